import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchPresentation
import MapSearchWorld

/// What lies below the pins of a picture: as much of some indexes as one can tell apart at its scale.
struct BaseMapSource {
    let indexes: [OfflineIndex]
    /// Whether the index is the bundled world, whose countries cover all land.
    let isWorld: Bool

    /// From which width on, in degrees, the outlines of the world are as fine as the picture.
    private static let worldWidth = 4.0

    /// Whom to credit for the map.
    var attributions: [Attribution] {
        indexes.flatMap(\.attributions)
    }

    func baseMap(for snapshot: MapSnapshot, languages: [String]) throws -> BaseMap {
        let bounds = snapshot.visibleRect.bounds
        let width = bounds.longitudes.length
        var options = SearchOptions()
        options.languages = languages
        let needsWorld = width >= Self.worldWidth
        var objects: [GeoObject] = []
        if isWorld || needsWorld {
            let world = try isWorld ? indexes : [WorldGazetteer.index]
            for index in world {
                objects += try OfflineBackend(index).shapes(in: bounds, kinds: [.country], options: options)
            }
        }
        if !isWorld {
            for index in indexes {
                let shapes = try OfflineBackend(index).shapes(in: bounds, kinds: Self.kinds(width), options: options)
                // Where the world is below, a country has its land already.
                objects += needsWorld ? shapes.filter { $0.kind != .country } : shapes
            }
        }
        for index in indexes {
            let kinds: Set<ObjectKind> = width < 0.2 ? [.locality, .district, .station] : [.locality]
            objects += try OfflineBackend(index).places(in: bounds, kinds: kinds, limit: 60, options: options)
        }
        return BaseMap(objects, background: isWorld || needsWorld ? .sea : .land)
    }

    /// What one can tell apart in a picture so many degrees wide.
    private static func kinds(_ width: Double) -> Set<ObjectKind> {
        var kinds: Set<ObjectKind> = [.country, .region, .county, .hydro]
        if width < 2 { kinds.formUnion([.locality, .area]) }
        if width < 0.6 { kinds.insert(.street) }
        if width < 0.06 { kinds.formUnion([.business, .station, .airport, .other, .house]) }
        return kinds
    }
}
