import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchIndexingFoundation

extension Command {
    /// Builds an index from files.
    static let build = Command(
        name: "build", operands: "-o FILE.mapindex INPUT… [OPTIONS]", summary: "Build an index from data files.",
        discussion: """
            Inputs can be OpenStreetMap extracts (.osm.pbf), which are read as one; GeoJSON, as a document or one feature per
            line (.geojson, .json, .geojsonl, .ndjson, .geojsonseq); tables with column titles, such as those of
            OpenAddresses (.csv, .tsv); and GeoNames tables (--format geonames), with their companion files in the same
            folder and files of alternate names. The finished index replaces the output file in one step and keeps its
            permissions; programs that have the old file open are not affected. If the output is a symbolic link, its target
            is replaced; a device or pipe is written to.

            The separator, encoding and columns of a table are detected, the columns by their titles in about thirty languages.
            A row or feature that is not a place is skipped and reported with its line, and so is a value of a table that cannot be
            interpreted; with --strict, it stops the build.

              mapsearch build -o li.mapindex liechtenstein.osm.pbf
              mapsearch build -o cities.mapindex --format geonames cities15000.txt
              mapsearch build -o li.mapindex --format geonames LI.txt alternatenames/LI.txt
              mapsearch build -o shops.mapindex shops.csv --columns name=Filiale,lat=Y,lon=X,phone=Telefon
              mapsearch build -o parks.mapindex parks.geojson --kind area --properties name=title

            \(HelpText.list("Fields of --columns:", DelimitedFile.Field.allCases.map(\.rawValue)))
            \(HelpText.list("Fields of --properties:", GeoJSONFile.Property.allCases.map(\.rawValue)))
            """,
        options: [
            .value("output", "FILE.mapindex", letter: "o", "the index to write"),
            .value(
                "format", "FORMAT", of: BuildFormat.allCases.map(\.rawValue),
                "osm, geonames, geojson or csv, for files with another extension"),
            .value("country", "CODE", "the country of places without one, such as GB"),
            .value(
                "columns", "FIELD=TITLE,…", isRepeatable: true,
                "the meaning of table columns, if their titles are not recognized"),
            .encoding,
            .value(
                "properties", "FIELD=NAME,…", isRepeatable: true,
                "the meaning of GeoJSON properties, if their names are not recognized"),
            .value(
                "kind", "KIND", completions: ObjectKind.known.map(\.rawValue),
                "the kind of rows and features without one: business, locality, area …"),
            .planned("boundaries", instead: "give the features a boundary"),
            .value("memory", "SIZE", "the approximate memory to use, such as 64K or 2G; 400M by default"),
            .flag("strict", "stop at the first row or feature that cannot be read"),
            .flag("json", "print the report as JSON"),
            .flag("help", letter: "h", "show this help"),
        ]
    ) { arguments, session in
        var sources = arguments.positionals
        if arguments["format"] == "geonames" { sources += sources.flatMap { GeoNamesTable(path: $0).companions } }
        guard let output = try arguments.output(reading: sources), !output.isEmpty else {
            throw CommandFailure.usage(
                "no output given: use -o, as in `mapsearch build -o shops.mapindex shops.geojsonl`.")
        }
        guard !arguments.positionals.isEmpty else {
            throw CommandFailure.usage(
                "no input given: name a file, as in `mapsearch build -o \(output) shops.geojsonl`.")
        }
        guard output != "-" else {
            throw CommandFailure.usage(
                "an index cannot be written to standard output: name a file, as in `-o shops.mapindex`.")
        }
        let country = try country(arguments["country"])
        let inputs = try arguments.positionals.map { path in
            (path: path, format: try BuildFormat(of: path, named: arguments["format"]))
        }
        let columns: [DelimitedFile.Field: String] = try arguments.mapping("columns")
        let properties: [GeoJSONFile.Property: String] = try arguments.mapping("properties")
        for (option, format) in [("columns", BuildFormat.csv), ("encoding", .csv), ("properties", .geojson)] {
            guard !arguments.has(option) || inputs.contains(where: { $0.format == format }) else {
                throw CommandFailure.usage(
                    "--\(option) applies only to --format \(format.rawValue), and no input has that format.")
            }
        }
        let encoding = try arguments.encoding()
        let kind = try kind(arguments["kind"])
        var builder = IndexBuilder(name: name(of: output))
        if let size = arguments["memory"] { builder.memoryLimit = try byteCount(size) }
        builder.scratchFolder = try scratchFolder(of: output)
        let extracts = inputs.filter { $0.format == .osm }.map(\.path)
        var extractReport: OSMReport?
        if !extracts.isEmpty {
            try session.progress("reading \(extracts.joined(separator: ", ")) …")
            let progress = BuildProgress(session)
            defer { progress.finish() }
            extractReport = try OSMExtract(paths: extracts, countryCode: country)
                .read(into: &builder, progress: progress.show)
        }
        var tableReports: [(path: String, report: DelimitedReport)] = []
        var featureReports: [(path: String, report: GeoJSONReport)] = []
        let isStrict = arguments.has("strict")
        let nameTables = try inputs.filter { $0.format == .geonames }.map(\.path).filter(
            GeoNamesTable.hasAlternateNames)
        guard nameTables.isEmpty || inputs.contains(where: { $0.format == .geonames && !nameTables.contains($0.path) })
        else {
            throw CommandFailure.usage("\(nameTables[0]) contains only alternate names: add the main table.")
        }
        for (path, format) in inputs where format != .osm && !nameTables.contains(path) {
            try session.progress("reading \(path) …")
            switch format {
            case .osm: break
            case .geojson:
                var file = GeoJSONFile(path: path, kind: kind, countryCode: country)
                file.properties = properties
                file.isStrict = isStrict
                let report = try file.read(into: &builder)
                try session.complain(about: report.skipped, of: path)
                try session.complain(aboutUnused: report.unusedProperties, "properties", of: path)
                featureReports.append((path, report))
            case .geonames:
                var table = GeoNamesTable(path: path)
                table.alternateNames = nameTables
                table.isStrict = isStrict
                let report = try table.read(into: &builder)
                try session.complain(about: report.skipped, of: path)
                tableReports.append((path, report))
            case .csv:
                var table = DelimitedFile(path: path, kind: kind ?? .business, countryCode: country)
                table.columns = columns
                table.isStrict = isStrict
                table.encoding = encoding
                table.possibleEncodings = TableEncoding.known
                let report = try table.read(into: &builder)
                if let name = report.encoding, encoding == nil {
                    try session.complain(
                        "\(path) is not UTF-8 and was read as \(name): if letters are wrong, add --encoding NAME.")
                }
                try session.complain(about: report.skipped, of: path)
                try session.complain(about: report.ignoredValues, "ignored", of: path)
                try session.complain(aboutUnused: report.unusedColumns, "columns", of: path)
                tableReports.append((path, report))
            }
        }
        try session.progress("indexing \(grouped(builder.count)) objects …")
        let progress = BuildProgress(session)
        let report: BuildReport
        do {
            defer { progress.finish() }
            report = try builder.write(to: output, progress: progress.show)
        }
        if report.objectCount == 0 {
            try session.complain("\(output) is empty: no place was found in the input.")
        }
        if arguments.has("json") {
            try session.output.json { $0.report(report, extractReport, tableReports, featureReports, file: output) }
        } else {
            try session.output.line(TextStyle.printable("\(output): \(report)"))
            if let extractReport { try session.output.line("OpenStreetMap: \(extractReport)") }
            for (path, report) in tableReports {
                try session.output.line(TextStyle.printable("\(path): \(report)"))
            }
            for (path, report) in featureReports where report.skipped.count > 0 || report.houseCount > 0 {
                try session.output.line(TextStyle.printable("\(path): \(report)"))
            }
        }
        return .success
    }

