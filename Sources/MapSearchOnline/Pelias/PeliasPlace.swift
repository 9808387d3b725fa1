import MapSearch
import MapSearchText

/// Parses a place in Pelias' responses, which are GeoJSON.
///
/// https://github.com/pelias/documentation/blob/master/response.md
enum PeliasPlace {
    /// Parses a place; `nil` if it has no name.
    static func place(_ feature: GeoJSONPlace, asksForNumber: Bool) -> ServicePlace? {
        let fields = feature.properties
        let layer = fields.text("layer") ?? ""
        let kind = kind(layer)
        let label = fields.text("label") ?? ""
        guard let name = fields.text("name") ?? label.split(separator: ",").first.map(String.init) else { return nil }
        var rest = label[...]
        if rest.hasPrefix(name + ", ") { rest = rest.dropFirst(name.count + 2) } else if rest == name { rest = "" }
        var place = ServicePlace(
            name: name, coordinate: feature.coordinate, kind: kind,
            address: address(
                fields, kind, name: name, formatted: kind == .business && !rest.isEmpty ? String(rest) : label))
        place.descriptionText = rest.isEmpty ? nil : String(rest)
        let match = fields.text("match_type")
        place.uris = uris(fields, isInterpolated: match == "interpolated")
        place.boundingBox = feature.box
        place.score = fields.number("confidence")
        if asksForNumber, kind == .house || kind == .street { place.precision = precision(match, kind) }
        place.tags = TagDictionary(fields.fields("addendum")?.fields("osm")?.texts ?? [:])
        place.categories = (fields.list("category") ?? []).compactMap(\.plainText).map {
            PlaceCategory(id: $0, name: $0.replacing("_", with: " "))
        }
        place.attributions = attributions(fields.text("source") ?? "")
        return place
    }

    /// The object kinds of layers.
    ///
    /// As in https://github.com/pelias/documentation/blob/master/layers.md
    private static func kind(_ layer: String) -> ObjectKind {
        switch layer {
        case "venue": .business
        case "address": .house
        case "street": .street
        case "intersection": .intersection
        case "country", "dependency": .country
        case "macroregion", "region": .region
        case "macrocounty", "county": .county
        case "locality", "localadmin": .locality
        case "borough", "macrohood", "neighbourhood", "microhood": .district
        case "postalcode": .postcode
        case "ocean", "marinearea": .water
        case "continent", "empire": .area
        default: .other
        }
    }

    private static func uris(_ fields: JSONFields, isInterpolated: Bool) -> [String] {
        // A house interpolated between two others is not an object.
        guard !isInterpolated, let gid = fields.text("gid") else { return [] }
        var uris = [PeliasID.uri(gid: gid)]
        let number = fields.text("source_id") ?? fields.text("id") ?? ""
        switch fields.text("source") {
        case "openstreetmap", "osm":
            let parts = number.split { $0 == "/" || $0 == ":" }
            if parts.count == 2, let id = OpenStreetMapID(type: String(parts[0]), number: String(parts[1])) {
                uris.append(id.uri)
            }
        case "geonames", "gn":
            if Int(number) != nil { uris.append("geonames:\(number)") }
        default: break
        }
        return uris
    }

    private static func precision(_ match: String?, _ kind: ObjectKind) -> Precision? {
        switch match {
        case "exact": kind == .house ? .exact : nil
        case "interpolated": .range
        case "fallback": .nearby
        default: nil
        }
    }

    private static func address(_ fields: JSONFields, _ kind: ObjectKind, name: String, formatted: String) -> Address {
        var parts = AddressComponents()
        func add(_ names: [String], _ kinds: Address.Component.Kinds, if own: ObjectKind? = nil) {
            parts.add(fields.text(names) ?? (kind == own ? name : nil), kinds)
        }
        add(["country", "dependency"], .country, if: .country)
        add(["macroregion"], .area)
        add(["region"], .region, if: .region)
        add(["macrocounty"], .area)
        add(["county"], .county, if: .county)
        add(["locality", "localadmin"], .locality, if: .locality)
        add(["borough"], .district)
        add(["neighbourhood"], .district, if: .district)
        add(["street"], .street, if: .street)
        add(["housenumber"], .house)
        let code =
            fields.text("country_code")
            ?? fields.text("country_a").flatMap { CountryNames.code(ofThreeLetters: $0.uppercased()) }
        return Address(
            formatted: formatted, components: parts.components, postalCode: fields.text("postalcode"),
            countryCode: code?.uppercased())
    }

    /// The credits that the sources require.
    ///
    /// As in https://github.com/pelias/documentation/blob/master/data-sources.md
    private static func attributions(_ source: String) -> [Attribution] {
        switch source {
        case "openstreetmap", "osm": [.openStreetMap]
        case "openaddresses", "oa":
            [Attribution(text: "© OpenAddresses contributors", link: "https://openaddresses.io")]
        case "whosonfirst", "wof":
            [Attribution(text: "Who's On First", link: "https://whosonfirst.org/docs/licenses/")]
        case "geonames", "gn":
            [Attribution(text: "© GeoNames", link: "https://www.geonames.org", license: "CC-BY-4.0")]
        default: []
        }
    }
}
