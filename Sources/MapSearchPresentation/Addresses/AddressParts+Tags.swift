extension AddressParts {
    /// Creates parts from an address returned by Nominatim, given as names by OpenStreetMap key.
    ///
    /// ```swift
    /// AddressParts(tags: ["road": "Downing Street", "house_number": "10", "city": "London", "country_code": "gb"])
    /// ```
    ///
    /// A key that is not an address part, such as `restaurant`, holds the name of a place, as in Nominatim's results.
    /// If there are several such keys, the first in alphabetical order is used, followed by the name of the building it
    /// is in. Links are not used as names.
    ///
    /// Nominatim tells cities from towns and villages. In countries where people write the province only with smaller
    /// places, such as Argentina, Romania and Ukraine, the formatted address of a `city` has none.
    ///
    /// - Parameter tags: Names by key.
    /// - Complexity: O(*n* log *n*) in the number of keys.
    public init(tags: [String: String]) {
        self.init(countryCode: tags["country_code"])
        for (part, keys) in Self.keys {
            self[part] = keys.lazy.compactMap { tags[$0] }.first { !$0.isEmpty }
        }
        // The province of Spain, where the state is an autonomous community.
        if self[.state] != tags["province"] { setIfAbsent(.stateDistrict, tags["province"]) }
        codes[.state] = tags["state_code"]
        codes[.county] = tags["county_code"]
        tellsCities = true
        // The postal service's own name for the delivery place, which may be a village.
        if let city = tags["postal_city"], !city.isEmpty {
            tellsCities = false
            (self[.village], self[.town], self[.city]) = (nil, nil, city)
        }
        let others = tags.keys.filter { !Self.known.contains($0) && !$0.hasPrefix("ISO3166") }.sorted()
        let name = others.lazy.compactMap { tags[$0] }.first { !$0.isEmpty && !$0.contains("://") }
        if self[.name] == nil {
            self[.name] = name
        } else if self[.name] != name {
            setIfAbsent(.recipient, name)
        }
        if self[.street] == nil, self[.number] != nil { self[.street] = self[.hamlet] }
    }

    /// The keys for each part, the most specific first.
    private static let keys: [(AddressPart, [String])] = [
        (.recipient, ["attention"]),
        (
            .name,
            ["name", "house", "house_name", "building", "public_building", "isolated_dwelling", "farm", "farmland"]
        ),
        (.unit, ["unit", "flat", "apartment", "level", "floor", "entrance", "staircase"]),
        (.number, ["house_number", "housenumber", "street_number"]),
        (
            .street,
            [
                "road", "street", "street_name", "pedestrian", "footway", "path", "cycleway", "square",
                "road_reference",
                "road_reference_intl", "place",
            ]
        ),
        (
            .neighbourhood,
            [
                "neighbourhood", "city_block", "allotments", "residential", "subdivision", "commercial", "industrial",
                "houses",
            ]
        ),
        (.quarter, ["quarter"]),
        (.suburb, ["suburb", "subdistrict"]),
        (.cityDistrict, ["city_district", "district", "borough"]),
        (.hamlet, ["hamlet", "locality", "croft"]),
        (.village, ["village"]),
        (.town, ["town"]),
        (.city, ["city", "township"]),
        (.municipality, ["municipality", "local_administrative_area", "commune", "subcounty"]),
        (.island, ["island", "archipelago"]),
        (.county, ["county", "department"]),
        (.stateDistrict, ["state_district"]),
        (.state, ["state", "province"]),
        (.region, ["region"]),
        (.postcode, ["postcode", "partial_postcode", "postal_code"]),
        (.country, ["country", "country_name"]),
    ]

    private static let known: Set<String> = Set(keys.flatMap(\.1)).union([
        "postal_city", "country_code", "state_code", "county_code", "continent", "political_union", "postcode_boundary",
    ])
}
