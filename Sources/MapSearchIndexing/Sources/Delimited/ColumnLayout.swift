/// Where the fields stand in the rows of a table.
struct ColumnLayout {
    /// The column of each field, by its number; negative where there is none.
    private var places = [Int](repeating: -1, count: DelimitedFile.Field.allCases.count)

    /// Finds the columns by their titles.
    ///
    /// - Throws: ``IndexingError`` when a column that was named is not there, or one that is needed.
    init(_ titles: [String], _ file: DelimitedFile) throws(IndexingError) {
        var indices: [DelimitedFile.Field: Int] = [:]
        let written = titles.map(OSMNames.trimmed)
        let titles = written.map { $0.lowercased() }
        for field in DelimitedFile.Field.allCases {
            if let title = file.columns[field] {
                guard let index = titles.firstIndex(of: title.lowercased()) else {
                    throw IndexingError(
                        "there is no column “\(title)”: the columns are \(written.joined(separator: ", "))",
                        file: file.path, line: 1)
                }
                indices[field] = index
            } else {
                indices[field] = Self.usualTitles(of: field).lazy.compactMap { titles.firstIndex(of: $0) }.first
            }
        }
        guard indices[.latitude] != nil, indices[.longitude] != nil else {
            throw missing("coordinates: title them lat and lon", file)
        }
        guard indices[.name] != nil || indices[.street] != nil && indices[.houseNumber] != nil else {
            throw missing("names, or for streets and house numbers: title them name, street and number", file)
        }
        for (field, index) in indices { places[Self.number(of: field)] = index }
    }

    private func missing(_ what: String, _ file: DelimitedFile) -> IndexingError {
        IndexingError("there are no columns for \(what), or say which they are", file: file.path, line: 1)
    }

    subscript(_ field: DelimitedFile.Field) -> Int? {
        let place = places[Self.number(of: field)]
        return place < 0 ? nil : place
    }

    /// A number for each field: rows are looked at far too often for a dictionary.
    private static func number(of field: DelimitedFile.Field) -> Int {
        switch field {
        case .id: 0
        case .name: 1
        case .kind: 2
        case .latitude: 3
        case .longitude: 4
        case .houseNumber: 5
        case .street: 6
        case .city: 7
        case .region: 8
        case .postcode: 9
        case .country: 10
        case .population: 11
        case .category: 12
        case .phone: 13
        case .website: 14
        case .openingHours: 15
        }
    }

    /// The titles of OpenAddresses first.
    private static func usualTitles(of field: DelimitedFile.Field) -> [String] {
        switch field {
        case .id: ["id", "uri", "hash", "key"]
        case .name: ["name", "title"]
        case .kind: ["kind", "type"]
        case .latitude: ["lat", "latitude", "y"]
        case .longitude: ["lon", "lng", "long", "longitude", "x"]
        case .houseNumber: ["number", "housenumber", "house_number", "addr:housenumber"]
        case .street: ["street", "addr:street"]
        case .city: ["city", "town", "locality", "addr:city"]
        case .region: ["region", "state", "province"]
        case .postcode: ["postcode", "zip", "postalcode", "postal_code", "addr:postcode"]
        case .country: ["country", "countrycode", "country_code"]
        case .population: ["population"]
        case .category: ["category"]
        case .phone: ["phone", "tel", "telephone"]
        case .website: ["website", "url"]
        case .openingHours: ["opening_hours", "openinghours", "hours"]
        }
    }
}
