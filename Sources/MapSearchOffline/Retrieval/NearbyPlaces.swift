import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The settlements that words of a query name in full, for objects that are near them and belong to another.
///
/// People give a shop the town that they know it by, and a street at the edge of a village the next village: borders that
/// are not seen on the ground are not known.
struct NearbyPlaces {
    private var places: [(words: WordSet, coordinate: Coordinate, ruler: FlatRuler)] = []

    /// So many metres from the middle of a settlement, something may be said to be there.
    static let reach = 10_000.0
    /// So many settlements are looked at; what more of them have in common is hardly a name.
    private static let maximumCount = 64

    /// The words that name a settlement, whatever is near it.
    private(set) var words: WordSet = 0

    private mutating func insert(_ words: WordSet, _ coordinate: Coordinate) {
        guard places.count < Self.maximumCount else { return }
        places.append((words, coordinate, FlatRuler(latitude: coordinate.latitude)))
        self.words |= words
    }

    /// The words that name a settlement near a coordinate.
    func words(around coordinate: Coordinate) -> WordSet {
        places.reduce(0) { words, place in
            place.ruler.distance(place.coordinate, coordinate) <= Self.reach ? words | place.words : words
        }
    }

    /// How far the nearest settlement is that some of the words name, as a share of the reach; 1 when there is none.
    func distanceShare(of words: WordSet, from coordinate: Coordinate) -> Float {
        places.lazy.filter { $0.words & words != 0 }
            .map { Float(min($0.ruler.distance($0.coordinate, coordinate) / Self.reach, 1)) }.min() ?? 1
    }
}

extension NearbyPlaces {
    /// So many of the most important objects that have a word are looked at for settlements.
    private static let candidateBudget = 48

    /// The settlements whose names stand in a query in full.
    init(_ meanings: [WordMeaning], _ matcher: NameMatcher, in index: IndexFile) throws(IndexFormatError) {
        let settled: Set<String> = [ObjectKind.locality.rawValue, ObjectKind.district.rawValue]
        let isSettled = index.strings.all(.kinds).map(settled.contains)
        var seen: Set<UInt32> = []
        for meaning in meanings {
            let entries = meaning.entriesBySource.exact
            guard !entries.isEmpty else { continue }
            var stream = try CandidateStream(entries, in: index)
            for _ in 0..<Self.candidateBudget {
                guard let document = try stream.next() else { break }
                let row = try index.attributes[document]
                guard Int(row.kind) < isSettled.count, isSettled[Int(row.kind)], seen.insert(document).inserted else {
                    continue
                }
                let words = try matcher.wordsOfWholeName(of: document)
                // A name that is the whole query is no place for something else.
                if words != 0, words != matcher.query.allWords { insert(words, try index.coordinate(row)) }
            }
        }
    }
}
