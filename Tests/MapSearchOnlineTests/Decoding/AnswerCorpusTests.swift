import Foundation
import MapGeometry
import MapSearch
import TestFixtures
import Testing

import MapSearchOnline

/// What fuzzing found in answers of services, and their edges.
@Suite struct AnswerCorpusTests {
    @Test(arguments: try Corpus.entries("service-json"), DamagedAnswerTests.Service.allCases)
    func body(entry: Corpus.Entry, service: DamagedAnswerTests.Service) async throws {
        let body = Data(entry.bytes)
        let backend = try service.backend(FakeTransport { _ in HTTPResponse(status: 200, body: body) })
        var isTaken = false
        do {
            let objects = try await backend.response(to: .text("Vaduz")).objects
            #expect(objects.allSatisfy { !$0.name.isEmpty && $0.coordinate.isValid })
            isTaken = !objects.isEmpty
        } catch let error as SearchError {
            #expect(error.backend == service.rawValue, "\(error)")
        }
        // What one service answers may be read as another's; its name is the second word of that of the file.
        if !entry.isTaken || entry.name.contains("-\(service.rawValue)-") { #expect(isTaken == entry.isTaken) }
    }

    /// Lines of header fields: what is refused asks for a time that is none.
    @Test(arguments: try Corpus.entries("headers"))
    func headers(entry: Corpus.Entry) throws {
        var headers: [String: String] = [:]
        for line in entry.text.split(separator: "\n") {
            let end = try #require(line.firstIndex(of: ":"))
            headers[line[..<end].lowercased()] = line[line.index(after: end)...].trimmingCharacters(in: .whitespaces)
        }
        for now in [0, 1_700_000_000, 4_000_000_000] {
            let wait = HTTPDate.retryAfter(headers, now: now)
            let lifetime = CacheControl(headers, now: now).lifetime
            #expect(wait.map { $0 >= .zero && $0 <= .seconds(315_360_000) } ?? true)
            #expect(lifetime.map { $0 >= 0 && $0 <= 1 << 31 } ?? true)
            #expect((wait != nil || lifetime != nil) == entry.isTaken)
        }
    }
}
