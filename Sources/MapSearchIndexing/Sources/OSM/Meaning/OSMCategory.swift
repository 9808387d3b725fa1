import MapSearch
import MapSearchOpenStreetMap

/// The classification of an object by its main tag.
struct OSMCategory: Hashable {
    var kind: ObjectKind
    /// The stable identifier of the category: the main tag as `key=value`, or empty if it is not a category.
    var category: String
    /// The kind of water.
    var water: String?
    /// How well known such an object is, compared with others of its kind.
    var bonus = 0.0
    /// Whether it is permanently closed.
    var isClosed = false

    /// An object without a main tag, which has no category.
    init(kind: ObjectKind) {
        self.kind = kind
        category = ""
    }

    /// A permanently closed object, by its former category.
    init(closed key: OSMKey, _ value: String) {
        kind = .business
        category = "\(key.name)=\(value)"
        isClosed = true
        bonus = Self.closedBonus
    }

    /// Below objects that can be visited, however well known it was.
    private static let closedBonus = -0.15

    /// Classifies an object; nil if it is part of another one or skipped.
    ///
    /// - Parameters:
    ///   - tags: The tags of the object.
    ///   - isLine: Whether it is a way that is not closed. A road is always a road then, whatever runs on it.
    init?(_ tags: OSMTags, isLine: Bool = false) {
        guard var (key, value) = tags.mainTag else { return nil }
        if isLine, let road = tags[.highway], ObjectKind(mainTag: OSMKey.highway.name, road) != nil {
            (key, value) = (.highway, road)
        }
        category = "\(key.name)=\(value)"
        if key == .place {
            kind = value == "square" ? .street : Self.isSettled(value) ? .locality : .area
        } else {
            guard let kind = ObjectKind(mainTag: key.name, value) else { return nil }
            self.kind = kind
        }
        switch key {
        case .waterway: water = value
        case .natural where kind == .water: water = value == "water" ? tags[.water] ?? "lake" : value
        default: break
        }
        bonus = Self.bonus(key, value, tags)
        if kind == .business, tags.isDisused {
            isClosed = true
            bonus = Self.closedBonus
        }
    }

    /// Whether people live in a place of this type.
    static func isSettled(_ place: String) -> Bool { OSMPlaceType(place) != nil }

    private static func bonus(_ key: OSMKey, _ value: String, _ tags: OSMTags) -> Double {
        switch (key, value) {
        case (.railway, "station"): 0.08
        case (.railway, "halt"), (.publicTransport, "station"): 0.03
        case (.railway, "tram_stop"), (.railway, "subway_entrance"), (.aerialway, "station"): -0.04
        case (.publicTransport, _), (.railway, "platform"): -0.08
        case (.highway, "bus_stop"), (.highway, "platform"): -0.08
        case (.highway, _): RoadClass(rawValue: value).map(roadBonus) ?? 0
        case (.amenity, _), (.tourism, _), (.historic, _), (.healthcare, _), (.leisure, _): bonuses[value] ?? 0
        case (.waterway, "river"): 0.05
        case (.natural, "water"): tags.is(.water, "lake") || !tags.has(.water) ? -0.2 : 0
        case (.natural, "bay"), (.natural, "strait"): -0.3
        case (.natural, "peak"), (.natural, "volcano"), (.natural, "glacier"): 0
        case (.natural, _): -0.05
        default: 0
        }
    }

    private static func roadBonus(_ road: RoadClass) -> Double {
        switch road.rank {
        case .major: 0.02
        case .connecting: 0.01
        case .local: 0
        case .track, .minor: -0.02
        }
    }

    /// The smallest zoom at which reverse geocoding returns it; nil for that of its kind.
    ///
    /// Minor ways are those that Nominatim ranks below streets.
    var minimumZoom: Int? {
        guard kind == .street, category.hasPrefix(Self.roadPrefix),
            RoadClass(rawValue: String(category.dropFirst(Self.roadPrefix.count)))?.rank == .minor
        else { return nil }
        return 17
    }

    private static let roadPrefix = "highway="

    private static let bonuses: [String: Double] = [
        "hospital": 0.06, "university": 0.06, "museum": 0.06, "attraction": 0.04, "castle": 0.06, "theme_park": 0.06,
        "zoo": 0.06, "townhall": 0.05, "library": 0.03, "theatre": 0.03, "stadium": 0.05, "place_of_worship": 0.01,
        "school": 0.02, "college": 0.03, "hotel": 0.02, "bench": -0.05, "information": -0.05, "parking": -0.04,
        "garden": -0.05, "waste_basket": -0.07, "picnic_table": -0.05, "swimming_pool": -0.04, "vending_machine": -0.05,
        "recycling": -0.05, "post_box": -0.05, "artwork": -0.02,
        "memorial": -0.02, "shelter": -0.04, "bicycle_parking": -0.05, "playground": -0.03, "pitch": -0.04,
    ]
}
