import MapGeometry
import MapSearch

extension PipelineRun {
    /// The maximum distance, in metres, at which the other words of a text mean something at its coordinate.
    private static let reachOfCoordinate = 100_000.0

    /// Answers a text with a coordinate and other words: by what they mean near it, otherwise by what is at the coordinate.
    ///
    /// "cafe 25.1982, 55.272758" is a café near there, and no town of that name in the Philippines.
    func answer(_ words: String, at coordinate: Coordinate, in text: String) throws -> SearchResponse {
        let area = SearchArea.point(coordinate)
        var response = try search(words, in: area)
        response.metadata.requestText = text
        var decisive = response
        if request.page.offset > 0 {
            var first = request
            first.page = SearchRequest.Page(limit: 1)
            decisive = try PipelineRun(pipeline, first, nil, isBrief: isBrief).search(words, in: area)
        }
        var unmatched = words.split(whereSeparator: \.isWhitespace).map(String.init)
        if let best = decisive.objects.first, isNear(best, coordinate) {
            guard Self.isCoarse(best) else { return response }
            // The coordinate says where in the town it is.
            unmatched = best[MatchMetadata.self]?.unmatchedWords ?? []
        }
        let match = MatchMetadata(
            score: 1, unmatchedWords: unmatched, quality: unmatched.isEmpty ? .exact : .partial)
        return try answer(to: text, byWhatIsAt: coordinate, match)
    }

    /// Answers a text by what is at a coordinate, with how the words of the text are met.
    func answer(
        to text: String, byWhatIsAt coordinate: Coordinate, _ match: MatchMetadata
    ) throws -> SearchResponse {
        trace?.interpretation = .coordinate
        return try filteringHere { run in
            var response = try run.reverse(coordinate, zoom: nil, text: text)
            response.collection.updateObjects { $0[MatchMetadata.self] = match }
            return response
        }
    }

    /// Whether a result is an area that a coordinate may be in, by its name.
    private static func isCoarse(_ object: GeoObject) -> Bool {
        ObjectKind.settlementsAndAreas.contains(object.kind) && object[MatchMetadata.self] != nil
    }

    private func isNear(_ object: GeoObject, _ coordinate: Coordinate) -> Bool {
        object.boundingBox?.contains(coordinate) == true
            || object.coordinate.distance(to: coordinate) <= Self.reachOfCoordinate
    }

    /// The suggestions for a text with a coordinate: a line for the coordinate with what is there, or completions of the other words
    /// near it.
    func suggestions(for match: CoordinateMatch) throws -> [Suggestion] {
        guard match.rest.isEmpty else {
            let area = SearchArea.point(match.coordinate)
            return try filteringMany { try $0.completions(of: match.rest, in: area) }.objects.map(Suggestion.init)
        }
        return [try suggestion(for: match.coordinate)]
    }

    /// The line for a coordinate with what is there.
    func suggestion(for coordinate: Coordinate) throws -> Suggestion {
        let there = try filteringHere { try $0.reverse(coordinate, zoom: nil, text: nil) }.objects.first
        let place = [there?.name, there?.descriptionText].compactMap(\.self).joined(separator: ", ")
        return Suggestion(
            title: Self.text(of: coordinate), subtitle: place.isEmpty ? nil : place, center: coordinate,
            distance: request.options.userPosition?.distance(to: coordinate))
    }

    /// A coordinate in degrees with at most six decimals, which is 11 cm.
    private static func text(of coordinate: Coordinate) -> String {
        func rounded(_ degrees: Double) -> Double { (degrees * 1e6).rounded() / 1e6 }
        return Coordinate(latitude: rounded(coordinate.latitude), longitude: rounded(coordinate.longitude)).description
    }
}
