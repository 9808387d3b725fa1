extension MapRect {
    /// An edge of a rectangle, from which ``MapRect/divided(atDistance:from:)`` measures.
    public enum Edge: Hashable, Sendable, CaseIterable {
        /// The western edge.
        case minX
        /// The northern edge.
        case minY
        /// The eastern edge.
        case maxX
        /// The southern edge.
        case maxY
    }

    /// Returns whether a point is inside; the western and northern edges are inside, the other two are not.
    ///
    /// False for an empty rectangle.
    public func contains(_ point: MapPoint) -> Bool {
        !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether this rectangle contains another, so that their union is this one.
    ///
    /// Equal edges are inside. ``null`` is in every rectangle, and an empty rectangle contains nothing else.
    public func contains(_ other: MapRect) -> Bool {
        if other.isNull { return true }
        return !isEmpty && other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Returns whether the two rectangles overlap; touching edges do not count.
    public func intersects(_ other: MapRect) -> Bool {
        !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY
            && other.minY < maxY
    }

    /// Returns the smallest rectangle that contains both, including the area between them.
    ///
    /// ``null`` changes nothing. The union does not wrap: rectangles on both sides of the 180th meridian are joined
    /// across Greenwich. ``unionWrapped(_:)`` takes the shorter way.
    public func union(_ other: MapRect) -> MapRect {
        if isNull { return other }
        if other.isNull { return self }
        return MapRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// Extends this rectangle to the smallest one that also contains another.
    public mutating func formUnion(_ other: MapRect) {
        self = union(other)
    }

    /// Returns the common part of two rectangles; ``null`` if they do not overlap.
    public func intersection(_ other: MapRect) -> MapRect {
        guard intersects(other) else { return .null }
        return MapRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// Returns the rectangle with all four edges moved inwards.
    ///
    /// - Parameters:
    ///   - dx: Map points on the western and eastern sides; negative to move outwards.
    ///   - dy: Map points on the northern and southern sides; negative to move outwards.
    /// - Returns: The new rectangle; its size is negative if the inset is too large. ``null`` stays null.
    public func insetBy(dx: Double, dy: Double) -> MapRect {
        if isNull { return .null }
        return MapRect(x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    }

    /// Returns the rectangle moved; ``null`` stays null.
    ///
    /// - Parameters:
    ///   - dx: Map points to the east.
    ///   - dy: Map points to the south.
    /// - Returns: A rectangle of the same size.
    public func offsetBy(dx: Double, dy: Double) -> MapRect {
        if isNull { return .null }
        return MapRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
    }

    /// Returns the rectangle divided along a line parallel to an edge.
    ///
    /// ```swift
    /// let parts = MapRect(x: 10, y: 20, width: 30, height: 40).divided(atDistance: 10, from: .minX)
    /// // slice {{10, 20}, {10, 40}}, remainder {{20, 20}, {20, 40}}
    /// ```
    ///
    /// - Parameters:
    ///   - distance: Map points from the edge; clamped to the size of the rectangle.
    ///   - edge: The edge from which to measure.
    /// - Returns: The part next to the edge and the remainder. Both are ``null`` for ``null``.
    public func divided(atDistance distance: Double, from edge: Edge) -> (slice: MapRect, remainder: MapRect) {
        if isNull { return (.null, .null) }
        var slice = self
        var remainder = self
        let extent = edge == .minX || edge == .maxX ? size.width : size.height
        let amount = min(max(0, distance), max(0, extent))
        switch edge {
        case .minX:
            slice.size.width = amount
            remainder.origin.x += amount
            remainder.size.width -= amount
        case .maxX:
            slice.origin.x += size.width - amount
            slice.size.width = amount
            remainder.size.width -= amount
        case .minY:
            slice.size.height = amount
            remainder.origin.y += amount
            remainder.size.height -= amount
        case .maxY:
            slice.origin.y += size.height - amount
            slice.size.height = amount
            remainder.size.height -= amount
        }
        return (slice, remainder)
    }

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
