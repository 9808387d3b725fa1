import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Filters on what a name finds.
@Suite struct NameFiltersTests {
    private static func answer(_ text: String, _ filters: FilterCollection, limit: Int = 10) throws -> SearchResponse {
        var options = SearchOptions()
        options.filters = filters
        return try SplitWorld.single.get().answer(.text(text, options: options, page: .init(limit: limit)))
    }

    @Test func onlyWhatPassesIsTaken() throws {
        let found = try Self.answer("Residence", [.boolean("wifi")])
        #expect(found.objects.isEmpty)
        #expect(try Self.answer("Hotel Post", [.boolean("wifi")]).objects.map(\.uri) == ["t:post"])
        // A place is not an organization, and has no values for filters.
        #expect(try Self.answer("Schaan", [.boolean("wifi")]).objects.allSatisfy { $0.kind == .business })
    }

    @Test("if only the filters leave nothing, a notice names the one that does, and those that there are")
    func notice() throws {
        func messages(_ filters: FilterCollection) throws -> [String] {
            try Self.answer("Hotel Post", filters).metadata.notices.filter { $0.code == .excludedByFilters }.map(
                \.message)
        }
        #expect(try messages([.boolean("wifi")]) == [])
        let other = try messages([.anyOf(SearchFilter.category, ["shop=bakery"])])
        #expect(other.count == 1 && other[0].contains("“category” excludes all results (1 without it)"), "\(other)")
        let unknown = try messages([.boolean("wify")])
        #expect(unknown.count == 1 && unknown[0].contains("has a value for the filter “wify”"), "\(unknown)")
        #expect(unknown.first?.contains("wifi") == true, "\(unknown)")
        #expect(try Self.answer("qqqq", [.boolean("wify")]).metadata.notices == [])
    }

    /// Adds the least important "Linde", which has what the filter asks for, and searches for it.
    private static func answerWithOneThatPasses(_ world: inout TinyWorld) throws -> SearchResponse {
        world.add("yes", .business, "Linde") { record in
            var business = BusinessMetadata(name: "Linde")
            business.features = [.init(id: "wifi", value: .flag(true))]
            record.business = business
            record.importance = 0.1
        }
        var options = SearchOptions()
        options.filters = [.boolean("wifi")]
        return try world.backend().answer(.text("Linde", options: options))
    }

    /// What fails a filter is neither counted as found nor in the way of what passes.
    @Test func manyThatFail() throws {
        var world = TinyWorld()
        for number in 0..<1_500 {
            world.add("no\(number)", .business, "Linde", 10, Double(number) / 10) { record in
                var business = BusinessMetadata(name: "Linde")
                business.features = [.init(id: "wifi", value: .flag(false))]
                record.business = business
                record.importance = 0.5
            }
        }
        let answer = try Self.answerWithOneThatPasses(&world)
        #expect(answer.objects.map(\.key) == ["yes"])
        #expect(answer.metadata.found == 1 && !answer.hasNextPage)
    }

    /// Streets are no organizations: they do not keep what passes from being reached.
    @Test func behindManyStreets() throws {
        var world = TinyWorld()
        for number in 0..<5_000 {
            world.add("no\(number)", .street, "Linde", 10, Double(number) / 50) { $0.importance = 0.5 }
        }
        let answer = try Self.answerWithOneThatPasses(&world)
        #expect(answer.objects.map(\.key) == ["yes"])
    }

    /// Of what fails, a thousand are counted for the facets, and those that pass are counted all.
    @Test func countsWhatFails() throws {
        var world = TinyWorld()
        for number in 0..<2_500 {
            world.add("b\(number)", .business, "Linde", 10, Double(number) / 20) { record in
                var business = BusinessMetadata(name: "Linde")
                business.features = [.init(id: "wifi", value: .flag(number.isMultiple(of: 50)))]
                record.business = business
                record.importance = 0.5 - Double(number) / 10_000
            }
        }
        var options = SearchOptions()
        options.filters = [.boolean("wifi")]
        let answer = try world.backend().answer(.text("Linde", options: options, page: .init(limit: 1_000)))
        #expect(answer.objects.map(\.key) == (0..<50).map { "b\($0 * 50)" })
        let facet = try #require(answer.metadata.businessResultMetadata?.facets.first { $0.id == "wifi" })
        #expect(facet.values == .boolean(count: 50))
    }

    /// Facets alone turn nothing away: as much is found with them, whether it is counted or estimated.
    @Test(arguments: [5, 1_000, 2_500])
    func asMuchIsFoundWithFacets(count: Int) throws {
        var world = TinyWorld()
        for number in 0..<count {
            world.add("b\(number)", .business, "Linde \(number)", 10, Double(number % 150)) { record in
                record.business = BusinessMetadata(name: record.name)
                record.importance = 0.5
            }
        }
        let backend = try world.backend()
        var options = SearchOptions()
        let plain = try backend.answer(.text("Linde", options: options)).metadata.found
        options.includesFacets = true
        for limit in [1, 10, 1_000] {
            let answer = try backend.answer(.text("Linde", options: options, page: .init(limit: limit)))
            #expect(answer.metadata.found == plain, "\(limit)")
        }
    }

    /// More filters than bits.
    @Test(arguments: [31, 32, 33, 63, 64, 65, 200])
    func anyNumberOfFilters(count: Int) throws {
        let others = (0..<count).map { SearchFilter.boolean("feature\($0)") }
        #expect(try Self.answer("Hotel Post", FilterCollection(others)).objects.isEmpty)
        #expect(try Self.answer("hotel", FilterCollection(others)).objects.isEmpty)
    }

    @Test func aFilterOfAnotherType() throws {
        let error = #expect(throws: SearchError.self) {
            try Self.answer("Residence", [.range("wifi", from: 3)])
        }
        #expect(error?.code == .invalidFilter)
    }

    /// Each filter that is tried costs a search: of more than four, none is named alone.
    @Test(arguments: [
        (3, "No result has a value for the filter “dog”"),
        (4, "The filters “a0”, “a1”, “a2”, “a3”, “dog”"),
    ])
    func manyFilters(others: Int, message: String) throws {
        let passed = (0..<others).map { "a\($0)" }
        var world = TinyWorld()
        world.add("inn", .business, "Linde") { record in
            var business = BusinessMetadata(name: "Linde")
            business.features = passed.map { .init(id: $0, value: .flag(true)) }
            record.business = business
        }
        var options = SearchOptions()
        options.filters = FilterCollection((passed + ["dog"]).map { SearchFilter.boolean($0) })
        let notices = try world.backend().answer(.text("Linde", options: options)).metadata.notices
        #expect(notices.count == 1 && notices[0].message.hasPrefix(message), "\(notices)")
        #expect(try world.backend().answer(.text("Xyz", options: options)).metadata.notices == [])
    }
}
