import Foundation
import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import Testing

/// Damage at random, and whatever an engine can be asked afterwards: no crash and no endless loop, only typed errors.
///
/// A trap ends the process; `MAPSEARCH_SEED` begins with another seed and `MAPSEARCH_ROUNDS` sets how many.
@Suite(.enabled(if: environment("MAPSEARCH_HEAVY") == "1", "set MAPSEARCH_HEAVY=1 to run"))
struct HeavyMutationTests {
    @Test func randomDamageDoesNoHarm() throws {
        let seed = environment("MAPSEARCH_SEED").flatMap { UInt64($0) } ?? 1
        let rounds = environment("MAPSEARCH_ROUNDS").flatMap { Int($0) } ?? 100_000
        try Mutation.run(seeds: seed..<seed + UInt64(rounds))
    }
}

/// A sample of the same, small enough for every day.
@Suite struct MutationTests {
    @Test func randomDamageDoesNoHarm() throws {
        try Mutation.run(seeds: 1_000_000..<1_000_120)
    }
}

private func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

private enum Mutation {
    /// Damages the index once for each seed and asks it everything.
    static func run(seeds: Range<UInt64>) throws {
        let bytes = try CompleteIndex.bytes()
        var openedCount = 0
        for seed in seeds {
            var generator = SplitMix64(seed: seed)
            guard let index = try opened(damaged(bytes, using: &generator), seed) else { continue }
            openedCount += 1
            let backend = OfflineBackend(index)
            for request in requests {
                try expectTypedErrors(seed) { _ = try backend.answer(request) }
            }
            for text in ["v", "sankt m", "lichtenst", "瓦"] {
                try expectTypedErrors(seed) { _ = try backend.suggest(SuggestRequest(text: text)) }
            }
            try expectTypedErrors(seed) { _ = try index.objectCounts() }
            try expectTypedErrors(seed) { try index.verify() }
        }
        // Mutations that nothing survives would test nothing.
        #expect(openedCount * 4 > seeds.count)
    }

    /// One to eight bytes anywhere; the checksums made right again for three in four, those of the sections too for one.
    private static func damaged(_ bytes: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let offset = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 1: bytes[offset] = values.randomElement(using: &generator)!
            default: bytes[offset] = .random(in: 0...255, using: &generator)
            }
        }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return bytes
        case 1: return Seal.resealed(bytes, withSections: true)
        default: return Seal.resealed(bytes)
        }
    }

    private static func opened(_ bytes: [UInt8], _ seed: UInt64) throws -> OfflineIndex? {
        var index: OfflineIndex?
        try expectTypedErrors(seed) { index = try OfflineIndex(bytes: bytes) }
        return index
    }

    private static func expectTypedErrors(_ seed: UInt64, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as SearchError {
            let codes: [SearchError.Code] = [.indexCorrupt, .indexVersion, .notFound]
            guard codes.contains(error.code) else {
                Issue.record("seed \(seed): \(error)")
                throw error
            }
        }
    }

    private static let requests: [SearchRequest] = {
        let vaduz = Coordinate(latitude: 47.14, longitude: 9.52)
        let box = CoordinateBounds(south: 47, west: 9.4, north: 47.2, east: 9.6)
        let german = SearchOptions(languages: ["de", "ru", "zh"])
        let near = SearchOptions(sort: .distance(from: vaduz))
        return [
            .text("Vaduz"), .text("Vaduzz", options: german), .text("Vad"), .text("sankt margen", options: german),
            .text("Liechtenstien", options: german), .text("Märgen Oberland LI"), .text("LSXB"), .text("瓦杜茲"),
            .text("Märgen 7 qxzv"), .text("margen", in: .bounds(box, .required)), .text("margen", in: .point(vaduz)),
            .text("margen", options: near, page: .init(offset: 20, limit: 50)), .text("Oberlnad Makrgen"),
            .reverse(vaduz, zoom: nil), .reverse(vaduz, zoom: 4, options: german),
            .reverse(Coordinate(latitude: 47.22, longitude: 9.5)), .reverse(Coordinate(latitude: -90, longitude: 180)),
            .text("Hauptstrasse 4 Vaduz"), .text("Hauptstrasse 6, 9490 Vaduz"), .text("111 Hauptstrasse"),
            .text("Hauptstrasse 11 Vaduz"), .text("Hauptstr 8 A Vaduz"), .text("Hauptstrasse 77"), .text("9491"),
            .text("Cafe Amann Hauptstrasse 8a"), .text("kiosk", in: .bounds(box, .required)),
            .reverse(Coordinate(latitude: 47.1412, longitude: 9.5211)),
            .reverse(Coordinate(latitude: 47.1412, longitude: 9.5211), zoom: 16),
            .uri("t:street#8a"), .uri("t:street#111"), .uri("t:cafe"),
            .uri("t:vaduz", options: german), .uri("t:village17"), .uri("t:none"),
        ]
    }()
}
