import MapGeometry

/// Reads rules from left to right, and goes back only to the beginning of a list or range.
///
/// A step back skips less than one item, so the time is linear in the length of the text.
struct HoursParser {
    let source: String
    let text: HoursText
    private let language: Language
    var index = 0

    private(set) var rules: [HoursRule] = []
    var years: [YearSelector] = []
    var dates: [DateSelector] = []
    var weeks: [WeekSelector] = []
    var days: [DaySelector] = []
    var spans: [TimeSpan] = []
    /// Whether the current rule applies to certain years.
    var isWithinYears = false
    private var comments: [String] = []
    private var remarked: [(kind: OpeningHours.Remark.Kind, index: Int)] = []
    /// Rules that consist only of days, such as the first in `Su, Dec 25 off`: what follows applies to them, too.
    private var unfinished: [Int] = []

    init(_ source: String) throws(OpeningHours.ParseError) {
        self.source = source
        guard source.utf8.count <= OpeningHours.longestText else {
            throw OpeningHours.ParseError(reason: .tooLong, offset: source.count, found: "")
        }
        text = HoursText(source)
        language = HoursParser.language(of: text)
        for index in text.unusualSigns { remarked.append((.sign, index)) }
    }

    /// Accepted deviations from the specification.
    var remarks: [OpeningHours.Remark] {
        remarked.sorted { $0.index < $1.index }.map { .init(kind: $0.kind, offset: characterOffset(of: $0.index)) }
    }

    mutating func parse() throws(OpeningHours.ParseError) -> HoursRules {
        skipSpaces()
        while current == UInt8(ascii: ";") || current == UInt8(ascii: ",") {
            remark(.sign)
            index += 1
            skipSpaces()
        }
        var combination = HoursRule.Combination.replacing
        while !isAtEnd {
            var rule = HoursRule()
            rule.combination = combination
            let isFinished = try parse(&rule)
            rules.append(rule)
            combination = try parseSeparator()
            if isFinished {
                for bare in unfinished {
                    rules[bare].spans = rule.spans
                    rules[bare].state = rule.state
                    rules[bare].comment = rule.comment
                }
                unfinished = []
            } else if combination == .adding, !isAtEnd {
                unfinished.append(rules.count - 1)
            } else {
                unfinished = []
            }
        }
        guard !rules.isEmpty else { throw failure(.empty, at: index) }
        return HoursRules(
            rules: rules, years: years, dates: dates, weeks: weeks, days: days, spans: spans, comments: comments)
    }

    /// Reads the separator between two rules, or the end.
    private mutating func parseSeparator() throws(OpeningHours.ParseError) -> HoursRule.Combination {
        var combination: HoursRule.Combination?
        while true {
            let next: HoursRule.Combination
            switch current {
            case UInt8(ascii: " "):
                index += 1
                continue
            case UInt8(ascii: "."):
                remark(.sign)
                index += 1
                continue
            case UInt8(ascii: ";"): next = .replacing
            case UInt8(ascii: ","): next = .adding
            case UInt8(ascii: "|"):
                if byte(after: 1) == UInt8(ascii: "|") { index += 1 } else { remark(.separator) }
                next = .fallback
            default:
                if isAtEnd {
                    if combination != nil { remark(.sign) }
                } else if combination == nil {
                    remark(.separator)
                }
                return combination ?? .replacing
            }
            if combination != nil { remark(.sign) }
            if combination == nil || next == .fallback { combination = next }
            index += 1
        }
    }

    // MARK: Characters

    var current: UInt8 { text.bytes[index] }
    var isAtEnd: Bool { index >= text.count }

    /// The byte at a distance after the current one, 0 beyond the end.
    func byte(after count: Int) -> UInt8 {
        index + count < text.bytes.count ? text.bytes[index + count] : 0
    }

    mutating func skipSpaces() {
        while current == UInt8(ascii: " ") { index += 1 }
    }

    /// The number at the current position, of at most four digits, with their count; `nil` if there is none, or more digits.
    func number() -> (value: Int, length: Int)? {
        var value = 0
        var length = 0
        while byte(after: length).isASCIIDigit {
            value = value * 10 + Int(byte(after: length) - 0x30)
            length += 1
            if length > 4 { return nil }
        }
        return length == 0 ? nil : (value, length)
    }

