import MapGeometry
import MapSearch
import MapSearchIndexing

/// Answers the lines of a batch, one by one and on any thread.
package struct BatchAnswerer: Sendable {
    let answerer: Answerer
    /// The languages for requests that do not specify any.
    let languages: [String]

    /// The largest number of bytes of a line.
    package static let maximumLineLength = 1 << 20

    /// Returns the answers to some lines, one per line.
    func answers(to batch: LineBatch) async -> [UInt8] {
        var writer = JSONWriter()
        let clock = AnswerClock()
        for line in batch.lines { await answer(line, at: clock, to: &writer) }
        return writer.bytes
    }

    /// Appends the answer to a line, and a line end; nothing for a blank line.
    private func answer(_ line: LineSplitter.Line, at clock: AnswerClock, to writer: inout JSONWriter) async {
        switch line {
        case .tooLong:
            let limit = Self.maximumLineLength
            fail(.badRequest("The line has more than \(limit) bytes: send one request per line."), nil, &writer)
        case .bytes(let bytes):
            if !bytes.allSatisfy(Self.isBlank) { await answer(bytes, at: clock, to: &writer) }
        }
    }

    private func answer(_ bytes: ArraySlice<UInt8>, at clock: AnswerClock, to writer: inout JSONWriter) async {
        let members: RequestMembers
        do {
            members = try RequestMembers(bytes)
        } catch {
            let message = "The line is not valid JSON at byte \(error.offset): \(error.message)"
            return fail(.badRequest(message), nil, &writer)
        }
        do {
            try await answer(try BatchRequest(members, languages: languages), members, at: clock, to: &writer)
        } catch let error as SearchError {
            fail(error, members, &writer)
        } catch {
            let cause =
                error is CancellationError
                ? SearchError.cancelled : .backendFailure(backend: answerer.backend.name, underlying: error)
            fail(cause, members, &writer)
        }
    }

    private func answer(
        _ request: BatchRequest, _ members: RequestMembers, at clock: AnswerClock, to writer: inout JSONWriter
    ) async throws {
        let start = ContinuousClock.now
        switch request.operation {
        case .search(let request):
            let response = try await answerer.answer(request)
            let time = ContinuousClock.now - start
            let clock = request.options.localTime.map { AnswerClock($0) } ?? clock
            write(members, time, to: &writer) {
                $0.answerMembers(response, at: clock, includesFacets: request.options.includesFacets)
            }
        case .suggest(let request):
            let suggestions = try await answerer.suggestions(for: request)
            write(members, ContinuousClock.now - start, to: &writer) {
                $0.answerMembers(suggestions, attributions: answerer.attributions)
            }
        }
    }

    private func write(
        _ members: RequestMembers, _ time: Duration, to writer: inout JSONWriter, _ body: (inout JSONWriter) -> Void
    ) {
        writer.line { writer in
            writer.key("id")
            members.writeID(to: &writer)
            body(&writer)
            writer.key("microseconds")
            // The clock counts nanoseconds.
            let (seconds, attoseconds) = time.components
            writer.value(Double(seconds * 1_000_000_000 + attoseconds / 1_000_000_000) / 1000)
        }
    }

    private func fail(_ error: SearchError, _ members: RequestMembers?, _ writer: inout JSONWriter) {
        writer.line { writer in
            writer.key("id")
            if let members { members.writeID(to: &writer) } else { writer.null() }
            writer.object("error") { writer in
                writer.member("code", error.code.identifier)
                writer.member("message", error.message)
            }
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
