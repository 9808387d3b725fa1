import MapSearchIndexFormat
import MapSearchText

extension TextSearch {
    /// The documents that have one word, as they are gone through.
    struct Pass {
        /// The words that were looked for before, which containers must answer.
        let earlier: WordSet
        /// What is lost at least where containers answer these.
        let contextLoss: Float
        var ranges: DocumentRanges
        /// The words besides the one that is looked for, unless a document may have them from elsewhere.
        var others: WordSet = 0
        /// Documents that are too unimportant to be among the results.
        var passedOver: [UInt32] = []
        /// The words that each document must have.
        var required: [RequiredWord] = []
        /// The rarest word that no container has: each document must have it itself or from its street.
        ///
        /// The first word of an address is mostly in the name of its town, which has none of the words of the street.
        var rareWord: TermFilter?
        /// The number of documents that a condition has turned away.
        var turnedAwayCount = 0
        /// Whether what is in a street may have a word that the street has not.
        var readsMembers = false
        /// So many documents are compared with the words and lack one before conditions are made of these.
        var missesBeforeConditions = 0
        /// The number of documents examined since the wanted number of results was reached.
        var behindCount = 0
        /// What documents lose at least besides, because those whose names begin with the text were looked at before; nil where these
        /// are looked at, too.
        var lossBehindBeginnings: Float?
        /// The misses of the request at which the pass ends.
        let missLimit: Int
        /// The work of the request before the pass, or before its part behind what is near, and the limit of each part.
        var start: Int
        let limit: Int

        /// Whether a document meets the conditions.
        func hasRequiredWords(
            _ document: UInt32, _ container: Int?, in index: IndexFile
        ) throws(IndexFormatError) -> Bool {
            if let rareWord, try !mayHave(rareWord, document, container, in: index) { return false }
            for word in required where try !word.isMet(by: document, container) { return false }
            return true
        }

        private func mayHave(
            _ word: TermFilter, _ document: UInt32, _ container: Int?, in index: IndexFile
        ) throws(IndexFormatError) -> Bool {
            if try word.mayAccept(document, index.forward) { return true }
            var next = try index.street(container)
            for _ in 0..<ContainerIndex.maximumDepth {
                guard let street = next else { return false }
                if try word.mayAccept(try index.containers.document(street), index.forward) { return true }
                next = try index.street(around: street)
            }
            return true
        }
    }
}
