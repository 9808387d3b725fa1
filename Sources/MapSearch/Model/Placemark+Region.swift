public import MapGeometry

extension Placemark {
    /// A circle that fits the place: large for a country, a few dozen metres for a house.
    ///
    /// If there is a bounding box, the circle is centred on the box and reaches its corners. Otherwise it is centred on
    /// ``coordinate`` and has a radius typical for the kind of place, and for a settlement's population if it is known.
    public var region: CircularRegion {
        guard let box = object.boundingBox, !box.isEmpty else {
            let radius = Self.usualRadius(of: object.kind, population: object[ToponymMetadata.self]?.population)
            return CircularRegion(center: coordinate, radius: radius)
        }
        let center = box.center
        let corners = [box.southWest, box.southEast, box.northWest, box.northEast]
        return CircularRegion(center: center, radius: corners.reduce(0) { max($0, center.distance(to: $1)) })
    }

    /// Half of a typical extent in metres, as an order of magnitude for the kind of place and, if known, its
    /// population.
    ///
    /// A settlement has one kilometre, plus the area for 2,500 people per square kilometre: 1.4 km for a village of a
    /// thousand, 12 km for a city of a million.
    package static func usualRadius(of kind: ObjectKind, population: Int? = nil) -> Double {
        switch kind {
        case .country: 500_000
        case .region: 100_000
        case .county: 30_000
        case .locality: population.map { 1_000 + 11.3 * Double(max($0, 0)).squareRoot() } ?? 2_500
        case .district, .postcode: 2_000
        case .airport: 2_000
        case .water, .area: 1_000
        case .street, .station: 250
        default: 50
        }
    }
}
