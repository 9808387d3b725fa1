import MapGeometry
import MapSearch

extension PipelineRun {
    /// The suggestions for a text with a coordinate: a line for the coordinate with what is there, or completions of the other words
    /// near it.
    func suggestions(for match: CoordinateMatch) throws -> [Suggestion] {
        guard match.rest.isEmpty else {
            let area = SearchArea.point(match.coordinate)
            return try filteringMany { try $0.completions(of: match.rest, in: area) }.objects.map(Suggestion.init)
        }
        let there = try filteringHere { try $0.reverse(match.coordinate, zoom: nil, text: nil) }.objects.first
        let place = [there?.name, there?.descriptionText].compactMap(\.self).joined(separator: ", ")
        return [
            Suggestion(
                title: Self.text(of: match.coordinate), subtitle: place.isEmpty ? nil : place, center: match.coordinate,
                distance: request.options.userPosition?.distance(to: match.coordinate))
        ]
    }

    /// A coordinate in degrees with at most six decimals, which is 11 cm.
    private static func text(of coordinate: Coordinate) -> String {
        func rounded(_ degrees: Double) -> Double { (degrees * 1e6).rounded() / 1e6 }
        return Coordinate(latitude: rounded(coordinate.latitude), longitude: rounded(coordinate.longitude)).description
    }
}
