import MapSearch
import MapSearchIndexFormat

extension TextSearch {
    /// By how much the score of a country may be higher than that of a place in it.
    private static let largestLead: Float = 0.1
    /// By how much it is lower behind the place.
    private static let lag: Float = 0.05

    /// The matches with a country behind a place in it that has the text as its shown name, if the country only has it as another name:
    /// "Brasilia" is the city, and Brazil in Finnish.
    static func behindInnerPlaces(
        _ matches: [TextMatch], in index: IndexFile
    ) throws(IndexFormatError) -> [TextMatch] {
        guard let outer = matches.first, outer.step == .whole, outer.role != .primary,
            outer.role != .code, try index.isDocument(outer.document, .country)
        else { return matches }
        for inner in matches.dropFirst() where inner.step == .whole && inner.role == .primary {
            let lead = outer.score.total - inner.score.total
            guard lead < largestLead else { break }
            guard try index.containers(of: inner.document).contains(outer.document) else { continue }
            var last = outer
            last.score.role -= lead + lag
            last.rank = inner.rank - lag
            var rest = Array(matches.dropFirst())
            rest.insert(last, at: rest.firstIndex { $0.rank < last.rank } ?? rest.endIndex)
            return rest
        }
        return matches
    }
}
