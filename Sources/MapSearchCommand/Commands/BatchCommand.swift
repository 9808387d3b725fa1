import Foundation
import MapSearch

extension Command {
    /// Answers many requests.
    static let batch = Command(
        name: "batch", operands: "[OPTIONS] < REQUESTS | --csv FILE [OPTIONS]",
        summary: "Answer requests from standard input, or geocode a table.",
        discussion: """
            A request is a line of JSON, and so is its answer, in the same order. Members of a request: id, op (search,
            geocode, reverse, suggest, resolve), text, latitude, longitude, zoom, radius, hierarchy, near, bounds, within,
            along, width, types, category, limit, language, correction; others are ignored. A line that is no request is answered
            by an error, and the rest goes on. “microseconds” is the search alone.

              echo '{"id":1,"op":"search","text":"vaduz"}' | mapsearch batch

            With --csv the rows of a table come back with latitude, longitude, match (exact, corrected, partial), confidence
            (0 to 1), the unmatched words, precision, name and uri; a summary goes to standard error. Without --columns the
            address is taken from the columns whose names say so (street, city, postcode …), else from all of them.

              mapsearch batch --csv shops.csv --columns street,zip,town > places.csv
            """,
        options: [
            .value(
                "threads", "N",
                "have N requests answered at the same time; by default one for each core, 1 with --online"),
            .value("csv", "FILE", "geocode this table; - is standard input"),
            .value("columns", "A,B,C", "the columns that make the address"),
        ] + .backend
    ) { arguments, session in
        let workers = Workers(count: try arguments.integer("threads", in: threadCounts) ?? defaultThreads(arguments))
        if let path = arguments["csv"] {
            guard !arguments.has("json") else {
                throw CommandFailure.usage("--csv answers with a table: leave --json out.")
            }
            let geocoder = TableGeocoder(
                answerer: try arguments.answerer(session.environment), options: try arguments.searchOptions(in: nil),
                workers: workers,
                columns: arguments.has("columns") ? arguments.list("columns") : nil)
            let counts =
                if path == "-" {
                    try await geocoder.run(session.input, name: "standard input", session.output)
                } else {
                    try await FileStream.reading(path) { try await geocoder.run($0, name: path, session.output) }
                }
            try session.complain(counts.summary)
            return counts.hasFound ? .success : .nothingFound
        }
        guard !arguments.has("columns") else { throw CommandFailure.usage("--columns belongs to --csv FILE: add it.") }
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
