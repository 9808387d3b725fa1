extension CoarserReadings {
    /// The readings of an address in fields: without the postal code or the district first, then without the number of the house,
    /// and then from the street on.
    static func all(of fields: AddressFields) -> [Reading] {
        var readings = finer(of: fields)
        // The number of a district is finer than the city.
        if let city = fields.withoutDistrictNumber {
            let demand: Demand = city.fields.contains(.street) ? .onlyOne : .place
            if let whole = reading(of: city, demand) { readings.append(whole) }
            readings += finer(of: city)
        }
        var coarser: Set<AddressFields.Field> = [.street, .district, .postcode]
        for field in [AddressFields.Field.city, .county, .region] where fields.fields.contains(field) {
            coarser.insert(field)
            if let rest = reading(of: fields.removing(coarser), .place) { readings.append(rest) }
        }
        if let country = fields.countryAlone, let rest = reading(of: country, .place) { readings.append(rest) }
        return readings
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

    private static func reading(of fields: AddressFields, _ demand: Demand) -> Reading? {
        let query = ParsedQuery(fields.text, leftOut: fields.leftOutWords)
        return query.wordCount > 0 ? Reading(query: query, demand: demand, fields: fields) : nil
    }
}
