import MapSearch

/// What an object is, from its main tag.
struct OSMClass: Hashable {
    var kind: ObjectKind
    /// The stable identifier of the category: the main tag as `key=value`, or empty for what is no category.
    var category: String
    /// What sort of water it is.
    var water: String?
    /// How well known such a thing is compared with others of its kind.
    var bonus = 0.0

    /// Classifies an object; nil for what is told as something else or not at all.
    ///
    /// - Parameters:
    ///   - tags: The tags of the object.
    ///   - isLine: Whether it is a way that encloses nothing. A road is a road then, whatever runs on it or is said of it.
    init?(_ tags: OSMTags, isLine: Bool = false) {
        guard var (key, value) = tags.mainTag else { return nil }
        if isLine, let road = tags[.highway], Self.road(road) != nil { (key, value) = (.highway, road) }
        category = "\(key.name)=\(value)"
        switch key {
        case .place:
            kind = value == "square" ? .street : Self.isSettled(value) ? .locality : .area
        case .boundary: kind = .area
        case .aeroway:
            kind = value == "aerodrome" ? .airport : .business
            if ["runway", "taxiway", "parking_position", "holding_position", "apron"].contains(value) { return nil }
        case .railway, .publicTransport, .aerialway:
            guard let kind = Self.stop(key, value, tags) else { return nil }
            self.kind = kind.kind
            bonus = kind.bonus
        case .highway:
            guard let kind = Self.road(value) else { return nil }
            self.kind = kind.kind
            bonus = kind.bonus
        case .amenity:
            let isStop = value == "bus_station" || value == "ferry_terminal"
            kind = isStop ? .station : .business
            bonus = Self.bonuses[value] ?? 0
        case .tourism, .historic, .healthcare:
            kind = .business
            bonus = Self.bonuses[value] ?? 0
        case .leisure:
            kind = ["park", "garden", "nature_reserve", "common"].contains(value) ? .area : .business
            bonus = Self.bonuses[value] ?? 0
        case .shop, .office, .craft, .emergency, .club: kind = .business
        case .waterway:
            kind = ["dock", "boatyard", "lock_gate", "fuel", "dam", "weir"].contains(value) ? .other : .hydro
            water = value
            bonus = value == "river" ? 0.05 : 0
        case .natural: self = Self.nature(value, tags, category: category)
        case .landuse: kind = value == "reservoir" || value == "basin" ? .hydro : .area
        case .mountainPass, .geological, .military: kind = .area
        case .manMade, .junction, .building, .telecom, .power: kind = .other
        default: return nil
        }
    }

    private init(kind: ObjectKind, category: String, water: String?, bonus: Double) {
        self.kind = kind
        self.category = category
        self.water = water
        self.bonus = bonus
    }

    /// Whether people live in a place of this sort.
    static func isSettled(_ place: String) -> Bool { OSMPlaceType(place) != nil }

    private static func stop(_ key: OSMKey, _ value: String, _ tags: OSMTags) -> (kind: ObjectKind, bonus: Double)? {
        switch (key, value) {
        case (.railway, "station"): (.station, 0.08)
        case (.railway, "halt"), (.publicTransport, "station"): (.station, 0.03)
        case (.railway, "tram_stop"), (.railway, "subway_entrance"), (.aerialway, "station"): (.station, -0.04)
        case (.publicTransport, _), (.railway, "platform"):
            ["platform", "stop_position", "stop_area"].contains(value) ? (.station, -0.08) : nil
        case (.aerialway, _), (.railway, _): (.other, 0)
        default: nil
        }
    }

    private static func road(_ value: String) -> (kind: ObjectKind, bonus: Double)? {
        switch value {
        case "bus_stop", "platform": (.station, -0.08)
        case "motorway_junction", "mountain_pass": (.other, 0)
        case "rest_area", "services": (.business, 0)
        case "motorway", "trunk", "primary": (.street, 0.02)
        case "secondary", "tertiary", "pedestrian": (.street, 0.01)
        case "residential", "unclassified", "living_street", "road", "construction": (.street, 0)
        case "track", "path", "footway", "steps", "cycleway", "bridleway", "service", "corridor",
            "via_ferrata":
            (.street, -0.02)
        case "motorway_link", "trunk_link", "primary_link", "secondary_link", "tertiary_link", "busway", "raceway":
            (.street, -0.02)
        default: nil
        }
    }

    private static func nature(_ value: String, _ tags: OSMTags, category: String) -> OSMClass {
        switch value {
        case "water":
            return OSMClass(
                kind: .hydro, category: category, water: tags[.water] ?? "lake",
                bonus: tags.is(.water, "lake") || !tags.has(.water) ? -0.2 : 0)
        case "bay", "strait": return OSMClass(kind: .hydro, category: category, water: value, bonus: -0.3)
        case "spring", "hot_spring": return OSMClass(kind: .hydro, category: category, water: value, bonus: -0.05)
        case "peak", "volcano", "glacier":
            return OSMClass(kind: .area, category: category, water: nil, bonus: 0)
        default: return OSMClass(kind: .area, category: category, water: nil, bonus: -0.05)
        }
    }

    /// From which zoom on reverse geocoding names it; nil for that of its kind.
    ///
    /// Minor ways are those that Nominatim ranks below streets.
    var minimumZoom: Int? {
        guard kind == .street, Self.minorWays.contains(category) else { return nil }
        return 17
    }

    private static let minorWays = Set(
        [
            "service", "cycleway", "path", "footway", "steps", "bridleway", "corridor", "via_ferrata", "busway",
            "raceway", "motorway_link", "trunk_link", "primary_link", "secondary_link", "tertiary_link",
        ].map { "highway=" + $0 })

    private static let bonuses: [String: Double] = [
        "hospital": 0.06, "university": 0.06, "museum": 0.06, "attraction": 0.04, "castle": 0.06, "theme_park": 0.06,
        "zoo": 0.06, "townhall": 0.05, "library": 0.03, "theatre": 0.03, "stadium": 0.05, "place_of_worship": 0.01,
        "school": 0.02, "college": 0.03, "hotel": 0.02, "bench": -0.05, "information": -0.05, "parking": -0.04,
        "garden": -0.05, "waste_basket": -0.07, "picnic_table": -0.05, "swimming_pool": -0.04, "vending_machine": -0.05,
        "recycling": -0.05, "post_box": -0.05, "artwork": -0.02,
        "memorial": -0.02, "shelter": -0.04, "bicycle_parking": -0.05, "playground": -0.03, "pitch": -0.04,
    ]
}
