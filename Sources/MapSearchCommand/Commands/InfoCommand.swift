import MapSearch
import MapSearchOffline

extension Command {
    /// Shows information about an index.
    static let info = Command(
        name: "info", operands: "[FILE…] [OPTIONS]",
        summary: "Show the source, licence, counts and size of an index.",
        discussion: """
            With --sections, the sections of the file are listed, largest first, with their bytes and their bytes per object.

              mapsearch info liechtenstein.mapindex --sections
            """,
        options: [.flag("sections", "also list the sections of the file with their sizes")] + .common
    ) { arguments, session in
        for (number, index) in try arguments.namedIndexes(session.environment).enumerated() {
            let counts = try index.objectCounts().sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
            let sections = arguments.has("sections") ? index.sectionSizes : []
            if arguments.has("json") {
                try session.output.json {
                    $0.info(index, counts)
                    if !sections.isEmpty { $0.sections(sections, objectCount: index.objectCount) }
                }
            } else {
                if number > 0 { try session.output.line() }
                for (name, value) in rows(index, counts) {
                    let padding = String(repeating: " ", count: max(0, 13 - name.count))
                    try session.output.line(session.style.bold(name) + padding + TextStyle.printable(value))
                }
                for line in lines(of: sections, objectCount: index.objectCount) { try session.output.line(line) }
            }
        }
        return .success
    }

    private static func rows(_ index: OfflineIndex, _ counts: [(key: ObjectKind, value: Int)]) -> [(String, String)] {
        let facts = [
            ("name", index.name), ("file", index.path ?? ""), ("date", index.date), ("licence", index.license),
        ]
        let credits = index.attributions.enumerated().map { ($0.offset == 0 ? "attribution" : "", $0.element.text) }
        let kinds = counts.map { ("  \($0.key.rawValue)", grouped($0.value)) }
        let sizes = [
            ("words", grouped(index.wordCount)), ("bytes", grouped(index.byteCount)),
            ("format", "\(index.formatVersion)"),
        ]
        return facts.filter { !$0.1.isEmpty } + credits + [("objects", grouped(index.objectCount))] + kinds + sizes
    }

    /// The sections as a table with right-aligned numbers, below its titles; empty if there are none.
    private static func lines(of sections: [(name: String, byteCount: Int)], objectCount: Int) -> [String] {
        guard !sections.isEmpty else { return [] }
        let rows =
            [("sections", "bytes", "per object")]
            + sections.map { section in
                (
                    "  \(section.name)", grouped(section.byteCount),
                    perObject(section.byteCount, objectCount)?.description ?? ""
                )
            }
        return rows.map { name, bytes, perObject in
            let columns = [(name, -16), (bytes, 14), (perObject, 12)]
            return columns.map { text, width in
                let padding = String(repeating: " ", count: max(0, abs(width) - text.count))
                return width < 0 ? text + padding : padding + text
            }.joined()
        }
    }

    /// The bytes of a section per object, with one decimal; nil if there are no objects.
    fileprivate static func perObject(_ byteCount: Int, _ objectCount: Int) -> Double? {
        guard objectCount > 0 else { return nil }
        return (Double(byteCount) * 10 / Double(objectCount)).rounded() / 10
    }

    /// Returns a number with thousands separators: 1,234,567.
    static func grouped(_ number: Int) -> String {
        var text = ""
        for (place, digit) in String(number).reversed().enumerated() {
            if place > 0, place.isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }
}

extension Arguments {
    /// The indexes given as arguments, with or without `--index`, or the bundled world.
    func namedIndexes(_ environment: [String: String]) throws -> [OfflineIndex] {
        let paths = positionals + values("index")
        return try paths.isEmpty ? indexes(environment) : paths.map { try Self.index($0, loading) }
    }
}

extension JSONWriter {
    fileprivate mutating func info(_ index: OfflineIndex, _ counts: [(key: ObjectKind, value: Int)]) {
        member("name", index.name)
        member("file", index.path)
        member("date", index.date)
        member("license", index.license)
        array("attribution", index.attributions) { $0.value($1.text) }
        member("objects", index.objectCount)
        object("kinds") { writer in
            for (kind, count) in counts {
                writer.key(named: kind.rawValue)
                writer.value(count)
            }
        }
        member("words", index.wordCount)
        member("bytes", index.byteCount)
        member("format", index.formatVersion)
    }

    fileprivate mutating func sections(_ sections: [(name: String, byteCount: Int)], objectCount: Int) {
        objects("sections", sections) { writer, section in
            writer.member("name", section.name)
            writer.member("bytes", section.byteCount)
            if let perObject = Command.perObject(section.byteCount, objectCount) {
                writer.key("bytesPerObject")
                writer.value(perObject)
            }
        }
    }
}
