import MapSearchText
import Testing

struct StreetWordsTests {
    @Test(arguments: [
        ("strasse", true), ("hauptstrasse", true), ("kaiufer", true), ("rue", true), ("vaduz", false), ("ufer", true),
        // A single letter before the ending is no name.
        ("xweg", false), ("xyweg", true),
        // Cities.
        ("nilufer", false), ("niigata", false), ("spring", false),
    ])
    func endings(word: String, isStreet: Bool) {
        #expect(StreetWords.isStreetWord(ArraySlice(word.utf8)) == isStreet)
    }

    @Test func alone() {
        #expect(StreetWords.isAlone(ArraySlice("strasse".utf8)))
        #expect(!StreetWords.isAlone(ArraySlice("hauptstrasse".utf8)))
    }
}
