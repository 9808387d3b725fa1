package import MapSearch

extension ObjectKind {
    /// The kind of an OpenStreetMap object, from its main tag; `nil` if it is part of another object or is
    /// skipped.
    ///
    /// - Parameters:
    ///   - key: The key, such as `amenity`.
    ///   - value: The value, such as `pharmacy`.
    package init?(mainTag key: String, _ value: String) {
        switch key {
        case "building", "man_made", "junction", "telecom", "power": self = .other
        case "highway":
            guard let kind = Self.road(value) else { return nil }
            self = kind
        case "amenity": self = value == "bus_station" || value == "ferry_terminal" ? .station : .business
        case "shop", "tourism", "historic", "healthcare", "office", "craft", "emergency", "club": self = .business
        case "leisure":
            self = ["park", "garden", "nature_reserve", "common"].contains(value) ? .area : .business
        case "place": self = value == "square" ? .street : ObjectKind(place: value) ?? .area
        case "boundary", "mountain_pass", "geological", "military": self = .area
        case "waterway":
            self = ["dock", "boatyard", "lock_gate", "fuel", "dam", "weir"].contains(value) ? .other : .water
        case "natural": self = Self.isWater(natural: value) ? .water : .area
        case "landuse": self = value == "reservoir" || value == "basin" ? .water : .area
        case "aeroway":
            if ["runway", "taxiway", "parking_position", "holding_position", "apron"].contains(value) { return nil }
            self = value == "aerodrome" ? .airport : .business
        case "railway":
            self = ["station", "halt", "tram_stop", "subway_entrance", "platform"].contains(value) ? .station : .other
        case "public_transport":
            guard ["station", "platform", "stop_position", "stop_area"].contains(value) else { return nil }
            self = .station
        case "aerialway": self = value == "station" ? .station : .other
        default: return nil
        }
    }

    private static func road(_ value: String) -> ObjectKind? {
        switch value {
        case "bus_stop", "platform": .station
        case "motorway_junction", "mountain_pass": .other
        case "rest_area", "services": .business
        default: RoadClass(rawValue: value) == nil ? nil : .street
        }
    }

    private static func isWater(natural value: String) -> Bool {
        ["water", "bay", "strait", "spring", "hot_spring"].contains(value)
    }
}

extension ObjectKind {
    /// The kind of a populated place, by the value of `place`; `nil` for other places.
    ///
    /// - Parameter place: The value, such as `suburb`.
    package init?(place: String) {
        guard let type = OSMPlaceType(rawValue: place) else { return nil }
        self = type.kind
    }

    /// The kind of an administrative level in most countries, unless a tag determines it.
    ///
    /// The levels are those of https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative
    ///
    /// - Parameter level: The level, 2 for a country.
    package init(administrativeLevel level: Int) {
        switch level {
        case ...2: self = .country
        case 3, 4: self = .region
        case 5, 6: self = .county
        case 7, 8: self = .locality
        default: self = .district
        }
    }
}
