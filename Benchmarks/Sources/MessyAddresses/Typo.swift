import GradingSupport
import MapSearchTestSupport

/// Single wrong letters.
enum Typo {
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
    /// A shorter word with a wrong letter is another word more often than not.
    private static let shortestWord = 6

    /// A name with one wrong letter inside of one of its longer words; nil where it has none, or the index has the word that it
    /// has become.
    static func mistyped(_ name: String, in source: Extract, _ random: inout SplitMix64) -> String? {
        var words = name.split(separator: " ").map(Array.init)
        let long = words.indices.filter { words[$0].count >= shortestWord && words[$0].allSatisfy(\.isLetter) }
        guard let index = long.randomElement(using: &random) else { return nil }
        let place = Int.random(in: 1..<words[index].count - 1, using: &random)
        let letter = letters.randomElement(using: &random) ?? "e"
        switch Int.random(in: 0..<4, using: &random) {
        case 0: words[index].remove(at: place)
        case 1: words[index].insert(letter, at: place)
        case 2: words[index][place] = letter
        default: words[index].swapAt(place, place + 1)
        }
        let result = words.map { String($0) }.joined(separator: " ")
        let changed = NameWords.words(String(words[index]))
        guard result != name, !changed.allSatisfy(source.hasWord) else { return nil }
        return result
    }
}
