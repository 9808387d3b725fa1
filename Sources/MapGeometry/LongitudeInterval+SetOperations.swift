extension LongitudeInterval {
    /// Returns whether a longitude is in the interval, including its ends.
    ///
    /// - Parameter longitude: Degrees; outside −180…180 it is wrapped.
    /// - Returns: Whether it is inside; false for a longitude that is not finite.
    public func contains(_ longitude: Double) -> Bool {
        let wrapped = wrappedLongitude(longitude)
        // The 180th meridian has two names, and either end may use the other one.
        if wrapped.magnitude == 180 { return east == 180 || west == -180 || isInverted }
        return west <= east ? wrapped >= west && wrapped <= east : wrapped >= west || wrapped <= east
    }

    /// Returns whether every longitude of another interval is inside this one.
    ///
    /// The empty interval is contained in every interval.
    public func contains(_ other: LongitudeInterval) -> Bool {
        if other.isEmpty || isFull { return true }
        if isEmpty { return false }
        if other.west == 180 { return contains(180) }
        if isInverted == other.isInverted { return other.west >= west && other.east <= east }
        return isInverted && (other.west >= west || other.east <= east)
    }

    /// Returns whether the two intervals have a longitude in common; a shared end counts.
    public func intersects(_ other: LongitudeInterval) -> Bool {
        if isEmpty || other.isEmpty { return false }
        return contains(other.west) || other.contains(west)
    }

    /// Returns the shortest interval that contains both.
    ///
    /// Two separate intervals are joined across the smaller of the two gaps; the empty interval changes nothing.
    public func union(_ other: LongitudeInterval) -> LongitudeInterval {
        if other.isEmpty { return self }
        if isEmpty { return other }
        if contains(other) { return self }
        if other.contains(self) { return other }
        let touchesEast = contains(other.west)
        let touchesWest = contains(other.east)
        if touchesEast, touchesWest { return .full }
        if touchesEast { return LongitudeInterval(west: west, east: other.east) }
        if touchesWest { return LongitudeInterval(west: other.west, east: east) }
        let eastGap = eastwardDistance(from: east, to: other.west)
        let westGap = eastwardDistance(from: other.east, to: west)
        return eastGap <= westGap
            ? LongitudeInterval(west: west, east: other.east)
            : LongitudeInterval(west: other.west, east: east)
    }

    /// Extends this interval to the shortest one that also contains another.
    public mutating func formUnion(_ other: LongitudeInterval) {
        self = union(other)
    }

    /// Returns the common parts of two intervals: none, one or two.
    ///
    /// Two arcs that together span the Earth can overlap at both ends. The parts are in the order from the western end
    /// of this interval eastwards.
    public func intersections(_ other: LongitudeInterval) -> [LongitudeInterval] {
        if isEmpty || other.isEmpty { return [] }
        if other.contains(self) { return [self] }
        if contains(other) { return [other] }
        var parts: [LongitudeInterval] = []
        if other.contains(west) { parts.append(.overlap(from: west, to: other.east)) }
        if contains(other.west) { parts.append(.overlap(from: other.west, to: east)) }
        return parts
    }

    /// The part between one end of each of two intervals, neither of which contains the other.
    ///
    /// Such a part is never the full circle: ends that look like it are the two names of the 180th meridian.
    private static func overlap(from west: Double, to east: Double) -> LongitudeInterval {
        west == -180 && east == 180 ? LongitudeInterval(180) : LongitudeInterval(west: west, east: east)
    }

    /// Returns the shortest interval that contains the common parts of two intervals; empty if there are none.
    ///
    /// If there are two parts, the result also contains the longitudes between them; ``intersections(_:)`` returns the
    /// parts.
    public func intersection(_ other: LongitudeInterval) -> LongitudeInterval {
        let parts = intersections(other)
        guard parts.count == 2 else { return parts.first ?? .empty }
        return length <= other.length ? self : other
    }

    /// Returns the interval with both ends moved outwards by a margin.
    ///
    /// The empty and the full interval are unchanged.
    ///
    /// - Parameter margin: Degrees; negative to shrink. Not-a-number changes nothing.
    /// - Returns: The new interval: ``full`` if the ends meet, ``empty`` if nothing is left.
    public func expanded(by margin: Double) -> LongitudeInterval {
        if isEmpty || isFull || margin.isNaN { return self }
        let newLength = length + 2 * margin
        if newLength >= 360 { return .full }
        if newLength < 0 { return .empty }
        let moved = LongitudeInterval(west: wrappedLongitude(west - margin), east: wrappedLongitude(east + margin))
        // Rounding may push the ends past each other, which turns a nearly empty arc into a nearly full one or back.
        if margin < 0, moved.length > length { return LongitudeInterval(center) }
        if margin > 0, moved.length < length { return .full }
        return moved
    }

    /// The interval as one range or, if it crosses the 180th meridian, as two ranges of ascending longitudes.
    ///
    /// Empty for the empty interval. For `170 … −170` these are `170…180` and `-180 … -170`.
    public var ranges: [ClosedRange<Double>] {
        if isEmpty { return [] }
        return west <= east ? [west...east] : [west...180, -180...east]
    }

    private func eastwardDistance(from: Double, to: Double) -> Double {
        let distance = to - from
        return distance >= 0 ? distance : distance + 360
    }
}

extension LongitudeInterval: CustomStringConvertible {
    /// The two ends, such as `170.0…-170.0`, or `empty`.
    public var description: String {
        isEmpty ? "empty" : "\(decimalText(west))…\(decimalText(east))"
    }
}
