import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// `.world` is the bundled world, the box of all coordinates, and the square of the map: it means what is asked for.
struct WorldInferenceTests {
    @Test func ofABackend() throws {
        _ = try Geocoder(backend: .world)
        _ = try SharedGeocoder(backend: .world)
        _ = try SearchManager(backend: .world)
        _ = try SearchCompleter(backend: .world)
        _ = try CachingBackend(.world)
        let backend: any SearchBackend = try .world
        #expect(backend is OfflineBackend)
    }

    @Test func ofGeometry() {
        #expect(SearchArea.bounds(.world) == .bounds(CoordinateBounds.world))
        #expect(SearchArea.rect(.world) == .rect(MapRect.world))
        #expect(MapRect(.world) == MapRect(CoordinateBounds.world))
        #expect(MapRect(origin: MapPoint(x: 0, y: 0), size: .world) == .world)
        // Of a box and of a rectangle, the box is meant; the rectangle ends where the map does.
        #expect(CoordinateRegion(.world).span.latitudeDelta == 180)
        #expect(CoordinateRegion(MapRect.world).span.latitudeDelta < 171)
    }
}
