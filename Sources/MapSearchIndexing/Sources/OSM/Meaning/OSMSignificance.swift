import MapSearchOpenStreetMap

/// How well known an object is, as far as its tags say.
enum OSMSignificance {
    static func capital(_ tags: OSMTags) -> IndexRecord.Capital? {
        switch tags[.capital] {
        case "yes", "2": .country
        case "3", "4": .region
        default: nil
        }
    }

    /// The importance of a place: that of its people, or of as many as such a place usually has.
    static func importance(of record: IndexRecord, _ tags: OSMTags, place: OSMPlaceType?) -> Double? {
        var assumed = record
        if assumed.population == nil { assumed.population = place?.typicalPopulation }
        return min(Importance.importance(of: assumed) + fame(tags), 1)
    }

    /// What it adds that much is known of a business: somebody cares for it, and it is there.
    static func completeness(_ tags: OSMTags) -> Double {
        let groups: [(keys: [OSMKey], share: Double)] = [
            ([.website, .contactWebsite, .url], 0.01), ([.phone, .contactPhone, .contactMobile], 0.01),
            ([.openingHours], 0.01), ([.street, .addrPlace], 0.01), ([.city], 0.02),
        ]
        return groups.reduce(0) { sum, group in group.keys.contains(where: tags.has) ? sum + group.share : sum }
    }

    /// What an article about an object adds.
    static func fame(_ tags: OSMTags) -> Double {
        (tags.has(.wikidata) ? 0.02 : 0) + (tags.has(.wikipedia) ? 0.02 : 0)
    }
}
