import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension PipelineRun {
    /// The results that are as good as the best one up to a difference of scores, and elsewhere.
    func rivals(in hits: [TextAnswer.Hit], within largestLag: Double) throws -> [MatchConfidence.Rival] {
        guard hits.count > 1, let first = hits.first else { return [] }
        var rivals: [MatchConfidence.Rival] = []
        var origin: (place: Coordinate, ruler: FlatRuler, reach: Double)?
        for (place, hit) in hits.enumerated().dropFirst() {
            let lag = Double(first.match.score.total - hit.match.score.total)
            // Results that are sorted by distance are not in the order of their scores.
            guard lag < largestLag else { continue }
            if origin == nil {
                let place = try coordinate(of: first)
                origin = (place, FlatRuler(latitude: place.latitude), try reach(of: first))
            }
            guard let origin, try origin.ruler.distance(origin.place, coordinate(of: hit)) > origin.reach,
                try !isWithin(first, hit)
            else { continue }
            rivals.append(MatchConfidence.Rival(place: place, lag: lag))
        }
        return rivals
    }

    /// Whether a result is in the area of another one, which is then not elsewhere: a capital and its country.
    func isWithin(_ hit: TextAnswer.Hit, _ area: TextAnswer.Hit) throws -> Bool {
        try hit.isWithin(area, in: members[hit.part].index)
    }

    /// How far from a result another one may be that is the same place.
    private func reach(of hit: TextAnswer.Hit) throws -> Double {
        let index = members[hit.part].index
        let kind =
            hit.match.house == nil ? try index.mappingFormatErrors { try index.kind(of: hit.match.document) } : .house
        return max(2 * Placemark.usualRadius(of: kind), Self.smallestReach)
    }

    /// A building may be long, and recorded twice.
    private static let smallestReach = 250.0

    /// Where a result is.
    func coordinate(of hit: TextAnswer.Hit) throws -> Coordinate {
        try members[hit.part].index.mappingFormatErrors { try hit.coordinate(in: members[hit.part].index.file) }
    }
}
