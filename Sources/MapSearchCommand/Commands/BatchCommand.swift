import Foundation

extension Command {
    /// Answers many requests.
    static let batch = Command(
        name: "batch", operands: "[OPTIONS] < REQUESTS | --csv FILE [OPTIONS]",
        summary: "Answer requests from standard input, or geocode a table.",
        discussion: """
            A request is a line of JSON, and so is its answer, in the same order. Members of a request: id, op (search,
            geocode, reverse, suggest, resolve), text, address (street, house, city, postcode, region, country), uri, latitude,
            longitude, zoom, radius, hierarchy, near, bounds, within, along, width, types, category, filters (a list of texts
            as of --filter), facets, sort, limit, page, openAt, language, correction. A line that is no request, or has
            another member, is answered by an error, and the rest goes on. “microseconds” is the search alone.

              echo '{"id":1,"op":"search","text":"vaduz"}' | mapsearch batch

            With --csv the rows of a table come back with latitude, longitude, match (exact, corrected, partial), confidence
            (0 to 1), the unmatched words, precision, name and uri; a summary goes to standard error, and the exit code is 1
            when no row was found. Separator (comma, semicolon, tab, bar), encoding (UTF-8, UTF-16, Windows-1252) and the
            columns of the address are found out, the columns by their titles in some fifteen languages (street, Straße,
            rue, PLZ, ville …); --columns names others, by title or by number. What a title has already is called found_….

              mapsearch batch --csv shops.csv -o places.csv
              mapsearch batch --csv shops.csv --columns street,zip,town > places.csv

            With --reverse the coordinates in columns such as latitude and longitude are read, and name, kind, address and
            its parts, distance and uri of what is there are added. --resume goes on with a file that an interrupted run
            has written.

              mapsearch batch --csv points.csv --reverse --zoom 10 -o towns.csv --resume
            """,
        options: [
            .value(
                "threads", "N",
                "have N requests answered at the same time; by default one for each core, 1 with --online"),
            .value("csv", "FILE", "geocode this table; - is standard input"),
            .value("columns", "A,B,C", "the columns of the address, or with --reverse those of latitude and longitude"),
            .flag("reverse", "find what is at the coordinates of a table"),
            .value("zoom", "0…22", "with --reverse: how fine, as in reverse"),
            .value("output", "FILE", letter: "o", "write the table to this file"),
            .flag("resume", "go on where the file of -o ends"),
        ] + .backend
    ) { arguments, session in
        let workers = Workers(count: try arguments.integer("threads", in: threadCounts) ?? defaultThreads(arguments))
        if let path = arguments["csv"] {
            return try await TableJob(arguments, input: path, workers: workers, session).run()
        }
        for option in ["columns", "reverse", "zoom", "resume", "output"] where arguments.has(option) {
            throw CommandFailure.usage("--\(option) belongs to --csv FILE: add it.")
        }
        guard arguments.positionals.isEmpty else {
            throw CommandFailure.usage(
                "batch reads standard input: write `mapsearch batch < \(arguments.positionals[0])`.")
        }
        let answerer = BatchAnswerer(
            answerer: try arguments.answerer(session.environment), languages: arguments.list("language"))
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

    /// All cores for indexes; a service of others is not asked more at once than its user wants.
    private static func defaultThreads(_ arguments: Arguments) -> Int {
        arguments.has("online") ? 1 : min(ProcessInfo.processInfo.activeProcessorCount, threadCounts.upperBound)
    }
}
