package import MapSearch

extension ObjectKind {
    /// The kinds with a meaning of their own, the larger ones first; an intersection is never stored, and only
    /// an extract has coastlines.
    package static let known: [ObjectKind] = [
        .country, .region, .county, .locality, .district, .street, .house, .postcode, .airport, .station, .water, .area,
        .business, .other,
    ]
}
