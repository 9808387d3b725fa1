import MapGeometry
import MapSearch
import MapSearchText

/// Creates a record from a feature.
struct GeoJSONRecord {
    private let feature: GeoJSON.Feature
    private let file: GeoJSONFile
    private let uri: String
    /// The identifier of the feature, or its number, for errors.
    private let label: String
    /// The properties that have other names than the default ones.
    private let others: [GeoJSONFile.Property: String]

    /// Reads a feature and its number among those of its file, counted from 1; adds the names of its properties to `names`.
    init(
        _ feature: GeoJSON.Feature, number: Int, of file: GeoJSONFile, _ names: inout PropertyNames
    ) throws(IndexingError) {
        self.feature = feature
        self.file = file
        let known = names.note(feature.properties.keys)
        names.use(GeoJSONFile.Property.allCases.map { file.properties[$0] ?? $0.rawValue })
        var others: [GeoJSONFile.Property: String] = [:]
        for (property, meaning) in GeoJSONFile.Property.meanings
        where file.properties[property] == nil && feature.properties[property.rawValue] == nil {
            others[property] = known[meaning]?.first { name in
                // Elsewhere, a property with this name may be a list or an object.
                switch feature.properties[name] {
                case .string?, .number?: !file.properties.values.contains(name)
                default: false
                }
            }
        }
        self.others = others
        let ids = [file.properties[.id].flatMap { feature.properties[$0] }, feature.id]
        switch ids.lazy.compactMap(\.self).first(where: { $0 != .null }) {
        case .string(let text)?: uri = text
        case .number(let number)?: uri = "\(file.scheme):\(JSONValue.number(number))"
        case nil: uri = "\(file.scheme):\(number)"
        case let other?: throw IndexingError("the id \(other) of feature \(number) must be a string or a number")
        }
        label = uri == "\(file.scheme):\(number)" ? "feature \(number)" : uri
    }

    func record() throws(IndexingError) -> IndexRecord {
        guard let geometry = feature.geometry.map(Self.normalized) else {
            throw failure("the geometry is missing: add a Point, for example")
        }
        let said = try text(.kind).map { ObjectKind(rawValue: $0) }
        // A point is one of the user's places, as a row of a table is; an outline or a line may be anything.
        let isBusiness = if case .point = geometry { true } else { try isLikeBusiness() }
        let assumed: ObjectKind? = isBusiness ? .business : nil
        guard let kind = said ?? file.kind ?? assumed else {
            throw failure(
                "\(called(.kind)) is missing: set it, for example to locality or business, here or for the whole file (--kind)"
            )
        }
        guard let name = try name() else { throw failure("\(called(.name)) is missing") }
        var record = IndexRecord(uri: uri, kind: kind, name: name, coordinate: try coordinate(of: geometry))
        record.boundary = try boundary(geometry)
        record.lines = Self.lines(geometry)
        record.boundingBox = feature.bounds ?? Self.bounds(record, geometry)
        record.localizedNames = try names()
        record.alternateNames = try texts(.alternates)
        record.codes = try texts(.codes)
        record.population = try number(.population).map { Int($0) }
        record.importance = try number(.importance)
        record.capital = try capital()
        record.parent = try text(.parent)
        record.countryCode = try country()
        record.timeZone = try text(.timeZone)
        record.water = try text(.water)
        record.postcode = try text(.postcode)
        record.houseNumber = try houseNumber()
        record.postTowns = try texts(.towns)
        record.minimumZoom = try number(.zoom).flatMap { Int(exactly: $0) }
        record.entrances = try entrances()
        record.houses = try houses()
        record.houseRanges = try houseRanges()
        let business = try business(name)
        if kind == .business || business != BusinessMetadata(name: name) { record.business = business }
        return record
    }

    /// Whether it has properties of a business: a category, contacts, opening hours or an address.
    private func isLikeBusiness() throws(IndexingError) -> Bool {
        if !tags.isEmpty { return true }
        for property in [GeoJSONFile.Property.category, .phone, .website, .openingHours] where try text(property) != nil
        {
            return true
        }
        return try hasAddress()
    }

    /// The name; empty if it is explicitly empty and something else is known, or for a coastline.
    private func name() throws(IndexingError) -> String? {
        if let name = try text(.name) { return name }
        let isDescribed =
            value(.category) != nil || value(.categories) != nil || value(.houses) != nil
            || value(.kind) == .string(ObjectKind.coastline.rawValue)
        let isNameless = value(.name) == .string("") && isDescribed
        return isNameless ? "" : nil
    }

    // MARK: Addresses

    /// The house number, if the feature is a house and nothing else.
    func house() throws(IndexingError) -> String? {
        let kind = try text(.kind)
        guard try text(.name) == nil, kind == nil || kind == ObjectKind.house.rawValue, try text(.street) != nil else {
            return nil
        }
        return try houseNumber()
    }

    /// The house number, which may be part of the street.
    private func houseNumber() throws(IndexingError) -> String? {
        if let number = try text(.houseNumber) { return number }
        return try line().number
    }

