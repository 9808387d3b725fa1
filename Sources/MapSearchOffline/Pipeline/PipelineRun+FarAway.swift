import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension PipelineRun {
    /// How far from the preferred area, in metres, a little known place is hardly meant.
    private static let reachOfLittleKnown = 500_000.0
    /// A name that so many places have may be that of a business, or of a place that no index has.
    private static let ambiguousCount = 3

    /// The page of an answer, without places of a similar name far from the preferred area that few people know.
    ///
    /// Near Berlin, "Starbucks" is not Starbuck in Minnesota, and "Lidl" not Lidlington. Several places of the name itself remain, with a
    /// notice.
    func pageWithoutFarAway(
        of answer: TextAnswer, _ query: ParsedQuery, text: String, in area: SearchArea?
    ) throws -> SearchResponse {
        guard let area, area.strictness == .preferred, query.wordCount == 1, let first = answer.hits.first else {
            return try page(of: answer, text: text, in: area)
        }
        let bias = LocationBias(prepared(area))
        func isFarAway(_ hit: TextAnswer.Hit) throws -> Bool {
            guard !hit.match.isAsLargeCity else { return false }
            let coordinate = try coordinate(of: hit)
            return !bias.contains(coordinate) && area.center.distance(to: coordinate) > Self.reachOfLittleKnown
        }
        guard first.match.correctedWords | first.match.begunWords == 0 else {
            let near = try answer.keeping { try !isFarAway($0) }
            var response = try page(of: near, text: text, in: area)
            if near.hits.isEmpty {
                let message = """
                    No place or business called “\(text)” is near: search without a preferred area for those of a similar name.
                    """
                response.metadata.notices.append(SearchNotice(.farAway, message))
            }
            return response
        }
        var response = try page(of: answer, text: text, in: area)
        let isAmbiguous = answer.hits.count { $0.match.step == .whole } >= Self.ambiguousCount
        if isAmbiguous, try isFarAway(first) {
            let message = """
                The places called “\(text)” are far away, and little known: a business of this name is not in this index.
                """
            response.metadata.notices.append(SearchNotice(.farAway, message))
        }
        return response
    }
}
