import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchIndexing
import Testing

@testable import MapSearchOffline

@Suite struct SuggestTests {
    /// From the letter that distinguishes a place from the others, it remains the first suggestion.
    @Test(arguments: [
        ("Düsseldorf", "dusseldorf", 2), ("Chicago", "chicago", 2), ("Москва", "moscow", 1), ("東京都", "tokyo", 1),
        ("Springfield, Ohio", "springfield-oh", 14), ("Munich, Ger", "munich", 2), ("القاهرة", "cairo", 1),
        ("L'Aquila", "aquila", 3), ("New York", "nyc", 2),
    ])
    func firstFromSomeLetterOn(text: String, key: String, length: Int) throws {
        let backend = try TinyWorld.earthBackend.get()
        for count in length...text.count {
            let typed = String(text.prefix(count))
            #expect(try backend.suggested(typed).first == key, "\(typed)")
        }
    }

    @Test(arguments: [("Chciag", "chicago"), ("Düseldo", "dusseldorf"), ("Masachu", "MA")])
    func beginningsAreCorrected(text: String, key: String) throws {
        #expect(try TinyWorld.earthBackend.get().suggested(text).first == key)
    }

    @Test func partsOfASuggestion() throws {
        let suggestion = try #require(
            try TinyWorld.earthBackend.get().suggest(SuggestRequest(text: "springfield oh")).first)
        #expect(suggestion.title == "Springfield")
        #expect(suggestion.subtitle == "Ohio, United States")
        #expect(suggestion.titleSpans == [TextSpan(start: 0, length: 11)])
        #expect(suggestion.action == .search)
        #expect(suggestion.uri == "t:springfield-oh")
        #expect(suggestion.kind == .locality)
        #expect(suggestion.center.map { abs($0.latitude - 39.92) < 1e-6 } == true)
        // Searching for what a suggestion says leads to what it means.
        let found = try TinyWorld.earthBackend.get().first(suggestion.searchText)
        #expect(found?.uri == suggestion.uri)
    }

    @Test(arguments: ["", " ", "\n", "\u{3000}"])
    func blankSuggestsNothing(text: String) throws {
        #expect(try TinyWorld.earthBackend.get().suggest(SuggestRequest(text: text)).isEmpty)
    }

    @Test(arguments: [1, 2, 3, 100])
    func limit(limit: Int) throws {
        let lines = try TinyWorld.earthBackend.get().suggest(SuggestRequest(text: "s", limit: limit))
        #expect((1...limit).contains(lines.count))
        #expect(Set(lines.map(\.uri)).count == lines.count)
    }

    @Test(arguments: [0, -1, 1001])
    func limitOutOfRange(limit: Int) throws {
        let error = #expect(throws: SearchError.self) {
            try TinyWorld.earthBackend.get().suggest(SuggestRequest(text: "s", limit: limit))
        }
        #expect(error?.code == .badRequest)
    }

    @Test func requiredAreaIsKept() throws {
        let area = SearchArea.bounds(CoordinateBounds(south: 30, west: -100, north: 45, east: -70), .required)
        let lines = try TinyWorld.earthBackend.get().suggest(SuggestRequest(text: "paris", in: area))
        #expect(lines.map(\.uri) == ["t:paris-tx"])
    }

    /// The asynchronous door gives the same.
    @Test func asynchronousDoor() async throws {
        let backend = try TinyWorld.earthBackend.get()
        let request = SuggestRequest(text: "spr")
        #expect(try await backend.suggestions(for: request) == backend.suggest(request))
        #expect(try await backend.response(to: .text("Paris")) == backend.answer(.text("Paris")))
    }

    // MARK: Order

    /// Names that begin with the text come before names that contain it, and these before corrected ones.
    @Test func namesThatBeginWithTheText() throws {
        var world = TinyWorld()
        world.add("big", .locality, "Torre Fer", 10, 10, people: 90_000)
        world.add("late", .street, "Via dei Ferri", 10, 11)
        world.add("first", .street, "Ferra Torre", 10, 12)
        world.add("slip", .locality, "Gerra", 10, 13, people: 2_000_000)
        let backend = try world.backend()
        let lines = try backend.suggested("ferr")
        #expect(lines.prefix(2) == ["first", "late"])
        #expect(lines.contains("slip"))
        #expect(try backend.suggested("fer t").first == "big")
        #expect(try backend.suggested("ferra t").first == "first")
    }

    /// Behind hundreds of more important places with the first word, what goes on as typed comes before what only belongs to
    /// something of such a name, or has the words in another order, and these come where there is nothing else.
    @Test(arguments: [0, 3, 60])
    func namesThatGoOnAsTyped(count: Int) throws {
        var world = TinyWorld()
        world.add("land", .country, "Argentina", people: 40_000_000)
        for number in 0..<600 {
            world.add("p\(number)", .locality, "San Pedro \(number)", in: "land") { $0.importance = 0.5 }
            world.add("b\(number)", .locality, "Alta \(number)") { $0.importance = 0.5 }
        }
        world.add("late", .locality, "San Pedro Abajo") { $0.importance = 0.55 }
        for number in 0..<count {
            world.add("a\(number)", .locality, "San Antonio \(number)", in: "land") { $0.importance = 0.25 }
        }
        let lines = try world.backend().suggested("san a")
        #expect(lines.count == 10)
        #expect(lines.prefix(count).allSatisfy { $0.hasPrefix("a") })
        if count < 10 { #expect(lines[count] == "late") }
    }

    /// An index without the order of names, as other builders may write it, suggests the same.
    @Test(arguments: [
        "s", "o", "sa", "alt", "sankt m", "märg", "märgen 1", "ober mar", "sankt märgen 8", "vad", "cafe am", "mrgen",
    ])
    func withoutTheOrderOfNames(text: String) throws {
        let bytes = try CompleteIndex.bytes()
        let hidden = try OfflineIndex(bytes: Seal.hiding(.leadingNames, in: bytes))
        #expect(hidden.file.leadingNames == nil)
        let lines = try OfflineBackend(try OfflineIndex(bytes: bytes)).suggested(text)
        #expect(!lines.isEmpty)
        #expect(try OfflineBackend(hidden).suggested(text) == lines)
    }

    @Test func shortEndsAreTransposed() throws {
        var world = TinyWorld()
        world.add("bank", .business, "Deutsche Bank")
        world.add("post", .business, "Deutsche Post")
        let backend = try world.backend()
        #expect(try backend.suggested("deutsche ab").first == "bank")
        #expect(try backend.suggested("deutsche pso").first == "post")
    }

    /// A list has a name once for each place, and a name of many before a name of one.
    @Test func namesakes() throws {
        var world = TinyWorld()
        world.add("x", .locality, "Xara", people: 100)
        world.add("y", .locality, "Yara", people: 100)
        for number in 0..<8 { world.add("g\(number)", .business, "Gala", in: number < 6 ? "x" : "y") }
        world.add("single", .business, "Galb", in: "x")
        let lines = try world.backend().suggested("gal")
        #expect(lines.count == 3)
        #expect(lines.last == "single")
    }

    /// Capitals among small letters and accents are intended; small letters, and a text in capitals, are not evidence.
    @Test(arguments: [
        ("McDa", "mixed"), ("mcda", "low"), ("PARI", "city"), ("pari", "city"), ("Lycé", "accent"), ("lycé", "accent"),
        ("lyce", "plain"), ("LYCE", "plain"),
    ])
    func lettersAsTheyWereTyped(text: String, key: String) throws {
        var world = TinyWorld()
        world.add("low", .business, "Mcdalla Bar") { $0.importance = 0.15 }
        world.add("mixed", .business, "McDaid Bar") { $0.importance = 0.13 }
        world.add("city", .locality, "Paris", people: 2_000_000)
        world.add("loud", .business, "PARISIENNE") { $0.importance = 0.15 }
        world.add("plain", .business, "Lycee Comte") { $0.importance = 0.15 }
        world.add("accent", .business, "Lycée Comte") { $0.importance = 0.14 }
        #expect(try world.backend().suggested(text).first == key)
    }
}
