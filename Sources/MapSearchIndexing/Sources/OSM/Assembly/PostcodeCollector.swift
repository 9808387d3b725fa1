import MapGeometry
import MapSearch

/// Postal codes as the addresses have them, where no boundary says more.
struct PostcodeCollector {
    private let territories: Territories
    private var places: [String: [Coordinate]] = [:]

    init(_ book: AddressBook, _ data: OSMData, _ territories: Territories) {
        self.territories = territories
        let known = Set(territories.all.lazy.filter(\.isPostal).compactMap(\.record.postcode))
        for address in book.addresses {
            guard let number = address.postcode else { continue }
            let code = OSMNames.trimmed(data.objects.pool[number])
            guard (3...10).contains(code.utf8.count), code.contains(where: \.isNumber), !known.contains(code) else {
                continue
            }
            places[code, default: []].append(address.coordinate)
        }
    }

    /// A record for each code that two addresses agree on.
    ///
    /// - Parameter country: Gives the country of what is in none.
    /// - Returns: The records, sorted by code, with the territory of each.
    func records(country: (Coordinate) -> String?) -> [(record: IndexRecord, territory: Int?)] {
        places.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { code, coordinates in
            let middle = Coordinate(
                latitude: coordinates.map(\.latitude).sorted()[coordinates.count / 2],
                longitude: coordinates.map(\.longitude).sorted()[coordinates.count / 2])
            // A few of them are enough to see how far the code reaches.
            let step = max(coordinates.count / 16, 1)
            let sample = stride(from: 0, to: coordinates.count, by: step).map {
                territories.territory(at: coordinates[$0])
            }
            let territory = territories.common(sample) ?? territories.territory(at: middle)
            let chain = territory.map(territories.chain) ?? []
            let code2 = chain.compactMap { territories.all[$0].record.countryCode }.first ?? country(middle) ?? "XX"
            var record = IndexRecord(uri: "postcode:\(code2)-\(code)", kind: .postcode, name: code, coordinate: middle)
            record.postcode = code
            record.boundingBox = CoordinateBounds(covering: coordinates)
            return (record, territory)
        }
    }
}
