public import MapGeometry
public import MapSearch

extension CameraFraming {
    /// Returns the map rectangle that shows the best of several results.
    ///
    /// - Parameter objects: The results, best first. The first ``resultCount`` with a valid coordinate are considered;
    ///   see ``minimumSeparation`` for which of them may be out of view. The best one is always in view; if it is the
    ///   only one, or all are at the same place, it is shown with its surroundings.
    /// - Returns: A rectangle with the proportions of the view; ``/MapGeometry/MapRect/null`` if there is no usable
    ///   result.
    /// - Complexity: O(*n* + *k*³) for *n* objects and *k* = ``resultCount``.
    public func rect(for objects: some Sequence<GeoObject>) -> MapRect {
        let best = Array(objects.lazy.filter(\.coordinate.isValid).prefix(max(1, resultCount)))
        guard let first = best.first else { return .null }
        let places = best.map { MapPoint($0.coordinate) }
        guard places.contains(where: { $0 != places[0] }) else { return rect(for: first) }
        return rect(showing: places)
    }

    /// Returns how the map should move when a response arrives.
    ///
    /// | display type | stays if | otherwise shows |
    /// |---|---|---|
    /// | single | the best result is in view, and at most ``toleratedZoomLevels`` too small | the best result |
    /// | multiple | the best result is in view | the best results |
    ///
    /// In view means visible on the map and not under its padding. A map that shows nothing yet,
    /// ``/MapGeometry/MapRect/null``, moves; for a response without a usable result, the map stays.
    ///
    /// - Parameters:
    ///   - response: The response. There is no need to call this for later pages or after the user has moved the map:
    ///     the map stays.
    ///   - visible: The visible part of the map.
    /// - Returns: Whether and where to move.
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

    /// The visible part of the map that is not under the padding.
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

    /// Of the circles around the best place that reach another place, the one with the most distinguishable pins; if there are
    /// several, the largest.
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

    /// The number of pins that are at least the minimum separation away from those of better results.
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
