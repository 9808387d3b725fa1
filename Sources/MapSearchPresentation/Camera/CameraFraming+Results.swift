public import MapGeometry
public import MapSearch

extension CameraFraming {
    /// Returns what the view shows when the best of several results are brought into it.
    ///
    /// - Parameter objects: The results, best first. The first ``resultCount`` with a valid coordinate count; see
    ///   ``minimumSeparation`` for which of them may stay out of view. The best one never does, and when it is the only
    ///   one, or all are at one place, it is shown with its surroundings.
    /// - Returns: A rectangle with the proportions of the view; ``/MapGeometry/MapRect/null`` without a usable result.
    /// - Complexity: O(*n* + *k*³) for *n* objects and *k* = ``resultCount``.
    public func rect(for objects: some Sequence<GeoObject>) -> MapRect {
        let best = Array(objects.lazy.filter(\.coordinate.isValid).prefix(max(1, resultCount)))
        guard let first = best.first else { return .null }
        let places = best.map { MapPoint($0.coordinate) }
        guard places.contains(where: { $0 != places[0] }) else { return rect(for: first) }
        return rect(showing: places)
    }

    /// Returns what the map does when an answer has arrived.
    ///
    /// | display type | it stays when | and else shows |
    /// |---|---|---|
    /// | single | the best result is in view, and no more than ``toleratedZoomLevels`` too small | the best result |
    /// | multiple | the best result is in view | the best results |
    ///
    /// In view is what is on the map and not under its padding. A map that shows nothing yet, ``/MapGeometry/MapRect/null``, moves;
    /// for an answer without a usable result it stays.
    ///
    /// - Parameters:
    ///   - response: The answer. For a page after the first one, and for one after a move by the user, there is no need
    ///     to ask: the map stays.
    ///   - visible: What the map shows.
    /// - Returns: Whether to move, and where to.
    /// - Complexity: O(*n* + *k*³) for *n* objects and *k* = ``resultCount``.
    public func move(for response: SearchResponse, from visible: MapRect) -> CameraMove {
        let objects = response.objects
        let single = response.metadata.displayType == .single
        let usable = single ? objects.first { !rect(for: $0).isNull } : objects.first(where: \.coordinate.isValid)
        guard let best = usable else { return .stay }
        let target = single ? rect(for: best) : rect(for: objects)
        if target.isNull || isInView(best, of: visible, matters: single) { return .stay }
        return .show(target)
    }

    private func isInView(_ object: GeoObject, of visible: MapRect, matters isSizeRelevant: Bool) -> Bool {
        let free = uncovered(visible)
        guard !free.isEmpty else { return false }
        guard isSizeRelevant else { return free.containsWrapped(MapPoint(object.coordinate)) }
        let missingLevels = zoomLevel(for: rect(for: object)) - zoomLevel(for: visible)
        return free.containsWrapped(Self.extent(of: object)) && missingLevels <= toleratedZoomLevels
    }

    /// The part of what the map shows that is not under the padding.
    private func uncovered(_ visible: MapRect) -> MapRect {
        guard !visible.isEmpty, viewSize.width > 0, viewSize.height > 0 else { return .null }
        let padding = edgePadding
        let horizontal = visible.width / viewSize.width
        let vertical = visible.height / viewSize.height
        let (left, right) = (max(0, padding.left) * horizontal, max(0, padding.right) * horizontal)
        let (top, bottom) = (max(0, padding.top) * vertical, max(0, padding.bottom) * vertical)
        return MapRect(
            x: visible.minX + left, y: visible.minY + top, width: visible.width - left - right,
            height: visible.height - top - bottom)
    }

    /// Of the circles around the best place that reach to another one: that in which most pins can be told apart, and of
    /// several the largest.
    private func rect(showing places: [MapPoint]) -> MapRect {
        let all = rect(for: MapRect(covering: places.map(\.coordinate)))
        guard minimumSeparation > 0, !all.isNull else { return all }
        let center = places[0]
        let outwards = places.indices.sorted {
            let (near, far) = (center.flatDistance(to: places[$0]), center.flatDistance(to: places[$1]))
            return (near, $0) < (far, $1)
        }
        var best = (count: 0, rect: all)
        for count in 1...places.count {
            let shown = outwards.prefix(count).sorted().map { places[$0] }
            let frame = rect(for: MapRect(covering: shown.map(\.coordinate)))
            let distinct = distinctCount(of: shown, in: frame)
            if distinct >= best.count { best = (distinct, frame) }
        }
        return best.rect
    }

    /// The number of pins that are no closer than the minimum separation to one of a better result.
    private func distinctCount(of places: [MapPoint], in frame: MapRect) -> Int {
        let least = minimumSeparation * frame.width / viewSize.width
        var distinct: [MapPoint] = []
        for place in places where distinct.allSatisfy({ $0.flatDistance(to: place) >= least }) {
            distinct.append(place)
        }
        return distinct.count
    }
}

extension MapPoint {
    /// The distance on the flat map, in map points, by the shorter way round the world.
    fileprivate func flatDistance(to other: MapPoint) -> Double {
        let eastwards = MapPoint(x: other.x - x, y: 0).wrapped.x
        let across = min(eastwards, WebMercator.worldSize - eastwards)
        return (across * across + (other.y - y) * (other.y - y)).squareRoot()
    }
}
