import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct CoordinateBoundsTests {
    private let fiji = CoordinateBounds(south: -21, west: 177, north: -12, east: -178)

    @Test func crossesThe180thMeridian() {
        #expect(fiji.spans180thMeridian)
        #expect(fiji.span == CoordinateSpan(latitudeDelta: 9, longitudeDelta: 5))
        #expect(fiji.center == Coordinate(latitude: -16.5, longitude: 179.5))
        #expect(fiji.contains(Coordinate(latitude: -17, longitude: -179.5)))
        #expect(fiji.contains(Coordinate(latitude: -17, longitude: 180)))
        #expect(fiji.contains(Coordinate(latitude: -17, longitude: 182)))
        #expect(!fiji.contains(Coordinate(latitude: -17, longitude: 0)))
        #expect(!fiji.contains(Coordinate(latitude: .nan, longitude: 178)))
    }

    @Test(arguments: [
        (90.0, -90.0), (10, 5), (Double.nan, 5), (5, Double.nan), (91, 95), (-95, -91), (.infinity, .infinity),
    ])
    func emptyWhenNoLatitudeIsLeft(south: Double, north: Double) {
        let bounds = CoordinateBounds(south: south, west: 0, north: north, east: 1)
        #expect(bounds == .empty)
        #expect(bounds.isEmpty)
        #expect(bounds.span == CoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
        #expect(!bounds.center.isValid)
    }

    @Test func latitudesAreClamped() {
        #expect(CoordinateBounds(south: -1000, west: -180, north: 1000, east: 180) == .world)
        #expect(CoordinateBounds.world.isWorld)
        #expect(!CoordinateBounds.world.spans180thMeridian)
    }

    @Test func emptyIsTheIdentityOfUnion() {
        #expect(fiji.union(.empty) == fiji)
        #expect(CoordinateBounds.empty.union(fiji) == fiji)
        #expect(fiji.contains(.empty))
        #expect(!CoordinateBounds.empty.contains(fiji))
        #expect(!fiji.intersects(.empty))
        #expect(fiji.intersection(.empty) == .empty)
        #expect(fiji.intersections(.empty).isEmpty)
    }

    @Test func unionTakesTheShorterWay() {
        let tonga = CoordinateBounds(south: -22, west: -176, north: -15, east: -173)
        let union = fiji.union(tonga)
        #expect(union == CoordinateBounds(south: -22, west: 177, north: -12, east: -173))
        var formed = fiji
        formed.formUnion(Coordinate(latitude: -30, longitude: 170))
        #expect(formed == CoordinateBounds(south: -30, west: 170, north: -12, east: -178))
        #expect(fiji.union(Coordinate(latitude: 100, longitude: 0)) == fiji)
        #expect(fiji.union(Coordinate(latitude: 0, longitude: .nan)) == fiji)
    }

    @Test func twoIntersections() {
        let most = CoordinateBounds(south: -10, west: -100, north: 10, east: 100)
        let other = CoordinateBounds(south: 0, west: 90, north: 20, east: -90)
        #expect(
            most.intersections(other) == [
                CoordinateBounds(south: 0, west: -100, north: 10, east: -90),
                CoordinateBounds(south: 0, west: 90, north: 10, east: 100),
            ])
    }

    @Test func randomBoxesAgreeWithMembership() {
        var generator = SplitMix64(seed: 21)
        for _ in 0..<400 {
            let first = Self.randomBox(&generator)
            let second = Self.randomBox(&generator)
            let union = first.union(second)
            let parts = first.intersections(second)
            #expect(first.intersects(second) == !parts.isEmpty, "seed 21, \(first) \(second)")
            for _ in 0..<20 {
                let point = Coordinate.random(using: &generator)
                let isInBoth = first.contains(point) && second.contains(point)
                #expect(parts.contains { $0.contains(point) } == isInBoth, "seed 21, \(first) \(second) \(point)")
                if isInBoth { #expect(first.intersection(second).contains(point)) }
                if first.contains(point) || second.contains(point) { #expect(union.contains(point)) }
            }
        }
    }

    private static func randomBox(_ generator: inout SplitMix64) -> CoordinateBounds {
        let first = Coordinate.random(using: &generator)
        let second = Coordinate.random(using: &generator)
        return CoordinateBounds(
            south: min(first.latitude, second.latitude), west: first.longitude,
            north: max(first.latitude, second.latitude), east: second.longitude)
    }

    @Test func coveringSkipsWhatIsNoPlace() {
        let bounds = CoordinateBounds(covering: [
            Coordinate(latitude: 10, longitude: 179), Coordinate(latitude: -5, longitude: -178),
            Coordinate(latitude: .nan, longitude: 0), Coordinate(latitude: 95, longitude: 0),
            Coordinate(latitude: 0, longitude: .infinity),
        ])
        #expect(bounds == CoordinateBounds(south: -5, west: 179, north: 10, east: -178))
        #expect(CoordinateBounds(covering: [Coordinate]()).isEmpty)
    }

    @Test func expandedContainsEverythingWithinTheDistance() {
        var generator = SplitMix64(seed: 8)
        for _ in 0..<300 {
            let box = Self.randomBox(&generator)
            let distance = pow(10, Double.random(in: 0...6.5, using: &generator))
            let expanded = box.expanded(byMeters: distance)
            for corner in [box.southWest, box.southEast, box.northWest, box.northEast] {
                for bearing in stride(from: 0.0, to: 360, by: 30) {
                    let reached = corner.destination(distance: distance, bearing: bearing)
                    #expect(expanded.contains(reached), "seed 8, \(box) \(distance) \(bearing)")
                }
            }
        }
    }

    @Test func expandedIsTight() {
        let center = Coordinate(latitude: 47, longitude: 9)
        let bounds = CircularRegion(center: center, radius: 1000).bounds
        let height = bounds.southWest.distance(to: bounds.northWest)
        let width = Coordinate(latitude: 47, longitude: bounds.west)
            .distance(to: Coordinate(latitude: 47, longitude: bounds.east))
        #expect(height > 2000 && height < 2030)
        #expect(width > 2000 && width < 2030)
    }

    @Test func expandedAtTheLimits() {
        #expect(fiji.expanded(byMeters: 0) == fiji)
        #expect(fiji.expanded(byMeters: -5) == fiji)
        #expect(fiji.expanded(byMeters: .nan) == fiji)
        #expect(fiji.expanded(byMeters: .infinity) == .world)
        #expect(CoordinateBounds.empty.expanded(byMeters: 10).isEmpty)
        let polar = CircularRegion(center: Coordinate(latitude: 89.9, longitude: 0), radius: 50_000).bounds
        #expect(polar.north == 90)
        #expect(polar.longitudes.isFull)
    }

    @Test func numberFormats() {
        #expect(fiji.geoJSONBoundingBox == [177, -21, -178, -12])
        #expect(fiji.latLonText == "-21.0,177.0,-12.0,-178.0")
        #expect(fiji.nominatimBoundingBox == [-21, -12, 177, -178])
        #expect(fiji.photonExtent == [177, -12, -178, -21])
        #expect(CoordinateBounds(geoJSONBoundingBox: fiji.geoJSONBoundingBox) == fiji)
        #expect(CoordinateBounds(geoJSONBoundingBox: [177, -21, 0, -178, -12, 900]) == fiji)
        #expect(CoordinateBounds(latLonText: fiji.latLonText) == fiji)
        #expect(CoordinateBounds(latLonText: " -21 , 177,-12,-178 ") == fiji)
        #expect(CoordinateBounds(nominatimBoundingBox: fiji.nominatimBoundingBox) == fiji)
        #expect(CoordinateBounds(photonExtent: fiji.photonExtent) == fiji)
        #expect(CoordinateBounds.empty.geoJSONBoundingBox.isEmpty)
        #expect(CoordinateBounds.empty.latLonText.isEmpty)
    }

    @Test(arguments: ["", "1,2,3", "1,2,3,4,5", "1,2,x,4", "1,,3,4", "5,2,3,4", "-91,0,0,0", "0,0,0,181", "nan,0,1,1"])
    func rejectsTextThatIsNoBox(text: String) {
        #expect(CoordinateBounds(latLonText: text) == nil)
    }

    @Test func rejectsNumbersThatAreNoBox() {
        #expect(CoordinateBounds(geoJSONBoundingBox: [1, 2, 3]) == nil)
        #expect(CoordinateBounds(geoJSONBoundingBox: [0, 10, 0, 5]) == nil)
        #expect(CoordinateBounds(nominatimBoundingBox: []) == nil)
        #expect(CoordinateBounds(photonExtent: [.nan, 0, 0, 0]) == nil)
    }

    @Test(arguments: [
        CoordinateBounds.empty, .world, CoordinateBounds(south: -21, west: 177, north: -12, east: -178),
        CoordinateBounds(south: 0, west: 180, north: 1, east: 180),
    ])
    func codable(bounds: CoordinateBounds) throws {
        let data = try JSONEncoder().encode(bounds)
        #expect(try JSONDecoder().decode(CoordinateBounds.self, from: data) == bounds)
    }
}
