import MapGeometry
import MapSearch
import MapSearchOpenStreetMap

/// Parses a place in Nominatim's `jsonv2` format.
///
/// https://nominatim.org/release-docs/latest/api/Output/#json-with-address-details
enum NominatimPlace {
    /// Parses a place; `nil` if it has no valid coordinate or no name.
    ///
    /// The request determines the precision of a house number.
    static func place(_ fields: JSONFields, asked query: NominatimQuery?) -> ServicePlace? {
        guard let latitude = fields.number("lat"), let longitude = fields.number("lon") else { return nil }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        guard coordinate.isValid else { return nil }
        let key = fields.text(["category", "class"]) ?? ""
        let value = fields.text("type") ?? ""
        let details = fields.fields("address")
        var kind = kind(key, value, fields)
        let houseNumber = details?.text("house_number")
        let ownName = fields.text("name") ?? ""
        // A building is named by its number unless it has a name.
        if kind == .other, key == "building", houseNumber != nil, ownName.isEmpty { kind = .house }
        let label = fields.text("display_name") ?? ""
        let name = name(own: ownName, kind, details, label: label)
        guard !name.isEmpty || kind == .business else { return nil }

        let rest = remainder(of: label, after: ownName, kind, details)
        let address = NominatimAddress.address(
            details, formatted: kind == .business ? rest : label, ownKey: kind == .business ? key : nil)
        var place = ServicePlace(name: name, coordinate: coordinate, kind: kind, address: address)
        place.descriptionText = rest.isEmpty ? nil : rest
        if let id = OpenStreetMapID(type: fields.text("osm_type"), number: fields.text("osm_id")) {
            place.uris = [id.uri]
        }
        place.category = key.isEmpty || value.isEmpty ? nil : "\(key)=\(value)"
        place.tags = TagDictionary(tags(fields, key, value))
        place.localizedNames = localizedNames(fields)
        place.geometry = geometry(fields)
        place.boundingBox = box(fields, geometry: place.geometry)
        place.score = fields.number("importance")
        place.precision = kind == .business ? nil : query?.precision(of: houseNumber)
        if let licence = fields.text("licence"), !licence.contains("OpenStreetMap") {
            place.attributions = [Attribution(text: licence)]
        }
        return place
    }

    private static func kind(_ key: String, _ value: String, _ fields: JSONFields) -> ObjectKind {
        guard key == "boundary", value == "administrative" else { return ObjectKind(told: key, as: value) }
        let type = fields.text("addresstype") ?? ""
        switch type {
        case "country", "state", "region", "province", "state_district", "county", "postcode":
            return ObjectKind(told: "place", as: type)
        default: break
        }
        if let kind = ObjectKind(place: type) { return kind }
        // The ranks of levels: https://nominatim.org/release-docs/latest/customize/Ranking/
        return fields.integer("place_rank").map { ObjectKind(administrativeLevel: $0 / 2) } ?? .area
    }

    private static func name(own: String, _ kind: ObjectKind, _ details: JSONFields?, label: String) -> String {
        if !own.isEmpty { return own }
        if let number = details?.text("house_number") {
            // A business is named by what it is, not by where it is.
            if kind == .business { return "" }
            let street = details?.text(["road", "pedestrian", "square", "place", "hamlet", "village", "suburb", "town"])
            let order = StreetLine(countryCode: details?.text("country_code"))
            return order.text(street: street ?? "", number: number)
        }
        if kind == .business { return "" }
        return label.split(separator: ",").first.map(String.init) ?? ""
    }

    /// Returns the label without the name of the place itself, which distinguishes it from others of the same name.
    private static func remainder(
        of label: String, after own: String, _ kind: ObjectKind, _ details: JSONFields?
    ) -> String {
        var rest = label[...]
        func drop(_ part: String?) {
            guard let part, rest == part || rest.hasPrefix(part + ", ") else { return }
            rest = rest.dropFirst(part.count)
            if rest.hasPrefix(", ") { rest = rest.dropFirst(2) }
        }
        if !own.isEmpty {
            drop(own)
        } else if kind != .business {
            if let number = details?.text("house_number") {
                drop(number)
                drop(details?.text(["road", "pedestrian", "square", "place"]))
            } else {
                drop(label.split(separator: ",").first.map(String.init))
            }
        }
        return String(rest)
    }

    private static func tags(_ fields: JSONFields, _ key: String, _ value: String) -> [String: String] {
        var tags = fields.fields("extratags")?.texts ?? [:]
        if !key.isEmpty { tags[key] = value }
        if let former = fields.fields("namedetails")?.text("old_name") { tags["old_name"] = former }
        return tags
    }

    private static func localizedNames(_ fields: JSONFields) -> [String: String] {
        var names: [String: String] = [:]
        for (key, name) in fields.fields("namedetails")?.texts ?? [:] where key.hasPrefix("name:") {
            names[String(key.dropFirst(5))] = name
        }
        return names
    }

    private static func geometry(_ fields: JSONFields) -> [Geometry] {
        guard let shape = fields["geojson"], case .geometry(let geometry)? = try? GeoJSON(shape) else {
            return []
        }
        return [geometry]
    }

    /// Returns the box; `nil` for a point, around which Nominatim draws one of a few metres.
    private static func box(_ fields: JSONFields, geometry: [Geometry]) -> CoordinateBounds? {
        guard let numbers = fields.numbers("boundingbox"),
            let box = CoordinateBounds(nominatimBoundingBox: numbers)
        else { return nil }
        // A place across the 180th meridian has a box around the Earth; its shape is more precise.
        if box.longitudes.length >= 359.9, let shape = geometry.first {
            let bounds = shape.bounds
            return bounds.isEmpty ? box : bounds
        }
        return max(box.span.latitudeDelta, box.span.longitudeDelta) <= 0.000_101 ? nil : box
    }
}
