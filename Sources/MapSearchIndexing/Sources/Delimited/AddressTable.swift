import MapGeometry
import MapSearch
import MapSearchText

/// Makes streets, cities and regions of addresses that name them.
struct AddressTable {
    /// One address.
    struct Row {
        var number: String
        var street: String
        var city: String
        var region: String
        var country: String
        var postcode: String?
        var coordinate: Coordinate
    }

    /// What is named, with what contains it in front.
    private struct Place: Hashable {
        var path: [String]
    }

    private let scheme: String
    private var streets: [Place: Int] = [:]
    private var rows: [(names: [String], country: String, houses: [IndexRecord.House])] = []
    private(set) var houseCount = 0

    init(scheme: String) {
        self.scheme = scheme
    }

    mutating func add(_ row: Row) {
        let names = [row.country, row.region, row.city, row.street]
        let place = Place(path: names.map(TextFolding.folded))
        let street = streets[place] ?? rows.count
        if street == rows.count {
            streets[place] = street
            rows.append((names, row.country, []))
        }
        rows[street].houses.append(.init(number: row.number, coordinate: row.coordinate, postcode: row.postcode))
        houseCount += 1
    }

    /// The streets, and the cities and regions that they name, each in the middle of its houses.
    func records() -> [IndexRecord] {
        var records: [IndexRecord] = []
        var containers: [Place: (names: [String], coordinates: [Coordinate])] = [:]
        for (place, index) in streets.sorted(by: { $0.value < $1.value }) {
            let (names, country, houses) = rows[index]
            for depth in 2...3 where !names[depth - 1].isEmpty {
                let container = Place(path: Array(place.path.prefix(depth)))
                containers[container, default: (Array(names.prefix(depth)), [])].coordinates += houses.map(\.coordinate)
            }
            var record = Self.record(uri(place), .street, names[3], houses.map(\.coordinate))
            record.houses = houses
            let postcodes = Set(houses.map(\.postcode))
            if postcodes.count == 1, let postcode = postcodes.first {
                record.postcode = postcode
                for house in record.houses.indices { record.houses[house].postcode = nil }
            }
            record.parent = parent(of: place)
            if record.parent == nil, !country.isEmpty { record.countryCode = country }
            records.append(record)
        }
        for (place, (names, coordinates)) in containers.sorted(by: {
            $0.key.path.lexicographicallyPrecedes($1.key.path)
        }) {
            var record = Self.record(
                uri(place), names.count == 2 ? .region : .locality, names[names.count - 1], coordinates)
            record.parent = parent(of: place)
            if record.parent == nil, !names[0].isEmpty { record.countryCode = names[0] }
            records.append(record)
        }
        return records
    }

    private func uri(_ place: Place) -> String {
        "\(scheme):" + place.path.map { $0.replacing("/", with: " ") }.joined(separator: "/")
    }

    private func parent(of place: Place) -> String? {
        for depth in (2..<place.path.count).reversed() where !place.path[depth - 1].isEmpty {
            return uri(Place(path: Array(place.path.prefix(depth))))
        }
        return nil
    }

    /// A record at the one of some coordinates that is in the middle.
    private static func record(
        _ uri: String, _ kind: ObjectKind, _ name: String, _ coordinates: [Coordinate]
    ) -> IndexRecord {
        let box = CoordinateBounds(covering: coordinates)
        let ruler = FlatRuler(latitude: box.center.latitude)
        let middle = coordinates.min {
            ruler.squaredDistance($0, box.center) < ruler.squaredDistance($1, box.center)
        }
        var record = IndexRecord(uri: uri, kind: kind, name: name, coordinate: middle ?? box.center)
        if coordinates.count > 1 { record.boundingBox = box }
        return record
    }
}
