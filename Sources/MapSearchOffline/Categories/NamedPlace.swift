import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The place in "museum near Vaduz station": what its name was found to be.
struct NamedPlace {
    let document: UInt32
    let coordinate: Coordinate
    let kind: ObjectKind
    /// Where what is in the place is looked for.
    let region: SearchRegion
    /// The place's name with its misspelt words replaced; nil when there are none.
    var correctedName: String?

    /// How far a settlement reaches, in metres, where no outline says it.
    private static let settlementReach = 5_000.0
    /// How far from the middle line of a street, in metres, things are still on it.
    private static let streetReach = 100.0

    /// Kinds of which a part may be meant by "in".
    private static let extended: Set<ObjectKind> = [
        .country, .region, .county, .locality, .district, .postcode, .street, .area,
    ]

    init(_ document: UInt32, in index: OfflineIndex) throws(IndexFormatError) {
        let file = index.file
        let row = try file.attributes[document]
        guard Int(row.kind) < index.kinds.count else { throw IndexFormatError(.corrupt, section: .attributes) }
        self.document = document
        kind = index.kinds[Int(row.kind)]
        coordinate = try file.coordinate(row)
        guard Self.extended.contains(kind) else {
            region = .around(coordinate)
            return
        }
        let limit = try PlaceLimit(document, kind, in: index)
        guard !limit.isOpen else {
            region = .around(coordinate)
            return
        }
        var extent = SearchRegion.Extent(around: coordinate, reach: Self.settlementReach)
        if let box = try file.records.record(document).box {
            (extent.south, extent.north, extent.west, extent.east) = (box.south, box.north, box.west, box.east)
            // What belongs to a place may stand a little outside of it.
            extent.grow(by: Self.streetReach)
        }
        extent.limits = [.place(limit)]
        region = .within(extent)
    }
}
