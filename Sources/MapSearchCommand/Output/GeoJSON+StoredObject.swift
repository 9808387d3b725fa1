import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline

extension GeoJSON.Feature {
    /// A stored object with the properties that ``/MapSearchIndexing/GeoJSONFile`` reads.
    init(_ object: StoredObject) {
        var geometry = Geometry.point(object.coordinate.sourcePrecision)
        if !object.lines.isEmpty || !object.polygons.isEmpty {
            // The point is the position of the pin, whatever the shape.
            let areas = object.polygons.isEmpty ? [] : [Geometry.multiPolygon(.init(object.polygons.map(Self.rounded)))]
            geometry = .collection([geometry] + object.lines.map { .polyline(Self.rounded($0)) } + areas)
        }
        let box = object.boundingBox.map { box in
            CoordinateBounds(southWest: box.southWest.sourcePrecision, northEast: box.northEast.sourcePrecision)
        }
        self.init(geometry: geometry, id: .string(object.uri), bounds: box)
        set(.kind, object.kind.rawValue)
        // Written even if empty, which is then not an omission.
        set(.name, JSONValue.string(object.name))
        if !object.localizedNames.isEmpty { set(.names, .object(object.localizedNames.mapValues { .string($0) })) }
        set(.alternates, object.alternateNames.map(JSONValue.string))
        set(.codes, object.codes.map(JSONValue.string))
        set(.towns, object.postTowns.map(JSONValue.string))
        set(.population, object.population.map(Double.init))
        set(.importance, (object.importance * 1e6).rounded() / 1e6)
        set(.zoom, object.minimumZoom.map(Double.init))
        set(.parent, object.parent)
        set(.country, object.countryCode)
        set(.timeZone, object.timeZone)
        set(.water, object.water)
        set(.postcode, object.postcode)
        set(.houseNumber, object.houseNumber)
        if let business = object.business { set(business) }
        set(.entrances, object.entrances.map(Self.entrance))
        set(.houses, object.houses.map(Self.house))
        set(.houseRanges, object.houseRanges.map(Self.range))
    }

    // MARK: Properties

    private mutating func set(_ property: GeoJSONFile.Property, _ value: JSONValue) {
        properties[property.rawValue] = value
    }

    private mutating func set(_ property: GeoJSONFile.Property, _ text: String?) {
        if let text, !text.isEmpty { set(property, .string(text)) }
    }

    private mutating func set(_ property: GeoJSONFile.Property, _ number: Double?) {
        if let number { set(property, .number(number)) }
    }

    private mutating func set(_ property: GeoJSONFile.Property, _ values: [JSONValue]) {
        if !values.isEmpty { set(property, .array(values)) }
    }

    private mutating func set(_ business: BusinessMetadata) {
        let (plain, named) = Self.parted(business.categories) { $0.name.isEmpty && Self.isItem($0.id) }
        set(.category, plain.map(\.id).joined(separator: ";"))
        set(.categories, named.map { Self.row([$0.id, $0.name]) })
        let (phones, others) = Self.parted(business.phones) {
            $0.kind == .phone && $0.info == nil && Self.isItem($0.number)
        }
        set(.phone, phones.map(\.number).joined(separator: ";"))
        set(.phones, others.map { Self.row([$0.number, $0.kind.rawValue] + ($0.info.map { [$0] } ?? [])) })
        let (pages, links) = Self.parted(business.links) { $0.kind == .website && Self.isItem($0.url) }
        set(.website, pages.map(\.url).joined(separator: ";"))
        set(.links, links.map { Self.row([$0.url, $0.kind.rawValue]) })
        set(.chains, business.chains.map { Self.row([$0.id, $0.name]) })
        set(.openingHours, business.openingHoursText)
        set(
            .features,
            business.features.map { feature in
                .array([
                    .string(feature.id), feature.name.map(JSONValue.string) ?? .null,
                    Self.value(of: feature.value),
                ])
            })
    }

    /// Splits elements into those that match and the others.
    private static func parted<Element>(
        _ elements: [Element], _ fits: (Element) -> Bool
    ) -> (fitting: [Element], others: [Element]) {
        (elements.filter(fits), elements.filter { !fits($0) })
    }

    /// Whether a text can be an item of a list separated by semicolons.
    private static func isItem(_ text: String) -> Bool { !text.contains(";") }

    private static func row(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

    private static func value(of value: BusinessMetadata.Feature.Value) -> JSONValue {
        switch value {
        case .flag(let flag): .boolean(flag)
        case .number(let number): .number(number)
        case .values(let values): .array(values.map(JSONValue.string))
        case .dates(let dates): .object(["dates": .array(dates.map { .string($0.description) })])
        }
    }

    // MARK: Houses and shapes

    private static func house(_ house: StoredObject.House) -> JSONValue {
        var parts: [JSONValue] = [.string(house.number)] + position(house.coordinate)
        if let postcode = house.postcode { parts.append(.string(postcode)) }
        if !house.outline.isEmpty {
            if house.postcode == nil { parts.append(.null) }
            parts.append(Geometry.multiPolygon(.init(house.outline.map(rounded))).geoJSONValue)
        }
        if !house.entrances.isEmpty {
            while parts.count < 5 { parts.append(.null) }
            parts.append(.array(house.entrances.map(entrance)))
        }
        return .array(parts)
    }

    private static func entrance(_ entrance: Entrance) -> JSONValue {
        .array([.string(entrance.kind.rawValue)] + position(entrance.coordinate))
    }

    private static func range(_ range: StoredObject.HouseRange) -> JSONValue {
        .object([
            "first": .number(Double(range.first)), "last": .number(Double(range.last)),
            "step": .number(Double(range.step)),
            "line": .array(range.line.coordinates.map { .array(position($0)) }),
        ])
    }

    private static func position(_ coordinate: Coordinate) -> [JSONValue] {
        let coordinate = coordinate.sourcePrecision
        return [.number(coordinate.longitude), .number(coordinate.latitude)]
    }

    private static func rounded(_ line: Polyline) -> Polyline { Polyline(line.coordinates.map(\.sourcePrecision)) }

    private static func rounded(_ polygon: Polygon) -> Polygon {
        Polygon(outer: polygon.outer.map(\.sourcePrecision), holes: polygon.holes.map { $0.map(\.sourcePrecision) })
    }
}
