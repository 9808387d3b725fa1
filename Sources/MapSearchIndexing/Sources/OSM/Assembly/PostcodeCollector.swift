import MapGeometry
import MapSearch

/// Collects postal codes from addresses, where there is no boundary for them.
struct PostcodeCollector {
    private let territories: AdministrativeAreas
    /// The addresses of each code, which may exist in several countries.
    private var places: [Key: [Coordinate]] = [:]

    private struct Key: Hashable {
        var code: String
        /// The group of data: extracts of several countries may be in one file.
        var patch: Int?
    }

    init(
        _ houseAssigner: HouseAssigner, _ data: OSMData, _ territories: AdministrativeAreas, _ patches: ProximityGroups
    ) {
        self.territories = territories
        let known = Set(
            territories.all.lazy.filter(\.isPostal).compactMap { area in
                area.record.postcode.map { Key(code: $0, patch: patches.group(at: area.record.coordinate)) }
            })
        for address in houseAssigner.addresses {
            guard let number = address.postcode else { continue }
            let code = OSMNames.trimmed(data.objects.pool[number])
            guard (3...10).contains(code.utf8.count), code.contains(where: \.isNumber) else { continue }
            let key = Key(code: code, patch: patches.group(at: address.coordinate))
            if !known.contains(key) { places[key, default: []].append(address.coordinate) }
        }
    }

    /// A record for each code that two addresses of a country agree on.
    ///
    /// - Parameter country: Returns the country of areas without one.
    /// - Returns: The records, sorted by code and country, with the area of each.
    func records(country: (Coordinate) -> String?) -> [(record: IndexRecord, territory: Int?)] {
        var countries: [String: [String: [Coordinate]]] = [:]
        for (key, coordinates) in places.sorted(by: {
            ($0.key.code, $0.key.patch ?? -1) < ($1.key.code, $1.key.patch ?? -1)
        }) {
            let middle = Coordinate(middleOf: coordinates)
            let chain = territories.territory(at: middle).map(territories.chain) ?? []
            let name = chain.lazy.compactMap { territories.all[$0].record.countryCode }.first ?? country(middle) ?? "XX"
            countries[key.code, default: [:]][name, default: []] += coordinates
        }
        return countries.sorted { $0.key < $1.key }.flatMap { code, countries in
            countries.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { record(code, $0.key, $0.value) }
        }
    }

    private func record(_ code: String, _ country: String, _ coordinates: [Coordinate]) -> (
        record: IndexRecord, territory: Int?
    ) {
        let middle = Coordinate(middleOf: coordinates)
        // A few of them are enough to determine the extent of the code.
        let step = max(coordinates.count / 16, 1)
        let sample = stride(from: 0, to: coordinates.count, by: step).map {
            territories.territory(at: coordinates[$0])
        }
        let territory = territories.common(sample) ?? territories.territory(at: middle)
        var record = IndexRecord(uri: "postcode:\(country)-\(code)", kind: .postcode, name: code, coordinate: middle)
        record.postcode = code
        record.boundingBox = CoordinateBounds(covering: coordinates)
        return (record, territory)
    }
}
