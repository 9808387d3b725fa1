import MapGeometry

/// A feature of a GeoJSON response: its position and properties.
struct GeoJSONPlace {
    let coordinate: Coordinate
    let properties: JSONFields
    /// The feature's own `bbox`, in the order of RFC 7946.
    let box: CoordinateBounds?

    /// Parses a feature; `nil` for one without a valid point or without properties.
    init?(_ value: JSONValue) {
        guard let fields = JSONFields(value), let properties = fields.fields("properties"),
            let position = fields.fields("geometry")?.numbers("coordinates"), position.count >= 2
        else { return nil }
        coordinate = Coordinate(latitude: position[1], longitude: position[0])
        guard coordinate.isValid else { return nil }
        self.properties = properties
        box = fields.numbers("bbox").flatMap { CoordinateBounds(geoJSONBoundingBox: $0) }
    }
}
