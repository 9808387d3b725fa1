import MapSearch
import MapSearchIndexFormat

/// A country, region or settlement that words of a query name in full.
struct NamedContainer {
    let words: WordSet
    let kind: ObjectKind
    /// The country that it is; 0 for what is none, and where the code is not known.
    let country: UInt16
    let extent: OutlinedPlace

    private static let kinds: Set<ObjectKind> = [.country, .region, .county, .locality, .district]
    /// So many containers of a name are looked at; what more of them bear is hardly what is meant.
    private static let maximumCount = 64

    /// The containers of an index that a query names, as far as it is known what lies in them.
    static func all(
        in index: OfflineIndex, _ query: ParsedQuery, _ meanings: [WordMeaning], fields: AddressFields?
    ) throws(IndexFormatError) -> [NamedContainer] {
        let file = index.file
        var found: [NamedContainer] = []
        var seen: Set<Int> = []
        for meaning in meanings {
            for entry in meaning.entriesBySource.exact {
                for place in try file.containers.places(of: entry.terms).prefix(maximumCount) {
                    let container = try file.containers.container(at: place)
                    guard seen.insert(container).inserted else { continue }
                    let document = try file.containers.document(container)
                    let kind = try index.kind(of: document)
                    guard kinds.contains(kind) else { continue }
                    var words = try NameMatcher.wordsOfWholeName(of: document, query, meanings, in: file)
                    if let fields { words &= fields.words(of: query, forKind: kind) }
                    // What is asked for is not what it lies in.
                    guard words != 0, words != query.allWords else { continue }
                    let country = kind == .country ? try file.containers.country(container) : 0
                    let extent = try OutlinedPlace(document, in: file)
                    guard country != 0 || extent.isKnown else { continue }
                    found.append(NamedContainer(words: words, kind: kind, country: country, extent: extent))
                }
            }
        }
        return found
    }
}
