import MapSearchIndexFormat

extension TextSearch {
    /// What a match loses because its shown name is not in the text letter by letter, where the text has letters
    /// that are meant: "Seat" for "SEAT", "Triq ta Marija" for "Triq ta' Marija".
    ///
    /// It decides between equals and lifts nothing over what more people mean.
    func otherNameLoss(_ match: TextMatch) throws(IndexFormatError) -> Float {
        let isAccented = query.accentedWords & match.ownWords != 0
        guard !meantLetters.isEmpty, match.edits == 0, match.isFullName,
            match.role == .primary || isAccented && match.role == .variant
        else { return 0 }
        let name = try index.records.name(match.document, languages: [])
        if Self.stands(name, in: meantLetters) { return 0 }
        // Who types an accent means it: "Kaş" is not Kas.
        return query.accentedWords & match.ownWords != 0
            ? parameters.weights.otherAccents : parameters.weights.otherName
    }

    /// What a match loses because no place that it is in has a word of the text letter by letter, where that word has accents or is
    /// in another script: "Babadağ" is not Babadag.
    ///
    /// Accents that the text does not have say nothing: many people leave them out.
    func otherContextLoss(
        _ match: TextMatch, _ container: Int?, _ contexts: ContextReader
    ) throws(IndexFormatError) -> Float {
        var left = query.accentedWords & ~(match.ownWords | match.correctedWords | match.begunWords)
        // Those that a place has with other letters; one farther out may have them as they were typed.
        var others: WordSet = 0
        var next = container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard left != 0, let container = next else { break }
            let words = left & contexts.places[container].words
            if words != 0 {
                let name = try index.records.name(try index.containers.document(container), languages: [])
                let letters = Array(name.utf8)
                let spelt = query.words { words & 1 << WordSet($0) != 0 && Self.stands(query.source($0), in: letters) }
                others |= words & ~spelt
                left &= ~spelt
            }
            next = try index.containers.parent(container)
        }
        return others & left == 0 ? 0 : parameters.weights.otherContext
    }

    /// The letters of a text where some of them are rather meant than not: capitals, accents, other scripts.
    static func meantLetters(of text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        return bytes.contains { $0 >= 0x80 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ? bytes : []
    }

    private static func stands(_ name: String, in text: [UInt8]) -> Bool {
        let name = name.utf8
        guard let first = name.first, name.count <= text.count else { return false }
        return (0...text.count - name.count).contains { start in
            text[start] == first && name.elementsEqual(text[start..<start + name.count])
        }
    }
}
