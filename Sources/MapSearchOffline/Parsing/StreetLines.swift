import MapSearchText

extension ParsedQuery {
    /// A part of a text that looks like a street with its number, and the parts behind it that may be its town.
    struct StreetLine {
        let words: WordSet
        let towns: [WordSet]
        /// The name of the street if nothing but this name says where the line ends; else empty.
        var name: WordSet = 0
        /// Whether the line may also begin with the town, as in "London 133 Cheapside".
        var mayBeginWithTown = false
    }

    /// The lines of streets before the names of towns: "Calle Écija, Sevilla", "Junín 1200, Buenos Aires", "Rue de Lyon Paris".
    ///
    /// A street is often named after a town, which is then not where it is.
    var streetLines: [StreetLine] {
        guard wordCount > 2 else { return [] }
        guard segments.isEmpty else {
            let names = streetNames
            return segments.indices.dropLast().compactMap { place in
                let segment = segments[place]
                let letters = segment & ~numericWords
                let isStreet = letters != 0 && letters & ~names == 0
                guard isStreet || endsInHouseNumber(segment) else { return nil }
                return StreetLine(words: segment, towns: segments[(place + 1)...].map { $0 & ~numericWords })
            }
        }
        let numbers = numericWords
        let first = (1..<wordCount - 1).first { numbers & 1 << WordSet($0) != 0 }
        if let first, endsInHouseNumber(WordSet(1) << WordSet(first + 1) &- 1) {
            let line = WordSet(1) << WordSet(first + 1) &- 1
            let (town, name) = (allWords & ~(line | numbers), line & ~numbers)
            return [StreetLine(words: line, towns: [town], name: name, mayBeginWithTown: true)]
        }
        guard numbers == 0, StreetWords.isAlone(word(0)), !word(0).elementsEqual("st".utf8) else { return [] }
        return (2..<wordCount).map { end in
            let line = WordSet(1) << WordSet(end) &- 1
            return StreetLine(words: line, towns: [allWords & ~line], name: line & ~1)
        }
    }

    /// Whether some words in a row are letters and then a number that a house may have, which is too short for a postal code.
    private func endsInHouseNumber(_ words: WordSet) -> Bool {
        let last = WordSet.bitWidth - 1 - words.leadingZeroBitCount
        let number: WordSet = 1 << WordSet(last)
        guard numericWords & number != 0, words & ~numericWords != 0, words & ~number & ~numericWords == words & ~number
        else { return false }
        return token(last).characterCount <= Self.longestHouseNumber
    }

    /// A number with more characters is rather a postal code behind the name of its town.
    private static let longestHouseNumber = 4
}
