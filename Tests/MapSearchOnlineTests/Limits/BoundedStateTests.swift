import MapGeometry
import MapSearch
import MapSearchTestSupport
import Testing

@testable import MapSearchOnline

/// What is kept between requests, for many hosts and for large places.
@Suite struct BoundedStateTests {
    @Test func limitersThatNobodyUsesGo() {
        let limits = HostLimits()
        let time = Timekeeper(ManualClock())
        let kept = limits.limiter(of: "kept", interval: .seconds(1), time: time)
        for number in 0..<10_000 {
            _ = limits.limiter(of: "host\(number)", interval: .seconds(1), time: time)
            #expect(limits.count <= 128)
        }
        #expect(limits.limiter(of: "kept", interval: .seconds(1), time: time) === kept)
    }

    /// Each of them is found again, and adding one does not take longer for many.
    @Test(.timeLimit(.minutes(1))) func manyHosts() {
        let limits = HostLimits()
        let time = Timekeeper(ManualClock())
        let all = (0..<100_000).map { limits.limiter(of: "host\($0)", interval: .seconds(1), time: time) }
        #expect(limits.count == all.count)
        #expect(limits.limiter(of: "host77", interval: .seconds(1), time: time) === all[77])
    }

    private static func place(_ number: Int, tag: String) -> ServicePlace {
        ServicePlace(
            uris: ["osm:n\(number)"], name: "Place \(number)", coordinate: Coordinate(latitude: 1, longitude: 2),
            kind: .locality,
            address: Address(), tags: TagDictionary(["note": tag]))
    }

    @Test func largePlacesTakeRoom() {
        let places = RecentPlaces()
        places.keep((0..<3_000).map { Self.place($0, tag: "") })
        #expect(places.count == 2_000)
        #expect(places["osm:n2999"] != nil && places["osm:n999"] == nil)
        let note = String(repeating: "x", count: 1 << 20)
        places.keep((3_000..<3_100).map { Self.place($0, tag: note) })
        #expect(places.count < 10)
        #expect(places["osm:n3099"] != nil)
    }
}
