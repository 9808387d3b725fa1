import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The place in "museum near Vaduz station": what its name was found to be.
struct NamedPlace {
    /// The place of the index that has it, among the indexes.
    let part: Int
    let document: UInt32
    let coordinate: Coordinate
    let kind: ObjectKind
    /// Where what is in the place is looked for in its own index.
    private let ownRegion: SearchRegion
    /// The same in indexes that have the place as well, by their places.
    private var otherRegions: [Int: SearchRegion] = [:]
    /// Where objects of other indexes are in the place.
    private let outline: OutlinedPlace
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

    init(_ document: UInt32, part: Int, in index: OfflineIndex) throws(IndexFormatError) {
        self.part = part
        let file = index.file
        let row = try file.attributes[document]
        guard Int(row.kind) < index.kinds.count else { throw IndexFormatError(.corrupt, section: .attributes) }
        self.document = document
        kind = index.kinds[Int(row.kind)]
        outline = try OutlinedPlace(document, kind, in: file)
        coordinate = try file.coordinate(row)
        guard Self.extended.contains(kind) else {
            ownRegion = .around(coordinate)
            return
        }
        let limit = try PlaceLimit(document, kind, in: index)
        guard !limit.isOpen else {
            ownRegion = .around(coordinate)
            return
        }
        var extent = SearchRegion.Extent(around: coordinate, reach: Self.settlementReach)
        if let box = outline.box {
            extent = SearchRegion.Extent(box, center: coordinate)
            // What belongs to a place may be a little outside of it.
            extent.grow(by: Self.streetReach)
        }
        extent.limits = [.place(limit)]
        ownRegion = .within(extent)
    }

    /// Where what is in the place is looked for in an index: what belongs to it where the index has the place, and else what is
    /// in its outline, its box or a circle around it.
    func region(in other: Int) -> SearchRegion {
        if other == part { return ownRegion }
        if let region = otherRegions[other] { return region }
        guard Self.extended.contains(kind) else { return .around(coordinate) }
        let knownBox = if outline.box == nil, outline.area != nil { RecordTable.Box.world } else { outline.box }
        guard let box = knownBox else {
            let circle = CircularRegion(center: coordinate, radius: Self.settlementReach)
            var extent = SearchRegion.Extent(around: coordinate, reach: Self.settlementReach)
            extent.limits = [.shape(.circle(circle))]
            return .within(extent)
        }
        var extent = SearchRegion.Extent(box, center: coordinate)
        if outline.area != nil { extent.limits = [.outline(outline)] }
        return .within(extent)
    }

    /// How far apart, in metres, two indexes put a place of one name, which may be a town here and its municipality there.
    private static let sameReach = 10_000.0

    /// Notes what another index has of the name if that is the same place; the best of an index is noted first.
    mutating func noteIfSame(_ other: NamedPlace) {
        guard otherRegions[other.part] == nil, Self.extended.contains(kind), Self.extended.contains(other.kind),
            kind == .country && other.kind == .country
                || coordinate.distance(to: other.coordinate) <= Self.sameReach
        else { return }
        otherRegions[other.part] = other.ownRegion
    }
}

extension RecordTable.Box {
    fileprivate static var world: RecordTable.Box {
        RecordTable.Box(
            south: FixedAngle.clamping(-90), west: FixedAngle.clamping(-180), north: FixedAngle.clamping(90),
            east: FixedAngle.clamping(180))
    }
}
