import MapSearchIndexFormat

extension StagedSearch {
    /// The best of the other readings of the text that something answers in full; nil if there is none.
    func answeredReading() throws -> StagedSearch? {
        var best: StagedSearch?
        for reading in try otherReadings() where reading.query.wordCount > 0 {
            if scope.isSpent { break }
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
        for (place, index) in scope.indexes.enumerated() {
            let effort = scope.parameters[place].memory.effort
            let others = try index.mappingFormatErrors { () throws(IndexFormatError) in
                try QueryReadings.others(of: query, in: index.file, effort: effort, isTyping: isTyping)
            }
            for reading in others where !readings.contains(where: { $0.query.text == reading.query.text }) {
                readings.append(reading)
            }
        }
        return readings
    }

    /// The answer to the text in Latin letters with typos corrected, if that names something in full; nil if it does not.
    func correctedInLatinLetters() throws -> TextAnswer? {
        guard !isTyping, LatinLetters.mayWrite(query) else { return nil }
        for index in scope.indexes {
            let texts = try index.mappingFormatErrors { () throws(IndexFormatError) in
                try LatinLetters(query, in: index.file).texts()
            }
            guard let text = texts.last else { continue }
            var search = try StagedSearch(ParsedQuery(text, leftOut: query.leftOutWords), scope)
            try search.searchAsTyped("in Latin letters")
            try search.searchCorrected()
            let answer = try search.answer()
            if answer.isOfFullName { return answer }
        }
        return nil
    }

    /// The answer to the text with lost spaces where a word of the names has a typo as well, if that names something in full; nil if it
    /// does not.
    func correctedWithOtherSpaces() throws -> TextAnswer? {
        guard !isTyping, !isPart else { return nil }
        var best: StagedSearch?
        for (place, index) in scope.indexes.enumerated() {
            let memory = scope.parameters[place].memory
            let readings = try index.mappingFormatErrors { () throws(IndexFormatError) in
                try LostSpaces(query, in: index.file, effort: memory.effort, isTyping: false)
                    .misspeltReadings(memory.misspelt)
            }
            for reading in readings {
                if scope.isSpent { break }
                var search = try StagedSearch(reading.query, scope)
                try search.searchCorrected(in: reading)
                guard search.isNamedInFull, search.bestRank > best?.bestRank ?? -.infinity,
                    try search.hasJoined(reading.joined)
                else { continue }
                best = search
            }
        }
        return try best?.answer()
    }

    /// Searches for a reading whose typos are known.
    private mutating func searchCorrected(in reading: QueryReadings.Reading) throws {
        try searchAsTyped("with other words")
        try searchCorrected(reading.misspelt | unknownWords, "with other words corrected")
        try keepCorrections()
    }

    /// Whether the best result has some words one after the other in a name.
    private func hasJoined(_ words: Range<Int>) throws -> Bool {
        guard words.count > 1, let (place, document) = best else { return true }
        let index = scope.indexes[place]
        let meanings = searches[place].plain
        return try index.mappingFormatErrors { () throws(IndexFormatError) in
            try index.file.forward.hasRun(of: words.count, in: document) {
                meanings[words.lowerBound + $0].entry(for: $1) != nil
            }
        }
    }

    /// The best match, and the number of its index.
    var best: (place: Int, document: UInt32)? {
        let best = searches.indices.max { searches[$0].bestRank < searches[$1].bestRank }
        return best.flatMap { place in searches[place].results.first.map { (place, $0.document) } }
    }
}
