import MapGeometry
import MapSearch

extension AdministrativeAreas {
    /// Assigns objects outside all areas to the country named by their codes, or by those of boundaries nearby.
    ///
    /// - Parameters:
    ///   - unlocated: Countries of which only names and codes are known. Those that contain anything are added.
    ///   - codes: The codes of boundaries.
    ///   - given: The code of the country of objects without one, or nil to derive it from boundaries nearby.
    mutating func linkCountries(_ unlocated: [AdministrativeArea], _ codes: CountryCodes, given: String?) {
        var roots: [String: [Int]] = [:]
        for index in all.indices where all[index].parent == nil && all[index].record.kind != .country {
            guard
                let code = all[index].countryCode ?? given ?? codes.code(near: all[index].record.coordinate, self)
            else { continue }
            roots[code, default: []].append(index)
        }
        for (code, roots) in roots.sorted(by: { $0.key < $1.key }) {
            var country = country(code: code)
            if country == nil, var territory = unlocated.first(where: { $0.record.countryCode == code }) {
                // It needs a position: that of its most important object.
                let best = roots.max { (importance($0), $1) < (importance($1), $0) } ?? roots[0]
                territory.record.coordinate = all[best].record.coordinate
                country = add(territory)
            }
            for root in roots {
                if let country { update(root) { $0.parent = country } }
                update(root) { $0.record.countryCode = $0.record.countryCode ?? code }
            }
        }
    }

    private func importance(_ index: Int) -> Double { Importance.importance(of: all[index].record) }

    /// Whether the outline of a country is known and a coordinate is outside.
    func isOutside(_ coordinate: Coordinate, country code: String) -> Bool {
        guard let extent = country(code: code).flatMap({ all[$0].extent }), extent.isWhole else { return false }
        return !extent.contains(coordinate)
    }
}

/// The country of a position, by the codes of boundaries nearby.
struct CountryCodes {
    private var places: [(code: String, coordinate: Coordinate)] = []

    /// Boundaries within this many metres determine the country.
    private static let reach = 50_000.0

    mutating func append(_ code: String, at coordinate: Coordinate) {
        places.append((code.uppercased(), coordinate))
    }

    /// The country of an object outside all countries, if all codes of boundaries nearby agree, except countries that end before it.
    func code(near coordinate: Coordinate, _ territories: AdministrativeAreas) -> String? {
        let ruler = FlatRuler(latitude: coordinate.latitude)
        let codes = Set(places.lazy.filter { ruler.distance($0.coordinate, coordinate) < Self.reach }.map(\.code))
        if codes.count == 1 { return codes.first }
        let possible = codes.filter { !territories.isOutside(coordinate, country: $0) }
        return possible.count == 1 ? possible.first : nil
    }
}
