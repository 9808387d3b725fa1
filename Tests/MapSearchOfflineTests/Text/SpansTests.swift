import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchTestSupport
import Testing

/// Which letters of the shown name a text met, in UTF-16.
@Suite struct SpansTests {
    private static let cases: [(name: String, text: String, matched: [String])] = [
        ("Berlin", "berlin", ["Berlin"]), ("Berlin", "ber", ["Ber"]), ("New York", "york new", ["New", "York"]),
        ("New York", "new yo", ["New", "Yo"]), ("Zürich", "zurich", ["Zürich"]), ("Zürich", "zür", ["Zür"]),
        ("Zu\u{308}rich", "zurich", ["Zu\u{308}rich"]), ("Zu\u{308}rich", "zur", ["Zu\u{308}r"]),
        ("Gießen", "giessen", ["Gießen"]), ("Gießen", "gie", ["Gie"]), ("😀 Berlin", "berlin", ["Berlin"]),
        ("👩‍👩‍👧 Straße Berlin", "berl", ["Berl"]), ("e\u{301}e\u{301} Berlin", "berlin", ["Berlin"]),
        ("L'Aquila", "aquila", ["Aquila"]), ("L'Aquila", "l'aquila", ["L", "Aquila"]), ("東京都", "東京都", ["東京都"]),
        ("Halle (Saale)", "halle", ["Halle"]), ("Halle (Saale)", "halle saale", ["Halle", "Saale"]),
        ("القاهرة", "القاهرة", ["القاهرة"]), ("Москва", "мос", ["Мос"]), ("Saint-Denis", "denis", ["Denis"]),
        ("Berlin", "berln", ["Berlin"]), ("A 🇩🇪 Berlin 𝔘lm", "berlin ulm", ["Berlin", "𝔘lm"]),
    ]

    @Test(arguments: cases)
    func matchedLetters(name: String, text: String, matched: [String]) throws {
        let object = try #require(try TinyWorld.places([name]).first(text))
        let spans = try #require(object[MatchMetadata.self]).spans
        #expect(object.matchedRanges.map { String(object.name[$0]) } == matched)
        let units = Array(object.name.utf16)
        #expect(spans.map { String(decoding: units[$0.start..<$0.start + $0.length], as: UTF16.self) } == matched)
    }

    /// A text that met another name than the shown one says which, folded, and marks nothing.
    @Test func matchedByAnotherName() throws {
        var world = TinyWorld()
        world.add("1", .locality, "Wien", people: 1000) { $0.alternateNames = ["Vindobona Antiqua"] }
        let match = try #require(try world.backend().first("vindobona antiqua")?[MatchMetadata.self])
        #expect(match.spans == [])
        #expect(match.matchedName == "vindobona antiqua")
    }

    @Test func matchedByTheShownName() throws {
        let match = try #require(try TinyWorld.places(["Wien"]).first("Wien")?[MatchMetadata.self])
        #expect(match.matchedName == nil)
        #expect(match.spans == [TextSpan(start: 0, length: 4)])
    }

    /// Words that name the container are not marked in the name of the object.
    @Test func contextIsNotMarked() throws {
        let object = try #require(try TinyWorld.earthBackend.get().first("Springfield, Ohio"))
        #expect(object.matchedRanges.map { String(object.name[$0]) } == ["Springfield"])
    }

    /// In a language that is asked for, the marks are in the name that is shown.
    @Test func marksFollowTheShownName() throws {
        let options = SearchOptions(languages: ["de"])
        let object = try #require(
            try TinyWorld.earthBackend.get().answer(.text("münch", options: options)).objects.first)
        #expect(object.name == "München")
        #expect(object.matchedRanges.map { String(object.name[$0]) } == ["Münch"])
    }

    /// Random names of every sort of character: spans lie in the name and do not overlap.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func spansAreSound(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let letters: [Character] = [
            "a", "B", "ß", "é", "e\u{301}", "😀", " ", "-", "'", "東", "Ж", "ﬁ", "İ", "1", "ا", "👩‍👩‍👧",
        ]
        let names = (0..<20).map { _ in String((0..<12).map { _ in letters.randomElement(using: &generator)! }) }
        let backend = try TinyWorld.places(names)
        var foundCount = 0
        for name in names {
            for text in [name, String(name.prefix(5)), name.lowercased()] {
                guard let object = try backend.answer(.text("x " + text)).objects.first ?? backend.first("x" + text)
                else {
                    continue
                }
                foundCount += 1
                let spans = try #require(object[MatchMetadata.self]).spans
                let isSound = spans.allSatisfy { $0.length > 0 && $0.range(in: object.name) != nil }
                let isOrdered = zip(spans, spans.dropFirst()).allSatisfy { $0.start + $0.length <= $1.start }
                guard isSound, isOrdered else {
                    Issue.record("seed \(seed): \(object.name.debugDescription), \(text.debugDescription): \(spans)")
                    return
                }
            }
        }
        #expect(foundCount > 20)
    }
}
