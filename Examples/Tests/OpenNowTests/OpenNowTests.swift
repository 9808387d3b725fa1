import MapSearch
import MapSearchOffline
import SampleIsland
import Testing

@testable import OpenNow

@Suite struct OpenNowTests {
    private static let backend = Result { OfflineBackend(try SampleIsland.index()) }

    private static func guide(_ time: String) throws -> RestaurantGuide {
        RestaurantGuide(
            backend: try backend.get(), place: SampleIsland.market, time: try #require(CivilTime(time)))
    }

    @Test func eachStepKeepsSomeOfTheOneBefore() throws {
        let guide = try Self.guide("2026-06-05T21:45")
        var last: Set<String>?
        var counts: [Int] = []
        for step in RestaurantGuide.steps {
            let names = Set(try guide.rows(step).map(\.name))
            #expect(last?.isSuperset(of: names) ?? true, "\(step.title)")
            last = names
            counts.append(names.count)
        }
        #expect(counts == [10, 8, 6, 5])
    }

    @Test func everyoneIsListedForAReason() throws {
        let guide = try Self.guide("2026-06-05T21:45")
        let rows = try guide.rows(RestaurantGuide.steps[1])
        #expect(rows.map(\.meters) == rows.map(\.meters).sorted(), "the nearest first")
        let reasons = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.reason) })
        #expect(reasons["The Anchor"] == "Open · closes at 23:00, tables outside")
        #expect(reasons["Island Kitchen"] == "opening hours unknown")
        #expect(reasons["Forno"] == nil, "closed since three")
    }

    @Test(
        "through the day",
        arguments: [
            ("2026-06-05T08:00", 1), ("2026-06-05T12:30", 5), ("2026-06-05T15:30", 3), ("2026-06-06T01:00", 1),
            ("2026-06-06T04:00", 0),
        ])
    func open(time: String, count: Int) throws {
        #expect(try Self.guide(time).rows(RestaurantGuide.steps[2]).count == count)
    }

    @Test func thePictureNamesThem() throws {
        let guide = try Self.guide("2026-06-05T21:45")
        let svg = try guide.picture().svg()
        #expect(svg.contains("The Anchor: open"))
        #expect(svg.contains("Forno: closed"))
        #expect(svg.contains("Island Kitchen: unknown"))
    }
}
