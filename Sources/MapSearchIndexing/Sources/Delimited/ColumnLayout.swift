/// Where the fields stand in the rows of a table.
struct ColumnLayout {
    private var indices: [DelimitedFile.Field: Int] = [:]

    /// Finds the columns by their titles.
    ///
    /// - Throws: ``IndexingError`` when a column that was named is not there, or one that is needed.
    init(_ titles: [String], _ file: DelimitedFile) throws(IndexingError) {
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
    }

    private func missing(_ what: String, _ file: DelimitedFile) -> IndexingError {
        IndexingError("there are no columns for \(what), or say which they are", file: file.path, line: 1)
    }

    subscript(_ field: DelimitedFile.Field) -> Int? { indices[field] }

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
