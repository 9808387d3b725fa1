import MapSearchIndexFormat

extension StagedSearch {
    /// The best of the other readings of the text that something answers in full; nil if there is none.
    func answeredReading() throws -> StagedSearch? {
        var best: StagedSearch?
        for reading in try otherReadings() where reading.query.wordCount > 0 {
            var search = try StagedSearch(reading.query, scope)
            try search.searchAsTyped("with other words")
            guard search.isAnswered, search.bestRank > best?.bestRank ?? -.infinity, try !contradicts(search),
                try search.hasJoined(reading.joined)
            else { continue }
            best = search
        }
        return best
    }

    private func otherReadings() throws -> [QueryReadings.Reading] {
        var readings: [QueryReadings.Reading] = []
        for index in scope.indexes {
            let others = try index.mappingFormatErrors { () throws(IndexFormatError) in
                try QueryReadings.others(of: query, in: index.file, isTyping: isTyping)
            }
            for reading in others where !readings.contains(where: { $0.query.text == reading.query.text }) {
                readings.append(reading)
            }
        }
        return readings
    }

    /// Whether the best result has some words one after the other in a name.
    private func hasJoined(_ words: Range<Int>) throws -> Bool {
        guard words.count > 1, let (place, document) = best else { return true }
        let index = scope.indexes[place]
        let meanings = searches[place].plain
        return try index.mappingFormatErrors { () throws(IndexFormatError) in
            var cursor = try index.file.forward.cursor(document)
            while let name = try index.file.forward.next(&cursor) {
                guard name.termCount >= words.count else { continue }
                for start in 0...name.termCount - words.count {
                    var length = 0
                    while length < words.count {
                        let term = try name.term(start + length)
                        if meanings[words.lowerBound + length].entry(for: term) == nil { break }
                        length += 1
                    }
                    if length == words.count { return true }
                }
            }
            return false
        }
    }
}
