import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import TestFixtures
import Testing

/// Damage of one section at a time, each as often as the others however small it is, under checksums that are right.
///
/// Where counts, widths and offsets stand, numbers at the edge of something are written.
@Suite struct SectionFuzzTests {
    @Test func sections() async throws {
        let original = try CompleteIndex.bytes()
        let sections = Seal.sections(of: original).filter { !$0.isEmpty }
        let here = Coordinate(latitude: 47.1412, longitude: 9.5212)
        let requests: [SearchRequest] = [
            .text("Hauptstrasse 8a Vaduz"), .text("Vaduzz"), .text("cafe", in: .point(here)), .text("sankt margen 7"),
            .text("kiosk", options: SearchOptions(sort: .distance(from: here), includesFacets: true)),
            .reverse(here), .reverse(here, zoom: 8), .uri("t:cafe"), .uri("t:street#111"),
        ]
        var verified = 0
        let run = try await FuzzRun.run("sections", rounds: 100, heavyRounds: 20_000) { random in
            var bytes = original
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let section = sections.randomElement(using: &random) ?? 0..<bytes.count
                Self.damage(&bytes, section, using: &random)
            }
            let index: OfflineIndex
            do {
                index = try OfflineIndex(bytes: Seal.resealed(bytes, withSections: true))
            } catch let error as SearchError where error.code == .indexCorrupt {
                return false
            }
            do {
                try index.verify()
                verified += 1
            } catch let error as SearchError where error.code == .indexCorrupt {}
            let backend = OfflineBackend(index)
            for request in requests {
                do {
                    for object in try backend.answer(request).objects { #expect(object.coordinate.isValid) }
                } catch let error as SearchError where [.indexCorrupt, .notFound].contains(error.code) {}
            }
            do {
                _ = try backend.suggest(SuggestRequest(text: "ha"))
            } catch let error as SearchError where error.code == .indexCorrupt {}
            return true
        }
        // Some damage is met when a file is opened, some when it is asked, and some changes only what it says.
        #expect(run.acceptedCount * 10 > run.count && verified > 0 && verified < run.acceptedCount)
    }

    /// Writes a number of one to eight bytes; near the beginning for one in two, where counts and tables are.
    private static func damage(_ bytes: inout [UInt8], _ section: Range<Int>, using random: inout SplitMix64) {
        let reach = Bool.random(using: &random) ? min(section.count, 24) : section.count
        let place = section.lowerBound + Int.random(in: 0..<reach, using: &random)
        let width = min([1, 2, 4, 8].randomElement(using: &random) ?? 1, section.upperBound - place)
        let old = (0..<width).reduce(UInt64(0)) { $0 | UInt64(bytes[place + $1]) << UInt64(8 * $1) }
        let edges: [UInt64] = [0, 1, .max, 0x7FFF_FFFF, 0x8000_0000, old &+ 1, old &- 1, old << 1, old ^ 1 << 31]
        let new = Int.random(in: 0..<4, using: &random) == 0 ? random.next() : edges.randomElement(using: &random) ?? 0
        for byte in 0..<width { bytes[place + byte] = UInt8(truncatingIfNeeded: new >> UInt64(8 * byte)) }
    }
}
