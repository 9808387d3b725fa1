import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Counts the names of businesses while records are added, to know whether there are chains among them.
struct ChainCounts: Sendable {
    /// How often the name and category with a hash were met; 255 for more.
    private var counts: [UInt64: UInt8] = [:]
    /// Whether a business says which chain it belongs to.
    private(set) var areSaid = false
    private(set) var areLikely = false

    mutating func count(_ record: IndexRecord) {
        guard let business = record.business else { return }
        if !business.chains.isEmpty { areSaid = true }
        guard business.chains.isEmpty, let key = ChainFinder.key(of: record) else { return }
        let hash = XXHash64.hash(Array(key.utf8))
        let count = min(counts[hash] ?? 0, 254) + 1
        counts[hash] = count
        if count >= ChainFinder.smallestChain { areLikely = true }
    }

    /// Whether a name may be that of a chain; sure is only that others are not.
    func isLikely(_ key: String) -> Bool {
        counts[XXHash64.hash(Array(key.utf8))].map { $0 >= ChainFinder.smallestChain } ?? false
    }
}

/// Finds the chains that businesses belong to without saying so, and lets each chain have one identifier.
///
/// Sources name a chain by an item of Wikidata here and by its name alone there, and many a branch by its name only.
struct ChainFinder: Sendable {
    /// How often a name must be met among businesses of one sort to be that of a chain.
    static let smallestChain = 3

    /// What one business says.
    enum Hint: Sendable {
        /// The chains that it belongs to.
        case chains([BusinessMetadata.Chain])
        /// A name, with the key of it and its category.
        case name(key: String, name: String)

        /// Reads a record; nil when it says nothing.
        init?(_ record: IndexRecord, _ counts: ChainCounts) {
            guard let business = record.business else { return nil }
            if !business.chains.isEmpty {
                self = .chains(business.chains)
            } else if let key = ChainFinder.key(of: record), counts.isLikely(key) {
                self = .name(key: key, name: record.name)
            } else {
                return nil
            }
        }
    }

    /// How often each chain of a folded name is said.
    private var said: [String: [BusinessMetadata.Chain: Int]] = [:]
    /// The names of businesses that say no chain, by folded name and main category, with how often they are written so.
    private var written: [String: [String: Int]] = [:]
    /// The identifier and the name of each chain by its folded name.
    private var chains: [String: BusinessMetadata.Chain] = [:]
    /// The usual spelling of the names that are those of chains.
    private var names: [String: String] = [:]

    mutating func take(_ hint: Hint) {
        switch hint {
        case .chains(let chains):
            for chain in chains { said[ChainName.folded(chain.name), default: [:]][chain, default: 0] += 1 }
        case .name(let key, let name):
            written[key, default: [:]][name, default: 0] += 1
        }
    }

    /// Decides, when all hints were taken.
    mutating func decide() {
        for (name, found) in said {
            // An item of Wikidata before a name, then the more frequent.
            let best = found.max { a, b in
                (Self.isItem(a.key.id) ? 1 : 0, a.value, b.key.id, b.key.name) < (
                    Self.isItem(b.key.id) ? 1 : 0, b.value, a.key.id, a.key.name
                )
            }
            chains[name] = best?.key
        }
        for (key, spellings) in written where spellings.values.reduce(0, +) >= Self.smallestChain {
            names[key] = spellings.max { a, b in (a.value, b.key) < (b.value, a.key) }?.key
        }
        (said, written) = ([:], [:])
    }

    /// Puts the chains of a record in order.
    func apply(to record: inout IndexRecord) {
        guard let business = record.business else { return }
        if business.chains.isEmpty {
            guard record.kind == .business, !record.name.isEmpty, !chains.isEmpty || !names.isEmpty else { return }
            if let chain = chains[ChainName.folded(record.name)] {
                record.business?.chains = [chain]
            } else if !names.isEmpty, let key = Self.key(of: record), let name = names[key] {
                record.business?.chains = [.init(id: name, name: name)]
            }
        } else {
            record.business?.chains = business.chains.map { chains[ChainName.folded($0.name)] ?? $0 }
        }
    }

    private static func isItem(_ id: String) -> Bool {
        id.first == "Q" && id.count > 1 && id.dropFirst().allSatisfy { ("0"..."9").contains($0) }
    }

    /// Sorts of businesses that have branches.
    private static let keys = [
        "shop=", "amenity=", "office=", "tourism=hotel", "healthcare=", "craft=", "leisure=fitness_centre",
    ]

    /// A name with its main category; nil for what is no branch of anything, such as playgrounds called "Playground".
    static func key(of record: IndexRecord) -> String? {
        guard record.kind == .business, let category = record.business?.categories.first?.id,
            keys.contains(where: category.hasPrefix)
        else { return nil }
        let name = TextFolding.folded(record.name)
        guard !name.isEmpty, !CategoryTaxonomy.shared.isGeneric(name) else { return nil }
        return category + "\u{1F}" + ChainName.folded(record.name)
    }
}
