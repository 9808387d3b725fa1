import MapGeometry
import MapSearch

extension PipelineRun {
    /// Answers a text with a short plus code and the name of a place by what is at the code near that place: "GVCJ+2V London".
    ///
    /// As the specification of Open Location Codes says, the place recovers the digits that the code omits. The match is that of the place.
    ///
    /// - Returns: nil if the text has no such code, or its other words name no place that is small enough.
    func answer(toShortCodeIn text: String, in area: SearchArea?) throws -> SearchResponse? {
        guard let (coordinate, place) = try placeOfShortCode(in: text, area) else { return nil }
        let match = place[MatchMetadata.self]
        return try answer(
            to: text, byWhatIsAt: coordinate,
            MatchMetadata(
                score: 1, edits: match?.edits ?? 0, unmatchedWords: match?.unmatchedWords ?? [],
                quality: match?.quality, confidence: match?.confidence))
    }

    /// Where a short plus code is near the place that the other words of its text name, and that place.
    func placeOfShortCode(
        in text: String, _ area: SearchArea?
    ) throws -> (coordinate: Coordinate, place: GeoObject)? {
        guard text.utf8.contains(UInt8(ascii: "+")), let (code, _) = PlusCode.first(in: text), code.isShort else {
            return nil
        }
        // Any reference shows which words are left; a link is none.
        let written = CoordinateParser(reference: Coordinate(latitude: 0, longitude: 0)).parse(text)
        guard let written, written.format == .plusCode, !written.rest.isEmpty else { return nil }
        var first = request
        first.page = SearchRequest.Page(limit: 1)
        let run = PipelineRun(pipeline, first, nil, isBrief: isBrief)
        guard let place = try run.search(written.rest, in: area).objects.first, Self.isReference(place, of: code),
            let coordinate = code.recovered(near: place.coordinate)?.center
        else { return nil }
        return (coordinate, place)
    }

    /// Whether a place says which of the codes with the same digits is meant: an area is no larger than the distance between them.
    private static func isReference(_ place: GeoObject, of code: PlusCode) -> Bool {
        guard place.kind != .business, place.kind != .water else { return false }
        guard largeKinds.contains(place.kind) else { return true }
        guard let box = place.boundingBox else { return false }
        let distance = code.code.utf8.prefix { $0 != UInt8(ascii: "+") }.count > 4 ? 20.0 : 1.0
        return box.span.latitudeDelta <= distance && box.span.longitudeDelta <= distance
    }

    private static let largeKinds: Set<ObjectKind> = [.country, .region, .county]
}
