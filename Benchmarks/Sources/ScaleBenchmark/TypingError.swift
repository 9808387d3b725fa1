import Foundation
import MapSearchTestSupport

/// Single wrong letters: one too few, one too many, another one, or two that changed places.
enum TypingError {
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
    /// A shorter word with a wrong letter is another word more often than not.
    private static let shortestWord = 6

    /// A text with one wrong letter inside of one of its longer words; nil when it has none, or nothing would change.
    static func misspelt(_ text: String, _ random: inout SplitMix64) -> String? {
        var words = text.split(separator: " ").map(Array.init)
        let long = words.indices.filter { words[$0].count >= shortestWord && words[$0].allSatisfy(\.isLetter) }
        guard let index = long.randomElement(using: &random) else { return nil }
        let place = 1 + random.next(below: words[index].count - 2)
        switch random.next(below: 4) {
        case 0: words[index].remove(at: place)
        case 1: words[index].insert(alphabet[random.next(below: 26)], at: place)
        case 2: words[index][place] = alphabet[random.next(below: 26)]
        default: words[index].swapAt(place, place + 1)
        }
        let result = words.map { String($0) }.joined(separator: " ")
        return result == text ? nil : result
    }

    /// The letters of a text in lower case and without accents: who types may leave these out.
    static func letters(_ text: String) -> [UInt32] {
        var letters: [UInt32] = []
        for letter in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
            switch letter {
            case "ø": letters += "o".unicodeScalars.map(\.value)
            case "æ": letters += "ae".unicodeScalars.map(\.value)
            case "ł": letters += "l".unicodeScalars.map(\.value)
            case "ß": letters += "ss".unicodeScalars.map(\.value)
            default: if !letter.properties.isDiacritic { letters.append(letter.value) }
            }
        }
        return letters
    }

    /// Whether two texts differ by one wrong letter at most.
    static func isWithinOne(_ one: [UInt32], _ other: [UInt32]) -> Bool {
        guard abs(one.count - other.count) <= 1 else { return false }
        var first = 0
        while first < one.count, first < other.count, one[first] == other[first] { first += 1 }
        var (end, otherEnd) = (one.count, other.count)
        while end > first, otherEnd > first, one[end - 1] == other[otherEnd - 1] {
            end -= 1
            otherEnd -= 1
        }
        if end - first <= 1, otherEnd - first <= 1 { return true }
        return end - first == 2 && otherEnd - first == 2 && one[first] == other[first + 1]
            && one[first + 1] == other[first]
    }
}
