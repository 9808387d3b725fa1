package import MapSearch

extension ObjectKind {
    /// The kinds of places.
    package static let known: Set<ObjectKind> = [
        .country, .region, .county, .locality, .district, .street, .house, .postcode, .airport, .station, .hydro, .area,
        .business, .other,
    ]
}
