import MapSearch
import MapSearchIndexFormat
import Testing

@testable import MapSearchOffline

@Suite struct WordReaderTests {
    /// What a word may go on to is longer: what has the word itself would be looked at twice.
    @Test(
        arguments: [
            ("zug", ["zug", "zuger", "zugersee"]), ("zuger", ["zuger", "zugersee"]), ("zugersee", ["zugersee"]),
            ("zuge", ["zuger", "zugersee"]), ("muehle", ["muehle", "muehlen", "muhle", "muhlen"]), ("x", []),
        ] as [(String, [String])])
    func noTermIsMeantTwice(word: String, terms: [String]) throws {
        let world = try TinyWorld.places(["Zug", "Zuger", "Zugersee", "Muehle", "Mühle", "Muehlen", "Mühlen", "Arth"])
        let file = world.index.file
        let meaning = try WordReader(index: file, query: ParsedQuery(word)).plainMeaning(0, asPrefix: true)
        var found: [String] = []
        for term in meaning.entries.flatMap(\.terms) {
            var bytes: [UInt8] = []
            try file.dictionary.appendTerm(term, to: &bytes)
            found.append(String(decoding: bytes, as: UTF8.self))
        }
        #expect(found.sorted() == terms)
    }
}
