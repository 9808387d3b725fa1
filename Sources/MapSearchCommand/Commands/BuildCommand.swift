import MapSearchIndexing

extension Command {
    /// Builds an index from files.
    static let build = Command(
        name: "build", operands: "-o FILE.mapindex INPUT… [OPTIONS]", summary: "Build an index from files of places.",
        discussion: """
            Inputs are OpenStreetMap extracts (.osm.pbf), which are read as one, and GeoJSON, one feature a line
            (.geojsonl, .ndjson, .geojsonseq). The index replaces the file at once when it is complete; a program that has
            the old one open keeps it.

              mapsearch build -o li.mapindex liechtenstein.osm.pbf
              mapsearch build -o shops.mapindex shops.geojsonl
            """,
        options: [
            .value("output", "FILE.mapindex", letter: "o", "the index to write"),
            .value("format", "FORMAT", "osm or geojson, for inputs with another extension"),
            .value("country", "CODE", "the country of OpenStreetMap data without one in them, as in GB"),
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
        let country = try country(arguments["country"])
        let inputs = try arguments.positionals.map { path in
            (path: path, format: try BuildFormat(of: path, named: arguments["format"]))
        }
        var builder = IndexBuilder(name: name(of: output))
        let extracts = inputs.filter { $0.format == .osm }.map(\.path)
        var extractReport: OSMReport?
        if !extracts.isEmpty {
            try session.progress("reading \(extracts.joined(separator: ", ")) …")
            let progress = BuildProgress(session)
            defer { progress.finish() }
            extractReport = try OSMExtract(paths: extracts, countryCode: country)
                .read(into: &builder, progress: progress.show)
        }
        for (path, format) in inputs where format != .osm {
            try session.progress("reading \(path) …")
            switch format {
            case .geojson: try GeoJSONSequence(path: path).read(into: &builder)
            case .osm: break
            case .geonames, .csv:
                throw CommandFailure.usage(
                    "\(format.rawValue) is not available yet: convert the data to GeoJSON, a feature a line.")
            }
        }
        try session.progress("indexing \(grouped(builder.count)) objects …")
        let report = try builder.write(to: output)
        if arguments.has("json") {
            try session.output.json { $0.report(report, extractReport, file: output) }
        } else {
            try session.output.line(TextStyle.printable("\(output): \(report)"))
            if let extractReport { try session.output.line("OpenStreetMap: \(extractReport)") }
        }
        return .success
    }

    /// A country as two letters.
    private static func country(_ text: String?) throws(CommandFailure) -> String? {
        guard let text else { return nil }
        guard text.utf8.count == 2, text.utf8.allSatisfy({ 0x41...0x5A ~= $0 & 0xDF }) else {
            throw .usage("--country is “\(text)”: use the two letters of ISO 3166-1, as in GB.")
        }
        return text.uppercased()
    }

    /// The name of a file without its folder and extension.
    private static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }
}

extension JSONWriter {
    fileprivate mutating func report(_ report: BuildReport, _ extract: OSMReport?, file: String) {
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
            guard let extract else { return }
            writer.key("openStreetMap")
            writer.object { writer in
                let counts = [
                    ("objects", extract.objectCount), ("records", extract.recordCount), ("houses", extract.houseCount),
                    ("joined", extract.joinedCount), ("strayHouses", extract.strayHouseCount),
                    ("droppedHouses", extract.homelessHouseCount), ("droppedRanges", extract.brokenRangeCount),
                    ("droppedBoundaries", extract.cutBoundaryCount), ("openBoundaries", extract.openBoundaryCount),
                    ("brokenAreas", extract.brokenAreaCount), ("droppedWays", extract.emptyWayCount),
                    ("droppedNodes", extract.misplacedNodeCount), ("duplicates", extract.duplicateCount),
                ]
                for (name, count) in counts {
                    writer.key(name)
                    writer.value(count)
                }
            }
        }
    }
}
