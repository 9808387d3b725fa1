import MapSearchOpenStreetMap

/// How well known an object is, estimated from its tags.
enum OSMSignificance {
    static func capital(_ tags: OSMTags) -> IndexRecord.Capital? {
        switch tags[.capital] {
        case "yes", "2": .country
        case "3", "4": .region
        default: nil
        }
    }

    /// The importance of a place by its population, or by the usual population of such a place.
    static func importance(of record: IndexRecord, _ tags: OSMTags, place: OSMPlaceType?) -> Double? {
        var assumed = record
        if assumed.population == nil { assumed.population = place?.typicalPopulation }
        return min(Importance.importance(of: assumed) + fame(tags), 1)
    }

    /// The bonus for detailed tags of a business: somebody maintains them, and it exists.
    static func completeness(_ tags: OSMTags) -> Double {
        let groups: [(keys: [OSMKey], share: Double)] = [
            ([.website, .contactWebsite, .url], 0.01), ([.phone, .contactPhone, .contactMobile], 0.01),
            ([.openingHours], 0.01), ([.street, .addrPlace], 0.01), ([.city], 0.02),
        ]
        return groups.reduce(0) { sum, group in group.keys.contains(where: tags.has) ? sum + group.share : sum }
    }

    /// The bonus for an article about an object.
    static func fame(_ tags: OSMTags) -> Double {
        (tags.has(.wikidata) ? 0.02 : 0) + (tags.has(.wikipedia) ? 0.02 : 0)
    }
}
