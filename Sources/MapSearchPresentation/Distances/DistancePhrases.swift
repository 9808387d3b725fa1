/// The words of a language, parsed from ``DistancePhraseTable``.
struct DistancePhrases: Hashable, Sendable {
    var decimalSign = "."
    var groupSign = ","
    /// The number of digits from which thousands are grouped.
    var groupedFrom = 4
    var glue = " "
    /// By unit: the symbol, then the plural forms.
    var units: [String: [String]] = [:]
    var points: [String] = []
    var compass: [String] = []
    var toward = "#"
    var here = ""
    var sides: [String] = []

    static let all: [String: DistancePhrases] = {
        var all: [String: DistancePhrases] = [:]
        for group in DistancePhraseTable.text.split(separator: "\n\n") {
            let lines = group.split(separator: "\n")
            let head = lines[0].split(separator: " ").map(String.init)
            guard head.count == 4 else { continue }
            var phrases = DistancePhrases()
            phrases.decimalSign = head[1]
            phrases.groupSign = head[2] == "_" ? "\u{202F}" : head[2]
            phrases.groupedFrom = Int(head[3]) ?? 4
            for line in lines.dropFirst() { phrases.read(line) }
            all[head[0]] = phrases
        }
        return all
    }()

    private mutating func read(_ line: Substring) {
        let words = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2 else { return }
        let values = words[1].split(separator: " | ").map(String.init)
        switch words[0] {
        case "glue": glue = words[1] == "_" ? " " : ""
        case "points": points = values
        case "compass": compass = values
        case "toward": toward = words[1]
        case "here": here = words[1]
        case "sides": sides = values
        default: units[words[0]] = values
        }
    }

    mutating func writeBritish() {
        for unit in ["m", "km"] {
            units[unit] = units[unit]?.map {
                $0.hasSuffix("meter") || $0.hasSuffix("meters") ? $0.replacing("meter", with: "metre") : $0
            }
        }
    }

    /// Returns a non-negative number with its unit as a symbol or word, in the correct plural form.
    func text(_ number: Double, unit: String, isFull: Bool, language: String) -> String {
        let forms = units[unit] ?? [unit]
        let form = isFull ? 1 + PluralRule.form(of: number, language: language, formCount: forms.count - 1) : 0
        return text(number) + glue + (form < forms.count ? forms[form] : unit)
    }

    /// Returns a number with at most one decimal, omitted if zero.
    private func text(_ number: Double) -> String {
        let tenths = (number * 10).rounded()
        // Above this, a number has no tenths, and may be too large for an integer.
        guard tenths < 0x1p53 else { return "\(number)" }
        let (whole, tenth) = Int(tenths).quotientAndRemainder(dividingBy: 10)
        var digits = String(whole)
        if digits.count >= groupedFrom {
            var place = digits.count - 3
            while place > 0 {
                digits.insert(contentsOf: groupSign, at: digits.index(digits.startIndex, offsetBy: place))
                place -= 3
            }
        }
        return tenth == 0 ? digits : digits + decimalSign + String(tenth)
    }
}
