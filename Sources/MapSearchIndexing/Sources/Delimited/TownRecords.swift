import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Creates the records of some towns of a table: the towns themselves, their streets and everything in them.
struct TownRecords: Sendable {
    private let names: TableNames
    private let groups: [AddressTable.Group]
    private let regions: [RegionArea]
    private(set) var records: [IndexRecord] = []
    /// For each region of the towns, the place nearest to its centre.
    private(set) var nearest: [Int: Coordinate] = [:]
    /// The rows of each group.
    private var contents: [UInt32: Content] = [:]

    private struct Content {
        var houses: [IndexRecord.House] = []
        /// Objects that have a row of their own and are in the street, or in the town if there is none.
        var places: [IndexRecord] = []
    }

    init(_ names: TableNames, _ groups: [AddressTable.Group], _ regions: [RegionArea]) {
        self.names = names
        self.groups = groups
        self.regions = regions
    }

    /// Creates the records of towns whose rows come from `forEachRow`.
    mutating func append(
        _ towns: ArraySlice<TownFinder.Town>,
        forEachRow: (([UInt8]) throws(IndexFormatError) -> Void) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        try forEachRow { bytes throws(IndexFormatError) in
            let row = AddressRow(bytes)
            if let number = row.houseNumber {
                contents[row.group, default: Content()].houses.append(
                    .init(
                        number: number, coordinate: row.coordinate,
                        postcode: row.postcode == 0 ? nil : names[row.postcode]))
            } else {
                contents[row.group, default: Content()].places.append(row.record)
            }
        }
        for town in towns { addTown(town) }
        contents = [:]
    }

    private mutating func addTown(_ town: TownFinder.Town) {
        let country = names[town.names[0]]
        let region = town.region.map { regions[$0].uri }
        if let region = town.region { findMiddle(of: region, in: town) }
        var parent = region
        if var record = town.container {
            record.parent = region
            if record.countryCode == nil, !country.isEmpty { record.countryCode = country }
            parent = record.uri
            records.append(record)
        } else if town.path[2] != 0 {
            let all = town.groups.flatMap { coordinates(of: $0) }
            var record = record(of: town.path, town, .locality, names[town.names[2]], all)
            record.parent = region
            if region == nil, !country.isEmpty { record.countryCode = country }
            parent = record.uri
            records.append(record)
        }
        let streets = Dictionary(grouping: town.groups) { names.folded(groups[Int($0)].street) }
        for (name, members) in streets.sorted(by: { names.precedes([$0.key], [$1.key]) }) {
            for (place, part) in parts(of: members).enumerated() {
                addStreet(name, part, in: town, parent: parent, isNamesake: place > 0)
            }
        }
    }

    /// So many metres at least are between streets of one town whose names differ in accents or capitals alone.
    private static let gapOfNamesakes = 1_000.0
    /// A name that is spelt in more ways than so many is that of one street.
    private static let mostSpellings = 64

    /// The groups of streets whose names differ in accents or capitals alone, the usual name first.
    ///
    /// Rows in capitals or without accents belong to the street next to them, but far away "Triq il-Ħamra" is not Triq il-Hamra.
    private func parts(of members: [UInt32]) -> [[UInt32]] {
        let spellings = Dictionary(grouping: members) { groups[Int($0)].street }
        guard 2...Self.mostSpellings ~= spellings.count else { return [members] }
        var proximity = ProximityGroups(gap: Self.gapOfNamesakes)
        for group in members { for coordinate in coordinates(of: group) { proximity.insert(coordinate) } }
        proximity.join()
        var parts: [(members: [UInt32], patches: Set<Int>)] = []
        for (_, members) in spellings.sorted(by: { names[$0.key] < names[$1.key] }) {
            var part = (members: members, patches: Set<Int>())
            for coordinate in members.flatMap({ coordinates(of: $0) }) {
                if let patch = proximity.group(at: coordinate) { part.patches.insert(patch) }
            }
            for other in parts.indices.reversed() where !parts[other].patches.isDisjoint(with: part.patches) {
                let joined = parts.remove(at: other)
                part = (joined.members + part.members, joined.patches.union(part.patches))
            }
            parts.append(part)
        }
        func order(_ members: [UInt32]) -> (Int, String) {
            (-members.reduce(0) { $0 + Int(groups[Int($1)].count) }, names[groups[Int(members[0])].street])
        }
        return parts.map(\.members).sorted { order($0) < order($1) }
    }

