import MapSearchIndexFormat

/// All documents that have a word themselves.
///
/// A request keeps them: its stages and the passes of each ask for the same words again.
final class GatheredDocuments {
    private var known: [[Range<Int>]: DocumentBits] = [:]
    /// So many sets are kept whatever they take: six megabytes each in an index of fifty million documents.
    private static let fewestKept = 4
    /// More are kept up to so many documents of the index, in all of them together.
    private static let documentsKept = 128 << 20

    /// The documents with the terms of a meaning, where they were gathered before.
    func known(_ entries: [WordMeaning.Entry]) -> DocumentBits? {
        known.isEmpty ? nil : known[entries.map(\.terms)]
    }

    /// The documents with the terms of a meaning.
    ///
    /// - Complexity: O(*n*) in the number of documents with the terms, when they were not gathered before.
    func documents(
        _ entries: [WordMeaning.Entry], in index: IndexFile
    ) throws(IndexFormatError) -> DocumentBits {
        let terms = entries.map(\.terms)
        if let documents = known[terms] { return documents }
        var gathered = DocumentBits(documentCount: index.documentCount)
        var documents: [UInt32] = []
        for term in terms.joined() {
            let list = try index.postings.list(term)
            for chunk in 0..<list.chunkCount {
                try index.postings.decode(list, chunk: chunk, into: &documents)
                for document in documents { gathered.insert(document) }
            }
        }
        if known.count < max(Self.fewestKept, Self.documentsKept / max(1, index.documentCount)) {
            known[terms] = gathered
        }
        return gathered
    }
}
