import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The place in "museum near Vaduz station", as found by its name.
struct NamedPlace {
    /// The number of its index.
    let part: Int
    let document: UInt32
    let coordinate: Coordinate
    let kind: ObjectKind
    /// Whether many people know it.
    let isLargeCity: Bool
    /// The area to search in the place's own index.
    private let ownRegion: SearchRegion
    /// The same in other indexes that have the place, by their numbers.
    private var otherRegions: [Int: SearchRegion] = [:]
    /// Whether its outline or its box is known.
    var isExtentKnown: Bool { outline.isKnown }
    /// The area of the place for objects of other indexes.
    private let outline: OutlinedPlace
    /// The assumed radius if it has no outline and no box, in metres.
    private let reach: Double
    /// The place's name with its misspelled words replaced; nil if there are none.
    var correctedName: String?

    /// The assumed radius of a settlement without an outline whose population is not known, in metres.
    static let settlementReach = 5_000.0
    /// How far from a settlement, in metres, something that belongs to it is looked for.
    private static let memberReach = 20_000.0
    /// The maximum distance from the centre line of a street, in metres, at which an object is on the street.
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
        isLargeCity = kind != .postcode && OfflineIndex.isLargeCity(importance: row.importance)
        outline = try OutlinedPlace(document, kind, in: file)
        coordinate = try file.coordinate(row)
        let population = kind == .locality ? try file.records.record(document).population : nil
        reach =
            if let population, population > 0 {
                Placemark.usualRadius(of: kind, population: population)
            } else {
                Self.settlementReach
            }
        guard Self.extended.contains(kind) else {
            ownRegion = .around(coordinate)
            return
        }
        let limit = try PlaceLimit(document, kind, in: index)
        guard !limit.isOpen else {
            ownRegion = .around(coordinate)
            return
        }
        // What belongs to a place may be farther away: the box only saves work.
        var extent = SearchRegion.Extent(
            around: coordinate, reach: max(2 * Placemark.usualRadius(of: kind), reach, Self.memberReach))
        if let box = outline.box {
            extent = SearchRegion.Extent(box, center: coordinate)
            // An object that belongs to a place may be slightly outside it.
            extent.grow(by: Self.streetReach)
        }
        extent.limits = [.place(limit)]
        ownRegion = .within(extent)
    }

    /// Returns the area to search in an index: the members of the place if the index has it, otherwise its outline, its
    /// box or a circle around it.
    func region(in other: Int) -> SearchRegion {
        if other == part { return ownRegion }
        if let region = otherRegions[other] { return region }
        guard Self.extended.contains(kind) else { return .around(coordinate) }
        let knownBox = if outline.box == nil, outline.area != nil { RecordTable.Box.world } else { outline.box }
        guard let box = knownBox else {
            let circle = CircularRegion(center: coordinate, radius: reach)
            var extent = SearchRegion.Extent(around: coordinate, reach: reach)
            extent.limits = [.shape(PreparedArea(.circle(circle)))]
            return .within(extent)
        }
        var extent = SearchRegion.Extent(box, center: coordinate)
        if outline.area != nil { extent.limits = [.outline(outline)] }
        return .within(extent)
    }

    /// The maximum distance, in metres, between the positions of a place in two indexes, which may be a town in
    /// one and its municipality in the other.
    private static let sameReach = 10_000.0

    /// Records the object of that name in another index if it is the same place; call this with the best match first.
    mutating func noteIfSame(_ other: NamedPlace) throws(IndexFormatError) {
        guard otherRegions[other.part] == nil, Self.extended.contains(kind), Self.extended.contains(other.kind) else {
            return
        }
        var isSame =
            kind == .country && other.kind == .country || coordinate.distance(to: other.coordinate) <= Self.sameReach
        if !isSame { isSame = try isPart(of: other) }
        if isSame { otherRegions[other.part] = other.ownRegion }
    }

    /// Whether this may be the part of a region that an extract has: its centre is not that of the region.
    private func isPart(of region: NamedPlace) throws(IndexFormatError) -> Bool {
        guard kind == .region, region.kind == .region else { return false }
        return try region.outline.contains(
            FixedAngle.clamping(coordinate.latitude), FixedAngle.wrapping(coordinate.longitude))
    }
}

extension RecordTable.Box {
    fileprivate static var world: RecordTable.Box {
        RecordTable.Box(
            south: FixedAngle.clamping(-90), west: FixedAngle.clamping(-180), north: FixedAngle.clamping(90),
            east: FixedAngle.clamping(180))
    }
}
