import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchTestSupport
import TestFixtures
import Testing

@testable import MapSearchOffline

/// Searches of random countries against looking at every document: whatever a search leaves out, its first result must be the
/// best of all.
@Suite("The first result is that of brute force")
struct OracleTests {
    private static let countryCount = TestRun.isHeavy ? 400 : 4
    private static let questionCount = TestRun.isHeavy ? 60 : 20

    @Test(arguments: 0..<countryCount)
    func firstResult(seed: Int) throws {
        var country = RandomCountry(seed: UInt64(seed))
        var builder = IndexBuilder(name: "Random")
        for record in country.records { try builder.add(record) }
        let index = try OfflineIndex(bytes: try builder.build().bytes)
        for _ in 0..<Self.questionCount {
            let (name, parameters) = Self.parameters(&country, kinds: index.kinds)
            let text =
                parameters.isTyping && country.number(below: 3) > 0 ? country.begunQuestion() : country.question()
            var exhaustive = parameters
            exhaustive.looksAtAll = true
            let found = try Self.best(text, parameters, in: index)
            let best = try Self.best(text, exhaustive, in: index)
            guard found?.document == best?.document, found?.rank == best?.rank else {
                let names = try [found, best].map { match in
                    try match.map { try country.description(of: index.uri($0.document)) + ": \($0.rank), \($0.losses)" }
                        ?? "nothing"
                }
                Issue.record("seed \(seed), “\(text)”, \(name): found \(names[0]), the best is \(names[1])")
                return
            }
        }
    }

    private static func best(_ text: String, _ parameters: TextSearch.SearchParameters, in index: OfflineIndex) throws
        -> TextMatch?
    {
        try StagedSearch.answer(to: ParsedQuery(text), .init(indexes: [index], parameters: [parameters])).hits.first?
            .match
    }

    /// What a text is searched for with, and what that is called.
    private static func parameters(_ country: inout RandomCountry, kinds: [ObjectKind]) -> (
        String, TextSearch.SearchParameters
    ) {
        var parameters = TextSearch.SearchParameters()
        parameters.count = [1, 2, 11][country.number(below: 3)]
        let place = country.somewhere()
        let line = Polyline([place, country.somewhere(), country.somewhere()])
        let polygon = SearchArea.polygon(Polygon(outer: [place, country.somewhere(), country.somewhere(), place]))
        switch country.number(below: 10) {
        case 0:
            parameters.bias = LocationBias(.point(place))
            return ("near \(place)", parameters)
        case 1:
            parameters.bias = LocationBias(.circle(CircularRegion(center: place, radius: 60_000), .required))
            return ("in a circle", parameters)
        case 2:
            parameters.bias = LocationBias(SearchArea(polygon.shape, .required))
            return ("in a polygon", parameters)
        case 3:
            parameters.bias = LocationBias(polygon)
            return ("rather in a polygon", parameters)
        case 4:
            parameters.distance = SearchSort.distance(from: place).measure
            return ("by distance from \(place)", parameters)
        case 5:
            parameters.distance = SearchSort.distanceFromLine(line).measure
            return ("by distance from a line", parameters)
        case 6:
            parameters.distance = SearchSort.positionAlongLine(line).measure
            parameters.isDistanceContinuous = false
            return ("along a line", parameters)
        case 7:
            parameters.kinds = kinds.map { $0 == .business }
            return ("businesses", parameters)
        case 8:
            parameters.isTyping = true
            parameters.weights = .suggest
            // How frequent a name is depends on how many matches are compared.
            parameters.weights.namesakes = 0
            parameters.weights.repeatedName = 0
            return ("while typing", parameters)
        default: return ("anywhere", parameters)
        }
    }
}

extension TextMatch {
    /// The parts of the score that are not 0.
    fileprivate var losses: String {
        score.parts.filter { $0.value != 0 }.map { "\($0.name) \($0.value)" }.joined(separator: " ")
    }
}
