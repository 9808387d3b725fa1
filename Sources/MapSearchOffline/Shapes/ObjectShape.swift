import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The shape of one object, as far as an index has it.
struct ObjectShape {
    /// Its areas, or otherwise its lines; empty if the index has neither.
    let geometry: [Geometry]

    /// The size of the area to examine around the point of an object without a box, in degrees: a building, a square.
    private static let margin = 0.002

    /// Finds the shape of an object, or that of a house of a street.
    init(
        of document: UInt32, _ house: FoundHouse?, at coordinate: Coordinate, in index: OfflineIndex
    ) throws(IndexFormatError) {
        let kind = try index.kind(of: document)
        var collector = ShapeCollector(index, only: document)
        if let house {
            // An interpolated position has no building.
            guard house.precision == .exact || house.precision == .number else {
                geometry = []
                return
            }
            let place = house.coordinate
            for box in Self.boxes(around: place) { try collector.collectHouses(box) }
            geometry = Self.geometry(
                collector.outline(
                    ofHouseAt: (FixedAngle.clamping(place.latitude), FixedAngle.clamping(place.longitude)),
                    of: document), [])
            return
        }
        let record = try index.file.records.record(document)
        var boxes = Self.boxes(around: coordinate)
        if kind == .country {
            // The box of a country excludes remote islands, its areas do not.
            boxes = FixedBounds.boxes(of: .world)
        } else if let box = record.box {
            boxes = FixedBounds.boxes(
                of: CoordinateBounds(
                    south: FixedAngle.degrees(box.south), west: FixedAngle.degrees(box.west),
                    north: FixedAngle.degrees(box.north), east: FixedAngle.degrees(box.east)))
        }
        for box in boxes {
            if kind == .country { try collector.collectAreas(box) } else { try collector.collect(box) }
        }
        let shapes = collector.shapes(of: document)
        geometry = Self.geometry(shapes.polygons, shapes.lines)
    }

    private static func boxes(around coordinate: Coordinate) -> [FixedBounds] {
        FixedBounds.boxes(
            of: CoordinateBounds(
                south: coordinate.latitude - margin, west: coordinate.longitude - margin,
                north: coordinate.latitude + margin, east: coordinate.longitude + margin))
    }

    /// Areas and lines, combined into few shapes.
    static func geometry(_ polygons: [Polygon], _ lines: [[Coordinate]]) -> [Geometry] {
        var geometry: [Geometry] = []
        if polygons.count == 1 {
            geometry.append(.polygon(polygons[0]))
        } else if !polygons.isEmpty {
            geometry.append(.multiPolygon(MultiPolygon(polygons)))
        }
        return geometry + lines.map { .polyline(Polyline($0)) }
    }
}
