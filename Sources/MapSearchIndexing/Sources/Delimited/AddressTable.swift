import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Connects the addresses in the rows of a table: houses with streets, streets with towns, towns with regions.
///
/// If a town or region has a row of its own, that row is used; otherwise it is created from the addresses that name it. The
/// order of the rows does not matter, so ``TownFinder`` decides after the last one. Until then the rows are in a
/// scratch file, and memory holds each name once and about forty bytes per street.
struct AddressTable: ~Copyable {
    /// The address of a row: names by their numbers in ``pool``, 0 for those that are missing.
    struct Address {
        var country: UInt32
        var region: UInt32
        var city: UInt32
        var street: UInt32
        var postcode: UInt32
        var coordinate: Coordinate
    }

    /// A town, as named in addresses.
    struct Place: Hashable {
        var country: UInt32
        var region: UInt32
        var city: UInt32
    }

    /// The addresses of a street that are close to each other.
    struct Group {
        /// The index in ``places``.
        var place: UInt32
        var street: UInt32
        /// The grid cell that contains them, since distant towns may have the same names.
        var row: Int32
        var column: Int32
        /// The first postal code, or 0.
        var postcode: UInt32
        /// The number of rows, and the number of bytes they take.
        var count: UInt32 = 0
        var byteCount: UInt32 = 0

        /// The centre of the cell.
        var middle: Coordinate {
            Coordinate(
                latitude: min((Double(row) + 0.5) / cellsPerDegree, 90),
                longitude: min((Double(column) + 0.5) / cellsPerDegree, 180))
        }
    }

    /// A town or region with a row of its own.
    struct Container {
        var record: IndexRecord
        var region: UInt32
        var country: UInt32
    }

    private static let cellsPerDegree = 20.0

    let scheme: String
    /// All names; the first one is empty.
    var pool = StringPool()
    private(set) var places: [Place] = []
    private(set) var groups: [Group] = []
    private(set) var containers: [Container] = []
    /// The postal codes of groups that have several, except the first one.
    private(set) var otherPostcodes: [UInt32: Set<UInt32>] = [:]
    private(set) var houseCount = 0
    /// The rows, see ``AddressRow``.
    private(set) var rows: Spool
    let space: ScratchSpace
    private var placeNumbers: [Place: UInt32] = [:]
    private var lastPlace: (place: Place, number: UInt32)?
    /// Groups by what they share, in an open-addressing table; the group + 1.
    private var slots = [UInt32](repeating: 0, count: 1 << 10)

    init(scheme: String, in space: ScratchSpace) {
        self.scheme = scheme
        self.space = space
        rows = Spool(space)
        _ = pool.intern([])
    }

    /// Adds a house.
    mutating func add(house number: String, at address: Address) throws(IndexingError) {
        let group = group(of: address)
        let start = rows.count
        AddressRow.append(
            house: number, group: group, at: address.coordinate, postcode: address.postcode, to: &rows.tail)
        try close(group, start)
        houseCount += 1
    }

    /// Whether the parent or the children of an object with a row of its own are determined here.
    func takes(_ record: IndexRecord, at address: Address) -> Bool {
        switch record.kind {
        case .country: false
        case .region, .locality: true
        default: address.street != 0 || address.city != 0 || address.region != 0
        }
    }

    /// Adds an object with a row of its own.
    mutating func add(_ record: IndexRecord, at address: Address) throws(IndexingError) {
        if record.kind == .locality || record.kind == .region {
            containers.append(Container(record: record, region: address.region, country: address.country))
        } else {
            var address = address
            // The name of the row itself is the name of the street.
            if record.kind == .street { address.street = pool.intern(Array(record.name.utf8)[...]) }
            let group = group(of: address)
            let start = rows.count
            AddressRow.append(record, group: group, to: &rows.tail)
            try close(group, start)
        }
    }

    /// Counts the row of a group that begins at an offset.
    private mutating func close(_ group: UInt32, _ start: Int) throws(IndexingError) {
        groups[Int(group)].count += 1
        groups[Int(group)].byteCount &+= UInt32(truncatingIfNeeded: rows.count - start)
        do { try rows.settle() } catch { throw IndexingError(error, file: nil) }
    }

    // MARK: Groups

    private mutating func group(of address: Address) -> UInt32 {
        let candidate = Group(
            place: number(of: Place(country: address.country, region: address.region, city: address.city)),
            street: address.street, row: Int32((address.coordinate.latitude * Self.cellsPerDegree).rounded(.down)),
            column: Int32((address.coordinate.longitude * Self.cellsPerDegree).rounded(.down)),
            postcode: address.postcode)
        var slot = Self.hash(candidate) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = slots[slot] - 1
            if Self.isSame(groups[Int(number)], candidate) {
                note(address.postcode, of: number)
                return number
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        groups.append(candidate)
        slots[slot] = UInt32(groups.count)
        if groups.count * 3 > slots.count * 2 { grow() }
        return UInt32(groups.count - 1)
    }

    private mutating func note(_ postcode: UInt32, of group: UInt32) {
        guard postcode != 0, groups[Int(group)].postcode != postcode else { return }
        if groups[Int(group)].postcode == 0 {
            groups[Int(group)].postcode = postcode
        } else {
            otherPostcodes[group, default: []].insert(postcode)
        }
    }

    private mutating func number(of place: Place) -> UInt32 {
        if let lastPlace, lastPlace.place == place { return lastPlace.number }
        let number = placeNumbers[place] ?? UInt32(places.count)
        if number == places.count {
            placeNumbers[place] = number
            places.append(place)
        }
        lastPlace = (place, number)
        return number
    }

    private static func isSame(_ a: Group, _ b: Group) -> Bool {
        a.place == b.place && a.street == b.street && a.row == b.row && a.column == b.column
    }

    private static func hash(_ group: Group) -> Int {
        var hash = UInt64(group.place) << 32 | UInt64(group.street)
        hash = (hash ^ hash >> 31) &* 0xBF58_476D_1CE4_E5B9
        hash ^= UInt64(UInt32(bitPattern: group.row)) << 32 | UInt64(UInt32(bitPattern: group.column))
        hash = (hash ^ hash >> 29) &* 0x94D0_49BB_1331_11EB
        return Int(truncatingIfNeeded: hash >> 32)
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (number, group) in groups.enumerated() {
            var slot = Self.hash(group) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(number + 1)
        }
    }
}
