import MapGeometry
import MapSearch
import MapSearchText

/// Brings together what the rows of a table say of addresses: houses with streets, streets with towns, towns with regions.
///
/// A town or region that has a row of its own is that row; else it is made of the addresses that name it. Nothing depends
/// on the order of the rows, so it waits for the last one: ``TownFinder`` decides then.
struct AddressTable {
    /// What a row says of where it is; empty texts for what it does not say.
    struct Address {
        var street = ""
        var city = ""
        var region = ""
        var country = ""
        var postcode: String?
        var coordinate: Coordinate
    }

    /// The addresses of a street that are next to each other.
    struct Group {
        /// The names of country, region, city and street, as the first row writes them.
        var names: [String]
        /// The middle of the cell that they are in.
        var middle: Coordinate
        var postcodes: Set<String> = []
        var houses: [IndexRecord.House] = []
        /// Objects that have a row of their own and are in the street, or in the town where there is none.
        var places: [IndexRecord] = []
    }

    /// A town or region that has a row of its own.
    struct Container {
        var record: IndexRecord
        var region: String
        var country: String
    }

    /// What the addresses of a group share: names, and a cell, since towns far apart may have the same names.
    private struct Key: Hashable {
        var names: [String]
        var row: Int
        var column: Int
    }

    private static let cellsPerDegree = 20.0

    let scheme: String
    private(set) var groups: [Group] = []
    private(set) var containers: [Container] = []
    private var numbers: [Key: Int] = [:]
    private(set) var houseCount = 0

    init(scheme: String) {
        self.scheme = scheme
    }

    /// Adds a house.
    mutating func add(house number: String, at address: Address) {
        groups[group(of: address)].houses.append(
            .init(number: number, coordinate: address.coordinate, postcode: address.postcode))
        houseCount += 1
    }

    /// Whether it is decided here what an object with a row of its own belongs to, or what belongs to it.
    func takes(_ record: IndexRecord, at address: Address) -> Bool {
        switch record.kind {
        case .country: false
        case .region, .locality: true
        default: !address.street.isEmpty || !address.city.isEmpty || !address.region.isEmpty
        }
    }

    /// Adds an object with a row of its own.
    mutating func add(_ record: IndexRecord, at address: Address) {
        if record.kind == .locality || record.kind == .region {
            containers.append(Container(record: record, region: address.region, country: address.country))
        } else {
            var address = address
            // A street is where its own name says.
            if record.kind == .street { address.street = record.name }
            groups[group(of: address)].places.append(record)
        }
    }

    private mutating func group(of address: Address) -> Int {
        let names = [address.country, address.region, address.city, address.street]
        let (latitude, longitude) = (address.coordinate.latitude, address.coordinate.longitude)
        let key = Key(
            names: names, row: Int((latitude * Self.cellsPerDegree).rounded(.down)),
            column: Int((longitude * Self.cellsPerDegree).rounded(.down)))
        let number = numbers[key] ?? groups.count
        if number == groups.count {
            numbers[key] = number
            let middle = Coordinate(
                latitude: min((Double(key.row) + 0.5) / Self.cellsPerDegree, 90),
                longitude: min((Double(key.column) + 0.5) / Self.cellsPerDegree, 180))
            groups.append(Group(names: names, middle: middle))
        }
        if let postcode = address.postcode { groups[number].postcodes.insert(postcode) }
        return number
    }
}
