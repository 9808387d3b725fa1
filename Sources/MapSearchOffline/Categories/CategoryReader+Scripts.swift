import MapSearchText

extension CategoryReader {
    /// Splits letters without spaces at the longest known phrases.
    mutating func appendParts(of run: String, word: Int) {
        let letters = Array(run.unicodeScalars)
        var rest = ""
        var start = 0
        func part(_ range: Range<Int>) -> String {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: letters[range])
            return String(text)
        }
        while start < letters.count {
            let longest = (1...12).last { length in
                start + length <= letters.count && !taxonomy.concepts(of: part(start..<start + length)).isEmpty
            }
            if let longest {
                if !rest.isEmpty { pieces.append(Piece(folded: rest, source: rest, word: word)) }
                rest = ""
                let phrase = part(start..<start + longest)
                pieces.append(Piece(folded: phrase, source: phrase, word: word))
                start += longest
            } else {
                rest.unicodeScalars.append(letters[start])
                start += 1
            }
        }
        if !rest.isEmpty { pieces.append(Piece(folded: rest, source: rest, word: word)) }
    }
}
