import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

@Suite struct CategorySuggestionsTests {
    private func lines(
        _ text: String, _ languages: [String] = ["en"], limit: Int = 10, types: SearchTypes = .all
    ) throws -> [Suggestion] {
        let options = SearchOptions(searchTypes: types, languages: languages)
        return try CategoryWorld.backend.get().suggest(SuggestRequest(text: text, options: options, limit: limit))
    }

    private func categories(_ text: String, _ languages: [String] = ["en"]) throws -> [String] {
        try lines(text, languages).filter { $0.category != nil }.map(\.title)
    }

    @Test(arguments: [
        ("rest", ["en"], "Restaurant"), ("REST", ["de-LI"], "Restaurant"), ("apoth", ["de"], "Apotheke"),
        ("pharm", ["de"], "Apotheke"), ("super", ["fr"], "Supermarché"), ("рест", ["ru"], "Ресторан"),
        ("レス", ["ja"], "レストラン"), ("the rest", ["en"], "Restaurant"), ("coffee sh", ["en"], "Café"),
        ("apoth", [], "Apotheke"), ("restaurant", ["en"], "Restaurant"),
    ])
    func sortIsOffered(_ text: String, _ languages: [String], _ title: String) throws {
        let line = try #require(try lines(text, languages).first)
        #expect(line.title == title)
        #expect(line.category?.name == title)
        #expect(line.action == .search)
        #expect(line.uri == nil)
        #expect(line.kind == nil)
        #expect(line.center == nil)
    }

    /// A tap on the line finds what it says.
    @Test(arguments: [("rest", ["en"]), ("apoth", ["de"]), ("super", ["fr"]), ("рест", ["ru"]), ("レス", ["ja"])])
    func lineLeadsToItsMembers(_ text: String, _ languages: [String]) throws {
        let line = try #require(try lines(text, languages).first)
        let request = try #require(line.searchRequest(options: SearchOptions(languages: languages)))
        let response = try CategoryWorld.backend.get().answer(request)
        #expect(response.metadata.displayType == .multiple)
        #expect(
            response.metadata.businessResultMetadata?.categories.map(\.id).contains(line.category?.id ?? "") == true)
        #expect(response.metadata.found > 0)
    }

    @Test(arguments: [
        // Another language than the user's and English.
        ("apoth", ["en"]),
        // None in the index.
        ("casino", ["en"]),
        // A letter, nothing, and no beginning of a sort.
        ("r", ["en"]), ("", ["en"]), (" ", ["en"]), ("vadu", ["en"]), ("restx", ["en"]),
    ])
    func nothingIsOffered(_ text: String, _ languages: [String]) throws {
        #expect(try categories(text, languages).isEmpty)
    }

    @Test func sortsAreFew() throws {
        for text in ["ba", "ca", "pa", "su", "st", "mu", "po"] {
            #expect(try lines(text).count { $0.category != nil } <= 3)
            #expect(Set(try categories(text)).count == (try categories(text)).count)
            for limit in 1...4 { #expect(try lines(text, limit: limit).count <= limit) }
        }
        #expect(try lines("rest", limit: 1).map(\.title) == ["Restaurant"])
    }

    /// The full name of a place comes first; after a few letters, so does the best place.
    @Test func placesKeepTheirRank() throws {
        // A village that is called Bank, and a category.
        let bank = try lines("bank")
        #expect(bank.first?.category?.id == "amenity=bank")
        #expect(bank.contains { $0.uri == "t:village" })
        let post = try lines("po")
        #expect(post.first?.category == nil)
        #expect(post.dropFirst().contains { $0.category?.id == "amenity=post_office" })
    }

    @Test func noSortsWithoutBusinesses() throws {
        #expect(try lines("rest", types: .places).allSatisfy { $0.category == nil })
        #expect(
            try TinyWorld.earthBackend.get().suggest(SuggestRequest(text: "rest")).allSatisfy { $0.category == nil })
    }

    @Test func groupOffersEachSortOnce() throws {
        let index = try CategoryWorld.backend.get().index
        let group = OfflineIndexGroup([index, try TinyWorld.earthBackend.get().index, index])
        let options = SearchOptions(languages: ["en"])
        let lines = try group.suggest(SuggestRequest(text: "rest", options: options))
        #expect(lines.count { $0.category?.id == "amenity=restaurant" } == 1)
        #expect(try OfflineIndexGroup([]).suggest(SuggestRequest(text: "rest")).isEmpty)
    }
}
