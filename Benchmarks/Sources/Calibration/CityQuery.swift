import BenchmarkSupport
import GradingSupport
import MapGeometry
import MapSearch
import MapSearchOffline

/// A question for a place of the world, and where the place is.
struct CityQuery {
    private var text: String
    private var kind = "city"
    private let coordinate: Coordinate?
    private let tolerance: Double
    private let uris: [String]

    /// Reads a line; nil for one that does not say what the right answer is.
    init?(_ row: QueryFile.Row) {
        text = row["query"]
        let (latitude, longitude) = (Double(row["exp_lat"]), Double(row["exp_lon"]))
        coordinate = latitude.flatMap { latitude in
            longitude.map { Coordinate(latitude: latitude, longitude: $0) }
        }
        tolerance = Double(row["tol_m"]) ?? 0
        uris = row["geonames_1000"].split(separator: ",").map { "geonames:\($0)" }
        // A request with a place that it prefers is another question.
        guard !text.isEmpty, coordinate != nil || !uris.isEmpty, row["bias_lat"].isEmpty else { return nil }
    }

    /// The same with one random edit; nil for a text of less than five letters.
    func mistyped(_ random: inout some RandomNumberGenerator) -> CityQuery? {
        guard text.count >= 5 else { return nil }
        var query = self
        query.text = BenchmarkSupport.mistyped(text, &random)
        query.kind = "city with a typo"
        return query
    }

    /// The answer of a backend, graded.
    func row(in backend: OfflineBackend) throws -> GradedRows.Row {
        let answer = Answer(try backend.answer(.text(text)))
        return GradedRows.Row(
            engine: "world", question: kind, text: text, answer: answer, verdict: verdict(of: answer.object))
    }

    private func verdict(of found: GeoObject?) -> Grader.Verdict {
        guard let found else { return .nothing }
        if let uri = found.uri, uris.contains(uri) { return .thing }
        guard let coordinate, found.coordinate.distance(to: coordinate) <= tolerance else { return .elsewhere }
        return .thing
    }
}
