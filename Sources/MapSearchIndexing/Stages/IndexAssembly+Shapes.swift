import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension IndexAssembly {
    mutating func traceLines() {
        for (index, record) in records.enumerated() {
            for line in record.lines where line.coordinates.count > 1 {
                contents.lines.append(
                    LineIndex.Entry(document: UInt32(index), vertices: line.coordinates.map { Self.place($0) }))
            }
        }
    }

    /// What other objects lie in: the one that contains them matters, and never how far it is.
    private static let areal: Set<ObjectKind> = [
        .country, .region, .county, .locality, .district, .postcode, .area, .hydro, .airport,
    ]

    /// Writes the outlines of what other objects lie in.
    mutating func traceAreas() {
        for (index, record) in records.enumerated() where Self.areal.contains(record.kind) && !record.boundary.isEmpty {
            let rings = Self.rings(of: record.boundary).map { ring in
                ring.map { AreaIndex.Vertex(latitude: $0.latitude, longitude: $0.longitude) }
            }
            contents.areas.append(
                AreaIndex.Entry(document: UInt32(index), country: countryCode(of: index), rings: rings))
        }
        report.outlineCount = contents.areas.count
    }

    /// Writes the outlines of all else: buildings, grounds, squares, to which one may also be near.
    mutating func traceFootprints() {
        for (index, record) in records.enumerated() {
            if !record.boundary.isEmpty, !Self.areal.contains(record.kind) {
                contents.footprints.append(
                    FootprintIndex.Entry(document: UInt32(index), rings: Self.rings(of: record.boundary)))
            }
            for house in record.houses where !house.boundary.isEmpty {
                contents.footprints.append(
                    FootprintIndex.Entry(
                        document: UInt32(index), house: Self.place(house.coordinate),
                        rings: Self.rings(of: house.boundary)))
            }
        }
        report.outlineCount += contents.footprints.count
    }

    private static func rings(of polygons: [Polygon]) -> [[(latitude: Int32, longitude: Int32)]] {
        polygons.flatMap(\.cutAt180thMeridian).flatMap { [$0.outer] + $0.holes }.map { ring in
            // Unlike a place, an edge that ends at 180° stays on its side.
            ring.map { (FixedAngle.clamping($0.latitude), FixedAngle.clamping($0.longitude)) }
        }
    }

    /// Writes the zooms of all records when any of them has one.
    mutating func describeZooms() {
        guard records.contains(where: { $0.minimumZoom != nil }) else { return }
        contents.zooms = records.map { UInt8(clamping: $0.minimumZoom ?? 0) }
    }
}
