import MapSearchTestSupport

/// Names of streets that there are not.
struct StreetInventor {
    private static let syllables = [
        "ba", "dor", "fen", "gul", "hes", "jor", "kel", "lun", "mip", "nad", "pro", "quin", "rast", "sol", "tev", "ul",
        "vor",
        "wen", "xam", "yor", "zul", "brek", "drov", "plim", "snar", "thog",
    ]
    /// Two words with fewer different letters may be one, mistyped.
    private static let leastDifference = 4

    private let words: [Int: [String]]

    init(_ source: Extract) {
        words = Dictionary(grouping: source.words.filter { $0.count >= 4 }, by: \.count)
    }

    /// A name as those of a country, of a word that is like no word of the index.
    func invented(in country: String, _ random: inout SplitMix64) -> String {
        while true {
            let word = (0..<Int.random(in: 3...4, using: &random))
                .map { _ in Self.syllables.randomElement(using: &random) ?? "" }.joined().capitalized
            let form = Self.form(in: country, &random)
            let name = form.replacing("*", with: word)
            // The words of the form itself are those of any street.
            let common = Set(NameWords.words(form))
            if NameWords.words(name).allSatisfy({ common.contains($0) || isUnlikeAll($0) }) { return name }
        }
    }

    private static func form(in country: String, _ random: inout SplitMix64) -> String {
        let forms =
            switch country {
            case "LI": ["*strasse", "*weg", "*gasse"]
            case "DE": ["*straße", "*weg", "*platz"]
            case "AD": ["Carrer de *", "Avinguda *", "Carrer *"]
            case "MT": ["Triq *", "Triq il-*", "* Street"]
            default: ["* Street", "* Road", "* Lane"]
            }
        return forms.randomElement(using: &random) ?? "*"
    }

    /// A name with every second letter of its longer words changed, so that they are like no word of the index; nil where it
    /// has no long word.
    func garbled(_ name: String, _ random: inout SplitMix64) -> String? {
        var isChanged = false
        let words = name.split(separator: " ").map { word -> String in
            guard word.count >= 7 else { return String(word) }
            for _ in 0..<20 {
                var letters = Array(word)
                for place in stride(from: Int.random(in: 0..<2, using: &random), to: letters.count, by: 2)
                where letters[place].isLetter {
                    letters[place] = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "x"
                }
                let result = String(letters)
                if NameWords.words(result).allSatisfy({ isUnlikeAll($0) }) {
                    isChanged = true
                    return result
                }
            }
            return String(word)
        }
        return isChanged ? words.joined(separator: " ") : nil
    }

    private func isUnlikeAll(_ word: String) -> Bool {
        for length in (word.count - Self.leastDifference)...(word.count + Self.leastDifference) {
            for other in words[length] ?? [] where editDistance(word, other) < Self.leastDifference { return false }
        }
        return true
    }
}