    private mutating func findMiddle(of region: Int, in town: TownFinder.Town) {
        guard regions[region].row == nil else { return }
        let known = nearest[region].map { [$0] } ?? []
        let all = known + town.groups.flatMap { coordinates(of: $0) }
        nearest[region] = RegionArea.nearest(all, to: regions[region].box.center)
    }

    private mutating func addStreet(
        _ name: UInt32, _ members: [UInt32], in town: TownFinder.Town, parent: String?, isNamesake: Bool
    ) {
        var places = members.flatMap { contents[$0]?.places ?? [] }
        let houses = Self.houses(members.flatMap { contents[$0]?.houses ?? [] }, with: places)
        let country = names[town.names[0]]
        var street: IndexRecord?
        if let row = places.indices.filter({ places[$0].kind == .street }).min(by: { places[$0].uri < places[$1].uri })
        {
            street = places.remove(at: row)
        } else if name != 0, !houses.isEmpty || !places.isEmpty {
            let usual = names.usual(members.map { (groups[Int($0)].street, groups[Int($0)].count) })
            let all = members.flatMap { coordinates(of: $0) }
            var record = record(of: town.path + [name], town, .street, names[usual], all)
            // Closer than towns of one name, but never in one tile.
            if isNamesake { record.uri += "@" + TileID(record.coordinate, zoom: 16).quadkey }
            street = record
        }
        if var record = street {
            record.houses = houses
            let postcodes = Set(houses.map(\.postcode))
            if postcodes.count == 1, let postcode = postcodes.first {
                record.postcode = postcode
                for house in record.houses.indices { record.houses[house].postcode = nil }
            }
            record.parent = parent
            if parent == nil, !country.isEmpty { record.countryCode = country }
            records.append(record)
        }
        for var place in places {
            // A street of the same name with a row of its own is next to this one, not in it.
            place.parent = place.kind == .street ? parent : street?.uri ?? parent
            records.append(place)
        }
    }

    /// The houses of a street in order, including those that contain named places.
    private static func houses(_ houses: [IndexRecord.House], with places: [IndexRecord]) -> [IndexRecord.House] {
        var known = Set(houses.map(\.number))
        // Of several places in a house, the one with the first identifier determines the position of the house.
        let others = places.sorted { $0.uri < $1.uri }.compactMap { place -> IndexRecord.House? in
            guard let number = place.houseNumber, known.insert(number).inserted else { return nil }
            return IndexRecord.House(number: number, coordinate: place.coordinate, postcode: place.postcode)
        }
        return (houses + others).sorted(by: IndexRecord.House.precedes)
    }

    private func coordinates(of group: UInt32) -> [Coordinate] {
        guard let content = contents[group] else { return [] }
        return content.houses.map(\.coordinate) + content.places.map(\.coordinate)
    }

    /// A record at the most central of some coordinates; the folded names of the record and of its containers
    /// form its URI.
    private func record(
        of path: [UInt32], _ town: TownFinder.Town, _ kind: ObjectKind, _ name: String, _ coordinates: [Coordinate]
    ) -> IndexRecord {
        let box = CoordinateBounds(covering: coordinates)
        let middle = RegionArea.nearest(coordinates, to: box.center) ?? box.center
        var uri = names.uri(of: path)
        if town.isNamesake {
            // A distant object has the same names.
            let tile = TileID(middle, zoom: 12)
            uri += "@\(tile.x)-\(tile.y)"
        }
        var record = IndexRecord(uri: uri, kind: kind, name: name, coordinate: middle)
        if coordinates.count > 1 { record.boundingBox = box }
        return record
    }
}
