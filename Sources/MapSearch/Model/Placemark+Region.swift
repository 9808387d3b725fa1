public import MapGeometry

extension Placemark {
    /// A circle that fits the place: large for a country, a few dozen metres for a house.
    ///
    /// With a bounding box it is the circle around the centre of the box that reaches its corners. Without one
    /// it is centred on ``coordinate`` and has a radius that is usual for the kind of place.
    public var region: CircularRegion {
        guard let box = object.boundingBox, !box.isEmpty else {
            return CircularRegion(center: coordinate, radius: Self.usualRadius(of: object.kind))
        }
        let center = box.center
        let corners = [box.southWest, box.southEast, box.northWest, box.northEast]
        return CircularRegion(center: center, radius: corners.reduce(0) { max($0, center.distance(to: $1)) })
    }

    /// Half of a usual extent in metres: orders of magnitude, for a place of which only the kind is known.
    private static func usualRadius(of kind: ObjectKind) -> Double {
        switch kind {
        case .country: 500_000
        case .region: 100_000
        case .county: 30_000
        case .locality: 5_000
        case .district, .postcode: 2_000
        case .airport: 2_000
        case .hydro, .area: 1_000
        case .street, .station: 250
        default: 50
        }
    }
}
