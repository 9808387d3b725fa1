import Foundation
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import MapSearchWorld
import TestFixtures
import Testing

/// The bundled world against graded samples: what must come first, what may be there, what would be harmful.
@Suite("Relevance of the bundled world")
struct RelevanceTests {
    @Test("Own samples", arguments: Sample.all)
    func sample(_ sample: Sample) throws {
        let uris = try backend.answer(.text(sample.query)).objects.map { $0.uri ?? "" }
        for harmful in sample.harmful {
            #expect(!uris.prefix(3).contains(harmful), "“\(sample.query)” must not lead with \(harmful): \(uris)")
        }
        let place = sample.vital.compactMap { uris.firstIndex(of: $0) }.min()
        withKnownIssue(isIntermittent: false) {
            #expect(place.map { $0 < sample.limit } ?? false, "“\(sample.query)” wants \(sample.vital), not \(uris)")
        } when: {
            sample.isKnownMiss
        }
    }

    @Test("Other projects' queries: no more misses than the saved baseline", .enabled(if: SharedQueries.isPresent))
    func sharedQueries() throws {
        let rows = try SharedQueries.rows()
        var missed: [SharedQueries.Row] = []
        for row in rows where try !isAccepted(row.query, row, limit: row.limit) { missed.append(row) }
        let share = 1 - Double(missed.count) / Double(rows.count)
        let baseline = try SharedQueries.baseline()
        let new = missed.filter { !baseline.contains($0.line) }
        #expect(share >= 0.985, "only \(share) of \(rows.count) rows are answered")
        #expect(new.isEmpty, "new misses: \(new.map { "line \($0.line): \($0.query)" })")
    }

    @Test("One mistyped letter, with the country and without", .enabled(if: SharedQueries.isPresent))
    func mistypedQueries() throws {
        let seed: UInt64 = 2026
        var random = SplitMix64(seed: seed)
        var plain = (right: 0, count: 0)
        var located = (right: 0, count: 0)
        let rows = try SharedQueries.rows().filter { $0.query.count >= 5 && $0.query.allSatisfy(\.isLetter) }
        for row in rows.shuffled(using: &random).prefix(TestRun.isHeavy ? 300 : 60) {
            guard try isAccepted(row.query, row, limit: 1) else { continue }
            let text = Self.mistyped(row.query.lowercased(), &random)
            plain.count += 1
            plain.right += try isAccepted(text, row, limit: 1) ? 1 : 0
            guard let country = try backend.answer(.uri(row.uris[0])).objects.first?.address?.country else { continue }
            located.count += 1
            located.right += try isAccepted("\(text), \(country)", row, limit: 1) ? 1 : 0
        }
        #expect(Double(plain.right) >= 0.85 * Double(plain.count), "seed \(seed): \(plain)")
        #expect(Double(located.right) >= 0.95 * Double(located.count), "seed \(seed): \(located)")
    }

    private let backend: OfflineBackend

    init() throws {
        backend = try OfflineBackend(WorldGazetteer.index)
    }

    private func isAccepted(_ text: String, _ row: SharedQueries.Row, limit: Int) throws -> Bool {
        try backend.answer(.text(text)).objects.prefix(limit).contains { row.uris.contains($0.uri ?? "") }
    }

    /// A text with one letter left out, put in, changed, or swapped with the next.
    private static func mistyped(_ text: String, _ random: inout SplitMix64) -> String {
        var letters = Array(text)
        let place = Int.random(in: 0..<letters.count - 1, using: &random)
        let letter = Array("abcdefghijklmnopqrstuvwxyz")[Int.random(in: 0..<26, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: letters.remove(at: place)
        case 1: letters.insert(letter, at: place)
        case 2: letters[place] = letter
        default: letters.swapAt(place, place + 1)
        }
        let result = String(letters)
        return result == text ? mistyped(text, &random) : result
    }
}
