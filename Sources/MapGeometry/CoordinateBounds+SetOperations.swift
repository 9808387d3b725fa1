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
    /// A longitude outside ±180° is wrapped; a coordinate that is not finite or beyond a pole is never inside.
    public func contains(_ coordinate: Coordinate) -> Bool {
        coordinate.latitude >= south && coordinate.latitude <= north && longitudes.contains(coordinate.longitude)
    }

    /// Returns whether this box contains every coordinate of another; the empty box is contained in every box.
    public func contains(_ other: CoordinateBounds) -> Bool {
        other.isEmpty || other.south >= south && other.north <= north && longitudes.contains(other.longitudes)
    }

    /// Returns whether the two boxes have a coordinate in common; a shared edge or corner counts.
    public func intersects(_ other: CoordinateBounds) -> Bool {
        south <= other.north && other.south <= north && longitudes.intersects(other.longitudes)
    }

    /// Returns the narrowest box that contains both.
    ///
    /// Separate boxes are joined across the smaller of the two gaps, even if that is across the 180th meridian.
    public func union(_ other: CoordinateBounds) -> CoordinateBounds {
        CoordinateBounds(
            south: min(south, other.south), north: max(north, other.north),
            longitudes: longitudes.union(other.longitudes))
    }

    /// Returns the narrowest box that contains this one and a coordinate.
    ///
    /// - Parameter coordinate: The coordinate to add.
    /// - Returns: The extended box; unchanged if the coordinate is not finite or beyond a pole.
    public func union(_ coordinate: Coordinate) -> CoordinateBounds {
        guard coordinate.latitude.magnitude <= 90 else { return self }
        return union(CoordinateBounds(southWest: coordinate, northEast: coordinate))
    }

    /// Extends this box to the narrowest one that also contains another.
    public mutating func formUnion(_ other: CoordinateBounds) {
        self = union(other)
    }

    /// Extends this box to the narrowest one that also contains a coordinate, like ``union(_:)-(Coordinate)``.
    public mutating func formUnion(_ coordinate: Coordinate) {
        self = union(coordinate)
    }

    /// Returns the common parts of two boxes: none, one, or two.
    ///
    /// Two boxes that together span the Earth can overlap at both ends.
    public func intersections(_ other: CoordinateBounds) -> [CoordinateBounds] {
        let low = max(south, other.south)
        let high = min(north, other.north)
        guard low <= high else { return [] }
        return longitudes.intersections(other.longitudes).map {
            CoordinateBounds(south: low, north: high, longitudes: $0)
        }
    }

    /// Returns the narrowest box that contains the common parts of two boxes; empty if there are none.
    ///
    /// If the boxes overlap at both ends, the result also contains the area between; ``intersections(_:)`` returns the
    /// parts.
    public func intersection(_ other: CoordinateBounds) -> CoordinateBounds {
        CoordinateBounds(
            south: max(south, other.south), north: min(north, other.north),
            longitudes: longitudes.intersection(other.longitudes))
    }

    /// Returns the box with its edges moved outwards by a distance.
    ///
    /// The result is certain to contain every coordinate within the distance. It is therefore slightly larger than
    /// necessary, by about 1 % of the distance. A box that reaches a pole gets all longitudes.
    ///
    /// - Parameter distance: Metres.
    /// - Returns: The expanded box; unchanged if the distance is not positive or the box is empty; ``world`` for an
    ///   infinite distance.
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
        // A circle on the sphere reaches its greatest longitude not beside its centre but closer to the pole:
        // sin Δλ = sin r / cos φ. For a box, this happens at the edge that is closer to a pole.
        let cosine = cos(max(south.magnitude, north.magnitude) * .pi / 180)
        let sine = sin(angle)
        guard angle < .pi / 2, sine < cosine else {
            return CoordinateBounds(south: newSouth, north: newNorth, longitudes: .full)
        }
        return CoordinateBounds(
            south: newSouth, north: newNorth, longitudes: longitudes.expanded(by: asin(sine / cosine) * 180 / .pi))
    }
}