    /// Returns a two-letter country code.
    private static func country(_ text: String?) throws(CommandFailure) -> String? {
        guard let text else { return nil }
        guard text.utf8.count == 2, text.utf8.allSatisfy({ 0x41...0x5A ~= $0 & 0xDF }) else {
            throw .usage("--country is “\(text)”: use the two letters of ISO 3166-1, as in GB.")
        }
        return text.uppercased()
    }

    /// A kind of objects.
    private static func kind(_ text: String?) throws(CommandFailure) -> ObjectKind? {
        guard let text else { return nil }
        guard let kind = ObjectKind.known.first(where: { $0.rawValue == text }) else {
            let names = ObjectKind.known.map(\.rawValue).joined(separator: ", ")
            throw .usage("--kind is “\(text)”: use one of \(names).")
        }
        return kind
    }

    /// Returns a number of bytes, optionally with a suffix for thousands, millions or billions.
    private static func byteCount(_ text: String) throws(CommandFailure) -> Int {
        let units: [Character: Int] = ["K": 1_000, "M": 1_000_000, "G": 1_000_000_000]
        let unit = text.uppercased().last.flatMap { units[$0] }
        let digits = unit == nil ? text[...] : text.dropLast()
        guard digits.utf8.allSatisfy(\.isASCIIDigit), let number = Int(digits), number > 0,
            case let (count, isTooLarge) = number.multipliedReportingOverflow(by: unit ?? 1), !isTooLarge
        else { throw .usage("--memory is “\(text)”: use a size such as 400M or 2G.") }
        return count
    }

    /// Returns the folder for scratch files, where there is space for the index; not that of a device.
    private static func scratchFolder(of path: String) throws(CommandFailure) -> String {
        do throws(OutputFile.Failure) {
            return try OutputFile(path: path).folder
        } catch {
            throw .unwritable(path, errno: error.errno)
        }
    }

    /// The name of a file without its folder and extension.
    private static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }
}
