import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The settlements that words of a query name in full, for objects that are near them and belong to another.
///
/// People give a shop the town that they know it by, and a street at the edge of a village the next village: borders that
/// are not seen on the ground are not known.
struct NearbyPlaces {
    /// How far objects of each kind may be from a settlement, as a share of the reach; nil for what is not said to be near one: other
    /// settlements, and areas with many of them.
    private let shares: [Float?]
    private var places: [Place] = []

    /// So many metres from the middle of a settlement, something may be said to be there.
    static let reach = 10_000.0
    /// The same for an organization: it may be at home in the next town but one.
    static let businessReach = 5_000.0
    /// The same for a street, a park or a station: another town has one of its name.
    static let streetReach = 1_500.0
    /// So many settlements are looked at; what more of them have in common is hardly a name.
    private static let maximumCount = 64

    /// The words that name a settlement, whatever is near it.
    private(set) var words: WordSet = 0

    /// A settlement that some words name.
    struct Place {
        let words: WordSet
        let coordinate: Coordinate
        /// Whether some of the words are misspelt.
        let isMisspelt: Bool
        private let ruler: FlatRuler

        init(words: WordSet, isMisspelt: Bool, coordinate: Coordinate) {
            self.words = words
            self.coordinate = coordinate
            self.isMisspelt = isMisspelt
            ruler = FlatRuler(latitude: coordinate.latitude)
        }

        /// How far it is from a coordinate, as a share of the reach.
        func share(to other: Coordinate) -> Float { Float(ruler.distance(coordinate, other) / reach) }
    }

    /// The words that name a settlement near a coordinate, for an object of a kind.
    func words(around coordinate: Coordinate, _ kind: UInt8) -> WordSet {
        guard Int(kind) < shares.count, let largest = shares[Int(kind)] else { return 0 }
        return places.reduce(0) { words, place in
            place.share(to: coordinate) <= largest ? words | place.words : words
        }
    }

    /// The documents that may be near one of the settlements.
    func ranges(in tree: DocumentTree) throws(IndexFormatError) -> DocumentRanges {
        var runs: [Range<UInt32>] = []
        for place in places {
            let bounds = CircularRegion(center: place.coordinate, radius: Self.reach).bounds
            let boxes = FixedBounds.boxes(of: bounds)
            var stack = try tree.root.map { [$0] } ?? []
            while let node = stack.popLast() {
                guard boxes.contains(where: { node.touches($0) }) else { continue }
                if node.level == 0 { runs.append(tree.documents(of: node)) }
                for child in tree.children(of: node) { stack.append(try tree.child(child, of: node)) }
            }
        }
        return DocumentRanges(runs)
    }

    /// Whether objects of a kind are near to others, by its number: a village is not said to be in the next village.
    func mayBeNear(_ kind: UInt8) -> Bool { Int(kind) < shares.count && shares[Int(kind)] != nil }

    /// The nearest settlement that some of the words name; nil when there is none.
    func nearest(of words: WordSet, to coordinate: Coordinate) -> Place? {
        places.filter { $0.words & words != 0 }
            .min { $0.share(to: coordinate) < $1.share(to: coordinate) }
    }
}

extension NearbyPlaces {
    /// So many of the most important objects that have a word are looked at for settlements.
    private static let candidateBudget = 48

    /// The settlements whose names are in a query in full.
    init(_ meanings: [WordMeaning], _ matcher: NameMatcher, in index: IndexFile) throws(IndexFormatError) {
        let kinds = index.strings.all(.kinds).map(ObjectKind.init(rawValue:))
        let isSettled = kinds.map { $0 == .locality || $0 == .district }
        shares = kinds.map { kind in
            switch kind {
            case .locality, .district, .county, .region, .country: nil
            case .business: Float(Self.businessReach / Self.reach)
            case .street, .area, .station: Float(Self.streetReach / Self.reach)
            default: 1
            }
        }
        var seen: Set<UInt32> = []
        for meaning in meanings {
            // A word that is in the index as it was typed is not misspelt.
            let isMisspelt = meaning.plain.isEmpty
            let entries = isMisspelt ? meaning.edited : meaning.entriesBySource.exact
            guard !entries.isEmpty else { continue }
            var stream = try CandidateStream(entries, in: index, within: DocumentRanges(all: index.documentCount))
            var documents: [UInt32] = []
            while documents.count < Self.candidateBudget, try stream.next() { documents += stream.documents }
            for document in documents.prefix(Self.candidateBudget) {
                let row = try index.attributes[document]
                guard Int(row.kind) < isSettled.count, isSettled[Int(row.kind)], seen.insert(document).inserted else {
                    continue
                }
                let words = try matcher.wordsOfWholeName(of: document)
                // A name that is the whole query is no place for something else.
                if words != 0, words != matcher.query.allWords, places.count < Self.maximumCount {
                    places.append(
                        Place(words: words, isMisspelt: isMisspelt, coordinate: try index.coordinate(row)))
                    self.words |= words
                }
            }
        }
    }
}
