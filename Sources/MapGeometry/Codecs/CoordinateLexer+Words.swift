extension CoordinateLexer {
    /// Reads a word from its first letter, which is consumed already, and returns its meaning.
    mutating func word(from start: Int, first: UInt32) -> CoordinateToken.Kind {
        guard CoordinateSymbols.isLetter(first) else { return .other }
        skipLetters()
        // No word is so long, and comparing long runs of combining marks takes long.
        guard position - start <= 64 else { return .word }
        let written = String(decoding: bytes[start..<position], as: UTF8.self)
        let text = key(written)
        let meaning = CoordinateWords.meanings[text]
        // `minS` is minutes and south, `mins` is minutes.
        if written.hasSuffix("S"), text.utf8.count > 2, written != written.uppercased(),
            let kind = unit(of: text, from: start)
        {
            return kind
        }
        if meaning?.beginsPhrase == true, let side = phrase(beginning: text) {
            return .hemisphere(CoordinateHemisphere(side))
        }
        guard let kind = axis(text) ?? letter(meaning?.letter, text, written, from: start) ?? meaning?.kind else {
            return unit(of: text, from: start) ?? splitUnspaced(text, from: start)
        }
        if case .joiner = kind { return kind }
        if case .point(false) = kind {
            let isPartOfName = start > 0 && bytes[start - 1] == UInt8(ascii: "_")
            return .point(isFunction: isPartOfName || written == written.uppercased())
        }
        absorbPoint()
        return kind
    }

    private mutating func skipLetters() {
        var end = position
        while position < bytes.count {
            guard CoordinateSymbols.isLetter(nextScalar()) else { break }
            end = position
        }
        position = end
    }

    /// A word in lower case, without the marks of Arabic letters, which are optional.
    private func key(_ word: String) -> String {
        let lower = word.lowercased()
        // The first byte of the marks, which other Arabic letters share.
        guard lower.utf8.contains(0xD9) else { return lower }
        return String(String.UnicodeScalarView(lower.unicodeScalars.filter { !Self.isArabicMark($0.value) }))
    }

    private static func isArabicMark(_ scalar: UInt32) -> Bool { scalar == 0x640 || (0x64B...0x652).contains(scalar) }

    /// Includes the point after an abbreviation, unless it begins a fraction.
    private mutating func absorbPoint() {
        guard position < bytes.count, bytes[position] == UInt8(ascii: ".") else { return }
        position += 1
    }

    /// The letters x and y, the Russian д, and NS and EW in the German Wikipedia, are axes only with an equals sign or a colon after them.
    private func axis(_ text: String) -> CoordinateToken.Kind? {
        guard position < bytes.count, "=:".utf8.contains(bytes[position]) else { return nil }
        switch text {
        case "x", "ew", "д": return .label(isLatitude: false)
        case "y", "ns": return .label(isLatitude: true)
        default: return nil
        }
    }

    /// The meaning of a single letter for a hemisphere; a letter that is rare must be a capital one next to a number or a
    /// mark.
    private func letter(
        _ hemisphere: CoordinateHemisphere?, _ text: String, _ written: String, from start: Int
    ) -> CoordinateToken.Kind? {
        guard let hemisphere else { return nil }
        if hemisphere.isUsual { return .hemisphere(hemisphere) }
        guard text != written, text != "d" || !(start > 0 && isDigit(at: start - 1)) else { return nil }
        return .hemisphere(hemisphere)
    }

    /// Reads the other words of an abbreviation of several words, such as `с. ш.` or `n. Br.`.
    private mutating func phrase(beginning first: String) -> CoordinateHemisphere.Side? {
        var rest = self
        var text = first
        var found = CoordinateWords.phrases[first]
        if found != nil { rest.absorbPoint() }
        for _ in 0..<2 {
            while rest.peek() == 0x2E || CoordinateSymbols.isSpace(rest.peek()) { _ = rest.nextScalar() }
            let start = rest.position
            guard CoordinateSymbols.isLetter(rest.peek()) else { break }
            rest.skipLetters()
            guard rest.position - start <= 12 else { break }
            text += " " + key(String(decoding: bytes[start..<rest.position], as: UTF8.self))
            if let side = CoordinateWords.phrases[text] {
                rest.absorbPoint()
                position = rest.position
                found = side
            }
        }
        return found
    }

    /// The unit at the start of a word whose last letter is a hemisphere letter, which is left for the next token: `48dN`.
    private mutating func unit(of word: String, from start: Int) -> CoordinateToken.Kind? {
        guard let last = word.last, "nsewo".contains(last) else { return nil }
        let name = String(word.dropLast())
        let isBehindNumber = start > 0 && (isDigit(at: start - 1) || bytes[start - 1] == UInt8(ascii: "."))
        if name == "s", isBehindNumber {
            position -= 1
            return .secondMark
        }
        let kind = CoordinateWords.meanings[name]?.kind
        switch kind {
        // A single letter is a unit only after a digit.
        case .degreeMark?, .minuteMark?, .secondMark?:
            guard word.utf8.count > 2 || isBehindNumber else { return nil }
            position -= 1
            return kind
        default: return nil
        }
    }

    /// Splits a word of a script without spaces in two, of which one has a meaning: `坐标北纬`, `분동경`.
    private mutating func splitUnspaced(_ word: String, from start: Int) -> CoordinateToken.Kind {
        let scalars = word.unicodeScalars
        guard let first = scalars.first, CoordinateSymbols.isUnspacedScript(first.value), scalars.count <= 40 else {
            return .word
        }
        let endsInLetter = scalars.last?.isASCII == true
        for length in [3, 2, 1] where length < scalars.count && (endsInLetter || isAttached(start)) {
            let end = scalars.index(scalars.startIndex, offsetBy: length)
            if let kind = CoordinateWords.meanings[String(scalars[..<end])]?.kind {
                position = start + scalars[..<end].utf8Count
                return kind
            }
        }
        for length in [3, 2, 1] where length < scalars.count && isDigit(at: position) {
            let middle = scalars.index(scalars.endIndex, offsetBy: -length)
            if CoordinateWords.meanings[String(scalars[middle...])]?.kind != nil {
                // From the end, because a word in lower case may have more bytes.
                position -= scalars[middle...].utf8Count
                return .word
            }
        }
        return .word
    }
}

extension Substring.UnicodeScalarView {
    fileprivate var utf8Count: Int { reduce(0) { $0 + String($1).utf8.count } }
}
