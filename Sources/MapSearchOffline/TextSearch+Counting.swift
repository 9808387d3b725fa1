import MapSearchIndexFormat

extension TextSearch {
    /// Up to so many documents that have a word are counted one by one; of more, the lengths of their lists are added.
    private static let mostCounted = 2_000

    /// The number of documents that a word alone finds, which does not depend on how many results are wanted; an upper bound where
    /// there are many.
    ///
    /// - Returns: nil where a filter or an area decides about each document.
    func count(_ meaning: WordMeaning) throws(IndexFormatError) -> Int? {
        guard countsWord, !parameters.isTyping, !isFiltered else { return nil }
        // The word itself is also among what begins with it.
        var terms: [Range<Int>] = []
        for range in meaning.entries.map(\.terms).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = terms.last, range.lowerBound < last.upperBound {
                terms[terms.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                terms.append(range)
            }
        }
        var sum = 0
        for range in terms {
            if range.count > Self.mostCounted { return try upperBound(terms) }
            for term in range { sum += try index.postings.list(term).count }
        }
        guard sum <= Self.mostCounted else { return sum }
        var counted = DocumentSet()
        var count = matched.count
        var documents: [UInt32] = []
        for term in terms.joined() {
            let list = try index.postings.list(term)
            for chunk in 0..<list.chunkCount {
                try index.postings.decode(list, chunk: chunk, into: &documents)
                for document in documents where !matched.contains(document) && counted.insert(document) {
                    if try isFound(document, by: meaning) { count += 1 }
                }
            }
        }
        return count
    }

    /// Whether the documents that have the only word are counted at the end; a number may also be that of a house.
    private var countsWord: Bool { query.wordCount == 1 && elsewhereWords | codeWords == 0 }

    /// Whether more than the words decides about each document.
    private var isFiltered: Bool {
        filter?.isOpen == false || parameters.country != nil || parameters.fields != nil
            || parameters.bias?.isRequired == true
    }

    /// Up to so many documents that seem to match are asked whether they do.
    private static let mostVerified = 300

    /// How many documents match that were compared with the words, or have them all.
    ///
    /// Those behind the results are asked for all that is asked of these, so that the number does not depend on how many are wanted:
    /// "Street 5" is on no street without a house of that number.
    mutating func countOfMatches(with matcher: inout NameMatcher) throws -> Int {
        let unseenCount = unseen.count(without: matched)
        let most = matched.count + unseenCount
        // A filter counts what it is asked for.
        guard 1...Self.mostVerified ~= doubtful.count + unseenCount, filter == nil, !countsWord, !parameters.isTyping,
            !parameters.isPart
        else { return most }
        verified = DocumentSet()
        defer { verified = nil }
        for document in doubtful.sorted() + unseen.sorted(without: matched) {
            let compared = matcher.comparedCount
            try look(at: document, try index.attributes[document], earlier: 0, with: &matcher)
            try noteWork(work(of: matcher, since: compared))
        }
        return matched.count - doubtful.count + (verified?.count ?? 0)
    }

    /// Notes a document that is too unimportant to be among the results.
    mutating func notePassedOver(_ document: UInt32, _ pass: inout Pass) {
        isCounted = false
        // A word alone is counted at the end, and nobody reads the number while typing.
        if !countsWord, !parameters.isTyping, !matched.contains(document) { pass.passedOver.append(document) }
    }

    /// Counts the documents behind the results that have all words, up to so many in all; then the lists say about how many there
    /// are.
    ///
    /// So the number does not depend on how many results are wanted.
    mutating func countRest(
        of stream: inout CandidateStream, _ entries: [WordMeaning.Entry], _ pass: inout Pass,
        _ contexts: inout ContextReader
    ) throws {
        guard !isCounted, !countsWord, !parameters.isTyping else { return }
        guard !isFiltered else { return found = max(found, try upperBound(entries.map(\.terms))) }
        if pass.required.isEmpty { pass.required = try requiredWords(of: pass, &contexts) }
        var documents = pass.passedOver
        pass.passedOver = []
        repeat {
            for document in documents where !matched.contains(document) {
                let row = try index.attributes[document]
                guard isWanted(row), try pass.hasRequiredWords(document, row.container, in: index) else { continue }
                _ = unseen.insert(document)
            }
            restCount += documents.count
            try noteWork(documents.count * SearchEffort.passedOver)
            if restCount > Self.mostCounted {
                found = max(found, try upperBound(entries.map(\.terms)))
                return
            }
            documents = try stream.next() ? stream.documents : []
        } while !documents.isEmpty
    }

    private func upperBound(_ terms: [Range<Int>]) throws(IndexFormatError) -> Int {
        var sum = 0
        for range in terms { sum += try index.postings.estimatedCount(range) }
        return sum
    }

    /// Whether a document is of a wanted kind and has a word in a name, and not only in its address.
    private func isFound(_ document: UInt32, by meaning: WordMeaning) throws(IndexFormatError) -> Bool {
        guard isWanted(try index.attributes[document]), let range = ForwardIndex.TermRange(meaning.bounds) else {
            return false
        }
        var cursor = try index.forward.cursor(document)
        while let name = try index.forward.next(&cursor, near: range) {
            if name.role.isAddress || name.role == .code && name.termCount > 1 { continue }
            for place in 0..<name.termCount {
                guard let entry = meaning.entry(for: try name.term(place)) else { continue }
                if name.role == .code, entry.source != .exact { continue }
                if entry.edits < 2 || mayHaveTwoTypos(query.allWords, isLonger: name.termCount > 1) {
                    return true
                }
            }
        }
        return false
    }
}