    /// Whether it names its street or town.
    func hasAddress() throws(IndexingError) -> Bool {
        let (street, city) = (try text(.street), try text(.city))
        return street != nil || city != nil
    }

    /// The address of a record or a house, with its names in a pool.
    func address(
        of record: IndexRecord?, in pool: inout StringPool
    ) throws(IndexingError) -> AddressTable.Address {
        guard let geometry = feature.geometry.map(Self.normalized) else {
            throw failure("the geometry is missing: add a Point, for example")
        }
        func number(_ text: String?) -> UInt32 { pool.intern(Array((text ?? "").utf8)[...]) }
        let place = if let record { record.coordinate } else { try coordinate(of: geometry) }
        guard place.isValid else { throw failure("the position is not on Earth: write [longitude, latitude]") }
        return AddressTable.Address(
            country: number(try country()), region: number(try text(.region)), city: number(try text(.city)),
            street: number(try line().street), postcode: number(try text(.postcode)), coordinate: place)
    }

    /// The street, without the number if both are in one property.
    private func line() throws(IndexingError) -> PostalLine {
        var line = PostalLine()
        line.street = try text(.street)
        guard let street = line.street, try text(.houseNumber) == nil else { return line }
        return PostalLine(street: street)
    }

    /// The code of the country, even if the feature contains its name.
    private func country() throws(IndexingError) -> String? {
        let own = try text(.country)
        return (own ?? file.countryCode).map(CountryCode.code)
    }

    /// The categories, which are tags of OpenStreetMap, such as `shop=bakery`.
    private var tags: [String] {
        CategoryWords.keys.compactMap { key in
            guard case .string(let value)? = feature.properties[key] else { return nil }
            let tag = "\(key)=\(value)"
            return CategoryNames.areKnown(of: tag) ? tag : nil
        }
    }

    private func business(_ name: String) throws(IndexingError) -> BusinessMetadata {
        var business = BusinessMetadata(name: name)
        let category = try text(.category)
        business.categories = CategoryWords.categories(category ?? tags.joined(separator: ";"))
        business.phones = OSMNames.parts(try text(.phone)).map { .init(number: $0) }
        business.links = OSMNames.parts(try text(.website)).map { .init(url: $0) }
        business.openingHoursText = try text(.openingHours)
        let known = Set(business.categories.map(\.id))
        business.categories += try rows(.categories).map { PlaceCategory(id: $0[0], name: $0.count > 1 ? $0[1] : "") }
            .filter { !known.contains($0.id) }
        business.phones += try rows(.phones).map { parts in
            .init(
                number: parts[0], kind: parts.count > 1 ? .init(rawValue: parts[1]) ?? .phone : .phone,
                info: parts.count > 2 ? parts[2] : nil)
        }
        business.links += try rows(.links).map { parts in
            .init(url: parts[0], kind: parts.count > 1 ? .init(rawValue: parts[1]) ?? .other : .website)
        }
        business.chains = try rows(.chains).map { .init(id: $0[0], name: $0.count > 1 ? $0[1] : $0[0]) }
        business.features = try offers()
        return business
    }

    // MARK: Geometry

    /// Normalizes a line or an area with longitudes beyond ±180°, which some writers use where it crosses that meridian.
    private static func normalized(_ geometry: Geometry) -> Geometry {
        func path(_ coordinates: [Coordinate]) -> [Coordinate] {
            coordinates.map { abs($0.longitude) > 180 && abs($0.longitude) <= 360 ? $0.normalized : $0 }
        }
        func polygon(_ polygon: Polygon) -> Polygon {
            Polygon(outer: path(polygon.outer), holes: polygon.holes.map(path))
        }
        return switch geometry {
        case .polyline(let line): .polyline(Polyline(path(line.coordinates)))
        case .polygon(let area): .polygon(polygon(area))
        case .multiPolygon(let areas): .multiPolygon(MultiPolygon(areas.polygons.map(polygon)))
        case .collection(let parts): .collection(parts.map(normalized))
        default: geometry
        }
    }

    private func coordinate(of geometry: Geometry) throws(IndexingError) -> Coordinate {
        let coordinate: Coordinate? =
            switch geometry {
            case .point(let coordinate): coordinate
            case .polygon(let polygon): polygon.interiorPoint
            case .multiPolygon(let area): area.interiorPoint
            case .collection(let parts) where Self.point(in: parts) != nil: Self.point(in: parts)
            default:
                Self.lines(geometry).max { $0.length < $1.length }.flatMap { $0.coordinate(atDistance: $0.length / 2) }
            }
        guard let coordinate else {
            throw failure("the geometry must be a Point, LineString, Polygon, MultiLineString or MultiPolygon on Earth")
        }
        return coordinate
    }

    /// The point of a collection, used for the pin.
    private static func point(in parts: [Geometry]) -> Coordinate? {
        for case .point(let coordinate) in parts { return coordinate }
        return nil
    }

