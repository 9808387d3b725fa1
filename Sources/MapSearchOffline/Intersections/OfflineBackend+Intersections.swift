import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension OfflineBackend {
    /// So many streets of either name are looked at.
    private static let streetCount = 20
    /// Streets with no more than so many metres between them share a junction.
    private static let sharedJunction = 15.0

    /// A place where two streets meet, with how well their names match.
    struct IntersectionMatch {
        var intersection: Intersection
        var score: Double
        var edits: Int
    }

    /// Where two streets of a text meet, best first; empty when it names no two streets, or they do not meet.
    ///
    /// Whatever the text is as a name comes before: there is a pub called "Rose & Crown", and no crossing.
    func intersections(
        _ query: ParsedQuery, _ outcome: TextSearch.Outcome, goal: TextSearch.Goal, text: String
    ) throws -> [IntersectionMatch] {
        let isAsTyped = query.text == text
        let asTyped = isAsTyped ? query : ParsedQuery(text)
        guard index.file.lines != nil, asTyped.wordCount > 1 else { return [] }
        var streets = goal
        streets.count = Self.streetCount
        streets.kinds = index.kinds.enumerated().map { $1 == .street && goal.kinds?[$0] != false }
        streets.distance = nil
        for reading in IntersectionText.all(of: asTyped) {
            let words = reading.words & ~asTyped.numericWords
            let isName = outcome.matches.contains { $0.missingWords == 0 && words & ~$0.ownWords == 0 }
            if isAsTyped, isName { continue }
            let first = try TextSearch.best(for: reading.first, goal: streets, in: index.file).outcome.matches
            let second = try TextSearch.best(for: reading.second, goal: streets, in: index.file).outcome.matches
            let found = try Self.matches(first, second, in: index.file)
            if !found.isEmpty { return found }
        }
        return []
    }

    private static func matches(
        _ first: [TextMatch], _ second: [TextMatch], in index: IndexFile
    ) throws -> [IntersectionMatch] {
        // Half a name is enough for a street, but not for one of two.
        let named = [first, second].map { matches in matches.filter { $0.missingWords == 0 } }
        guard !named[0].isEmpty, !named[1].isEmpty else { return [] }
        let crossings = try IntersectionFinder(index: index)
            .crossings(of: named[0].map(\.document), with: named[1].map(\.document))
        let scores = named.map { matches in
            Dictionary(matches.map { ($0.document, $0) }, uniquingKeysWith: { first, _ in first })
        }
        let found = crossings.compactMap { crossing -> IntersectionMatch? in
            guard let a = scores[0][crossing.streets.first], let b = scores[1][crossing.streets.second] else {
                return nil
            }
            return IntersectionMatch(
                intersection: crossing, score: Double(a.score.total + b.score.total) / 2, edits: a.edits + b.edits)
        }
        return found.sorted { ($1.score, $0.intersection.gap) < ($0.score, $1.intersection.gap) }
    }

    /// The object of an intersection, whose identifier is made of those of its streets.
    func object(
        _ match: IntersectionMatch, _ assembler: ObjectAssembler
    ) throws(IndexFormatError) -> GeoObject {
        let first = try assembler.object(match.intersection.streets.first)
        let second = try assembler.object(match.intersection.streets.second)
        var object = first
        object.name = first.name + " & " + second.name
        object.kind = .intersection
        object.coordinate = match.intersection.coordinate
        object.boundingBox = nil
        object.uri = [first.uri, second.uri].compactMap(\.self).joined(separator: Self.joint)
        if var toponym = first[ToponymMetadata.self] {
            let other = second.address?.components.last
            toponym.address.components += other.map { [$0] } ?? []
            toponym.address.formatted = [object.name, first.descriptionText].compactMap(\.self).joined(separator: ", ")
            toponym.precision = match.intersection.gap <= Self.sharedJunction ? .exact : .nearby
            object[ToponymMetadata.self] = toponym
        }
        object[URIMetadata.self] = URIMetadata(uris: [object.uri ?? ""])
        object[MatchMetadata.self] = MatchMetadata(score: match.score, edits: match.edits)
        return object
    }

    /// What joins the identifiers of two streets.
    private static let joint = "&"

    /// The intersection with an identifier; nil when it is none.
    func intersection(uri: String) throws(IndexFormatError) -> IntersectionMatch? {
        let parts = uri.split(separator: Self.joint, maxSplits: 1).map(String.init)
        guard parts.count == 2, let first = try index.document(uri: parts[0]),
            let second = try index.document(uri: parts[1])
        else { return nil }
        let crossings = try IntersectionFinder(index: index.file).crossings(of: [first], with: [second])
        return crossings.first.map { IntersectionMatch(intersection: $0, score: 0, edits: 0) }
    }
}
