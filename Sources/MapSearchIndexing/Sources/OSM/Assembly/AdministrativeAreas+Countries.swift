import MapGeometry
import MapSearch

extension AdministrativeAreas {
    /// Brings what lies in no area to the country that its codes name, or those of boundaries nearby.
    ///
    /// - Parameters:
    ///   - unlocated: Countries of which nothing but names and codes is known. Those that something belongs to are added.
    ///   - codes: The codes of boundaries.
    ///   - given: The code of the country of what has none of its own, or nil to take it from those nearby.
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
                // It has to be somewhere: where the most important thing of it is.
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

    /// Whether the outline of a country is known and a coordinate lies outside.
    func isOutside(_ coordinate: Coordinate, country code: String) -> Bool {
        guard let extent = country(code: code).flatMap({ all[$0].extent }), extent.isWhole else { return false }
        return !extent.contains(coordinate)
    }
}

/// Which country something is in, by the codes of boundaries nearby.
struct CountryCodes {
    private var places: [(code: String, coordinate: Coordinate)] = []

    /// Codes of boundaries that are so near in metres name the country.
    private static let reach = 50_000.0

    mutating func append(_ code: String, at coordinate: Coordinate) {
        places.append((code.uppercased(), coordinate))
    }

    /// The country of what lies in none, if all codes of boundaries nearby agree: those of countries aside that end before.
    func code(near coordinate: Coordinate, _ territories: AdministrativeAreas) -> String? {
        let ruler = FlatRuler(latitude: coordinate.latitude)
        let codes = Set(places.lazy.filter { ruler.distance($0.coordinate, coordinate) < Self.reach }.map(\.code))
        if codes.count == 1 { return codes.first }
        let possible = codes.filter { !territories.isOutside(coordinate, country: $0) }
        return possible.count == 1 ? possible.first : nil
    }
}
