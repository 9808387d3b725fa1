extension CoarserReadings {
    /// The readings of an address in fields: without the postal code or the district first, then without the number of the house,
    /// and then from the street on.
    ///
    /// A region that no map has hides no city.
    static func all(of fields: AddressFields, isRegionUnknown: Bool) -> [Reading] {
        var readings = finer(of: fields)
        // The number of a district is finer than the city.
        if let city = fields.withoutDistrictNumber {
            let demand: Demand = city.fields.contains(.street) ? .onlyOne : .place
            if let whole = reading(of: city, demand) { readings.append(whole) }
            readings += finer(of: city)
        }
        var coarser: Set<AddressFields.Field> = [.street, .district, .postcode]
        for field in [AddressFields.Field.city, .county, .region] where fields.fields.contains(field) {
            if field == .region, isRegionUnknown { readings += withoutUnknownAreas(of: fields) }
            coarser.insert(field)
            if let rest = reading(of: fields.removing(coarser), .place) { readings.append(rest) }
        }
        if fields.country == nil, fields.fields.contains(.country) {
            readings += withoutAreas(of: fields.removing([.country]))
            if isRegionUnknown { readings += withoutUnknownAreas(of: fields.removing([.country])) }
        }
        if let country = fields.countryAlone, let rest = reading(of: country, .place) { readings.append(rest) }
        return readings
    }

    /// The reading with all of the fields.
    static func whole(_ fields: AddressFields) -> [Reading] {
        [reading(of: fields, fields.fields.contains(.street) ? .onlyOne : .place)].compactMap(\.self)
    }

    /// The readings that omit nothing coarser than the street, the district and the postal code.
    private static func finer(of fields: AddressFields) -> [Reading] {
        let present = Set(fields.fields)
        // Many maps lack postal codes, fewer lack districts.
        let rare: [Set<AddressFields.Field>] = [[.postcode], [.district], [.postcode, .district]]
        let choices = rare.filter(present.isSuperset)
        var readings: [Reading?] = []
        if present.isSuperset(of: [.street, .city]) {
            readings += choices.map { reading(of: fields.removing($0), .onlyOne) }
            // Many maps have no numbers of houses for a street.
            if let street = fields.withoutHouse {
                readings.append(reading(of: street, .anything))
                readings += choices.map { reading(of: street.removing($0), .anything) }
            }
        }
        if present.contains(.street) { readings.append(reading(of: fields.removing([.street]), .place)) }
        readings += choices.map { reading(of: fields.removing($0.union([.street])), .place) }
        return readings.compactMap(\.self)
    }

    /// The readings without a region, where it is not known: "Cambridge" in "Cambs".
    private static func withoutUnknownAreas(of fields: AddressFields) -> [Reading] {
        withoutAreas(of: fields.removing([.county, .region]))
    }

    /// The readings of the rest of an address without an area that says which of several cities is meant: only the best-known one
    /// of its name is.
    private static func withoutAreas(of fields: AddressFields) -> [Reading] {
        guard fields.fields.contains(.city) else { return [] }
        let isStreet = fields.fields.contains(.street)
        var readings = [reading(of: fields, isStreet ? .onlyOne : .clearPlace)]
        if isStreet, fields.fields.contains(.postcode) {
            readings.append(reading(of: fields.removing([.postcode]), .onlyOne))
        }
        for removed: Set<AddressFields.Field> in [[.street], [.street, .postcode, .district]] {
            readings.append(reading(of: fields.removing(removed), .clearPlace))
        }
        return readings.compactMap(\.self)
    }

    private static func reading(of fields: AddressFields, _ demand: Demand) -> Reading? {
        let query = ParsedQuery(fields.text, leftOut: fields.leftOutWords)
        guard query.wordCount > 0 else { return nil }
        var reading = Reading(query: query, demand: demand, fields: fields)
        reading.isWithoutStreet = !fields.fields.contains(.street)
        return reading
    }
}
