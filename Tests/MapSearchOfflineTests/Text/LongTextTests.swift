import MapSearch
import MapSearchIndexFormat
import MapSearchTestSupport
import MapSearchText
import Testing

@testable import MapSearchOffline

/// Texts with more words than are searched.
@Suite struct LongTextTests {
    /// A text is read many times, and so is each of its readings.
    @Test(arguments: [
        ("state of new south ", 16), ("a b c d e f g h ", 16), ("47°30'N 9°30'E ", 16), ("(x) [y] ", 9), ("x, ", 5),
    ])
    func theRestIsNotKept(unit: String, wordCount: Int) {
        let text = "Paris " + String(repeating: unit, count: 3_000)
        let query = ParsedQuery(text)
        #expect(query.wordCount == wordCount)
        #expect(query.text.utf8.count < 2_000)
        #expect(!query.endsInWord)
        for word in 0..<query.wordCount { #expect(text.contains(query.source(word))) }
    }

    /// The last word is complete where something is left out behind it.
    @Test func theRestIsSomething() {
        var random = SplitMix64(seed: 3)
        let words = (0..<80).map { _ in "w\(Int.random(in: 0..<1_000_000, using: &random))" }
        let long = ParsedQuery(words.joined(separator: " "))
        #expect(!long.endsInWord)
        #expect(long.leftOutWords == Array(words[16..<64]))
        let short = ParsedQuery(words[..<64].joined(separator: " "))
        #expect(short.endsInWord)
        #expect(short.text.utf8.count == words[..<64].joined(separator: " ").utf8.count)
    }

    @Test(
        arguments: [
            ("Bozen (Bolzano)", 0b10), ("(a b) c", 0b11), ("a [b c", 0b110), ("a） b", 0), ("x（é ß）[y] z", 0b1110),
            ("a b", 0),
            ("ﬀ (b) c", 0b10), ("a) (b", 0),
        ] as [(String, WordSet)])
    func wordsInBrackets(text: String, words: WordSet) {
        #expect(ParsedQuery(text).bracketedWords == words, "\(text)")
    }

    /// Those that lack the word are left out.
    @Test func namesOfContainersWithAWord() throws {
        var world = TinyWorld()
        for number in 0..<5 { world.add("r\(number)", .region, "Region \(number) D", 10, Double(number)) }
        let index = try world.backend().index.file
        let names = ContainerNames()
        let terms = try #require(try index.dictionary.lookUp(Array("d".utf8).span).exact)
        let found = try names.names(with: terms..<terms + 1, in: index)
        let places = try index.containers.places(of: terms..<terms + 1)
        #expect(places.count == 5)
        for place in 0..<places.count {
            #expect(found[place].count == 1 && found[place].allSatisfy { $0.termCount == 3 })
        }
    }
}
