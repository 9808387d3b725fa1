import MapSearchIndexing

/// A run of `batch --csv`: its input, output and messages.
struct TableJob {
    let geocoder: TableGeocoder
    let session: Session
    /// The table; `-` is standard input.
    let input: String
    /// The file to write; nil or `-` for standard output.
    let output: String?
    /// Whether to continue an earlier run.
    let resumes: Bool

    /// Reads the options of a table.
    ///
    /// - Throws: ``CommandFailure`` if they cannot be combined, or an index cannot be read.
    init(_ arguments: Arguments, input: String, workers: Workers, _ session: Session) throws {
        self.session = session
        self.input = input
        output = try arguments.output(reading: [input] + arguments.searchedFiles(session.environment))
            .flatMap { $0 == "-" ? nil : $0 }
        resumes = arguments.has("resume")
        guard !arguments.has("json") else {
            throw CommandFailure.usage("--csv writes a table: remove --json.")
        }
        guard arguments.positionals.isEmpty else {
            throw CommandFailure.usage("--csv takes one table: remove “\(arguments.positionals[0])”.")
        }
        guard !resumes || output != nil else {
            throw CommandFailure.usage("--resume continues an existing output file: add -o FILE.csv.")
        }
        guard !arguments.has("zoom") || arguments.has("reverse") else {
            throw CommandFailure.usage("--zoom requires --reverse: add it.")
        }
        var geocoder = TableGeocoder(
            answerer: try arguments.answerer(session.environment), options: try arguments.searchOptions(in: nil),
            workers: workers, columns: arguments.has("columns") ? arguments.list("columns") : nil)
        geocoder.isReverse = arguments.has("reverse")
        geocoder.encoding = try arguments.encoding()
        geocoder.isStrict = arguments.has("strict")
        geocoder.zoom = try arguments.zoom()
        self.geocoder = geocoder
    }

    /// Answers the rows of the table.
    func run() async throws -> ExitStatus {
        let counts =
            if input == "-" {
                try await run(CountingSource(session.input), name: "standard input", byteCount: nil)
            } else {
                try await FileStream.reading(input) {
                    try await run(CountingSource($0), name: input, byteCount: FileStream.length(of: input))
                }
            }
        let name = input == "-" ? "standard input" : input
        try session.complain(about: counts.unreadable, "not geocoded", of: name)
        try session.complain(about: counts.invalidCoordinates, "skipped", of: name)
        try session.complain(counts.summary)
        if let lack = counts.lackOfStreets { try session.complain(lack) }
        if geocoder.isReverse, counts.rows > 0, !counts.hasFound {
            try session.complain(
                "if latitude and longitude are swapped, name the columns in that order, with --columns; "
                    + "otherwise, check that the index covers these coordinates.")
        }
        return counts.hasFound ? .success : .nothingFound
    }

    private func run(_ source: CountingSource, name: String, byteCount: Int?) async throws -> MatchCounts {
        let progress = TableProgress(session, byteCount: byteCount)
        defer { progress.finish() }
        // On a terminal, the answers themselves show the progress.
        let showsProgress = output != nil || !session.isTerminal
        let listener = TableGeocoder.Listener(
            notice: { try session.complain($0) },
            progress: { if showsProgress { progress.show($0, source.byteCount) } })
        guard let output else {
            return try await geocoder.run(source, name: name, after: nil, listener) { _ in session.output }
        }
        let file = try TableFile(output, resumes: resumes, reading: input)
        do {
            let counts = try await run(source, name: name, file, listener)
            try file.finish()
            return counts
        } catch {
            if let advice = file.advice { try session.complain(advice) }
            throw error
        }
    }

    private func run(
        _ source: CountingSource, name: String, _ file: TableFile, _ listener: TableGeocoder.Listener
    ) async throws -> MatchCounts {
        guard let earlier = file.earlierPath else {
            return try await geocoder.run(source, name: name, after: nil, listener) { try file.open(keeping: $0) }
        }
        return try await FileStream.reading(earlier) { stream in
            try await geocoder.run(source, name: name, after: (stream, earlier), listener) {
                try file.open(keeping: $0)
            }
        }
    }
}
