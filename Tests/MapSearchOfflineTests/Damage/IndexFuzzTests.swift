import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import TestFixtures
import Testing

/// Damaged indexes, and whatever an engine can be asked afterwards: no crash and no endless loop, only typed errors.
@Suite struct IndexFuzzTests {
    @Test func damagedIndex() async throws {
        let original = try CompleteIndex.bytes()
        let run = try await FuzzRun.run("index", rounds: 12, heavyRounds: 20_000) { random in
            guard let index = try Self.opened(Self.damaged(original, using: &random)) else { return false }
            let backend = OfflineBackend(index)
            for request in Self.requests {
                try Self.expectTypedErrors { _ = try backend.answer(request) }
            }
            for text in ["v", "sankt m", "lichtenst", "瓦"] {
                try Self.expectTypedErrors { _ = try backend.suggest(SuggestRequest(text: text)) }
            }
            try Self.expectTypedErrors { _ = try index.objectCounts() }
            try Self.expectTypedErrors { try index.verify() }
            return true
        }
        // Damage that nothing survives would test nothing.
        #expect(run.acceptedCount * 4 > run.count)
    }

    /// Any text of any pieces, in any order, of a sound index.
    @Test func texts() async throws {
        let backend = OfflineBackend(try OfflineIndex(bytes: try CompleteIndex.bytes()))
        let run = try await FuzzRun.run("texts", rounds: 20, heavyRounds: 20_000) { random in
            var bytes = Array(random.text(of: Self.pieces).utf8)
            if Bool.random(using: &random) { random.damage(text: &bytes, words: Self.pieces) }
            let text = String(decoding: bytes, as: UTF8.self)
            var isFound = false
            try Self.expectTypedErrors { isFound = try !backend.answer(.text(text)).objects.isEmpty }
            try Self.expectTypedErrors { _ = try backend.suggest(SuggestRequest(text: text)) }
            return isFound
        }
        #expect(run.acceptedCount > 0)
    }

    private static let pieces = [
        "Vaduz", "Sankt", "St.", "Märgen", "7", "Oberland", "Liechtenstein", "LI", "LSXB", "瓦杜茲", "Вадуц",
        "Hauptstrasse", "Hauptstr.",
        "8a", "8 A", "9-13", "3/2", "12 bis", "Haus", "9490", "FL-9490", "Café", "cafe", "kiosk", "near", "in", "bei",
        "рядом с", "wifi",
        "open now", "geöffnet", "cheap", "restaurants", "where to eat", "&", "and", "Ecke", ",", ";", "\n", "/", "-",
        "#", "(", ")", "\"",
        "47.14,9.52", "8FVFPFRC+22", "geo:47,9", "P.O. Box 12", "c/o", "2nd floor", "1234567890123456789", "x", "é",
        "\u{301}", "🏔",
        "\u{0}", "\u{202E}", "ﬁ", "ß", "İ", "ا", "ไทย", "リヒテンシュタイン", "Vaduzz", "Libechtenstein",
    ]

    /// A few bytes anywhere; the checksums made right again for three in four, those of the sections too for one.
    static func damaged(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        random.damage(&bytes, places: 1...8)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return bytes
        case 1: return Seal.resealed(bytes, withSections: true)
        default: return Seal.resealed(bytes)
        }
    }

    static func opened(_ bytes: [UInt8]) throws -> OfflineIndex? {
        var index: OfflineIndex?
        try expectTypedErrors { index = try OfflineIndex(bytes: bytes) }
        return index
    }

    static func expectTypedErrors(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as SearchError {
            let codes: [SearchError.Code] = [.indexCorrupt, .indexVersion, .notFound, .emptyQuery, .queryTooLong]
            guard codes.contains(error.code) else { throw error }
        }
    }

    private static let requests: [SearchRequest] = {
        let vaduz = Coordinate(latitude: 47.14, longitude: 9.52)
        let box = CoordinateBounds(south: 47, west: 9.4, north: 47.2, east: 9.6)
        let german = SearchOptions(languages: ["de", "ru", "zh"])
        let near = SearchOptions(sort: .distance(from: vaduz))
        let faceted = SearchOptions(sort: .distance(from: vaduz), includesFacets: true)
        let measured = SearchOptions(
            userPosition: vaduz, filters: [.range(SearchFilter.distance, to: 500)], includesFacets: true)
        return [
            .text("Vaduz"), .text("Vaduzz", options: german), .text("Vad"), .text("sankt margen", options: german),
            .text("Liechtenstien", options: german), .text("Märgen Oberland LI"), .text("LSXB"), .text("瓦杜茲"),
            .text("Märgen 7 qxzv"), .text("margen", in: .bounds(box, .required)), .text("margen", in: .point(vaduz)),
            .text("margen", options: near, page: .init(offset: 20, limit: 50)), .text("Oberlnad Makrgen"),
            .reverse(vaduz, zoom: nil), .reverse(vaduz, zoom: 4, options: german),
            .reverse(Coordinate(latitude: 47.22, longitude: 9.5)), .reverse(Coordinate(latitude: -90, longitude: 180)),
            .text("cafe", in: .point(vaduz), options: faceted), .text("margen", in: .point(vaduz), options: faceted),
            .text("cafe", in: .bounds(box, .required), options: measured),
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
