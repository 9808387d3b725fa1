import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchTestSupport
import TestFixtures
import Testing

@testable import MapSearchOffline

/// Objects of a kind in any region, of sound and of damaged indexes.
@Suite struct KindSearchFuzzTests {
    @Test func damagedIndex() async throws {
        let original = try CompleteIndex.bytes()
        let run = try await FuzzRun.run("kinds", rounds: 20, heavyRounds: 20_000) { random in
            guard let index = try IndexFuzzTests.opened(IndexFuzzTests.damaged(original, using: &random)) else {
                return false
            }
            var isFound = false
            for _ in 0..<10 {
                let search = Self.search(index, using: &random)
                let region = Self.region(using: &random)
                try IndexFuzzTests.expectTypedErrors {
                    isFound = try !index.mappingFormatErrors { try search.objects(in: region) }.isEmpty || isFound
                }
            }
            return isFound
        }
        #expect(run.acceptedCount > 0)
    }

    /// Around a place there is what a look at each object finds.
    @Test func nearest() async throws {
        let index = try OfflineIndex(bytes: try CompleteIndex.bytes())
        let kinds = Set<ObjectKind>([.locality, .airport])
        let run = try await FuzzRun.run("kinds around", rounds: 50, heavyRounds: 5_000) { random in
            let center = Self.place(using: &random)
            let reach = Double.random(in: 0...200_000, using: &random)
            let search = KindSearch(index: index, kinds: kinds, distance: SearchSort.distance(from: center).measure)
            let found = try search.objects(in: .around(center, reach: reach))
            var expected: Set<UInt32> = []
            for document in 0..<UInt32(index.file.documentCount) where kinds.contains(try index.kind(of: document)) {
                let place = try index.file.coordinate(try index.file.attributes[document])
                if center.distance(to: place) <= reach { expected.insert(document) }
            }
            #expect(Set(found.map(\.document)) == expected && found.count == expected.count, "\(center) \(reach)")
            #expect(zip(found, found.dropFirst()).allSatisfy { $0.key <= $1.key })
            return !found.isEmpty
        }
        #expect(run.acceptedCount > 0)
    }

    private static func search(_ index: OfflineIndex, using random: inout SplitMix64) -> KindSearch {
        let kinds = index.kinds.filter { _ in Bool.random(using: &random) }
        let place = place(using: &random)
        let sorts: [SearchSort] = [
            .rank, .distance(from: place), .distanceFromLine(Polyline([place, Self.place(using: &random)])),
        ]
        return KindSearch(
            index: index, kinds: Set(kinds), distance: sorts.randomElement(using: &random)?.interruptibleMeasure())
    }

    private static func region(using random: inout SplitMix64) -> SearchRegion {
        let place = place(using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .everywhere
        case 1: return .around(place)
        case 2: return .around(place, reach: .random(in: 0...1e7, using: &random))
        case 3:
            return SearchRegion(.circle(CircularRegion(center: place, radius: .random(in: 0...1e6, using: &random))))
        default:
            let other = Self.place(using: &random)
            let bounds = CoordinateBounds(
                south: min(place.latitude, other.latitude), west: place.longitude,
                north: max(place.latitude, other.latitude), east: other.longitude)
            return SearchRegion(.bounds(bounds))
        }
    }

    /// A place near the objects, or anywhere, the poles and the 180th meridian among them.
    private static func place(using random: inout SplitMix64) -> Coordinate {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            Coordinate(
                latitude: [-90, 0, 90].randomElement(using: &random) ?? 0,
                longitude: [-180, 0, 180].randomElement(using: &random) ?? 0)
        case 1:
            Coordinate(
                latitude: .random(in: -90...90, using: &random), longitude: .random(in: -180...180, using: &random))
        default:
            Coordinate(
                latitude: .random(in: 46.9...47.5, using: &random), longitude: .random(in: 9.3...9.7, using: &random))
        }
    }
}
