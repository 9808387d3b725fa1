import MapSearchOpenStreetMap

/// Determines the objects to keep, by their tags alone.
enum OSMRelevance {
    /// Whether a node or way has a searchable tag.
    static func isFindable(_ tags: OSMTags) -> Bool {
        let addresses: [OSMKey] = [.houseNumber, .houseName, .conscriptionNumber, .interpolation]
        if addresses.contains(where: tags.has) { return true }
        if tags.closedBusiness != nil { return true }
        guard let main = tags.mainTag else { return false }
        if CoastlineCollector.isCoastline(tags) { return true }
        switch main.key {
        case .highway:
            // A way without a name may be known by its number.
            return tags.has(.name) || tags.has(.ref) && main.value != "street_lamp"
        case .boundary, .place, .building, .power, .telecom, .junction, .landuse, .natural, .waterway, .manMade,
            .aerialway, .military, .geological:
            return tags.has(.name)
        default:
            return tags.has(.name) || tags.has(.brand) || tags.has(.operator) || isUsefulWithoutName(tags)
        }
    }

    /// Whether a relation describes an area, a street with its houses, or a river.
    static func isFindable(relation tags: OSMTags) -> Bool {
        if tags.is(.type, "associatedStreet") || tags.is(.type, "street") { return true }
        let isArea = tags.is(.type, "multipolygon") || tags.is(.type, "boundary")
        if tags.is(.boundary, "administrative") || tags.is(.boundary, "postal_code") { return isArea }
        guard isArea || tags.is(.type, "site") || tags.is(.type, "waterway") || tags.has(.place) else { return false }
        return isFindable(tags)
    }

    /// Whether people search for such an object even without a name; private ones are excluded.
    static func isUsefulWithoutName(_ tags: OSMTags) -> Bool {
        guard let main = tags.mainTag, !tags.is(.access, "private"), !tags.is(.access, "no") else { return false }
        if main.key == .tourism, main.value == "information" {
            return tags.is(.information, "office") || tags.is(.information, "visitor_centre")
        }
        return isUseful(main)
    }

    private static func isUseful(_ main: (key: OSMKey, value: String)) -> Bool {
        switch main.key {
        case .shop: main.value != "vacant"
        case .craft, .office, .healthcare: true
        case .amenity: usefulAmenities.contains(main.value)
        case .tourism: usefulSights.contains(main.value)
        case .leisure: usefulGrounds.contains(main.value)
        case .historic: usefulMonuments.contains(main.value)
        case .emergency: main.value == "defibrillator"
        default: false
        }
    }

    private static let usefulAmenities: Set<String> = [
        "animal_shelter", "arts_centre", "atm", "bank", "bar", "bbq", "bench", "bicycle_parking", "bicycle_rental",
        "bicycle_repair_station", "biergarten",
        "bureau_de_change",
        "bus_station", "cafe", "car_rental", "car_sharing", "car_wash", "casino", "charging_station", "childcare",
        "cinema",
        "clinic", "college", "community_centre", "conference_centre", "courthouse", "dentist", "doctors",
        "drinking_water", "driving_school", "embassy",
        "events_venue", "fast_food",
        "ferry_terminal", "fire_station", "food_court", "fountain", "fuel", "gambling", "hospital", "ice_cream",
        "internet_cafe", "kindergarten",
        "language_school", "laundry", "library", "luggage_locker", "marketplace", "motorcycle_parking", "music_school",
        "nightclub", "nursing_home", "parcel_locker", "parking", "pharmacy", "place_of_worship", "police", "post_box",
        "post_office", "pub", "public_bath", "recycling", "restaurant", "school", "shelter", "shower",
        "social_facility", "taxi", "telephone",
        "theatre", "toilets", "townhall", "university", "vending_machine", "veterinary", "waste_basket",
        "waste_disposal", "water_point",
    ]
    private static let usefulSights: Set<String> = [
        "alpine_hut", "apartment", "aquarium", "artwork", "attraction", "camp_site", "caravan_site", "chalet",
        "gallery", "guest_house",
        "hostel",
        "hotel", "motel", "museum", "picnic_site", "theme_park", "viewpoint", "wilderness_hut", "zoo",
    ]
    private static let usefulGrounds: Set<String> = [
        "amusement_arcade", "bowling_alley", "dance", "dog_park", "escape_game", "fitness_centre", "fitness_station",
        "golf_course", "horse_riding", "ice_rink", "marina", "miniature_golf", "park",
        "picnic_table", "pitch", "playground", "sauna", "slipway", "spa", "sports_centre", "sports_hall", "stadium",
        "swimming_area", "swimming_pool", "track", "water_park",
    ]
    private static let usefulMonuments: Set<String> = [
        "archaeological_site", "castle", "memorial", "monument", "ruins", "wayside_cross", "wayside_shrine",
    ]
}
