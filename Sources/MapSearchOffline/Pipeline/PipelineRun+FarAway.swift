import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension PipelineRun {
    /// How far from the preferred area, in metres, a little known place is hardly meant.
    private static let reachOfLittleKnown = 500_000.0
    /// A name that so many places have may be that of a business, or of a place that no index has.
    private static let ambiguousCount = 3

    /// Whether a single word only means little known places far from the preferred area, and hardly those: they have a similar name,
    /// or are several of one name.
    private func isFarAway(_ answer: TextAnswer, _ query: ParsedQuery, from area: SearchArea?) throws -> Bool {
        guard let area, area.strictness == .preferred, query.wordCount == 1, let first = answer.hits.first else {
            return false
        }
        let wholes = answer.hits.count { $0.match.step == .whole }
        guard first.match.correctedWords != 0 || wholes >= Self.ambiguousCount else { return false }
        let bias = LocationBias(prepared(area))
        return try answer.hits.allSatisfy { hit in
            guard !hit.match.isAsLargeCity else { return false }
            let coordinate = try coordinate(of: hit)
            return !bias.contains(coordinate) && area.center.distance(to: coordinate) > Self.reachOfLittleKnown
        }
    }

    /// The page of an answer, without corrections to little known places far from the preferred area.
    ///
    /// Near Berlin, "Starbucks" is not Starbuck in Minnesota. Several places of the name itself remain, with a notice.
    func pageWithoutFarAway(
        of answer: TextAnswer, _ query: ParsedQuery, text: String, in area: SearchArea?
    ) throws -> SearchResponse {
        guard try isFarAway(answer, query, from: area) else { return try page(of: answer, text: text, in: area) }
        let isCorrected = answer.hits.first.map { $0.match.correctedWords != 0 } ?? false
        var response = isCorrected ? emptyPage(text: text, in: area) : try page(of: answer, text: text, in: area)
        let message =
            isCorrected
            ? "No place or business called “\(text)” is near: search without a preferred area for those of a similar name."
            : "The places called “\(text)” are far away, and little known: a business of this name is not in this index."
        response.metadata.notices.append(SearchNotice(.farAway, message))
        return response
    }
}
