extension MapRect {
    /// A Boolean value that is true if the rectangle extends beyond the world to the west or east.
    ///
    /// False for ``world`` itself, for ``null`` and for an empty rectangle.
    public var spans180thMeridian: Bool {
        !isEmpty && (minX < 0 || maxX > WebMercator.worldSize)
    }

    /// The part outside the world, moved by one world width to the other side of the map.
    ///
    /// Together with `intersection(.world)` it covers the whole rectangle in one copy of the map. ``null`` if the
    /// rectangle does not span the 180th meridian. A rectangle that extends beyond the world on both sides covers every
    /// longitude, and so does its remainder. North and south are unchanged.
    ///
    /// | minX, maxX | minX, maxX of the remainder |
    /// |---|---|
    /// | −10, 20 | W − 10, W |
    /// | W − 10, W + 20 | 0, 20 |
    /// | W + 10, W + 20 | 10, 20 |
    public var remainder: MapRect {
        guard spans180thMeridian else { return .null }
        let world = WebMercator.worldSize
        if minX < 0, maxX > world {
            return MapRect(minX: 0, minY: minY, maxX: world, maxY: maxY)
        }
        return minX < 0
            ? MapRect(minX: minX + world, minY: minY, maxX: min(maxX, 0) + world, maxY: maxY)
            : MapRect(minX: max(minX, world) - world, minY: minY, maxX: maxX - world, maxY: maxY)
    }

    /// The one or two rectangles with 0 ≤ minX < maxX ≤ 2²⁸ that cover the same area, the western part first.
    ///
    /// Empty for an empty rectangle; a single rectangle over all longitudes if it is at least as wide as the world.
    /// North and south are unchanged.
    public var wrappedParts: [MapRect] {
        guard !isEmpty else { return [] }
        let world = WebMercator.worldSize
        guard size.width < world else {
            return [MapRect(x: 0, y: minY, width: world, height: size.height)]
        }
        let west = wrappedX(minX)
        let east = west + size.width
        if east <= world { return [MapRect(x: west, y: minY, width: size.width, height: size.height)] }
        return [
            MapRect(minX: west, minY: minY, maxX: world, maxY: maxY),
            MapRect(minX: 0, minY: minY, maxX: east - world, maxY: maxY),
        ]
    }

    /// Returns whether a point is inside when either is moved by whole world widths.
    ///
    /// Edges count as for ``contains(_:)-(MapPoint)``; a rectangle as wide as the world contains every x.
    public func containsWrapped(_ point: MapPoint) -> Bool {
        guard !isEmpty, point.x.isFinite, point.y >= minY, point.y < maxY else { return false }
        return eastwardDistance(from: minX, to: point.x) < size.width
    }

    /// Returns whether this rectangle contains another when either is moved by whole world widths.
    ///
    /// ``null`` is in every rectangle, and an empty rectangle contains nothing else.
    public func containsWrapped(_ other: MapRect) -> Bool {
        if other.isNull { return true }
        guard !isEmpty, other.minY >= minY, other.maxY <= maxY else { return false }
        if size.width >= WebMercator.worldSize { return true }
        return eastwardDistance(from: minX, to: other.minX) + other.size.width <= size.width
    }

    /// Returns whether the two rectangles overlap when either is moved by whole world widths; touching edges do not
    /// count.
    public func intersectsWrapped(_ other: MapRect) -> Bool {
        guard !isEmpty, !other.isEmpty, minY < other.maxY, other.minY < maxY else { return false }
        return eastwardDistance(from: minX, to: other.minX) < size.width
            || eastwardDistance(from: other.minX, to: minX) < other.size.width
    }

    /// Returns the common parts of two rectangles on the wrapped map: up to three rectangles in the world.
    ///
    /// Rectangles that together span the world can overlap at both ends, and an overlap across the 180th meridian is
    /// split there. Empty if the two do not overlap.
    public func intersectionsWrapped(_ other: MapRect) -> [MapRect] {
        wrappedParts.flatMap { part in
            other.wrappedParts.compactMap { otherPart in
                let common = part.intersection(otherPart)
                return common.isNull ? nil : common
            }
        }
    }

    /// Returns the narrowest rectangle that contains both, joined across the 180th meridian if that is shorter.
    ///
    /// - Parameter other: The rectangle to join.
    /// - Returns: A rectangle with 0 ≤ minX < 2²⁸ that is at most as wide as the world; maxX is beyond 2²⁸ if it spans
    ///   the 180th meridian. If one of the two is ``null``, the other one unchanged.
    public func unionWrapped(_ other: MapRect) -> MapRect {
        if isNull { return other }
        if other.isNull { return self }
        let world = WebMercator.worldSize
        let top = min(minY, other.minY)
        let bottom = max(maxY, other.maxY)
        let width = max(0, size.width)
        let otherWidth = max(0, other.size.width)
        // One of them is the western end of the union; the narrower result is the right one.
        let fromHere = max(width, eastwardDistance(from: minX, to: other.minX) + otherWidth)
        let fromThere = max(otherWidth, eastwardDistance(from: other.minX, to: minX) + width)
        let unionWidth = min(fromHere, fromThere)
        guard unionWidth < world else {
            return MapRect(minX: 0, minY: top, maxX: world, maxY: bottom)
        }
        return MapRect(
            x: wrappedX(fromHere <= fromThere ? minX : other.minX), y: top, width: unionWidth, height: bottom - top)
    }

    private func eastwardDistance(from: Double, to: Double) -> Double { wrappedX(to - from) }
}
