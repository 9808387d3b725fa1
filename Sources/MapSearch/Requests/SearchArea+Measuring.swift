import MapGeometry

extension SearchArea.Shape {
    /// Whether a place lies in the area; a point and a line leave nothing out.
    func contains(_ coordinate: Coordinate) -> Bool {
        switch self {
        case .bounds(let bounds): bounds.contains(coordinate)
        case .circle(let circle): circle.contains(coordinate)
        case .polygon(let polygon): polygon.encloses(coordinate)
        case .point, .polyline: true
        }
    }
}

extension SearchSort {
    /// The distance in metres to sort by, or `nil` for rank.
    var measure: ((Coordinate) -> Double)? {
        switch self {
        case .rank: nil
        case .distance(let origin): { origin.distance(to: $0) }
        case .distanceFromLine(let line): { line.distance(toLineFrom: $0) }
        }
    }
}

extension Polygon {
    /// Whether a place lies within the outer boundary and in none of the holes.
    ///
    /// - Complexity: O(*n*) in the number of vertices.
    fileprivate func encloses(_ place: Coordinate) -> Bool {
        isWithinOuterBoundary(place) && !holes.contains { Polygon(outer: $0).isWithinOuterBoundary(place) }
    }

    private func isWithinOuterBoundary(_ place: Coordinate) -> Bool {
        let bounds = bounds
        guard bounds.contains(place) else { return false }
        // Counts the edges on the way along the meridian to the north pole, which is within only if it is enclosed.
        var isInside = bounds.north == 90 && bounds.longitudes.isFull
        var start = outer.last ?? place
        for end in outer {
            let west = longitudeTurn(from: place.longitude, to: start.longitude)
            let east = longitudeTurn(from: place.longitude, to: end.longitude)
            // Edges that cross the meridian on the other side of the Earth are more than half way round from here.
            if (west <= 0) != (east <= 0), abs(east - west) <= 180 {
                let latitude = start.latitude - west / (east - west) * (end.latitude - start.latitude)
                if latitude > place.latitude { isInside.toggle() }
            }
            start = end
        }
        return isInside
    }
}

extension Polyline {
    /// The distance from a place to the nearest point of the line in metres, infinite without vertices.
    ///
    /// The nearest point is found on a plane around the place, and its distance measured along the ground.
    ///
    /// - Complexity: O(*n*) in the number of vertices.
    fileprivate func distance(toLineFrom place: Coordinate) -> Double {
        guard var start = coordinates.first else { return .infinity }
        let ruler = FlatRuler(latitude: place.latitude)
        var nearest = start
        var shortest = Double.infinity
        for end in coordinates {
            let toStart = ruler.offset(place, start)
            let along = ruler.offset(start, end)
            let square = along.east * along.east + along.north * along.north
            let projection = -(toStart.east * along.east + toStart.north * along.north)
            let fraction = square > 0 ? min(max(projection / square, 0), 1) : 0
            let candidate = Coordinate(
                latitude: start.latitude + fraction * (end.latitude - start.latitude),
                longitude: wrappedLongitude(
                    start.longitude + fraction * longitudeTurn(from: start.longitude, to: end.longitude)))
            let distance = ruler.squaredDistance(place, candidate)
            if distance < shortest { (shortest, nearest) = (distance, candidate) }
            start = end
        }
        return place.distance(to: nearest)
    }
}
