// The Swift code of Docs/AnExtractInAnApp.md, block by block: a test compares them.

import Foundation
import MapSearch
import MapSearchOffline

extension Bundle {
    /// The bundle of a target with resources, which this target does not have.
    fileprivate static var module: Bundle { .main }
}

/// Answers the requests of the app’s screens.
public struct PlaceGuide: Sendable {
    private let manager: SearchManager
    private let geocoder: SharedGeocoder

    /// A guide that asks a backend: the extract in the app, a mock in a test.
    public init(backend: any SearchBackend) {
        manager = SearchManager(backend: backend)
        geocoder = SharedGeocoder(backend: backend)
    }

    /// A guide to the country that comes with the app.
    public static func bundled() throws -> PlaceGuide {
        guard let file = Bundle.module.url(forResource: "liechtenstein", withExtension: "mapindex") else {
            throw SearchError.indexMissing(file: "liechtenstein.mapindex")
        }
        return PlaceGuide(backend: OfflineBackend(try OfflineIndex(path: file.path)))
    }

    /// The names of the nearest places of a category, such as `cafe`.
    public func names(of category: String, near here: Coordinate) async throws -> [String] {
        var options = SearchOptions()
        options.userPosition = here
        options.sort = .distance(from: here)
        let response = try await manager.response(to: .text(category, options: options))
        return response.objects.map(\.name)
    }

    /// The address of a place on one line; nil if there is none.
    public func address(at here: Coordinate) async throws -> String? {
        do {
            return try await geocoder.reverseGeocode(here)[0].formattedAddress
        } catch SearchError.Code.noResult {
            return nil
        }
    }
}

func askTheGuide() async throws {
    let here = Coordinate(latitude: 47.1391, longitude: 9.5221)
    let guide = try PlaceGuide.bundled()
    print(try await guide.address(at: here) ?? "nowhere")
    for name in try await guide.names(of: "cafe", near: here).prefix(3) { print(name) }
}
