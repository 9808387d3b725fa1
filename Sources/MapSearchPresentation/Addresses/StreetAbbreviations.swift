/// Abbreviates street types, as on envelopes and maps of the country.
enum StreetAbbreviations {
    /// Returns the name of a street with its type abbreviated.
    ///
    /// - Parameters:
    ///   - street: The name of a street, with or without a number.
    ///   - country: The code of the country, in capitals.
    /// - Returns: The name; unchanged if there is nothing to abbreviate, or nothing but the type.
    static func abbreviate(_ street: String, country: String) -> String {
        guard let rules = rules[country[...]] else { return street }
        var words = street.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for index in words.indices
        where words.count > 1 || rules.endings.contains(where: { words[index].hasSuffix($0.0) }) {
            let word = words[index].lowercased()
            if let short = rules.words[word], words.count > 1 {
                words[index] = words[index] == word ? short.lowercased() : short
                continue
            }
            for (ending, short) in rules.endings where word.hasSuffix(ending) && word.count > ending.count {
                words[index] = words[index].dropLast(ending.count) + short
                break
            }
        }
        return words.joined(separator: " ")
    }

    private struct Rules: Sendable {
        var words: [String: String] = [:]
        /// Types that form one word with the name.
        var endings: [(String, String)] = []
    }

    /// By the code of the country.
    private static let rules: [Substring: Rules] = {
        var all: [Substring: Rules] = [:]
        for group in StreetAbbreviationTable.text.split(separator: "\n\n") {
            let lines = group.split(separator: "\n")
            var rules = Rules()
            for line in lines.dropFirst() {
                let sides = line.drop { $0 == " " }.split(separator: " = ")
                guard sides.count == 2 else { continue }
                if sides[0].hasPrefix("-") {
                    rules.endings.append((String(sides[0].dropFirst()), String(sides[1])))
                } else {
                    rules.words[sides[0].lowercased()] = String(sides[1])
                }
            }
            for code in lines.first?.split(separator: " ") ?? [] {
                var merged = all[code] ?? Rules()
                merged.words.merge(rules.words) { first, _ in first }
                merged.endings += rules.endings
                all[code] = merged
            }
        }
        return all
    }()
}
