import MapSearch

/// Answers the lines of a batch, one by one and on any thread.
struct BatchAnswerer: Sendable {
    let answerer: Answerer
    /// The languages to answer in when a request names none.
    let languages: [String]

    /// The largest number of bytes of a line.
    static let maximumLineLength = 1 << 20

    /// Appends the answer to a line, and a line end; nothing for a blank line.
    func answer(_ line: LineSplitter.Line, to writer: inout JSONWriter) async {
        switch line {
        case .tooLong:
            let limit = Self.maximumLineLength
            fail(.badRequest("The line has more than \(limit) bytes: send one request a line."), id: nil, &writer)
        case .bytes(let bytes):
            if !bytes.allSatisfy(Self.isBlank) { await answer(bytes, to: &writer) }
        }
    }

    private func answer(_ bytes: ArraySlice<UInt8>, to writer: inout JSONWriter) async {
        let value: JSONValue
        do {
            value = try JSONReader.value(of: bytes)
        } catch {
            let message = "The line is no JSON: \(error.message) at byte \(error.offset)."
            return fail(.badRequest(message), id: nil, &writer)
        }
        do {
            let request = try BatchRequest(value, languages: languages)
            try await answer(request, id: value["id"], to: &writer)
        } catch let error as SearchError {
            fail(error, id: value["id"], &writer)
        } catch {
            let cause =
                error is CancellationError
                ? SearchError.cancelled : .backendFailure(backend: answerer.backend.name, underlying: error)
            fail(cause, id: value["id"], &writer)
        }
    }

    private func answer(
        _ request: BatchRequest, id: JSONValue?, to writer: inout JSONWriter
    ) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        switch request.operation {
        case .search(let request):
            let response = try await answerer.answer(request)
            let time = clock.now - start
            write(id, time, to: &writer) { $0.answerMembers(response) }
        case .suggest(let request):
            let suggestions = try await answerer.suggestions(for: request)
            let time = clock.now - start
            write(id, time, to: &writer) { $0.answerMembers(suggestions, attributions: answerer.attributions) }
        }
    }

    private func write(
        _ id: JSONValue?, _ time: Duration, to writer: inout JSONWriter, _ members: (inout JSONWriter) -> Void
    ) {
        writer.line { writer in
            writer.key("id")
            writer.value(id ?? .null)
            members(&writer)
            writer.key("microseconds")
            // Nanoseconds are what the clock has.
            writer.value((time / .nanoseconds(1)).rounded() / 1000)
        }
    }

    private func fail(_ error: SearchError, id: JSONValue?, _ writer: inout JSONWriter) {
        writer.line { writer in
            writer.key("id")
            writer.value(id ?? .null)
            writer.key("error")
            writer.object { writer in
                writer.key("code")
                writer.value(error.code.identifier)
                writer.key("message")
                writer.value(error.message)
            }
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
