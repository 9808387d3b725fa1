import Foundation
import MapSearch
import MapSearchOffline
import MapSearchSnapshots
import SampleIsland

/// Looks up saved places on a newer map: `swift run Bookmarks [--picture FILE]`.
@main
enum Bookmarks {
    static func main() async {
        await ExampleArguments.run("Bookmarks [--picture FILE]") { arguments in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmarks-example.json")
            defer { try? FileManager.default.removeItem(at: file) }

            print("In spring we save four places.")
            let saved = try await save(
                ["the anchor", "bella vista", "forno", "hilltown"], OfflineBackend(try SampleIsland.index()))
            try saved.write(to: file)

            print("\nIn autumn the map is a newer one.")
            let autumn = OfflineBackend(try SampleIsland.index(summer))
            let list = try BookmarkList(contentsOf: file)
            let fates = try await list.fates(in: autumn)
            for (bookmark, fate) in zip(list.bookmarks, fates) { print("  \(bookmark.name) \(fate)") }
            try arguments.write(try picture(list, fates, autumn))
        }
    }

    /// The changes on the island in the meantime.
    static let summer: [String: SampleIsland.Change] = [
        "island:bella": .moved(SampleIsland.at(-5450, 1300)), "island:forno": .gone,
        "island:anchor": .renamed("The Golden Anchor"),
    ]

    /// Searches for places and saves the first result for each.
    static func save(_ texts: [String], _ backend: OfflineBackend) async throws -> BookmarkList {
        var list = BookmarkList()
        let manager = SearchManager(backend: backend)
        for text in texts {
            let response = try await manager.submit(text: text).response()
            guard let bookmark = response.objects.first.flatMap(Bookmark.init) else { continue }
            print("  \(bookmark.name), \(bookmark.uri)")
            list.bookmarks.append(bookmark)
        }
        return list
    }

    static func picture(_ list: BookmarkList, _ fates: [Fate], _ backend: OfflineBackend) throws -> MapSnapshot {
        var snapshot = MapSnapshot(size: ViewSize(width: 760, height: 440))
        snapshot.title = "Bookmarks and what became of them"
        // The village in the hills has not changed, and is too far away to show the others.
        for (number, (bookmark, fate)) in zip(list.bookmarks, fates).enumerated() where fate != .unchanged {
            let color = fate == .gone ? MapColor(hex: 0x6F7378) : snapshot.style.pin
            snapshot.pins.append(.init(bookmark.coordinate, name: bookmark.name, symbol: "\(number + 1)", color: color))
            snapshot.legend.append(.init(.pin("\(number + 1)"), "\(fate)", color: color))
        }
        for bookmark in list.bookmarks {
            guard case .moved(let place) = summer[bookmark.uri] else { continue }
            snapshot.lines.append(.init(Polyline([bookmark.coordinate, place]), width: 2))
            snapshot.pins.append(.init(place, name: "\(bookmark.name), now", color: snapshot.style.line))
        }
        return try IslandMap.complete(snapshot, from: backend.index)
    }
}
