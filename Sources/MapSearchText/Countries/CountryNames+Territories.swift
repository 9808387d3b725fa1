// Written by Scripts/build-territories. Do not edit. From Natural Earth (public domain).

/// The territories with a code of their own that addresses also write with the state they belong to.
extension CountryNames {
    /// The codes of the territories of a state: "Gibraltar, UK", "San Juan, Puerto Rico, USA".
    ///
    /// They have a code of ISO 3166-1 beside that of their state.
    ///
    /// - Parameter code: An ISO 3166-1 alpha-2 code in capitals.
    /// - Returns: Such codes; empty if the state has no territories with a code.
    package static func territories(of code: String) -> [String] {
        switch code {
        case "AU": ["CC", "CX", "HM", "NF"]
        case "CN": ["HK", "MO"]
        case "DK": ["FO", "GL"]
        case "FI": ["AX"]
        case "FR": ["BL", "GF", "GP", "MF", "MQ", "NC", "PF", "PM", "RE", "TF", "WF", "YT"]
        case "GB": ["AI", "BM", "FK", "GG", "GI", "GS", "IM", "IO", "JE", "KY", "MS", "PN", "SH", "TC", "VG"]
        case "NL": ["AW", "BQ", "CW", "SX"]
        case "NO": ["BV", "SJ"]
        case "NZ": ["CK", "NU", "TK"]
        case "US": ["AS", "GU", "MP", "PR", "UM", "VI"]
        default: []
        }
    }
}
