import MapGeometry
import MapSearch
import MapSearchText

extension PipelineRun {
    /// The place at the beginning of a text that says near which settlement it is, as in "Slough near London"; nil if none of its name is
    /// near one of that name.
    ///
    /// Neither name says where the place is, but both together do: there are many called Fürth, and one of them is near Nuremberg.
    func placeNear(in query: ParsedQuery, _ scope: StagedSearch.Scope) throws -> TextAnswer? {
        guard query.numericWords == 0 else { return nil }
        let places = scope.with { $0.count = Self.comparedPlaces }.keeping(Self.placesNearOthers.contains)
        let settlements = scope.keeping { $0 == .locality || $0 == .district }
        for joint in query.nearJoints {
            guard let place = try StagedSearch.exactAnswer(to: query.part(0..<joint.lowerBound), places),
                let other = try settlement(from: joint.upperBound, of: query, settlements)
            else { continue }
            // The best-known place of the other name is meant unless nothing is near it.
            for hit in other.hits where hit.match.step <= .words {
                let center = try scope.coordinate(of: hit)
                let near = try place.keeping { candidate in
                    try candidate.match.step <= .words
                        && scope.coordinate(of: candidate).distance(to: center) <= Self.reachOfNear
                }
                if !near.hits.isEmpty { return near }
            }
        }
        return nil
    }

    /// The settlement that the words from one on are, without small words before its name: "près de Paris".
    private func settlement(
        from first: Int, of query: ParsedQuery, _ scope: StagedSearch.Scope
    ) throws -> TextAnswer? {
        for start in first..<query.wordCount {
            if let answer = try StagedSearch.exactAnswer(to: query.part(start..<query.wordCount), scope) {
                return answer
            }
            guard CategoryTaxonomy.shared.isNoise(query.word(start)) || AreaWords.isJoint(query.word(start)) else {
                return nil
            }
        }
        return nil
    }

    /// What may be said to be near a town; a country or a region is not.
    private static let placesNearOthers: Set<ObjectKind> = [.locality, .district, .airport, .area, .water]

    /// How far away, in metres, the place may be.
    private static let reachOfNear = 100_000.0

    /// The maximum number of places of the name that are looked at.
    private static let comparedPlaces = 100
}
