import MapSearchIndexFormat

/// The documents of the containers and of the areas in addresses that have a word in their names.
///
/// A request keeps what took long: its stages ask for the same words again, and so does a text that repeats a word.
final class AreaRanges {
    private let effort: SearchEffort
    private let recent: RecentAreaRanges?
    private var known: [RecentAreaRanges.Key: DocumentRanges?] = [:]
    /// The names of the containers that have a word.
    let names = ContainerNames()

    /// Of so many containers at most the documents are a condition; of more, each document is asked.
    private static let largestCount = 20_000
    /// What fewer documents have is not kept.
    private static let smallestKeptCount = 64
    /// So many take as long as a document that is passed over.
    private static let countPerDocument = 4

    init(effort: SearchEffort, recent: RecentAreaRanges? = nil) {
        self.effort = effort
        self.recent = recent
    }

    /// The documents that a word may be answered for by what they belong to; nil where too many containers have the name.
    ///
    /// `kinds` says by the number of a kind whether its containers count; nil: all do.
    func ranges(
        of meaning: WordMeaning, kinds: [Bool]?, in index: IndexFile
    ) throws(IndexFormatError) -> DocumentRanges? {
        guard meaning.estimatedCount >= Self.smallestKeptCount else {
            return try find(meaning, kinds, in: index).documents
        }
        let key = RecentAreaRanges.Key(terms: meaning.entries.map(\.terms), kinds: kinds)
        if let ranges = known[key] { return ranges }
        let found: RecentAreaRanges.Ranges
        if let kept = recent?[key] {
            found = kept
            spend(found.count)
        } else {
            found = try find(meaning, kinds, in: index)
            recent?.keep(found, for: key)
        }
        known[key] = .some(found.documents)
        return found.documents
    }

    private func find(
        _ meaning: WordMeaning, _ kinds: [Bool]?, in index: IndexFile
    ) throws(IndexFormatError) -> RecentAreaRanges.Ranges {
        var count = 0
        let runs = try Self.runs(of: meaning, kinds, count: &count, in: index)
        spend(count)
        return RecentAreaRanges.Ranges(documents: runs.map { DocumentRanges($0) }, count: count)
    }

    /// Counts the same work for ranges that are known from another request, so that its answer does not depend on that.
    private func spend(_ count: Int) { effort.spend(count / Self.countPerDocument * SearchEffort.passedOver) }

    /// The runs of documents, in the order of the terms, and how many were read; nil where they are too many.
    private static func runs(
        of meaning: WordMeaning, _ kinds: [Bool]?, count: inout Int, in index: IndexFile
    ) throws(IndexFormatError) -> [Range<UInt32>]? {
        let containers = index.containers
        var runs: [Range<UInt32>] = []
        for entry in meaning.entries {
            let places = try containers.places(of: entry.terms)
            count += places.count
            guard count <= largestCount else { return nil }
            if runs.isEmpty { runs.reserveCapacity(count) }
            for place in places {
                let container = try containers.container(at: place)
                if let kinds {
                    let kind = Int(try index.attributes.kind(try containers.document(container)))
                    guard kind < kinds.count, kinds[kind] else { continue }
                }
                runs.append(try containers.extent(container))
            }
            try containers.areas.forEachRun(terms: entry.terms) { run in
                count += 1
                runs.append(run)
                return count <= largestCount
            }
            guard count <= largestCount else { return nil }
        }
        return runs
    }
}
