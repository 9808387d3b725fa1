/// Which objects are worth keeping, by their tags alone.
enum OSMRelevance {
    /// Whether a node or way says something that can be found.
    static func isFindable(_ tags: OSMTags) -> Bool {
        if tags.has(.houseNumber) || tags.has(.interpolation) || tags.has(.conscriptionNumber) { return true }
        guard let main = tags.mainTag else { return false }
        switch main.key {
        case .highway:
            // Of the ways without a name those with a number are known by it.
            return tags.has(.name) || tags.has(.ref) && main.value != "street_lamp"
        case .boundary, .place, .building, .power, .telecom, .junction, .landuse, .natural, .waterway, .manMade,
            .aerialway, .military, .geological:
            return tags.has(.name)
        default:
            return tags.has(.name) || tags.has(.brand) || tags.has(.operator) || isUseful(main)
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

    /// Whether people look for such a thing whatever it is called.
    static func isUsefulWithoutName(_ tags: OSMTags) -> Bool { tags.mainTag.map(isUseful) ?? false }

    private static func isUseful(_ main: (key: OSMKey, value: String)) -> Bool {
        switch main.key {
        case .shop: main.value != "vacant"
        case .craft, .office, .healthcare: true
        case .amenity: usefulAmenities.contains(main.value)
        case .tourism: usefulSights.contains(main.value)
        case .leisure: usefulGrounds.contains(main.value)
        case .emergency: main.value == "defibrillator"
        default: false
        }
    }

    private static let usefulAmenities: Set<String> = [
        "arts_centre", "atm", "bank", "bar", "bicycle_rental", "bicycle_repair_station", "biergarten",
        "bureau_de_change",
        "bus_station", "cafe", "car_rental", "car_sharing", "car_wash", "charging_station", "childcare", "cinema",
        "clinic", "college", "community_centre", "courthouse", "dentist", "doctors", "drinking_water", "fast_food",
        "ferry_terminal", "fire_station", "food_court", "fuel", "hospital", "ice_cream", "kindergarten", "library",
        "marketplace", "nightclub", "parcel_locker", "parking", "pharmacy", "place_of_worship", "police", "post_box",
        "post_office", "pub", "recycling", "restaurant", "school", "shelter", "shower", "social_facility", "taxi",
        "theatre", "toilets", "townhall", "university", "vending_machine", "veterinary", "water_point",
    ]
    private static let usefulSights: Set<String> = [
        "alpine_hut", "apartment", "attraction", "camp_site", "caravan_site", "chalet", "gallery", "guest_house",
        "hostel",
        "hotel", "motel", "museum", "picnic_site", "theme_park", "viewpoint", "wilderness_hut", "zoo",
    ]
    private static let usefulGrounds: Set<String> = [
        "dog_park", "fitness_centre", "fitness_station", "golf_course", "ice_rink", "marina", "miniature_golf", "park",
        "playground", "sauna", "sports_centre", "stadium", "swimming_area", "water_park",
    ]
}
