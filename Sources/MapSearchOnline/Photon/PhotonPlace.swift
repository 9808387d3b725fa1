import MapGeometry
import MapSearch
import MapSearchOpenStreetMap

/// Parses a place in Photon's responses, which are GeoJSON with the properties of GeocodeJSON.
///
/// https://github.com/komoot/photon/blob/master/docs/api-v1.md#results-for-search-and-reverse
enum PhotonPlace {
    /// Parses a place; `nil` if it has no name.
    static func place(_ feature: GeoJSONPlace) -> ServicePlace? {
        let fields = feature.properties
        let key = fields.text("osm_key") ?? ""
        let value = fields.text("osm_value") ?? ""
        let kind = kind(key, value, type: fields.text("type") ?? "")
        let number = fields.text("housenumber")
        let street = fields.text("street") ?? (kind == .street ? fields.text("name") : nil)
        let order = StreetLine(countryCode: fields.text("countrycode"))
        var name = fields.text("name") ?? ""
        if name.isEmpty, kind != .business, let number {
            name = order.text(street: street ?? fields.text(["locality", "district", "city"]) ?? "", number: number)
        }
        guard !name.isEmpty || kind == .business else { return nil }

        let town = [fields.text("postcode"), fields.text("city")].compactMap(\.self).joined(separator: " ")
        let house = kind == .street ? nil : street.map { order.text(street: $0, number: number ?? "") }
        var seen: Set<String> = [name]
        let description = [house, fields.text("locality"), fields.text("district"), town.isEmpty ? nil : town]
            .appending(fields.text("county"), fields.text("state"), fields.text("country"))
            .filter { seen.insert($0).inserted }.joined(separator: ", ")
        let isOwn = kind == .business || description.isEmpty || name.isEmpty
        let formatted = isOwn ? (description.isEmpty ? name : description) : "\(name), \(description)"
        var place = ServicePlace(
            name: name, coordinate: feature.coordinate, kind: kind,
            address: address(fields, kind, name: name, street: street, number: number, formatted: formatted))
        place.descriptionText = description.isEmpty ? nil : description
        if let id = OpenStreetMapID(type: fields.text("osm_type"), number: fields.text("osm_id")) {
            place.uris = [id.uri]
        }
        place.category = key.isEmpty || value.isEmpty ? nil : "\(key)=\(value)"
        var tags = fields.fields("extra")?.texts ?? [:]
        if !key.isEmpty { tags[key] = value }
        place.tags = TagDictionary(tags)
        place.boundingBox = fields.numbers("extent").flatMap { CoordinateBounds(photonExtent: $0) } ?? feature.box
        return place
    }

    /// The kind of a place: from its tags, or from its layer if they describe an area or are missing.
    private static func kind(_ key: String, _ value: String, type: String) -> ObjectKind {
        let isTold = !key.isEmpty && key != "boundary" && key != "place" && key != "building"
        if isTold { return ObjectKind(told: key, as: value) }
        switch type {
        case "house": return .house
        case "street": return .street
        case "locality", "district": return ObjectKind(place: value) ?? .district
        case "city": return .locality
        case "county": return .county
        case "state": return .region
        case "country": return .country
        default: return ObjectKind(told: key, as: value)
        }
    }

    private static func address(
        _ fields: JSONFields, _ kind: ObjectKind, name: String, street: String?, number: String?, formatted: String
    ) -> Address {
        var parts = AddressComponents()
        func add(_ field: String, _ kinds: Address.Component.Kinds, if own: ObjectKind) {
            parts.add(fields.text(field) ?? (kind == own ? name : nil), kinds)
        }
        add("country", .country, if: .country)
        add("state", .region, if: .region)
        add("county", .county, if: .county)
        add("city", .locality, if: .locality)
        add("district", .district, if: .district)
        parts.add(fields.text("locality"), .district)
        parts.add(street, .street)
        parts.add(number, .house)
        return Address(
            formatted: formatted, components: parts.components, postalCode: fields.text("postcode"),
            countryCode: fields.text("countrycode")?.uppercased())
    }
}

extension [String?] {
    fileprivate func appending(_ more: String?...) -> [String] { (self + more).compactMap(\.self) }
}
