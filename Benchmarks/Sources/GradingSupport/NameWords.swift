import Foundation

/// The words of names, without what people leave out when they type: case, accents, punctuation.
///
/// It is not the folding of the library, which it helps to judge.
public enum NameWords {
    /// The words of a text, in its order; empty when it has no letter and no digit.
    public static func words(_ text: String) -> [String] {
        var folded = ""
        for character in text.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
        ).unicodeScalars {
            switch character {
            case "ħ", "Ħ": folded += "h"
            case "ł": folded += "l"
            case "ø": folded += "o"
            case "đ": folded += "d"
            case "ı": folded += "i"
            case "ß": folded += "ss"
            case "æ": folded += "ae"
            case "œ": folded += "oe"
            case "'", "’", "ʼ", "`": break
            default: folded.unicodeScalars.append(character)
            }
        }
        return folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// The words of a name in one text, by which names are compared; empty for a name without letters and digits.
    public static func key(_ name: String) -> String { words(name).joined(separator: " ") }

    /// Whether one of some names, given by their keys, is one of others but for an article, an addition or two letters.
    static func areAlike(_ keys: Set<String>, _ others: Set<String>) -> Bool {
        if !keys.isDisjoint(with: others) { return true }
        return keys.contains { key in others.contains { isAlike(key, $0) } }
    }

    private static func isAlike(_ key: String, _ other: String) -> Bool {
        let (words, others) = (Set(key.split(separator: " ")), Set(other.split(separator: " ")))
        let common = words.intersection(others)
        // The words of the shorter name are among those of the other one, and most of its letters.
        let letters = common.reduce(0) { $0 + $1.count }
        if common.count == min(words.count, others.count), 2 * letters >= max(key.count, other.count) { return true }
        return min(key.count, other.count) >= 5 && editDistance(key, other) <= 2
    }
}

/// How many letters have to be left out, put in or changed to make one word of another.
public func editDistance(_ one: String, _ other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (line, letter) in one.enumerated() {
        var corner = row[0]
        row[0] = line + 1
        for column in other.indices {
            let replaced = corner + (letter == other[column] ? 0 : 1)
            corner = row[column + 1]
            row[column + 1] = min(replaced, corner + 1, row[column] + 1)
        }
    }
    return row[other.count]
}
