/// The columns of the fields in the rows of a table.
struct ColumnLayout {
    /// The column of each field; negative if there is none.
    private var places = [Int](repeating: -1, count: DelimitedFile.Field.allCases.count)

    /// The titles of unused columns.
    let unusedTitles: [String]

    /// Finds the columns by their titles.
    ///
    /// - Throws: ``IndexingError`` if a specified column, or one that is required, is missing.
    init(_ titles: [String], line: Int, _ file: DelimitedFile) throws(IndexingError) {
        var indices: [DelimitedFile.Field: Int] = [:]
        let written = titles.map(OSMNames.trimmed)
        let known = ColumnTitles(written)
        for field in DelimitedFile.Field.allCases {
            guard let title = file.columns[field] else {
                indices[field] = known.column(of: Self.meaning(of: field))
                continue
            }
            let wanted = title.lowercased()
            guard let index = written.firstIndex(where: { $0.lowercased() == wanted }) else {
                throw IndexingError(
                    "there is no column “\(title)”: the columns are \(written.titleList)",
                    file: file.path, line: line)
            }
            indices[field] = index
        }
        // A column that was specified for one field is not used for another one.
        for (field, index) in indices
        where file.columns[field] == nil && file.columns.keys.contains(where: { indices[$0] == index }) {
            indices[field] = nil
        }
        let hasAddress = indices[.street] != nil || indices[.address] != nil
        guard indices[.coordinates] != nil || indices[.latitude] != nil && indices[.longitude] != nil else {
            let remedy = hasAddress || indices[.city] != nil ? "; `mapsearch batch --csv` adds them to addresses" : ""
            throw Self.missing("coordinates", use: "lat and lon", (.latitude, .longitude), written, file, line, remedy)
        }
        guard indices[.name] != nil || hasAddress else {
            throw Self.missing(
                "names, or for streets and house numbers", use: "name, street and number", (.street, .houseNumber),
                written, file, line)
        }
        for (field, index) in indices { places[Self.number(of: field)] = index }
        let used = known.answerColumns.union(indices.values)
        unusedTitles = written.indices.filter { !used.contains($0) && !written[$0].isEmpty }.map { written[$0] }
    }

    /// The error for a table without some columns, with its titles.
    private static func missing(
        _ what: String, use titles: String, _ fields: (DelimitedFile.Field, DelimitedFile.Field),
        _ written: [String], _ file: DelimitedFile, _ line: Int, _ remedy: String = ""
    ) -> IndexingError {
        IndexingError(
            """
            there are no columns for \(what) (the titles are \(written.titleList)): use the titles \(titles), \
            or specify the columns, such as --columns \(fields.0.rawValue)=…,\(fields.1.rawValue)=…\(remedy)
            """, file: file.path, line: line)
    }

    /// Whether street and number may be in one field.
    var hasJoinedNumbers: Bool { self[.houseNumber] == nil && (self[.street] != nil || self[.address] != nil) }

    subscript(_ field: DelimitedFile.Field) -> Int? {
        let place = places[Self.number(of: field)]
        return place < 0 ? nil : place
    }

    /// An array indexed by field, because rows are read far too often for a dictionary.
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
        case .address: 16
        case .coordinates: 17
        }
    }

    private static func meaning(of field: DelimitedFile.Field) -> ColumnTitles.Meaning {
        switch field {
        case .id: .id
        case .name: .name
        case .kind: .kind
        case .latitude: .latitude
        case .longitude: .longitude
        case .houseNumber: .houseNumber
        case .street: .street
        case .city: .city
        case .region: .region
        case .postcode: .postcode
        case .country: .country
        case .population: .population
        case .category: .category
        case .phone: .phone
        case .website: .website
        case .openingHours: .openingHours
        case .address: .address
        case .coordinates: .coordinates
        }
    }
}
