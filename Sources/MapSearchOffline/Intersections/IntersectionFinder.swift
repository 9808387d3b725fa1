import MapGeometry
import MapSearchIndexFormat

/// Finds where two streets meet, by their lines.
struct IntersectionFinder {
    let index: IndexFile

    /// Streets meet if at most this many metres are between them: the halves of an avenue are that wide.
    static let largestGap = 40.0
    /// Positions at most this far apart are one crossing.
    private static let sameCrossing = 30.0
    /// The maximum number of pieces of one street that are compared.
    private static let segmentBudget = 20_000

    private struct Segment {
        var start: SIMD2<Double>
        var end: SIMD2<Double>
    }

    /// Returns the intersections of some streets with others, each once; those of the first streets first.
    func crossings(of streets: [UInt32], with others: [UInt32]) throws(IndexFormatError) -> [Intersection] {
        var found: [Intersection] = []
        let wanted = Set(others)
        for street in streets {
            for crossing in try crossings(of: street, with: others, wanted) {
                let isKnown = found.contains {
                    $0.coordinate.distance(to: crossing.coordinate) < Self.sameCrossing
                }
                if !isKnown { found.append(crossing) }
            }
        }
        return found
    }

    private func crossings(
        of street: UInt32, with others: [UInt32], _ wanted: Set<UInt32>
    ) throws(IndexFormatError) -> [Intersection] {
        guard let lines = index.lines, let box = try index.records.record(street).box else { return [] }
        let origin = try index.coordinate(try index.attributes[street])
        let ruler = FlatRuler(latitude: origin.latitude)
        func plane(_ place: (latitude: Int32, longitude: Int32)) -> SIMD2<Double> {
            let offset = ruler.offset(
                origin,
                Coordinate(
                    latitude: FixedAngle.degrees(place.latitude), longitude: FixedAngle.degrees(place.longitude)))
            return SIMD2(offset.east, offset.north)
        }
        let margins = [ruler.metersPerDegreeOfLatitude, ruler.metersPerDegreeOfLongitude].map {
            Int(FixedAngle.clamping(2 * Self.largestGap / max($0, 1)))
        }
        var own: [Segment] = []
        var segments: [UInt32: [Segment]] = [:]
        var budget = Self.segmentBudget
        try lines.forEachSegment(
            south: Int32(clamping: Int(box.south) - margins[0]), west: Int32(clamping: Int(box.west) - margins[1]),
            north: Int32(clamping: Int(box.north) + margins[0]), east: Int32(clamping: Int(box.east) + margins[1]),
            of: { $0 == street || wanted.contains($0) }
        ) { document, start, end in
            let segment = Segment(start: plane(start), end: plane(end))
            if document == street { own.append(segment) } else { segments[document, default: []].append(segment) }
            budget -= 1
            return budget > 0
        }
        var found: [Intersection] = []
        for other in others where other != street {
            guard let nearest = Self.nearest(own, segments[other] ?? []) else { continue }
            let coordinate = Coordinate(
                latitude: origin.latitude + nearest.place.y / ruler.metersPerDegreeOfLatitude,
                longitude: origin.longitude + nearest.place.x / ruler.metersPerDegreeOfLongitude)
            found.append(
                Intersection(streets: (street, other), coordinate: coordinate.normalized, gap: nearest.distance))
        }
        return found
    }

    // MARK: Courses on the plane

    /// The midpoint between two lines where they are nearest, if that is near enough.
    private static func nearest(_ first: [Segment], _ second: [Segment]) -> (place: SIMD2<Double>, distance: Double)? {
        var best: (place: SIMD2<Double>, distance: Double)?
        for a in first {
            for b in second {
                let limit = best?.distance ?? largestGap
                guard mayBeWithin(limit, a, b) else { continue }
                let candidate = nearest(a, b)
                if candidate.distance < best?.distance ?? largestGap.nextUp { best = candidate }
                if best?.distance == 0 { return best }
            }
        }
        return best
    }

    private static func mayBeWithin(_ distance: Double, _ a: Segment, _ b: Segment) -> Bool {
        let low = pointwiseMin(b.start, b.end) - pointwiseMax(a.start, a.end)
        let high = pointwiseMin(a.start, a.end) - pointwiseMax(b.start, b.end)
        return all(low .<= distance) && all(high .<= distance)
    }

    private static func nearest(_ a: Segment, _ b: Segment) -> (place: SIMD2<Double>, distance: Double) {
        if let crossing = crossing(a, b) { return (crossing, 0) }
        var best = (place: a.start, distance: Double.infinity)
        for (point, segment) in [(a.start, b), (a.end, b), (b.start, a), (b.end, a)] {
            let foot = foot(of: point, on: segment)
            let way = foot - point
            let distance = (way * way).sum().squareRoot()
            if distance < best.distance { best = ((foot + point) / 2, distance) }
        }
        return best
    }

    private static func foot(of point: SIMD2<Double>, on segment: Segment) -> SIMD2<Double> {
        let course = segment.end - segment.start
        let length = (course * course).sum()
        guard length > 0 else { return segment.start }
        let share = ((point - segment.start) * course).sum() / length
        return segment.start + course * min(max(share, 0), 1)
    }

    private static func crossing(_ a: Segment, _ b: Segment) -> SIMD2<Double>? {
        let (p, q) = (a.end - a.start, b.end - b.start)
        let cross = p.x * q.y - p.y * q.x
        guard cross != 0 else { return nil }
        let way = b.start - a.start
        let onFirst = (way.x * q.y - way.y * q.x) / cross
        let onSecond = (way.x * p.y - way.y * p.x) / cross
        guard 0...1 ~= onFirst, 0...1 ~= onSecond else { return nil }
        return a.start + p * onFirst
    }
}
