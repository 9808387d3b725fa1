import MapSearch
import MapSearchIndexFormat

/// The position where two streets meet, with the quality of the match of their names.
struct IntersectionMatch {
    var intersection: Intersection
    var score = 0.0
    var edits = 0

    /// Streets with at most this many metres between them share a junction.
    private static let sharedJunction = 15.0
    /// The separator between the identifiers of two streets.
    private static let joint = "&"

    init(intersection: Intersection, score: Double, edits: Int) {
        self.intersection = intersection
        self.score = score
        self.edits = edits
    }

    /// Returns the intersection with an identifier; nil if it is not one.
    init?(uri: String, in index: OfflineIndex) throws(IndexFormatError) {
        let parts = uri.split(separator: Self.joint, maxSplits: 1).map(String.init)
        guard parts.count == 2, let first = try index.document(uri: parts[0]),
            let second = try index.document(uri: parts[1]),
            let crossing = try IntersectionFinder(index: index.file).crossings(of: [first], with: [second]).first
        else { return nil }
        intersection = crossing
    }

    /// The positions where streets of two results meet, best first.
    static func all(of first: [TextMatch], with second: [TextMatch], in index: IndexFile) throws -> [IntersectionMatch]
    {
        // A text with a house number does not mean a corner: "Avinguda Meritxell 99 / Andorra la Vella".
        let named = [first, second].map { matches in matches.filter { $0.house == nil } }
        guard !named[0].isEmpty, !named[1].isEmpty else { return [] }
        let crossings = try IntersectionFinder(index: index)
            .crossings(of: named[0].map(\.document), with: named[1].map(\.document))
        let scores = named.map { matches in
            Dictionary(matches.map { ($0.document, $0) }, uniquingKeysWith: { first, _ in first })
        }
        return try crossings.compactMap { crossing in
            guard let a = scores[0][crossing.streets.first], let b = scores[1][crossing.streets.second],
                // Two parts of one street do not form a corner.
                try index.records.name(crossing.streets.first, languages: [])
                    != index.records.name(crossing.streets.second, languages: [])
            else {
                return nil
            }
            return IntersectionMatch(
                intersection: crossing, score: Double(a.score.total + b.score.total) / 2, edits: a.edits + b.edits)
        }
    }

    /// The object of the intersection, whose identifier combines those of its streets.
    func object(_ assembler: ObjectAssembler) throws(IndexFormatError) -> GeoObject {
        let first = try assembler.object(intersection.streets.first)
        let second = try assembler.object(intersection.streets.second)
        var object = first
        object.name = first.name + " & " + second.name
        object.kind = .intersection
        object.coordinate = intersection.coordinate
        object.boundingBox = nil
        object.uri = [first.uri, second.uri].compactMap(\.self).joined(separator: Self.joint)
        if var toponym = first[ToponymMetadata.self] {
            let other = second.address?.components.last
            toponym.address.components += other.map { [$0] } ?? []
            toponym.address.formatted = [object.name, first.descriptionText].compactMap(\.self).joined(separator: ", ")
            toponym.precision = intersection.gap <= Self.sharedJunction ? .exact : .nearby
            object[ToponymMetadata.self] = toponym
        }
        object[URIMetadata.self] = URIMetadata(uris: [object.uri ?? ""])
        object[MatchMetadata.self] = MatchMetadata(
            score: score, edits: edits, quality: edits == 0 ? .exact : .corrected)
        return object
    }
}
