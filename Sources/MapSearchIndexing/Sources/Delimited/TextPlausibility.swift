/// How many words beyond ASCII in a decoded text look like words.
struct TextPlausibility {
    /// The number of words with letters beyond ASCII, and of symbols within or next to words.
    private(set) var wordCount = 0
    private var goodCount = 0
    /// The words of a script that has capital letters, and those that begin with one.
    private var casedCount = 0, capitalizedCount = 0

    /// A script; words do not mix scripts.
    private enum Script {
        case latin, greek, cyrillic, hebrew, arabic, thai, other

        init(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case ..<0x370, 0x1E00...0x1EFF: self = .latin
            case 0x370...0x3FF: self = .greek
            case 0x400...0x52F: self = .cyrillic
            case 0x590...0x5FF: self = .hebrew
            case 0x600...0x6FF: self = .arabic
            case 0xE00...0xE7F: self = .thai
            default: self = .other
            }
        }
    }

    /// Examines a text.
    init(_ text: String) {
        var word: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            if Self.isPartOfWord(scalar) {
                word.append(scalar)
            } else {
                take(word)
                word.removeAll(keepingCapacity: true)
            }
        }
        take(word)
    }

    /// The share of words that look like words; 1 if there are none.
    var share: Double {
        guard wordCount > 0 else { return 1 }
        // Names begin with capital letters.
        let isCased = casedCount < 5 || capitalizedCount * 10 >= casedCount
        return Double(goodCount) / Double(wordCount) * (isCased ? 1 : 0.5)
    }

    /// Letters, and symbols beyond ASCII that are not used next to letters.
    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x80 else { return scalar.properties.isAlphabetic }
        return !separators.contains(scalar) && !scalar.properties.isWhitespace
    }

    private mutating func take(_ run: [Unicode.Scalar]) {
        guard run.contains(where: { $0.value >= 0x80 }), run.contains(where: \.properties.isAlphabetic) else { return }
        var word = run[...]
        if let first = word.first, Self.prefixes.contains(first) { word.removeFirst() }
        while let last = word.last, Self.suffixes.contains(last) { word.removeLast() }
        // A single letter fits any language.
        guard word.count > 1, word.contains(where: { $0.value >= 0x80 }) else { return }
        wordCount += 1
        if Self.isWord(word) { goodCount += 1 }
        guard let first = word.first, word.contains(where: { Script($0) == .greek || Script($0) == .cyrillic })
        else { return }
        casedCount += 1
        if first.properties.isUppercase { capitalizedCount += 1 }
    }

    private static func isWord(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = word.first, isLetter(first), word.allSatisfy({ isLetter($0) || isMark($0) }) else {
            return false
        }
        let scripts = Set(word.filter { !isMark($0) }.map(Script.init))
        guard scripts.count == 1, let script = scripts.first else { return false }
        // A capital letter after the first one is only in words of capital letters.
        let hasSmall = word.contains { $0.properties.isLowercase }
        if hasSmall, word.dropFirst().contains(where: { $0.value >= 0x80 && $0.properties.isUppercase }) {
            return false
        }
        switch script {
        case .latin: return !word.allSatisfy { $0.value >= 0x80 } && longestRun(word) < 3
        case .greek: return !word.contains { rareGreek.contains($0) }
        case .thai: return word.count { 0xE01...0xE2E ~= $0.value } * 5 >= word.count * 2
        case .cyrillic, .hebrew, .arabic, .other: return true
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic && !isMark(scalar) }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .nonspacingMark
    }

    /// The length of the longest run of letters beyond ASCII.
    private static func longestRun(_ word: ArraySlice<Unicode.Scalar>) -> Int {
        word.split { $0.value < 0x80 }.map(\.count).max() ?? 0
    }

    /// Quotes, dashes and other signs that are next to letters in any language.
    private static let separators = Set(
        "‘’‚‛“”„‟‹›«»–—•·…†‡״׳،؛؟،٫٬\u{AD}\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{FEFF}".unicodeScalars)
    /// Signs before a word, and after it.
    private static let prefixes = Set("¿¡§©№".unicodeScalars)
    private static let suffixes = Set("ªº°²®™©§".unicodeScalars)
    /// Letters that hardly any word has.
    private static let rareGreek = Set("ΐΰ".unicodeScalars)
}
