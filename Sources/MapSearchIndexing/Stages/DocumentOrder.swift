import MapSearchIndexFormat

/// The order of documents: most important first.
struct DocumentOrder {
    /// The record of each document.
    let records: [UInt32]

    /// - Complexity: O(*n* log *n*).
    init(_ facts: RecordFacts, _ links: RecordLinks) {
        var records = [UInt32](0..<UInt32(facts.count))
        records.sort { a, b in
            let (first, second) = (facts.importances[Int(a)], facts.importances[Int(b)])
            return first != second ? first > second : facts.uriHashes[Int(a)] < facts.uriHashes[Int(b)]
        }
        self.records = records
    }
}
