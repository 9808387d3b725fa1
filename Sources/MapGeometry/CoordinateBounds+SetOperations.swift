#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension CoordinateBounds {
    /// Returns whether a coordinate is inside or on an edge.
    ///
    /// A longitude outside ±180° is wrapped; a coordinate that is not finite or lies beyond a pole is never inside.
    public func contains(_ coordinate: Coordinate) -> Bool {
        coordinate.latitude >= south && coordinate.latitude <= north && longitudes.contains(coordinate.longitude)
    }

    /// Returns whether every coordinate of another box is in this one; the empty box is in every box.
    public func contains(_ other: CoordinateBounds) -> Bool {
        other.isEmpty || other.south >= south && other.north <= north && longitudes.contains(other.longitudes)
    }

    /// Returns whether the two boxes have a coordinate in common; a shared edge or corner counts.
    public func intersects(_ other: CoordinateBounds) -> Bool {
        south <= other.north && other.south <= north && longitudes.intersects(other.longitudes)
    }

    /// Returns the least wide box that contains both.
    ///
    /// Boxes that lie apart are joined across the smaller of the two gaps, also when that is across the 180th meridian.
    public func union(_ other: CoordinateBounds) -> CoordinateBounds {
        CoordinateBounds(
            south: min(south, other.south), north: max(north, other.north),
            longitudes: longitudes.union(other.longitudes))
    }

    /// Returns the least wide box that contains this one and a coordinate.
    ///
    /// - Parameter coordinate: The coordinate to add.
    /// - Returns: The box itself when the coordinate is not finite or lies beyond a pole.
    public func union(_ coordinate: Coordinate) -> CoordinateBounds {
        guard coordinate.latitude.magnitude <= 90 else { return self }
        return union(CoordinateBounds(southWest: coordinate, northEast: coordinate))
    }

    /// Extends this box to the least wide one that contains another as well.
    public mutating func formUnion(_ other: CoordinateBounds) {
        self = union(other)
    }

    /// Extends this box to the least wide one that contains a coordinate as well, as ``union(_:)-(Coordinate)`` does.
    public mutating func formUnion(_ coordinate: Coordinate) {
        self = union(coordinate)
    }

    /// Returns what the two boxes have in common: no box, one, or two.
    ///
    /// Two boxes that together go round the Earth can overlap at both of their ends.
    public func intersections(_ other: CoordinateBounds) -> [CoordinateBounds] {
        let low = max(south, other.south)
        let high = min(north, other.north)
        guard low <= high else { return [] }
        return longitudes.intersections(other.longitudes).map {
            CoordinateBounds(south: low, north: high, longitudes: $0)
        }
    }

    /// Returns the least wide box that contains all that the two have in common; empty when that is nothing.
    ///
    /// Where two boxes overlap at both ends the result also contains what lies between; ``intersections(_:)`` gives the
    /// parts.
    public func intersection(_ other: CoordinateBounds) -> CoordinateBounds {
        CoordinateBounds(
            south: max(south, other.south), north: min(north, other.north),
            longitudes: longitudes.intersection(other.longitudes))
    }

    /// Returns the box with its edges moved outwards by a distance.
    ///
    /// The result contains every coordinate within the distance of the box. In return for being certain it is a little
    /// larger than need be, by about 1 % of the distance. A box that comes to reach a pole gets all longitudes.
    ///
    /// - Parameter distance: Metres.
    /// - Returns: The box itself when the distance is not above 0 or the box is empty; ``world`` for an infinite one.
    public func expanded(byMeters distance: Double) -> CoordinateBounds {
        guard distance > 0, !isEmpty else { return self }
        // The meridian is curved most at the equator, so a distance spans the most degrees there.
        let leastRadius = Earth.meridionalRadius(at: 0)
        let angle = distance / leastRadius
        let margin = angle * 180 / .pi
        let newSouth = south - margin
        let newNorth = north + margin
        guard newSouth > -90, newNorth < 90 else {
            return CoordinateBounds(south: newSouth, north: newNorth, longitudes: .full)
        }
        // A circle on the sphere reaches its greatest longitude not beside its centre but nearer to the pole:
        // sin Δλ = sin r / cos φ. The box does so at the edge that is nearer to a pole.
        let cosine = cos(max(south.magnitude, north.magnitude) * .pi / 180)
        let sine = sin(angle)
        guard angle < .pi / 2, sine < cosine else {
            return CoordinateBounds(south: newSouth, north: newNorth, longitudes: .full)
        }
        return CoordinateBounds(
            south: newSouth, north: newNorth, longitudes: longitudes.expanded(by: asin(sine / cosine) * 180 / .pi))
    }
}