    private static func lines(_ geometry: Geometry) -> [Polyline] {
        switch geometry {
        case .polyline(let line): [line]
        case .collection(let parts):
            parts.compactMap { if case .polyline(let line) = $0 { line } else { nil } }
        default: []
        }
    }

    /// The property, or the geometry if it is an area.
    private func boundary(_ geometry: Geometry) throws(IndexingError) -> [Polygon] {
        guard let value = value(.boundary) else { return Self.polygons(geometry) ?? [] }
        let outline: Geometry?
        do throws(GeometryFormatError) {
            outline = try GeoJSON(value).features.first?.geometry
        } catch {
            throw failure("the outline in \(called(.boundary)) is invalid: \(error.message)")
        }
        guard let polygons = outline.flatMap(Self.polygons) else {
            throw failure("\(called(.boundary)) is not an outline: use Polygon or MultiPolygon")
        }
        return polygons
    }

    /// The box of a line or an outline; nil for a point.
    private static func bounds(_ record: IndexRecord, _ geometry: Geometry) -> CoordinateBounds? {
        if !record.lines.isEmpty { return geometry.bounds }
        return record.boundary.isEmpty ? nil : MultiPolygon(record.boundary).bounds
    }

    private static func polygons(_ geometry: Geometry) -> [Polygon]? {
        switch geometry {
        case .polygon(let polygon): [polygon]
        case .multiPolygon(let area): area.polygons
        case .collection(let parts):
            parts.contains { if case .polygon = $0 { true } else if case .multiPolygon = $0 { true } else { false } }
                ? parts.flatMap { polygons($0) ?? [] } : nil
        default: nil
        }
    }

    // MARK: Properties

    func called(_ property: GeoJSONFile.Property) -> String { "“\(title(property))”" }

    private func title(_ property: GeoJSONFile.Property) -> String {
        file.properties[property] ?? others[property] ?? property.rawValue
    }

    private func failure(_ message: String) -> IndexingError { IndexingError("\(label): \(message)") }

    func mismatch(_ property: GeoJSONFile.Property, _ value: JSONValue, _ wanted: String) -> IndexingError {
        failure("\(called(property)) is \(value): it must be \(wanted)")
    }

    /// The value of a property; nil if it is null or missing.
    func value(_ property: GeoJSONFile.Property) -> JSONValue? {
        let value = feature.properties[title(property)]
        return value == .null ? nil : value
    }

    private func text(_ property: GeoJSONFile.Property) throws(IndexingError) -> String? {
        switch value(property) {
        case nil: return nil
        case .string(let text)?:
            let trimmed = OSMNames.trimmed(text)
            return trimmed.isEmpty ? nil : trimmed
        // Tools write codes of digits as numbers.
        case .number(let number)? where Self.codes.contains(property):
            return JSONValue.number(number).description
        case let other?: throw mismatch(property, other, "a text")
        }
    }

    /// Properties that may consist of digits but are not numbers.
    private static let codes: Set<GeoJSONFile.Property> = [.phone, .postcode, .houseNumber]

    private func texts(_ property: GeoJSONFile.Property) throws(IndexingError) -> [String] {
        guard case .array(let values)? = value(property) else { return try text(property).map { [$0] } ?? [] }
        var texts: [String] = []
        for value in values {
            guard case .string(let text) = value else { throw mismatch(property, .array(values), "a list of strings") }
            let trimmed = OSMNames.trimmed(text)
            if !trimmed.isEmpty { texts.append(trimmed) }
        }
        return texts
    }

    private func names() throws(IndexingError) -> [String: String] {
        guard let value = value(.names) else { return [:] }
        guard case .object(let members) = value else {
            throw mismatch(.names, value, "an object of strings by language")
        }
        guard members.count <= Self.maximumLanguageCount else {
            throw failure(
                "\(called(.names)) has \(members.count) languages: at most \(Self.maximumLanguageCount) are possible")
        }
        var names: [String: String] = [:]
        for (language, name) in members {
            guard case .string(let text) = name else {
                throw mismatch(.names, value, "an object of strings by language")
            }
            names[language] = text
        }
        return names
    }

    /// An index has room for 65,535 languages in total; there are about seven hundred.
    private static let maximumLanguageCount = 1_000

    /// A number, which may be written as a text; whole for a number of people.
    private func number(_ property: GeoJSONFile.Property) throws(IndexingError) -> Double? {
        guard let value = value(property) else { return nil }
        let number: Double? =
            switch value {
            case .number(let number): number
            case .string(let text): Double(text)
            default: nil
            }
        let isWhole = property == .population
        guard let number, number.isFinite, !isWhole || Int(exactly: number) != nil else {
            throw mismatch(property, value, isWhole ? "a whole number" : "a number")
        }
        return number
    }

    private func capital() throws(IndexingError) -> IndexRecord.Capital? {
        guard let text = try text(.capital) else { return nil }
        guard let capital = IndexRecord.Capital(rawValue: text) else {
            throw failure("“\(text)” is not a seat of government: use country or region")
        }
        return capital
    }
}
