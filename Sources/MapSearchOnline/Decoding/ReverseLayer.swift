/// The layers visible at a zoom, in Nominatim's steps.
///
/// https://nominatim.org/release-docs/latest/api/Reverse/#result-restriction
enum ReverseLayer {
    case country, region, county, locality, district, street, everything

    init(zoom: Double?) {
        switch zoom ?? 18 {
        case ..<5: self = .country
        case ..<8: self = .region
        case ..<10: self = .county
        case ..<13: self = .locality
        case ..<16: self = .district
        case ..<18: self = .street
        default: self = .everything
        }
    }
}