    // MARK: Words

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A || byte >= 0x80 }

    var isAtLetter: Bool { HoursParser.isLetter(current) }

    /// The word at the current position and its end; `nil` if there is no known word.
    func word() -> (word: HoursWord, isStandard: Bool, end: Int)? {
        guard isAtLetter else { return nil }
        var end = index + 1
        while HoursParser.isLetter(text.bytes[end]) { end += 1 }
        let letters = text.bytes[index..<end]
        if letters.count == 2,
            let ambiguous = HoursVocabularyTable.ambiguous.first(where: { $0.word.utf8.elementsEqual(letters) })
        {
            let weekday =
                switch language {
                case .german: ambiguous.german
                case .romance: ambiguous.romance
                case .dutch: ambiguous.dutch
                }
            return (.weekday(weekday), false, end)
        }
        if letters.count == 1, end < text.count,
            letters.first == UInt8(ascii: "a") || letters.first == UInt8(ascii: "p"),
            text.bytes[end] == UInt8(ascii: "."), text.bytes[end + 1] == UInt8(ascii: "m")
        {
            let hasPoint = end + 2 < text.count && text.bytes[end + 2] == UInt8(ascii: ".")
            return (letters.first == UInt8(ascii: "a") ? .am : .pm, false, end + (hasPoint ? 3 : 2))
        }
        guard let key = HoursWord.Key(letters), let entry = HoursWord.vocabulary[key] else { return nil }
        return (entry.word, entry.isStandard, end)
    }

    /// A language in which days have two letters: German, which represents all others, too, French and similar ones,
    /// or Dutch.
    private enum Language {
        case german
        case romance
        case dutch
    }

    /// The language of a text, determined by days that only one language has.
    private static func language(of text: HoursText) -> Language {
        var language = Language.german
        var start = 0
        for end in 0...text.count where !isLetter(text.bytes[end]) {
            let word = text.bytes[start..<end]
            start = end + 1
            guard word.count == 2 else { continue }
            if HoursVocabularyTable.dutch.contains(where: { $0.utf8.elementsEqual(word) }) { return .dutch }
            if HoursVocabularyTable.romance.contains(where: { $0.utf8.elementsEqual(word) }) { language = .romance }
        }
        return language
    }

    /// Moves past a word, including the point of an abbreviation.
    mutating func accept(_ word: (word: HoursWord, isStandard: Bool, end: Int)) {
        if !word.isStandard { remark(.word) }
        index = word.end
        guard current == UInt8(ascii: ".") else { return }
        switch word.word {
        case .weekday, .month, .weekdays, .filler:
            remark(.word)
            index += 1
        default: break
        }
    }

    /// Moves past a hyphen, or a word for one; does not move if there is none.
    mutating func acceptHyphen() -> Bool {
        let start = index
        skipSpaces()
        if current == UInt8(ascii: "-") {
            index += 1
            while current == UInt8(ascii: "-") { index += 1 }
        } else if let word = word(), word.word == .hyphen {
            accept(word)
        } else {
            index = start
            return false
        }
        skipSpaces()
        return true
    }

    /// Moves past a list separator; does not move if there is none.
    mutating func acceptComma(orAlso others: [UInt8]) -> Bool {
        let start = index
        skipSpaces()
        if current == UInt8(ascii: ",") {
            index += 1
        } else if others.contains(current) {
            remark(.separator)
            index += 1
        } else if let word = word(), word.word == .comma {
            accept(word)
        } else {
            index = start
            return false
        }
        skipSpaces()
        return true
    }

    // MARK: Comments

    /// Reads a comment in quotation marks; one that is not closed continues to the end.
    ///
    /// A straight quotation mark is closed by the next straight one, so other marks may occur in between; if there is none, and
    /// for other marks, by the next equivalent one.
    mutating func parseComment() -> Int16 {
        let quote = current
        if quote != UInt8(ascii: "\"") { remark(.sign) }
        let isPlain = sourceByte(at: index) == quote
        index += 1
        let start = index
        let end = isPlain ? (start..<text.count).first { sourceByte(at: $0) == quote } : nil
        index = end ?? (start..<text.count).first { text.bytes[$0] == quote } ?? text.count
        var comment = String(source[stringIndex(of: start)..<stringIndex(of: index)])
        // By scalars, because an accent after a quotation mark forms another character with it.
        if quote != UInt8(ascii: "\"") {
            comment = String(String.UnicodeScalarView(comment.unicodeScalars.map { $0 == "\"" ? "'" : $0 }))
        }
        if isAtEnd { remark(.sign) } else { index += 1 }
        if let known = comments.firstIndex(of: comment) { return Int16(known) }
        comments.append(comment)
        return Int16(comments.count - 1)
    }

    // MARK: Remarks and errors

    mutating func remark(_ kind: OpeningHours.Remark.Kind) { remark(kind, at: index) }

    mutating func remark(_ kind: OpeningHours.Remark.Kind, at index: Int) {
        remarked.append((kind, index))
    }

    private func stringIndex(of index: Int) -> String.Index {
        let offset = text.origins.isEmpty ? index : text.origins[index]
        return source.utf8.index(source.utf8.startIndex, offsetBy: min(offset, source.utf8.count))
    }

    /// The offset in the source of the character that a byte of the text belongs to.
    private func sourceByte(at index: Int) -> UInt8 { source.utf8[stringIndex(of: index)] }

    private func characterOffset(of index: Int) -> Int { source[..<stringIndex(of: index)].count }

    /// An error at the current position, or at another one.
    func failure(_ reason: OpeningHours.ParseError.Reason, at place: Int? = nil) -> OpeningHours.ParseError {
        let start = min(place ?? index, text.count)
        let rest = source[stringIndex(of: start)...]
        let found = rest.prefix(16).prefix { $0 != " " && $0 != ";" && $0 != "," }
        return OpeningHours.ParseError(
            reason: start >= text.count && reason != .empty ? .unexpectedEnd : reason,
            offset: characterOffset(of: start),
            found: found.isEmpty ? String(rest.prefix(1)) : String(found))
    }
}
