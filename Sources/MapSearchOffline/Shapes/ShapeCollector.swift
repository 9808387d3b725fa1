import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Collects the shapes of objects from the sections of an index that have any.
struct ShapeCollector {
    private typealias Place = (latitude: Int32, longitude: Int32)

    /// An object, or the buildings of the houses of a street.
    private struct Owner: Hashable, Comparable {
        var document: UInt32
        var isHouse: Bool

        static func < (first: Owner, second: Owner) -> Bool {
            first.document != second.document ? first.document < second.document : !first.isHouse && second.isHouse
        }
    }

    private struct Shapes {
        /// The numbers of areas that were already added: a box may have two parts.
        var areas: Set<Int> = []
        var polygons: [Polygon] = []
        var pieces: [[Coordinate]] = []
    }

    private let index: OfflineIndex
    private let isWanted: [Bool]
    private let wantsHouses: Bool
    private var shapes: [Owner: Shapes] = [:]
    /// The outlines of the houses of each street.
    private var houseOutlines: [UInt32: [(place: Place, polygons: [Polygon])]] = [:]

    /// The only requested object; nil for all objects of some kinds.
    private let only: UInt32?

    init(_ index: OfflineIndex, kinds: Set<ObjectKind>?) {
        self.index = index
        only = nil
        isWanted = index.kinds.map { kinds?.contains($0) ?? true }
        wantsHouses = kinds?.contains(.house) ?? true
    }

    /// Collects the shapes of one object, or those of the houses of a street.
    init(_ index: OfflineIndex, only document: UInt32) {
        self.index = index
        only = document
        isWanted = []
        wantsHouses = false
    }

    private func isWanted(_ document: UInt32) throws(IndexFormatError) -> Bool {
        if let only { return document == only }
        let kind = Int(try index.file.attributes.kind(document))
        guard kind < isWanted.count else { throw IndexFormatError(.corrupt, section: .attributes) }
        return isWanted[kind]
    }

    // MARK: Collecting

    mutating func collect(_ box: FixedBounds) throws(IndexFormatError) {
        try collectAreas(box)
        try collectFootprints(box)
        try collectLines(box)
    }

    mutating func collectAreas(_ box: FixedBounds) throws(IndexFormatError) {
        let areas = index.file.areas
        var found: [(area: Int, document: UInt32)] = []
        try areas.forEachArea(south: box.south, west: box.west, north: box.north, east: box.east) {
            area throws(IndexFormatError) in
            let document = try areas.document(area)
            if try isWanted(document) { found.append((area, document)) }
        }
        for (area, document) in found {
            let owner = Owner(document: document, isHouse: false)
            guard shapes[owner, default: Shapes()].areas.insert(area).inserted else { continue }
            let rings = try areas.rings(of: area).map { ring in
                ring.map { (latitude: $0.latitude, longitude: $0.longitude) }
            }
            shapes[owner]?.polygons += Self.polygons(of: rings)
        }
    }

    /// Collects the buildings of the houses of the only object.
    mutating func collectHouses(_ box: FixedBounds) throws(IndexFormatError) {
        try collectFootprints(box, ofHouses: true)
    }

    private mutating func collectFootprints(
        _ box: FixedBounds, ofHouses wantsHouses: Bool? = nil
    ) throws(IndexFormatError) {
        let wantsHouses = wantsHouses ?? self.wantsHouses
        guard let footprints = index.file.footprints else { return }
        var found: [FootprintIndex.Outline] = []
        try footprints.forEachOutline(
            south: box.south, west: box.west, north: box.north, east: box.east,
            isWanted: { document, isHouse throws(IndexFormatError) in
                isHouse ? wantsHouses && only.map { $0 == document } ?? true : try isWanted(document)
            },
            { found.append($0) })
        for outline in found {
            let owner = Owner(document: outline.document, isHouse: outline.isHouse)
            let polygons = Self.polygons(of: outline.rings)
            shapes[owner, default: Shapes()].polygons += polygons
            if outline.isHouse { houseOutlines[outline.document, default: []].append((outline.place, polygons)) }
        }
    }

    private mutating func collectLines(_ box: FixedBounds) throws(IndexFormatError) {
        guard let lines = index.file.lines else { return }
        var wanted: [UInt32: Bool] = [:]
        var failure: IndexFormatError?
        var segments: [(document: UInt32, start: Place, end: Place)] = []
        try lines.forEachSegment(
            south: box.south, west: box.west, north: box.north, east: box.east,
            of: { document in
                if let known = wanted[document] { return known }
                do throws(IndexFormatError) {
                    wanted[document] = try isWanted(document)
                } catch {
                    failure = error
                    wanted[document] = false
                }
                return wanted[document] ?? false
            },
            { document, start, end in
                segments.append((document, start, end))
                return true
            })
        if let failure { throw failure }
        var last: (document: UInt32, place: Place)?
        for segment in segments {
            let owner = Owner(document: segment.document, isHouse: false)
            if let last, last.document == segment.document, last.place == segment.start,
                let count = shapes[owner]?.pieces.count, count > 0
            {
                shapes[owner]?.pieces[count - 1].append(Self.coordinate(segment.end))
            } else {
                shapes[owner, default: Shapes()].pieces.append(
                    [Self.coordinate(segment.start), Self.coordinate(segment.end)])
            }
            last = (segment.document, segment.end)
        }
    }

    private static func coordinate(_ place: Place) -> Coordinate {
        Coordinate(latitude: FixedAngle.degrees(place.latitude), longitude: FixedAngle.degrees(place.longitude))
    }

    // MARK: Areas of rings

    /// The polygons of rings, by the even-odd rule; each ring becomes an area if a damaged or crafted index nests rings more deeply
    /// than any map does.
    private static func polygons(of rings: [[(latitude: Int32, longitude: Int32)]]) -> [Polygon] {
        let rings = rings.map { $0.map(coordinate) }
        return RingNesting(rings).polygons ?? rings.map { Polygon(outer: $0) }
    }

    // MARK: Objects

    /// The areas and the lines of an object; empty if it has none.
    func shapes(of document: UInt32) -> (polygons: [Polygon], lines: [[Coordinate]]) {
        guard let shape = shapes[Owner(document: document, isHouse: false)] else { return ([], []) }
        return (shape.polygons, LineChains.joined(shape.pieces))
    }

    /// The outline of a street's house at a position; empty if there is none.
    func outline(ofHouseAt place: (latitude: Int32, longitude: Int32), of document: UInt32) -> [Polygon] {
        houseOutlines[document]?.first { $0.place == place }?.polygons ?? []
    }

    /// The collected objects, most important first.
    func objects(
        _ identity: (UInt32, _ isHouse: Bool) throws(IndexFormatError) -> (name: String, uri: String?)
    ) throws(IndexFormatError) -> [GeoObject] {
        var objects: [GeoObject] = []
        let owners = try index.file.ranked(shapes.keys.sorted(), by: \.document)
        for owner in owners {
            guard let shape = shapes[owner] else { continue }
            let geometry = ObjectShape.geometry(shape.polygons, LineChains.joined(shape.pieces))
            guard !geometry.isEmpty else { continue }
            let row = try index.file.attributes[owner.document]
            let (name, uri) = try identity(owner.document, owner.isHouse)
            objects.append(
                GeoObject(
                    name: name, coordinate: try index.file.coordinate(row), geometry: geometry,
                    kind: owner.isHouse ? .house : index.kinds[Int(row.kind)], uri: uri))
        }
        return objects
    }
}
