import Foundation
import MapSearch
import MapSearchOffline
import SampleIsland
import Testing

@testable import Bookmarks

@Suite struct BookmarksTests {
    private static func saved() async throws -> BookmarkList {
        try await Bookmarks.save(
            ["the anchor", "bella vista", "forno", "hilltown"], OfflineBackend(try SampleIsland.index()))
    }

    @Test func nothingHappensOnTheSameMap() async throws {
        let list = try await Self.saved()
        #expect(list.bookmarks.map(\.name) == ["The Anchor", "Bella Vista", "Forno", "Hilltown"])
        let fates = try await list.fates(in: OfflineBackend(try SampleIsland.index()))
        #expect(fates == [.unchanged, .unchanged, .unchanged, .unchanged])
    }

    @Test func aNewerMapTellsWhatBecameOfThem() async throws {
        let list = try await Self.saved()
        let backend = OfflineBackend(try SampleIsland.index(Bookmarks.summer))
        let fates = try await list.fates(in: backend)
        #expect(fates[0] == .renamed("The Golden Anchor"))
        guard case .moved(let meters) = fates[1] else {
            Issue.record("\(fates[1])")
            return
        }
        #expect((500...900).contains(meters))
        #expect(fates[2] == .gone)
        #expect(fates[3] == .unchanged)
        let svg = try Bookmarks.picture(list, fates, backend).svg()
        #expect(svg.contains("is now called The Golden Anchor"))
        #expect(svg.contains("is gone"))
    }

    @Test func aFileKeepsThem() async throws {
        let list = try await Self.saved()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmarks-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try list.write(to: file)
        #expect(try BookmarkList(contentsOf: file) == list)
        #expect(try await BookmarkList().fates(in: OfflineBackend(try SampleIsland.index())).isEmpty)
    }

    @Test func whatHasNoIdentifierCannotBeSaved() {
        #expect(Bookmark(GeoObject(name: "A", coordinate: SampleIsland.center)) == nil)
    }
}
