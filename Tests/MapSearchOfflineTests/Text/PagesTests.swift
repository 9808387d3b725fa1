import MapSearch
import MapSearchOffline
import Testing

@Suite struct PagesTests {
    private static let many = Result {
        try TinyWorld.places((0..<90).map { "Newton \(["North", "South", "East", "West"][$0 % 4]) \($0)" } + ["Newton"])
    }

    /// Pages of any size are pieces of one order.
    @Test(arguments: [1, 2, 7, 10, 50, 91, 200])
    func pagesArePiecesOfOneOrder(limit: Int) throws {
        let backend = try Self.many.get()
        let whole = try backend.ids("Newton", page: SearchRequest.Page(limit: 1000))
        #expect(whole.count == 91)
        #expect(whole.first == "90")
        var paged: [String] = []
        while true {
            let page = SearchRequest.Page(offset: paged.count, limit: limit)
            let response = try backend.answer(.text("Newton", page: page))
            paged += response.objects.map(\.key)
            #expect(response.hasNextPage == (paged.count < whole.count))
            if !response.hasNextPage { break }
            #expect(response.objects.count == limit)
        }
        #expect(paged == whole)
        #expect(Set(paged).count == paged.count)
    }

    @Test(arguments: [91, 92, 1_000_000_000])
    func pageBehindTheEndIsEmpty(offset: Int) throws {
        let page = SearchRequest.Page(offset: offset, limit: 10)
        let response = try Self.many.get().answer(.text("Newton", page: page))
        #expect(response.objects.isEmpty && !response.hasNextPage)
    }

    /// All were looked at, so the number is exact.
    @Test(arguments: [("Newton", 91), ("Newton North", 23), ("Newton 17", 1), ("qxzvwk", 0)])
    func found(text: String, count: Int) throws {
        let page = SearchRequest.Page(limit: 1000)
        let metadata = try Self.many.get().answer(.text(text, page: page)).metadata
        #expect(metadata.found == count)
        #expect(metadata.toponymResultMetadata?.found == count)
        #expect(metadata.toponymResultMetadata?.mode == .geocode)
    }

    @Test func foundOfASmallPageIsAtLeastTheWhole() throws {
        let metadata = try Self.many.get().answer(.text("Newton", page: SearchRequest.Page(limit: 5))).metadata
        #expect(metadata.found >= 6)
    }

    @Test func boundingBoxHoldsTheResults() throws {
        let response = try Self.many.get().answer(.text("Newton"))
        let box = try #require(response.metadata.boundingBox)
        #expect(response.objects.allSatisfy { box.contains($0.coordinate) })
        #expect(try Self.many.get().answer(.text("qxzvwk")).metadata.boundingBox == nil)
    }

    @Test func answersSayWhereTheyComeFrom() throws {
        let response = try Self.many.get().answer(.text("Newton"))
        #expect(response.isOffline)
        #expect(response.attributions.map(\.text) == ["Nobody"])
        #expect(response.objects.first?.attributions.map(\.text) == ["Nobody"])
        #expect(response.objects.first?[SourceMetadata.self]?.backend == "offline")
        #expect(response.objects.first?[SourceMetadata.self]?.dataSet == "Tiny")
    }
}
