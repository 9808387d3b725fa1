import MapSearchIndexing

extension Command {
    /// Builds an index from files.
    static let build = Command(
        name: "build", operands: "-o FILE.mapindex INPUT… [OPTIONS]", summary: "Build an index from files of places.",
        discussion: """
            Inputs are GeoJSON, one feature a line (.geojsonl, .ndjson, .geojsonseq). The index replaces the file at once
            when it is complete; a program that has the old one open keeps it.

              mapsearch build -o shops.mapindex shops.geojsonl
            """,
        options: [
            .value("output", "FILE.mapindex", letter: "o", "the index to write"),
            .value("format", "FORMAT", "geojson, for inputs with another extension"),
            .planned("boundaries", instead: "give the features a boundary"),
            .planned("memory", instead: "leave it out"),
            .flag("json", "report in JSON"),
            .flag("help", letter: "h", "show this"),
        ]
    ) { arguments, session in
        guard let output = arguments["output"], !output.isEmpty else {
            throw CommandFailure.usage("say what to write, as in `mapsearch build -o shops.mapindex shops.geojsonl`.")
        }
        guard !arguments.positionals.isEmpty else {
            throw CommandFailure.usage("say what to read, as in `mapsearch build -o \(output) shops.geojsonl`.")
        }
        for path in arguments.positionals { try check(path, format: arguments["format"]) }
        var builder = IndexBuilder(name: name(of: output))
        for path in arguments.positionals {
            try session.progress("reading \(path) …")
            try GeoJSONSequence(path: path).read(into: &builder)
        }
        try session.progress("indexing \(grouped(builder.count)) objects …")
        let report = try builder.write(to: output)
        if arguments.has("json") {
            try session.output.json { $0.report(report, file: output) }
        } else {
            try session.output.line(TextStyle.printable("\(output): \(report)"))
        }
        return .success
    }

    /// Refuses what cannot be read yet.
    private static func check(_ path: String, format: String?) throws(CommandFailure) {
        let file = path.lowercased()
        let extensions = ["geojsonl", "ndjson", "geojsonseq"]
        switch format {
        case "geojson": return
        case "osm", "geonames", "csv":
            throw .usage(
                "--format \(format ?? "") is not available yet: convert the data to GeoJSON, a feature a line.")
        case let format?:
            throw .usage("--format is “\(format)”: use geojson.")
        case nil:
            if extensions.contains(where: { file.hasSuffix(".\($0)") }) { return }
            if [".pbf", ".osm", ".csv", ".tsv", ".txt"].contains(where: file.hasSuffix) {
                throw .usage(
                    "\(path) is of a format that is not available yet: convert it to GeoJSON, a feature a line.")
            }
            throw .usage("\(path) is of an unknown format: add --format geojson if it is GeoJSON, a feature a line.")
        }
    }

    /// The name of a file without its folder and extension.
    private static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }
}

extension JSONWriter {
    fileprivate mutating func report(_ report: BuildReport, file: String) {
        object { writer in
            writer.member("file", file)
            let counts = [
                ("objects", report.objectCount), ("words", report.termCount), ("outlines", report.outlineCount),
                ("bytes", report.byteCount), ("droppedNames", report.droppedNameCount),
                ("missingParents", report.orphanCount),
            ]
            for (name, count) in counts {
                writer.key(name)
                writer.value(count)
            }
        }
    }
}
