import MapSearch
import MapSearchOffline
import SampleIsland
import Testing

@testable import AlongTheRoute

@Suite struct AlongTheRouteTests {
    private static let plan = Result {
        RoutePlan(backend: OfflineBackend(try SampleIsland.index()), route: SampleIsland.coastRoad)
    }

    @Test func stationsComeInTheOrderOfTravel() async throws {
        let pages = try await Self.plan.get().pages(of: 3)
        #expect(pages.map(\.count) == [3, 3, 2])
        let stops = pages.joined().compactMap(RoutePlan.stop)
        #expect(stops.map(\.kilometers) == stops.map(\.kilometers).sorted())
        #expect(stops.first?.name == "Harbour Fuel")
        #expect(stops.last?.name == "Coast Fuel 2")
        #expect(!stops.contains { $0.name == "Saltby Motors" }, "more than 500 m away")
        #expect(stops.first?.side == .right)
        #expect(stops.first { $0.name == "Westholm Garage" }?.side == .left)
    }

    @Test func aWiderCorridorHasMore() async throws {
        var plan = try Self.plan.get()
        plan.maximumDistance = 2000
        #expect(try await plan.pages(of: 50).joined().count == 9)
        plan.maximumDistance = 1
        #expect(try await plan.pages(of: 50).joined().isEmpty)
    }

    @Test func whatIsPassedIsLeftOut() async throws {
        var plan = try Self.plan.get()
        plan.driven = plan.route.length / 2
        let stops = try await plan.pages(of: 2).joined().compactMap(RoutePlan.stop)
        #expect(stops.map(\.name) == ["Northend Fuel", "Bay Station", "Coast Fuel 2"])
    }

    @Test func thePictureHasTheRouteAndTheStations() async throws {
        let plan = try Self.plan.get()
        let svg = try plan.picture(try await plan.pages(of: 3)).svg()
        #expect(svg.contains(">Lighthouse</text>"))
        #expect(svg.contains("420 m left"))
    }
}
