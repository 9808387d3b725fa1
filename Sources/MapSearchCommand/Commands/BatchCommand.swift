import Foundation
import MapSearchOffline

extension Command {
    /// Answers many requests.
    static let batch = Command(
        name: "batch", operands: "[OPTIONS] < REQUESTS | --csv FILE [OPTIONS]",
        summary: "Answer requests from standard input, or geocode a table.",
        discussion: """
            Each request is a line of JSON, and so is its answer, in the same order. Members of a request: id, op (search,
            geocode, reverse, suggest, resolve), text, address (street, house, city, postcode, region, country), uri, latitude,
            longitude, zoom, radius, hierarchy, near, bounds, within, along, width, types, category, filters (a list of strings
            as for --filter), facets, sort, limit, page, openAt, language, correction. For an invalid request or an unknown
            member, the answer is an error, and processing continues. “microseconds” is the time of the search alone.

              echo '{"id":1,"op":"search","text":"vaduz"}' | mapsearch batch

            With --csv, the rows of a table are written with these columns added: latitude, longitude, match (exact, corrected,
            partial), confidence (0 to 1), unmatched (words), precision, name and uri. A column whose title is already in the
            table is called found_…. A summary is written to standard error; the exit code is 1 if no row was found. The
            separator (comma, semicolon, tab, bar), the encoding and the address columns are detected, the columns by their
            titles in about thirty languages (street, Straße, rue, PLZ, ville …). Use --columns to name other columns, by title
            or number, and --encoding if letters are wrong. Lines above the titles are kept. A row with too many fields is
            reported and written with “error” as its match; with --strict, it ends the run.

              mapsearch batch --csv shops.csv -o places.csv
              mapsearch batch --csv shops.csv --columns street,zip,town > places.csv

            With --reverse, the coordinates are read from columns such as latitude and longitude, and the added columns are the
            name, kind, address and its parts, distance and uri of what is there.

            With -o, the rows are written to FILE.partial, which is renamed to FILE when the table is complete. If a run is
            interrupted, give the same command with --resume: it continues FILE.partial, or an incomplete FILE.

              mapsearch batch --csv points.csv --reverse --zoom 10 -o towns.csv --resume
            """,
        options: [
            .value(
                "threads", "N",
                "answer N requests at the same time; by default one per core, or 1 with --online"),
            .value("csv", "FILE", "geocode this table; - for standard input"),
            .value("columns", "A,B,C", "the address columns, or with --reverse the latitude and longitude columns"),
            .encoding,
            .flag("reverse", "find what is at the coordinates in a table"),
            .value("zoom", "0…22", "with --reverse: the level of detail, as for the reverse command"),
            .value("output", "FILE", letter: "o", "write the table to this file"),
            .flag("strict", "with --csv: stop at the first row that cannot be read"),
            .flag("resume", "continue an interrupted run with the same table, indexes and options"),
        ] + .backend
    ) { arguments, session in
        let workers = Workers(count: try arguments.integer("threads", in: threadCounts) ?? defaultThreads(arguments))
        if let path = arguments["csv"] {
            return try await TableJob(arguments, input: path, workers: workers, session).run()
        }
        let ofTables = ["columns", "encoding", "reverse", "zoom", "strict", "resume", "output"]
        for option in ofTables where arguments.has(option) {
            throw CommandFailure.usage("--\(option) requires --csv FILE: add it.")
        }
        guard arguments.positionals.isEmpty else {
            let file = arguments.positionals[0]
            let isTable = [".csv", ".tsv", ".txt"].contains { file.lowercased().hasSuffix($0) }
            throw CommandFailure.usage(
                isTable
                    ? "batch needs --csv for a table: write `mapsearch batch --csv \(file)`."
                    : "batch reads standard input: write `mapsearch batch < \(file)`.")
        }
        let answerer = BatchAnswerer(
            answerer: try arguments.answerer(session.environment), languages: try arguments.languages())
        if (session.input as? FileStream)?.isTerminal == true {
            try session.complain(
                #"reading requests, one JSON object per line, such as {"op": "search", "text": "Vaduz"}; Ctrl-D ends."#)
        }
        OfflineIndex.prewarm()
        var lines = RequestLines(session.input, batchCount: workers.batchCount)
        try await workers.run(&lines) { batch in
            await answerer.answers(to: batch)
        } _: { answers in
            try session.output.append(answers)
            try session.output.flush()
        }
        return .success
    }

    private static let threadCounts = 1...256

    /// All cores for indexes; for services, as many requests as the user wants.
    private static func defaultThreads(_ arguments: Arguments) -> Int {
        arguments.has("online") ? 1 : min(ProcessInfo.processInfo.activeProcessorCount, threadCounts.upperBound)
    }
}
