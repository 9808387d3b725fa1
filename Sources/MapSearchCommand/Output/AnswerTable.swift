import MapSearch

/// An answer as a table: a header row, and a row for each result.
struct AnswerTable {
    let clock: AnswerClock

    /// The titles of the columns.
    static let titles = [
        "name", "kind", "latitude", "longitude", "address", "houseNumber", "street", "postcode", "locality", "county",
        "region", "country", "countryCode", "category", "hours", "until", "phone", "website", "distance", "match",
        "confidence",
        "unmatched", "precision", "uri",
    ]

    /// The rows, each with its line end.
    func text(of objects: [GeoObject]) -> String {
        ([Self.titles] + objects.map(row)).map { row in
            row.map { TableGeocoder.field($0) }.joined(separator: ",") + "\n"
        }.joined()
    }

    private func row(of object: GeoObject) -> [String] {
        let coordinate = object.coordinate.sourcePrecision
        let address = object.address
        let business = object[BusinessMetadata.self]
        let status = business.flatMap { clock.status(of: $0, object) }
        let distance = object.distance ?? object[CorridorMetadata.self]?.distanceFromLine
        let place: [String?] = [
            object.name, object.kind.rawValue, coordinate.latitude.description, coordinate.longitude.description,
            address?.formatted, address?.houseNumber, address?.street, address?.postalCode, address?.locality,
            address?.county, address?.region, address?.country, address?.countryCode,
        ]
        let details: [String?] = [
            business?.categories.first?.id, status?.state.rawValue, status?.change?.time.description,
            business?.phones.first?.number, business?.website,
        ]
        let match: [String?] = [
            distance.map { (($0 * 10).rounded() / 10).description }, object.matchQuality?.rawValue,
            object.matchConfidence.map { (($0 * 100).rounded() / 100).description },
            object.unmatchedWords.joined(separator: " "), object[ToponymMetadata.self]?.precision?.rawValue, object.uri,
        ]
        return (place + details + match).map { HarmlessText.cell($0 ?? "") }
    }
}

extension BusinessMetadata {
    /// The website.
    var website: String? { links.first { $0.kind == .website }?.url }
}
