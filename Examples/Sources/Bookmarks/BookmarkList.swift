import Foundation
import MapSearch
import MapSearchOffline

/// A saved place: its identifier, and its state when it was saved.
struct Bookmark: Codable, Equatable {
    var uri: String
    var name: String
    var coordinate: Coordinate

    /// Saves a result; nil if it has no identifier.
    init?(_ object: GeoObject) {
        guard let uri = object.uri else { return nil }
        self.uri = uri
        name = object.name
        coordinate = object.coordinate
    }
}

/// The current state of a bookmark.
enum Fate: Equatable, CustomStringConvertible {
    case unchanged
    case renamed(String)
    /// Moved by this many metres.
    case moved(Int)
    case renamedAndMoved(String, Int)
    case gone

    var description: String {
        switch self {
        case .unchanged: "is as it was"
        case .renamed(let name): "is now called \(name)"
        case .moved(let meters): "has moved by \(meters) m"
        case .renamedAndMoved(let name, let meters): "is now called \(name), and has moved by \(meters) m"
        case .gone: "is gone"
        }
    }
}

/// Bookmarks in a file.
struct BookmarkList: Codable, Equatable {
    var bookmarks: [Bookmark] = []

    /// A smaller distance is a correction of the map, not a move.
    static let leastMove = 15.0

    init() {}

    init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    }

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: file, options: .atomic)
    }

    /// Looks up all bookmarks in one request, and returns the state of each, in their order.
    func fates(in backend: some SearchBackend) async throws -> [Fate] {
        guard !bookmarks.isEmpty else { return [] }
        let found = try await SearchManager(backend: backend).search(uris: bookmarks.map(\.uri)).response().objects
        let objects = Dictionary(found.compactMap { object in object.uri.map { ($0, object) } }) { first, _ in first }
        return bookmarks.map { bookmark in
            guard let object = objects[bookmark.uri] else { return .gone }
            let meters = bookmark.coordinate.distance(to: object.coordinate)
            let hasMoved = meters >= Self.leastMove
            return switch (object.name == bookmark.name, hasMoved) {
            case (true, false): .unchanged
            case (true, true): .moved(Int(meters.rounded()))
            case (false, false): .renamed(object.name)
            case (false, true): .renamedAndMoved(object.name, Int(meters.rounded()))
            }
        }
    }
}
