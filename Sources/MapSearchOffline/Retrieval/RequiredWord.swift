import MapSearchIndexFormat

/// A word that a document must have itself or from what it belongs to: turns most documents away before their names are read.
final class RequiredWord {
    private let index: IndexFile
    private var own: OwnWord
    /// The documents that have the word themselves, once they were gathered: apart, because each access to what a method changes
    /// is checked.
    private var gathered: DocumentBits?
    /// The same for the street that a document is in: apart, so that each reads its own part of the lists.
    private var street: PostingProbe
    /// What has the word from a container.
    let ranges: DocumentRanges
    /// About how many documents have the word in either way.
    let estimatedCount: Int

    /// Creates a condition; nil when the word means too much for a quick answer.
    init?(
        _ word: Int, _ meaning: WordMeaning, _ contexts: inout ContextReader, _ documents: GatheredDocuments,
        in index: IndexFile
    ) throws(IndexFormatError) {
        guard let own = try OwnWord(meaning.entries, count: meaning.estimatedCount, documents, in: index),
            let street = try PostingProbe(meaning.entries, in: index), let ranges = try contexts.ranges(of: word)
        else { return nil }
        self.index = index
        self.ranges = ranges
        self.own = own
        gathered = own.gathered
        self.street = street
        estimatedCount = own.count + ranges.count
    }

    func isMet(by document: UInt32, _ container: Int?) throws(IndexFormatError) -> Bool {
        if ranges.contains(document) { return true }
        if try own.isIn(document) { return true }
        return try isMet(byStreet: container)
    }

    /// Whether a container has the word, or a street around it: by the documents that were gathered, if any were.
    private func isMet(byStreet container: Int?) throws(IndexFormatError) -> Bool {
        var next = try index.street(container)
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let container = next else { return false }
            let document = try index.containers.document(container)
            if let gathered {
                if gathered.contains(document) { return true }
            } else if try street.contains(document) {
                return true
            }
            next = try index.street(around: container)
        }
        return false
    }
}

// MARK: Gathered documents

extension RequiredWord {
    /// Gathers the documents that have the word themselves once that pays.
    func gather(afterTurningAway turnedAwayCount: Int, _ documents: GatheredDocuments) throws(IndexFormatError) {
        try own.gather(afterTurningAway: turnedAwayCount, documents, in: index)
        gathered = own.gathered
    }

    /// Leaves out the documents that do not meet the condition, nor by what belongs to them; only once they were gathered.
    func narrow(_ documents: inout [UInt32], withMembers: Bool) throws(IndexFormatError) {
        guard let gathered else { return }
        var kept = 0
        for place in documents.indices {
            let document = documents[place]
            guard try mayBeMet(by: document, gathered, withMembers) else { continue }
            documents[kept] = document
            kept += 1
        }
        documents.removeSubrange(kept...)
    }

    private func mayBeMet(
        by document: UInt32, _ gathered: DocumentBits, _ withMembers: Bool
    ) throws(IndexFormatError) -> Bool {
        if gathered.contains(document) || ranges.contains(document) { return true }
        if try isMet(byStreet: try index.attributes[document].container) { return true }
        guard withMembers, let members = try index.members(of: document) else { return false }
        return mayBeMet(byMembers: members, gathered)
    }

    /// Whether something of what belongs to streets may meet the condition.
    private func mayBeMet(byMembers members: Range<UInt32>, _ gathered: DocumentBits) -> Bool {
        // Only in a damaged file does so much belong to a street, and then maybe to each.
        members.count > Self.mostMembers || ranges.intersects(members) || gathered.intersects(members)
    }

    /// No street has as many houses and shops.
    private static let mostMembers = 65_536

    /// Whether one of a run of neighbours, or of what belongs to them, may meet the condition.
    func mayBeMet(byOneOf run: Range<UInt32>, withMembers: Bool) throws(IndexFormatError) -> Bool {
        guard let gathered, !run.isEmpty else { return true }
        if ranges.intersects(run) || gathered.intersects(run) { return true }
        if try isMet(byStreet: try index.attributes[run.lowerBound].container) { return true }
        guard withMembers, run.upperBound < index.documentCount else { return false }
        // What belongs to a street in the run may go on behind it.
        var end = run.upperBound
        var next = try index.street(try index.attributes[run.upperBound].container)
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let street = next, try index.containers.document(street) >= run.lowerBound else { break }
            end = max(end, try index.end(ofStreet: street))
            next = try index.street(around: street)
        }
        return mayBeMet(byMembers: run.upperBound..<end, gathered)
    }
}
