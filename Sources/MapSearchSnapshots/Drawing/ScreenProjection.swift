import MapGeometry

/// Converts coordinates to positions in a picture.
struct ScreenProjection {
    private let rect: MapRect
    private let pointsPerUnit: Double
    /// The picture and a margin around it, in which lines may end invisibly.
    private let clip: DrawingBox
    let view: DrawingBox

    init(_ rect: MapRect, size: ViewSize) {
        self.rect = rect
        pointsPerUnit = size.width / rect.width
        view = DrawingBox(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        clip = view.inset(by: -80)
    }

    /// The length of a metre on the ground at the centre of the picture, in points.
    var pointsPerMeter: Double {
        let middle = rect.center.coordinate
        let factor = WebMercator.metersPerMapPoint(atLatitude: middle.latitude)
        return factor > 0 ? pointsPerUnit / factor : 0
    }

    private func place(_ point: MapPoint) -> DrawingPoint {
        DrawingPoint(x: (point.x - rect.minX) * pointsPerUnit, y: (point.y - rect.minY) * pointsPerUnit)
    }

    private static func rounded(_ point: DrawingPoint) -> DrawingPoint {
        DrawingPoint(x: Drawing.rounded(point.x), y: Drawing.rounded(point.y))
    }

    private var worldWidth: Double { MapSize.world.width * pointsPerUnit }

    /// The copies of the world in which a range from west to east is visible, as offsets in points.
    private func shifts(_ low: Double, _ high: Double) -> [Double] {
        guard low.isFinite, high.isFinite, worldWidth > 0 else { return [] }
        let first = ((clip.minX - high) / worldWidth).rounded(.up)
        let last = ((clip.maxX - low) / worldWidth).rounded(.down)
        // Too far away from the world, numbers are too coarse for the position of a copy.
        guard first <= last, last - first < 64, first.magnitude < 1e9, last.magnitude < 1e9 else { return [] }
        return (Int(first)...Int(last)).map { Double($0) * worldWidth }
    }

    /// The position of a coordinate; nil if it is not in the picture.
    func point(_ coordinate: Coordinate) -> DrawingPoint? {
        guard coordinate.isValid else { return nil }
        let place = place(MapPoint(coordinate))
        let seen = shifts(place.x, place.x).map { DrawingPoint(x: place.x + $0, y: place.y) }.filter(view.contains)
        // If the world is visible more than once, the central copy.
        return seen.min { abs($0.x - view.maxX / 2) < abs($1.x - view.maxX / 2) }.map(Self.rounded)
    }

    // MARK: Lines and areas

    /// The map points of a path that takes the shorter way between coordinates; invalid coordinates are skipped.
    ///
    /// An edge along a whole parallel comes from data cut at the 180th meridian, and is kept.
    private func unwrapped(_ coordinates: [Coordinate]) -> [DrawingPoint] {
        var points: [DrawingPoint] = []
        points.reserveCapacity(coordinates.count)
        var longitude: Double?
        for coordinate in coordinates where coordinate.isValid {
            var next = coordinate.longitude
            if let last = longitude {
                while next - last > 180, next - last < 359.99 { next -= 360 }
                while next - last < -180, next - last > -359.99 { next += 360 }
            }
            longitude = next
            points.append(place(MapPoint(Coordinate(latitude: coordinate.latitude, longitude: next))))
        }
        return points
    }

    /// The visible parts of a line, in each copy of the world.
    func lines(_ coordinates: [Coordinate]) -> [[DrawingPoint]] {
        let points = unwrapped(coordinates)
        guard let range = Self.range(points) else { return [] }
        return shifts(range.low, range.high).flatMap { shift in
            PathClipping.line(points.map { DrawingPoint(x: $0.x + shift, y: $0.y) }, to: clip)
                .map { Self.simplified($0) }.filter { $0.count > 1 }
        }
    }

    /// The visible parts of a ring, in each copy of the world.
    func rings(_ coordinates: [Coordinate]) -> [[DrawingPoint]] {
        var coordinates = coordinates.filter(\.isValid)
        if let first = coordinates.first, first != coordinates.last { coordinates.append(first) }
        let points = unwrapped(coordinates)
        guard let range = Self.range(points), let first = points.first, let last = points.last else { return [] }
        var copies = shifts(range.low, range.high).map { shift in
            points.map { DrawingPoint(x: $0.x + shift, y: $0.y) }
        }
        if abs(last.x - first.x) > worldWidth / 2 {
            let isNorth = Polygon(outer: coordinates).bounds.north == 90
            copies = [Self.cap(last.x > first.x ? copies : copies.reversed(), edge: isNorth ? northEdge : southEdge)]
        }
        return copies.compactMap { copy in
            let ring = Self.simplified(PathClipping.ring(copy, to: clip))
            return ring.count > 2 ? ring : nil
        }
    }

    private var northEdge: Double { place(MapPoint(x: 0, y: 0)).y }

    private var southEdge: Double { place(MapPoint(x: 0, y: MapSize.world.height)).y }

    /// The area between a ring around the Earth and the edge of the map at its pole.
    ///
    /// - Parameters:
    ///   - copies: The ring in each copy of the world, one after the other.
    ///   - edge: The vertical position of that edge.
    /// - Returns: A ring; empty if there is no copy.
    private static func cap(_ copies: [[DrawingPoint]], edge: Double) -> [DrawingPoint] {
        let border = Array(copies.joined())
        guard let start = border.first, let end = border.last else { return [] }
        return border + [DrawingPoint(x: end.x, y: edge), DrawingPoint(x: start.x, y: edge)]
    }

    /// The visible rings of an area, including its holes.
    func path(_ polygons: [Polygon]) -> DrawingPath {
        var path = DrawingPath()
        for polygon in polygons {
            for ring in CollectionOfOne(polygon.outer) + polygon.holes {
                for part in rings(ring) { path.add(part, isClosed: true) }
            }
        }
        return path
    }

    private static func range(_ points: [DrawingPoint]) -> (low: Double, high: Double)? {
        guard let first = points.first else { return nil }
        return points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    }

    /// The distinguishable points, as numbers of a drawing.
    private static func simplified(_ points: [DrawingPoint]) -> [DrawingPoint] {
        var kept: [DrawingPoint] = []
        for (index, point) in points.enumerated() {
            let point = rounded(point)
            if let last = kept.last, abs(point.x - last.x) < 0.5, abs(point.y - last.y) < 0.5 {
                // The end of a line is kept, so that lines that meet still do.
                if index == points.count - 1, kept.count > 1 { kept[kept.count - 1] = point }
                continue
            }
            kept.append(point)
        }
        return kept
    }
}
