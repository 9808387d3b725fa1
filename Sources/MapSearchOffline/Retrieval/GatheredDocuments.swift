import MapSearchIndexFormat

/// All documents that have a word themselves or from the street that they are in.
///
/// A request keeps them: its stages and the passes of each ask for the same words again.
final class GatheredDocuments {
    private struct Key: Hashable {
        let terms: [Range<Int>]
        let withStreets: Bool
    }

    private var known: [Key: DocumentBits] = [:]
    /// A set takes six megabytes in an index of fifty million documents.
    private static let mostKept = 4

    /// The documents with the terms of a meaning, with the streets that have such documents, if asked for.
    ///
    /// - Complexity: O(*n*) in the number of documents with the terms, when they were not gathered before.
    func documents(
        _ entries: [WordMeaning.Entry], withStreets: Bool, in index: IndexFile
    ) throws(IndexFormatError) -> DocumentBits {
        let key = Key(terms: entries.map(\.terms), withStreets: withStreets)
        if let documents = known[key] { return documents }
        let gathered = try Self.gather(key, in: index)
        if known.count < Self.mostKept { known[key] = gathered }
        return gathered
    }

    private static func gather(_ key: Key, in index: IndexFile) throws(IndexFormatError) -> DocumentBits {
        var gathered = DocumentBits(documentCount: index.documentCount)
        // Copies for all documents, each of which would make its own.
        let (containers, attributes) = (index.containers, index.attributes)
        var documents: [UInt32] = []
        for term in key.terms.joined() {
            let list = try index.postings.list(term)
            // Where the last members end: in a damaged file they may overlap, and each is added once.
            var end: UInt32 = 0
            for chunk in 0..<list.chunkCount {
                try index.postings.decode(list, chunk: chunk, into: &documents)
                for document in documents {
                    gathered.insert(document)
                    if document &+ 1 < attributes.count, let container = try attributes[document &+ 1].container,
                        let members = try containers.members(of: document, in: container, attributes.count)
                    {
                        for member in max(members.lowerBound, min(end, members.upperBound))..<members.upperBound {
                            gathered.insert(member)
                        }
                        end = max(end, members.upperBound)
                    }
                    guard key.withStreets else { continue }
                    // A shop may be in a building on the street.
                    var next = try attributes[document].container
                    for _ in 0..<ContainerIndex.maximumDepth {
                        guard let container = next, try !containers.isNamed(container) else { break }
                        gathered.insert(try containers.document(container))
                        next = try containers.parent(container)
                    }
                }
            }
        }
        return gathered
    }
}

extension IndexFile {
    /// What belongs to a document that is a street, a building or the like; nil for what is found by its name.
    func members(of document: UInt32) throws(IndexFormatError) -> Range<UInt32>? {
        guard document &+ 1 < documentCount, let container = try attributes[document &+ 1].container else { return nil }
        return try containers.members(of: document, in: container, documentCount)
    }
}

extension ContainerIndex {
    /// What belongs to a document, where the next one is in a container.
    func members(
        of document: UInt32, in container: Int, _ documentCount: Int
    ) throws(IndexFormatError) -> Range<UInt32>? {
        guard try self.document(container) == document, try !isNamed(container) else { return nil }
        return document + 1..<max(document + 1, min(try extent(container).upperBound, UInt32(documentCount)))
    }
}
