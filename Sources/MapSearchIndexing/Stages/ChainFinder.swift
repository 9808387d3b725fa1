import MapSearch
import MapSearchText

/// Finds the chains that businesses belong to without saying so, and lets each chain have one identifier.
///
/// Sources name a chain by an item of Wikidata here and by its name alone there, and many a branch by its name only.
struct ChainFinder {
    /// How often a name must be met among businesses of one sort to be that of a chain.
    private static let smallestChain = 3

    /// The identifier and the name of each chain by its folded name.
    private var chains: [String: BusinessMetadata.Chain] = [:]
    /// The names of businesses that say no chain, by folded name and main category.
    private var names: [String: (count: Int, name: String)] = [:]

    /// Looks at all records.
    init(_ records: [IndexRecord]) {
        var counts: [String: [BusinessMetadata.Chain: Int]] = [:]
        for record in records {
            guard let business = record.business else { continue }
            for chain in business.chains {
                counts[ChainName.folded(chain.name), default: [:]][chain, default: 0] += 1
            }
            if business.chains.isEmpty, let key = Self.key(of: record) {
                names[key, default: (0, record.name)].count += 1
            }
        }
        for (name, found) in counts {
            // An item of Wikidata before a name, then the more frequent.
            let best = found.max { a, b in
                (Self.isItem(a.key.id) ? 1 : 0, a.value, b.key.id, b.key.name) < (
                    Self.isItem(b.key.id) ? 1 : 0, b.value, a.key.id, a.key.name
                )
            }
            chains[name] = best?.key
        }
    }

    /// Puts the chains of a record in order.
    func apply(to record: inout IndexRecord) {
        guard let business = record.business else { return }
        if business.chains.isEmpty {
            guard record.kind == .business, !record.name.isEmpty else { return }
            let name = ChainName.folded(record.name)
            if let chain = chains[name] {
                record.business?.chains = [chain]
            } else if let key = Self.key(of: record), let found = names[key], found.count >= Self.smallestChain {
                record.business?.chains = [.init(id: found.name, name: found.name)]
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
    private static func key(of record: IndexRecord) -> String? {
        guard record.kind == .business, let category = record.business?.categories.first?.id,
            keys.contains(where: category.hasPrefix)
        else { return nil }
        let name = TextFolding.folded(record.name)
        guard !name.isEmpty, !CategoryTaxonomy.shared.isGeneric(name) else { return nil }
        return category + "\u{1F}" + ChainName.folded(record.name)
    }
}
