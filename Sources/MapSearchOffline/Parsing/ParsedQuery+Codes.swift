import MapGeometry
import MapSearchText

extension ParsedQuery {
    /// Whether a word may be a postal code or a part of one: "9490", "EC1M 4AY", "SPB1147", "VLT 1455"; not a house number.
    func isPostalCode(_ word: Int) -> Bool {
        if isCodeArea(word) { return true }
        let bytes = self.word(word)
        let digits = bytes.count { $0.isASCIIDigit }
        let letters = bytes.count - digits
        if letters == 0 {
            return digits >= 4 || digits >= 2 && isCodeArea(word - 1) || isPartOfCode(word)
        }
        if digits >= 2, letters >= 2 { return true }
        // "12a" is a house number, "K1A 0B1" has two such words in a row.
        if isMixed(word) && (isMixed(word - 1) || isMixed(word + 1)) { return true }
        return isBehindLetters(word)
    }

    /// Whether a word is the second half of the code of a territory, whose first half is letters: "FIQQ 1ZZ", "TKCA 1ZZ".
    private func isBehindLetters(_ word: Int) -> Bool {
        let half = self.word(word)
        return isCodeArea(word - 1) && half.count == 3 && half[half.startIndex].isASCIIDigit
            && half.dropFirst().allSatisfy { !$0.isASCIIDigit }
    }

    /// Whether a word is the letters of a country before a postal code: "CL-8328570", "PT-2725-417".
    func isCountrySign(_ word: Int) -> Bool {
        word + 1 < wordCount && self.word(word).count == 2 && isNumber(word + 1)
            && source(word...word + 1) == source(word) + "-" + source(word + 1)
            && !CountryNames.codes(of: Array(self.word(word)), isCode: true).isEmpty
    }

    /// So many blanks at most are between two halves of a postal code: more are a word that is left out.
    private static let widestBlank = 3

    /// Whether a number is half of a postal code, as in "110 00 Praha" and "01304-001".
    private func isPartOfCode(_ word: Int) -> Bool {
        func count(_ word: Int) -> Int? {
            guard 0..<wordCount ~= word, self.word(word).allSatisfy(\.isASCIIDigit) else { return nil }
            return self.word(word).count
        }
        func sign(before word: Int) -> String {
            let sign = source(word - 1...word).dropFirst(source(word - 1).count).dropLast(source(word).count)
            return sign.count <= Self.widestBlank && sign.allSatisfy(\.isWhitespace) ? " " : String(sign)
        }
        guard let own = count(word) else { return false }
        if let first = count(word - 1) {
            if first == 3, own == 2, sign(before: word) == " " { return true }
            if first > 3, own == 3, sign(before: word) == "-" { return true }
        }
        guard let second = count(word + 1) else { return false }
        let sign = sign(before: word + 1)
        return own == 3 && (second == 2 && sign == " " || second > 3 && sign == "-")
    }

    /// Whether a word is up to three capitals in a text with other letters: that of a region or a district, as in "Milano MI".
    func isShortCapitals(_ word: Int) -> Bool {
        let letters = source(word).utf8
        guard letters.count <= 4 else { return false }
        let capitals = letters.count { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
        if capitals == letters.count { return capitals <= 3 }
        // "Odense NØ", "København Ø".
        return token(word).script == .latin && token(word).characterCount <= 2 && source(word).allSatisfy(\.isUppercase)
    }

    /// Whether a word is the second half of an American postal code, which says to which part of a street mail goes: "90210-1234".
    func isSecondHalfOfCode(_ word: Int) -> Bool {
        guard word > 0, isNumber(word), isNumber(word - 1), self.word(word).count == 4, self.word(word - 1).count == 5
        else { return false }
        return source(word - 1...word).dropFirst(source(word - 1).count).dropLast(source(word).count) == "-"
    }

    /// Whether a word is two letters that may be the code of a region or country: in capitals in a text with other letters, or alone
    /// between commas.
    func isCodeOfTwoLetters(_ word: Int) -> Bool {
        guard wordCount > 1, self.word(word).count == 2, !isNumber(word) else { return false }
        return isShortCapitals(word) && !isInCapitals || segments.contains(1 << WordSet(word))
    }

    /// The last word if it is two letters that are rather the code of an area than a word of a name: "Cairo IL", "cairo, il".
    func findCodeAtEnd() -> WordSet {
        let last = wordCount - 1
        guard last > 0, isCodeOfTwoLetters(last), isShortCapitals(last) || segments.count > 1 else { return 0 }
        return 1 << WordSet(last)
    }

    /// Whether a text is a British or a Canadian postal code of two words: "SW1A 1AA", "M5V 3L9".
    var isCodeOfTwoWords: Bool {
        guard wordCount == 2, isMixed(0) else { return false }
        let half = word(1)
        return half.count == 3 && half[half.startIndex].isASCIIDigit
            && half.dropFirst().contains { !$0.isASCIIDigit }
    }

    /// Whether the last word may be the area of a British postal code, as in "Goswell Rd London EC1".
    func isEndingArea(_ word: Int) -> Bool {
        guard word == wordCount - 1, word > 1, addressWords & 1 << WordSet(word - 1) == 0 else { return false }
        let code = source(word).utf8
        let letters = code.prefix { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }.count
        let digits = code.dropFirst(letters).prefix { $0.isASCIIDigit }.count
        let rest = code.dropFirst(letters + digits)
        return 1...2 ~= letters && 1...2 ~= digits
            && rest.count <= 1 && rest.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    }

    /// Whether a word may be a postal code without its digits, as after a town in Malta: three capitals after another
    /// word after a comma, in a text with lower-case letters; not a country.
    func isEndingCode(_ word: Int) -> Bool {
        let bit: WordSet = 1 << WordSet(word)
        guard !isInCapitals, countryWords & bit == 0,
            segments.dropFirst().contains(where: { $0.nonzeroBitCount > 1 && $0 & ~(bit &- 1) == bit })
        else { return false }
        let letters = source(word).utf8
        return letters.count == 3 && letters.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    }

    /// Whether a word may be the letters of a code before its digits: two to four capitals, then a word with digits.
    private func isCodeArea(_ word: Int) -> Bool {
        guard word >= 0, numericWords & 2 << WordSet(word) != 0, !StreetWords.isAlone(self.word(word)) else {
            return false
        }
        let letters = source(word).utf8
        return 2...4 ~= letters.count && letters.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    }

    /// Whether a word has both letters and digits, and at most four of them.
    private func isMixed(_ word: Int) -> Bool {
        guard word >= 0, word < wordCount, numericWords & 1 << WordSet(word) != 0 else { return false }
        let bytes = self.word(word)
        return bytes.count <= 4 && bytes.contains { !$0.isASCIIDigit }
    }
}
