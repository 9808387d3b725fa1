#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import MapSearch

/// The importance of an object, 0…1, derived from its record.
///
/// The scale is logarithmic in the population, so a city ten times larger ranks a constant step higher. `Docs/Ranking.md`
/// gives the reasons for the numbers.
package enum Importance {
    package static func importance(of record: IndexRecord) -> Double {
        if let given = record.importance, given.isFinite { return min(max(given, 0), 1) }
        let people = Double(max(record.population ?? 0, 1))
        let magnitude = log10(people)
        let value: Double =
            switch record.kind {
            case .country: 0.80 + 0.02 * magnitude
            case .region: 0.36 + 0.04 * magnitude
            case .county: 0.30 + 0.04 * magnitude
            case .locality: 0.05 + 0.11 * max(magnitude, 1.5)
            case .district: 0.02 + 0.09 * max(magnitude, 1.5)
            case .postcode: 0.20
            case .airport: 0.30
            case .water: waterImportance(record.water)
            case .area: 0.25
            case .station: 0.22
            case .street: 0.15
            case .business: 0.12
            case .house: 0.05
            default: 0.10
            }
        let seat: Double =
            switch record.capital {
            case .country: 0.08
            case .region: 0.03
            case nil: 0
            }
        return min(max(value + seat, 0), 1)
    }

    private static func waterImportance(_ water: String?) -> Double {
        switch water {
        case "ocean": 0.80
        case "sea": 0.65
        case "gulf", "bay", "strait": 0.55
        case "lake": 0.50
        default: 0.25
        }
    }
}
