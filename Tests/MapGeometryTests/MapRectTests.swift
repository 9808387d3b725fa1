import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct MapRectTests {
    private let rect = MapRect(x: 10, y: 20, width: 30, height: 40)

    @Test func edges() {
        #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
        #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
        #expect(rect.center == MapPoint(x: 25, y: 40))
        let negative = MapRect(x: 10, y: 20, width: -30, height: 5)
        #expect(negative.maxX == -20 && negative.minX == 10 && negative.isEmpty && !negative.isNull)
    }

    @Test func nullAndEmpty() {
        #expect(MapRect.null.isNull && MapRect.null.isEmpty)
        #expect(MapRect(x: 1, y: 1, width: 0, height: 5).isEmpty)
        #expect(MapRect(x: 1, y: 1, width: 5, height: 0).isEmpty)
        #expect(MapRect(x: 1, y: 1, width: .nan, height: 5).isEmpty)
        #expect(MapRect(x: .nan, y: 1, width: 5, height: 5).isNull)
        #expect(MapRect(x: 1, y: -.infinity, width: 5, height: 5).isNull)
        #expect(!MapRect.world.isEmpty && !MapRect.world.isNull)
        #expect(MapRect.null == MapRect.null)
        #expect(rect.union(.null) == rect)
        #expect(MapRect.null.union(rect) == rect)
        #expect(rect.contains(MapRect.null))
        #expect(!MapRect.null.contains(rect))
        #expect(!rect.intersects(.null))
        #expect(rect.intersection(.null) == .null)
        #expect(MapRect.null.insetBy(dx: 1, dy: 1) == .null)
        #expect(MapRect.null.offsetBy(dx: 1, dy: 1) == .null)
        #expect(MapRect.null.divided(atDistance: 1, from: .minX).slice == .null)
        #expect(MapRect.null.bounds.isEmpty)
        #expect(MapRect.null.wrappedParts.isEmpty)
        #expect(MapRect(CoordinateBounds.empty) == .null)
        #expect(!CoordinateRegion(MapRect.null).isValid)
    }

    @Test func containsIsHalfOpen() {
        #expect(rect.contains(MapPoint(x: 10, y: 20)))
        #expect(!rect.contains(MapPoint(x: 40, y: 20)))
        #expect(!rect.contains(MapPoint(x: 10, y: 60)))
        #expect(rect.contains(MapPoint(x: 40.nextDown, y: 60.nextDown)))
        #expect(!rect.contains(MapPoint(x: .nan, y: 30)))
        #expect(!MapRect(x: 10, y: 20, width: 0, height: 40).contains(MapPoint(x: 10, y: 20)))
        #expect(rect.contains(rect))
        #expect(!rect.contains(rect.insetBy(dx: -1, dy: 0)))
    }

    @Test func touchingIsNotIntersecting() {
        let beside = MapRect(x: 40, y: 20, width: 10, height: 40)
        #expect(!rect.intersects(beside))
        #expect(rect.intersection(beside) == .null)
        #expect(rect.intersection(beside.offsetBy(dx: -5, dy: 10)) == MapRect(x: 35, y: 30, width: 5, height: 30))
    }

    @Test func unionCoversTheGapAndEmptyPlaces() {
        #expect(
            rect.union(MapRect(x: 100, y: 0, width: 10, height: 10)) == MapRect(x: 10, y: 0, width: 100, height: 60))
        #expect(rect.union(MapRect(x: 0, y: 0, width: 0, height: 0)) == MapRect(x: 0, y: 0, width: 40, height: 60))
        var formed = rect
        formed.formUnion(.world)
        #expect(formed == .world)
    }

    @Test func insetAndOffset() {
        #expect(rect.insetBy(dx: 5, dy: -5) == MapRect(x: 15, y: 15, width: 20, height: 50))
        #expect(rect.insetBy(dx: 20, dy: 0).width == -10)
        #expect(rect.offsetBy(dx: -20, dy: 1) == MapRect(x: -10, y: 21, width: 30, height: 40))
    }

    @Test(arguments: [
        (MapRect.Edge.minX, 10.0, [10.0, 20, 10, 40], [20.0, 20, 20, 40]),
        (.maxX, 10, [30, 20, 10, 40], [10, 20, 20, 40]),
        (.minY, 10, [10, 20, 30, 10], [10, 30, 30, 30]),
        (.maxY, 10, [10, 50, 30, 10], [10, 20, 30, 30]),
        (.minX, -5, [10, 20, 0, 40], [10, 20, 30, 40]),
        (.maxX, 500, [10, 20, 30, 40], [10, 20, 0, 40]),
        (.minY, .nan, [10, 20, 30, 0], [10, 20, 30, 40]),
    ])
    func divided(edge: MapRect.Edge, distance: Double, slice: [Double], remainder: [Double]) {
        let parts = rect.divided(atDistance: distance, from: edge)
        #expect(parts.slice == MapRect(x: slice[0], y: slice[1], width: slice[2], height: slice[3]))
        #expect(parts.remainder == MapRect(x: remainder[0], y: remainder[1], width: remainder[2], height: remainder[3]))
    }

    @Test func corners() {
        let seen = MapRect(CoordinateBounds(south: 10, west: 20, north: 30, east: 50))
        #expect(isClose(seen.northEast.latitude, 30, 1e-12) && isClose(seen.northEast.longitude, 50, 1e-12))
        #expect(isClose(seen.northWest.latitude, 30, 1e-12) && isClose(seen.northWest.longitude, 20, 1e-12))
        #expect(isClose(seen.southEast.latitude, 10, 1e-12) && isClose(seen.southEast.longitude, 50, 1e-12))
        #expect(isClose(seen.southWest.latitude, 10, 1e-12) && isClose(seen.southWest.longitude, 20, 1e-12))
    }

    @Test func boundsThereAndBack() {
        var generator = SplitMix64(seed: 9)
        for _ in 0..<500 {
            let first = Coordinate.random(using: &generator)
            let second = Coordinate.random(using: &generator)
            let limit = WebMercator.maximumLatitude
            let bounds = CoordinateBounds(
                south: max(-limit, min(first.latitude, second.latitude)), west: first.longitude,
                north: min(limit, max(first.latitude, second.latitude)), east: second.longitude)
            guard !bounds.isEmpty else { continue }
            let back = MapRect(bounds).bounds
            #expect(
                isClose(back.south, bounds.south, 1e-9) && isClose(back.north, bounds.north, 1e-9)
                    && isClose(back.longitudes.length, bounds.longitudes.length, 1e-9)
                    && back.longitudes.expanded(by: 1e-9).contains(bounds.longitudes),
                "seed 9, \(bounds) \(back)")
        }
    }

    @Test func regionsThereAndBack() {
        var generator = SplitMix64(seed: 10)
        for _ in 0..<500 {
            let region = CoordinateRegion(
                center: Coordinate(
                    latitude: .random(in: -60...60, using: &generator),
                    longitude: .random(in: -180...180, using: &generator)),
                span: CoordinateSpan(
                    latitudeDelta: .random(in: 0...50, using: &generator),
                    longitudeDelta: .random(in: 0...360, using: &generator)))
            let back = CoordinateRegion(MapRect(region))
            #expect(
                isClose(back.center.latitude, region.center.latitude, 1e-9)
                    && isClose(back.center.longitude, region.center.longitude, 1e-9)
                    && isClose(back.span.latitudeDelta, region.span.latitudeDelta, 1e-9)
                    && isClose(back.span.longitudeDelta, region.span.longitudeDelta, 1e-9),
                "seed 10, \(region) \(back)")
        }
        let invalid = CoordinateSpan(latitudeDelta: -1, longitudeDelta: 1)
        #expect(MapRect(CoordinateRegion(center: Coordinate(latitude: 0, longitude: 0), span: invalid)) == .null)
    }

    @Test func regionInMetres() {
        let origin = Coordinate(latitude: 0, longitude: 0)
        let region = CoordinateRegion(center: origin, latitudinalMeters: 1000, longitudinalMeters: 2000)
        #expect(
            region.span == CoordinateSpan(latitudeDelta: 0.009043695025814083, longitudeDelta: 0.017966310975031877))
        let all = CoordinateRegion(center: origin, latitudinalMeters: 1e9, longitudinalMeters: 1e9)
        #expect(all.span == CoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
        let none = CoordinateRegion(center: origin, latitudinalMeters: -5, longitudinalMeters: -5)
        #expect(none.span == CoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
        let pole = CoordinateRegion(
            center: Coordinate(latitude: 90, longitude: 0), latitudinalMeters: 10, longitudinalMeters: 10)
        #expect(pole.span.longitudeDelta == 360)
        #expect(pole.isValid)
    }

    @Test func regionBounds() {
        let region = CoordinateRegion(
            center: Coordinate(latitude: 85, longitude: 175),
            span: CoordinateSpan(latitudeDelta: 20, longitudeDelta: 20))
        #expect(region.bounds == CoordinateBounds(south: 75, west: 165, north: 90, east: -175))
        #expect(region.contains(Coordinate(latitude: 80, longitude: -178)))
        #expect(!region.contains(Coordinate(latitude: 70, longitude: 175)))
        let back = CoordinateRegion(CoordinateBounds(south: 0, west: 170, north: 10, east: -170))
        #expect(back.center.longitude.magnitude == 180)
        #expect(back.span == CoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
        #expect(!CoordinateRegion(CoordinateBounds.empty).isValid)
    }

    @Test func circles() {
        let circle = CircularRegion(center: Coordinate(latitude: 60, longitude: 179.99), radius: 5000)
        #expect(circle.contains(Coordinate(latitude: 60, longitude: -179.95)))
        #expect(!circle.contains(Coordinate(latitude: 60, longitude: -179.8)))
        #expect(!circle.contains(Coordinate(latitude: .nan, longitude: 0)))
        #expect(MapRect(circle).spans180thMeridian)
        #expect(CircularRegion(center: circle.center, radius: -1).bounds.isEmpty)
        #expect(CircularRegion(center: circle.center, radius: .nan).bounds.isEmpty)
        #expect(!CircularRegion(center: circle.center, radius: .nan).contains(circle.center))
        let around = CircularRegion(around: circle.bounds)
        #expect(isClose(around.radius, 5000 * 2.0.squareRoot(), 100))
        #expect(!CircularRegion(around: .empty).contains(Coordinate(latitude: 0, longitude: 0)))
    }
}
