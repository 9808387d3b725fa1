import MapSearch
import MapSearchApple
import SwiftUI

#if canImport(MapSearchWorld)
import MapSearchOffline
import MapSearchWorld
#endif

/// A search field with suggestions, results as a list and as pins, places along a route, the details of a place.
@main
struct PlaceFinderApp: App {
    @State private var model = FinderModel(backend: Self.backend)

    var body: some Scene {
        WindowGroup {
            TabView {
                FinderView(model: model).tabItem { Label("Search", systemImage: "magnifyingglass") }
                RouteView(backend: Self.backend).tabItem { Label("Route", systemImage: "road.lanes") }
            }
        }
    }

    /// The bundled world, immediately and without a network, and then additional results from Apple.
    private static let backend: any SearchBackend = {
        let apple = RateLimitedBackend(AppleSearchBackend(), interval: .seconds(1), burst: 10)
        #if canImport(MapSearchWorld)
        if let world = try? OfflineBackend.world {
            return CombinedBackend(offline: world, online: apple, policy: .refine(within: .seconds(3)))
        }
        #endif
        return apple
    }()
}
