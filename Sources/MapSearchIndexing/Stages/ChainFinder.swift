import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Counts the names of businesses while records are added, to find out whether there are chains among them.
struct ChainCounts: Sendable {
    /// How often a name and category with a hash occurred; 255 for more.
    private var counts: [UInt64: UInt8] = [:]
    /// Whether any business names its chain.
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

    /// Whether a name may be that of a chain; only a negative answer is certain.
    func isLikely(_ key: String) -> Bool {
        counts[XXHash64.hash(Array(key.utf8))].map { $0 >= ChainFinder.smallestChain } ?? false
    }
}

/// Finds the chains of businesses that do not name them, and gives each chain a single identifier.
///
/// Sources name a chain sometimes by an item of Wikidata and sometimes only by its name, and often not at all.
struct ChainFinder: Sendable {
    /// The number of businesses of one type that must have a name to make it that of a chain.
    static let smallestChain = 3

    /// What one business contributes.
    enum Hint: Sendable {
        /// Its chains.
        case chains([BusinessMetadata.Chain])
        /// A name, with the key of the name and its category.
        case name(key: String, name: String)

        /// Reads a record; nil if it contributes nothing.
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

    /// How often each chain occurs, by folded name.
    private var said: [String: [BusinessMetadata.Chain: Int]] = [:]
    /// The names of businesses without a chain, by folded name and main category, with the number of times of each spelling.
    private var written: [String: [String: Int]] = [:]
    /// The identifier and the name of each chain by its folded name.
    private var chains: [String: BusinessMetadata.Chain] = [:]
    /// The usual spelling of the names of chains.
    private var names: [String: String] = [:]

    mutating func take(_ hint: Hint) {
        switch hint {
        case .chains(let chains):
            for chain in chains { said[ChainName.folded(chain.name), default: [:]][chain, default: 0] += 1 }
        case .name(let key, let name):
            written[key, default: [:]][name, default: 0] += 1
        }
    }

    /// Decides, after all records were read.
    mutating func decide() {
        for (name, found) in said {
            // An item of Wikidata precedes a name; then the more frequent one comes first.
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

    /// Completes the chains of a record.
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

    /// Types of businesses that have branches.
    private static let keys = [
        "shop=", "amenity=", "office=", "tourism=hotel", "healthcare=", "craft=", "leisure=fitness_centre",
    ]

    /// A name with its main category; nil for what cannot be a branch, such as playgrounds called "Playground".
    static func key(of record: IndexRecord) -> String? {
        guard record.kind == .business, let category = record.business?.categories.first?.id,
            keys.contains(where: category.hasPrefix)
        else { return nil }
        let name = TextFolding.folded(record.name)
        guard !name.isEmpty, !CategoryTaxonomy.shared.isGeneric(name) else { return nil }
        return category + "\u{1F}" + ChainName.folded(record.name)
    }
}
