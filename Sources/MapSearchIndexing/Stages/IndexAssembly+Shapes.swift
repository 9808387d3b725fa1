import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension IndexAssembly {
    /// Areas that contain other objects: only containment matters, never the distance.
    private static let areal: Set<ObjectKind> = [
        .country, .region, .county, .locality, .district, .postcode, .area, .water, .airport,
    ]

    /// Writes the lines of a record, the outlines that contain other objects, and all other outlines: buildings, grounds,
    /// squares, for which the distance matters, too.
    mutating func traceShapes(of record: IndexRecord, _ document: Int) throws(IndexFormatError) {
        let number = UInt32(document)
        for line in record.lines where line.coordinates.count > 1 {
            try lines.append(
                LineIndex.Entry(document: number, vertices: line.coordinates.map { Self.place($0) }))
        }
        if !record.boundary.isEmpty {
            let rings = Self.rings(of: record.boundary)
            if Self.areal.contains(record.kind) {
                let country = links.country(of: Int(order[document]), facts)
                try areas.append(
                    AreaIndex.Entry(
                        document: number, country: country,
                        rings: rings.map { ring in
                            ring.map { AreaIndex.Vertex(latitude: $0.latitude, longitude: $0.longitude) }
                        }))
            } else {
                try footprints.append(FootprintIndex.Entry(document: number, rings: rings))
            }
        }
        for house in record.houses where !house.boundary.isEmpty {
            try footprints.append(
                FootprintIndex.Entry(
                    document: number, house: Self.place(house.coordinate), rings: Self.rings(of: house.boundary)))
        }
    }

    private static func rings(of polygons: [Polygon]) -> [[(latitude: Int32, longitude: Int32)]] {
        polygons.flatMap(\.cutAt180thMeridian).flatMap { [$0.outer] + $0.holes }.map { ring in
            // Unlike a position, an edge that ends at 180° stays on its side.
            ring.map { (FixedAngle.clamping($0.latitude), FixedAngle.clamping($0.longitude)) }
        }
    }
}
