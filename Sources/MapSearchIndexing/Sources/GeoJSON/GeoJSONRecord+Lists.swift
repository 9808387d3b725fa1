import MapGeometry
import MapSearch

extension GeoJSONRecord {
    /// A property that is a list of lists of texts, or of texts; empty when it is not there.
    func rows(_ property: GeoJSONFile.Property) throws(IndexingError) -> [[String]] {
        guard let value = value(property) else { return [] }
        let rows = Self.items(value)?.map { row in
            Self.text(row).map { [$0] } ?? Self.items(row)?.compactMap { Self.text($0) }
        }
        var texts: [[String]] = []
        for row in rows ?? [nil] {
            guard let row, !row.isEmpty else { throw mismatch(property, value, "a list of lists of texts") }
            texts.append(row)
        }
        return texts
    }

    private static func items(_ value: JSONValue) -> [JSONValue]? {
        if case .array(let items) = value { items } else { nil }
    }

    private static func number(_ value: JSONValue?) -> Double? {
        if case .number(let number)? = value { number } else { nil }
    }

    private static func text(_ value: JSONValue?) -> String? {
        if case .string(let text)? = value { text } else { nil }
    }

    // MARK: Entrances

    /// The ways into what the feature is.
    func entrances() throws(IndexingError) -> [Entrance] {
        guard let value = value(.entrances) else { return [] }
        return try entrances(value, of: .entrances)
    }

    private func entrances(
        _ value: JSONValue, of property: GeoJSONFile.Property
    ) throws(IndexingError) -> [Entrance] {
        var entrances: [Entrance] = []
        for item in Self.items(value) ?? [.null] {
            guard let parts = Self.items(item), parts.count == 3,
                let kind = Self.text(parts.first).flatMap(Entrance.Kind.init),
                let longitude = Self.number(parts[1]), let latitude = Self.number(parts[2])
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
        for item in Self.items(value) ?? [.null] {
            guard let parts = Self.items(item), let number = Self.text(parts.first), parts.count > 2,
                let longitude = Self.number(parts[1]), let latitude = Self.number(parts[2])
            else { throw mismatch(.houses, item, "a list of [number, longitude, latitude]") }
            var house = IndexRecord.House(
                number: number, coordinate: Coordinate(latitude: latitude, longitude: longitude),
                postcode: parts.count > 3 ? Self.text(parts[3]) : nil)
            if parts.count > 4, parts[4] != .null { house.boundary = try outline(parts[4]) }
            if parts.count > 5, parts[5] != .null { house.entrances = try entrances(parts[5], of: .houses) }
            houses.append(house)
        }
        return houses
    }

    private func outline(_ value: JSONValue) throws(IndexingError) -> [Polygon] {
        switch (try? GeoJSON(value.description))?.features.first?.geometry {
        case .polygon(let polygon): return [polygon]
        case .multiPolygon(let area): return area.polygons
        default: throw mismatch(.houses, value, "a Polygon or MultiPolygon where a house has its outline")
        }
    }

    /// The runs of house numbers of a street.
    func houseRanges() throws(IndexingError) -> [IndexRecord.HouseRange] {
        guard let value = value(.houseRanges) else { return [] }
        var ranges: [IndexRecord.HouseRange] = []
        for item in Self.items(value) ?? [.null] {
            guard case .object(let members) = item,
                let first = Self.number(members["first"]).flatMap({ Int(exactly: $0) }),
                let last = Self.number(members["last"]).flatMap({ Int(exactly: $0) }),
                let step = Self.number(members["step"]).flatMap({ Int(exactly: $0) }),
                let line = members["line"].flatMap(Self.items)
            else { throw mismatch(.houseRanges, item, "objects with first, last, step and line") }
            var places: [Coordinate] = []
            for position in line {
                guard let numbers = Self.items(position)?.compactMap(Self.number), numbers.count >= 2 else {
                    throw mismatch(.houseRanges, position, "a line of [longitude, latitude]")
                }
                places.append(Coordinate(latitude: numbers[1], longitude: numbers[0]))
            }
            ranges.append(.init(first: first, last: last, step: step, line: Polyline(places)))
        }
        return ranges
    }

    // MARK: Businesses

    /// What a business offers.
    func offers() throws(IndexingError) -> [BusinessMetadata.Feature] {
        guard let value = value(.features) else { return [] }
        var features: [BusinessMetadata.Feature] = []
        for item in Self.items(value) ?? [.null] {
            guard let parts = Self.items(item), let id = Self.text(parts.first), parts.count == 3,
                let offer = Self.offer(parts[2])
            else { throw mismatch(.features, item, "a list of [id, name, value]") }
            features.append(.init(id: id, name: Self.text(parts[1]), value: offer))
        }
        return features
    }

    private static func offer(_ value: JSONValue) -> BusinessMetadata.Feature.Value? {
        switch value {
        case .boolean(let flag): .flag(flag)
        case .number(let number): .number(number)
        case .array(let items): .values(items.compactMap(text))
        case .object(let members):
            members["dates"].flatMap(items).map { .dates($0.compactMap(text).compactMap { CalendarDate($0) }) }
        case .null, .string: nil
        }
    }
}
