import MapGeometry
import MapSearch

extension GeoJSONRecord {
    /// A property that is a list of lists of texts, or of texts; empty if it is missing.
    func rows(_ property: GeoJSONFile.Property) throws(IndexingError) -> [[String]] {
        guard let value = value(property) else { return [] }
        let rows = value.array?.map { row in row.string.map { [$0] } ?? row.array?.compactMap(\.string) }
        var texts: [[String]] = []
        for row in rows ?? [nil] {
            guard let row, !row.isEmpty else { throw mismatch(property, value, "a list of lists of strings") }
            texts.append(row)
        }
        return texts
    }

    // MARK: Entrances

    /// The entrances of the feature.
    func entrances() throws(IndexingError) -> [Entrance] {
        guard let value = value(.entrances) else { return [] }
        return try entrances(value, of: .entrances)
    }

    private func entrances(
        _ value: JSONValue, of property: GeoJSONFile.Property
    ) throws(IndexingError) -> [Entrance] {
        var entrances: [Entrance] = []
        for item in value.array ?? [.null] {
            guard let parts = item.array, parts.count == 3,
                let kind = parts[0].string.flatMap(Entrance.Kind.init),
                let longitude = parts[1].number, let latitude = parts[2].number
            else { throw mismatch(property, item, "a list of [kind, longitude, latitude], with a kind such as main") }
            let entrance = Entrance(kind: kind, coordinate: Coordinate(latitude: latitude, longitude: longitude))
            guard entrance.coordinate.isValid else { throw mismatch(property, item, "on Earth") }
            entrances.append(entrance)
        }
        return entrances
    }

    // MARK: Houses

    /// The houses of a street.
    func houses() throws(IndexingError) -> [IndexRecord.House] {
        guard let value = value(.houses) else { return [] }
        var houses: [IndexRecord.House] = []
        for item in value.array ?? [.null] {
            guard let parts = item.array, parts.count > 2, let number = parts[0].string,
                let longitude = parts[1].number, let latitude = parts[2].number
            else { throw mismatch(.houses, item, "a list of [number, longitude, latitude]") }
            var house = IndexRecord.House(
                number: number, coordinate: Coordinate(latitude: latitude, longitude: longitude),
                postcode: parts.count > 3 ? parts[3].string : nil)
            if parts.count > 4, parts[4] != .null { house.boundary = try outline(parts[4]) }
            if parts.count > 5, parts[5] != .null { house.entrances = try entrances(parts[5], of: .houses) }
            houses.append(house)
        }
        return houses
    }

    private func outline(_ value: JSONValue) throws(IndexingError) -> [Polygon] {
        switch (try? GeoJSON(value))?.features.first?.geometry {
        case .polygon(let polygon): return [polygon]
        case .multiPolygon(let area): return area.polygons
        default: throw mismatch(.houses, value, "a Polygon or MultiPolygon as the outline of a house")
        }
    }

    /// The runs of house numbers of a street.
    func houseRanges() throws(IndexingError) -> [IndexRecord.HouseRange] {
        guard let value = value(.houseRanges) else { return [] }
        var ranges: [IndexRecord.HouseRange] = []
        for item in value.array ?? [.null] {
            guard let first = item["first"]?.integer, let last = item["last"]?.integer,
                let step = item["step"]?.integer, let line = item["line"]?.array
            else { throw mismatch(.houseRanges, item, "objects with first, last, step and line") }
            var places: [Coordinate] = []
            for position in line {
                guard let numbers = position.array?.compactMap(\.number), numbers.count >= 2 else {
                    throw mismatch(.houseRanges, position, "a line of [longitude, latitude]")
                }
                places.append(Coordinate(latitude: numbers[1], longitude: numbers[0]))
            }
            ranges.append(.init(first: first, last: last, step: step, line: Polyline(places)))
        }
        return ranges
    }

    // MARK: Businesses

    /// The features of a business.
    func offers() throws(IndexingError) -> [BusinessMetadata.Feature] {
        guard let value = value(.features) else { return [] }
        var features: [BusinessMetadata.Feature] = []
        for item in value.array ?? [.null] {
            guard let parts = item.array, parts.count == 3, let id = parts[0].string,
                let offer = Self.offer(parts[2])
            else { throw mismatch(.features, item, "a list of [id, name, value]") }
            features.append(.init(id: id, name: parts[1].string, value: offer))
        }
        return features
    }

    private static func offer(_ value: JSONValue) -> BusinessMetadata.Feature.Value? {
        switch value {
        case .boolean(let flag): .flag(flag)
        case .number(let number): .number(number)
        case .array(let items): .values(items.compactMap(\.string))
        case .object: value["dates"]?.array.map { .dates($0.compactMap(\.string).compactMap { CalendarDate($0) }) }
        case .null, .string: nil
        }
    }
}
