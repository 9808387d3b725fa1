#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Polygon {
    /// The centre of gravity of the area; the centre of ``bounds`` if it has no extent, `nil` if it is empty.
    ///
    /// It may be outside the area, for example of a crescent; ``interiorPoint`` never is. Areas are weighted as on a
    /// sphere.
    ///
    /// - Complexity: O(*n*) in the number of all coordinates.
    public var centroid: Coordinate? {
        let box = bounds
        guard !box.isEmpty else { return nil }
        let rings = [Ring(outer)] + holes.map(Ring.init)
        if Pole(enclosedBy: rings[0].vertices) != nil || box.longitudes.length > 90 { return centerOnSphere(rings) }
        // In the cylindrical equal-area projection: east is the longitude, north the sine of the latitude, both
        // relative to the centre, so that small areas keep their precision.
        let origin = box.center
        var moment = AreaMoment()
        for (index, ring) in rings.enumerated() { moment.add(ring, around: origin, isHole: index > 0) }
        guard moment.area.magnitude > 0 else { return origin }
        let sine = sin(origin.latitude * .pi / 180) + moment.north / moment.area
        return Coordinate(
            latitude: asin(min(max(sine, -1), 1)) * 180 / .pi,
            longitude: wrappedLongitude(origin.longitude + moment.east / moment.area))
    }

    /// A coordinate inside the area, in the middle of a wide part of it; `nil` if the area encloses nothing.
    ///
    /// It is the middle of the longest interior stretch along a parallel, near the middle of the area if possible: a
    /// good position for a label. A part with no width to speak of, at the end of an outline of thousands of coordinates
    /// that otherwise runs back on itself, may be missed.
    ///
    /// - Complexity: O(*n* log *n*) in the number of all coordinates.
    public var interiorPoint: Coordinate? {
        var search = InteriorPointSearch(self)
        return search.point()
    }

    /// The direction of the sum of all parts of the area, as vectors: half the sum over the edges of angle times normal.
    private func centerOnSphere(_ rings: [Ring]) -> Coordinate {
        var sum = SpaceVector(x: 0, y: 0, z: 0)
        for (index, ring) in rings.enumerated() {
            var moment = SpaceVector(x: 0, y: 0, z: 0)
            guard var previous = ring.vertices.last.map(SpaceVector.init(onUnitSphere:)) else { continue }
            for vertex in ring.vertices.map(SpaceVector.init(onUnitSphere:)) {
                let normal = previous.cross(vertex)
                let length = normal.squaredLength.squareRoot()
                if length > 0 { moment = moment + normal * (atan2(length, previous.dot(vertex)) / length) }
                previous = vertex
            }
            // The direction of the ring has no meaning: the vector points to the side of the area.
            let center = ring.vertices.reduce(SpaceVector(x: 0, y: 0, z: 0)) { $0 + SpaceVector(onUnitSphere: $1) }
            let isReversed = moment.dot(center) < 0
            sum = sum + moment * (isReversed == (index > 0) ? 1 : -1)
        }
        return sum.squaredLength > 1e-30 ? sum.coordinate : bounds.center
    }
}

/// An area and its first moments, in degrees of longitude and sines of latitude.
private struct AreaMoment {
    var area = 0.0
    var east = 0.0
    var north = 0.0

    mutating func add(_ ring: Ring, around origin: Coordinate, isHole: Bool) {
        var moment = AreaMoment()
        let vertices = ring.vertices
        guard var previous = vertices.last.map({ Self.point($0, origin) }) else { return }
        for vertex in vertices {
            let next = Self.point(vertex, origin)
            let cross = previous.x * next.y - next.x * previous.y
            moment.area += cross / 2
            moment.east += cross * (previous.x + next.x) / 6
            moment.north += cross * (previous.y + next.y) / 6
            previous = next
        }
        let sign = (moment.area < 0) == isHole ? 1.0 : -1.0
        area += sign * moment.area
        east += sign * moment.east
        north += sign * moment.north
    }

    private static func point(_ vertex: Coordinate, _ origin: Coordinate) -> (x: Double, y: Double) {
        let half = (vertex.latitude - origin.latitude) / 2 * .pi / 180
        let middle = (vertex.latitude + origin.latitude) / 2 * .pi / 180
        return (wrappedLongitude(vertex.longitude - origin.longitude), 2 * cos(middle) * sin(half))
    }
}

extension CircularRegion {
    /// Returns the circle as a polygon with vertices on the circle.
    ///
    /// A circle that covers more than half of the Earth is the whole Earth with a hole around the opposite side.
    ///
    /// - Parameter vertexCount: The number of vertices, 3…10,000; 64 by default, for a deviation of a thousandth of the
    ///   radius.
    /// - Returns: The polygon; without coordinates if the circle contains nothing.
    public func polygon(vertexCount: Int = 64) -> Polygon {
        guard center.isValid, radius >= 0 else { return Polygon(outer: []) }
        let world = CoordinateBounds.world
        let everything = [world.southWest, world.southEast, world.northEast, world.northWest]
        guard radius < Coordinate.greatestDistance else { return Polygon(outer: everything) }
        let count = min(max(vertexCount, 3), 10_000)
        let ring = (0..<count).map { index in
            center.destination(distance: radius, bearing: -360 * Double(index) / Double(count))
        }
        return radius > Coordinate.greatestDistance / 2
            ? Polygon(outer: everything, holes: [ring]) : Polygon(outer: ring)
    }
}
