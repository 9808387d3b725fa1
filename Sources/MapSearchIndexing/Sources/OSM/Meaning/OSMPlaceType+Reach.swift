import MapSearchOpenStreetMap

extension OSMPlaceType {
    /// The reach of such a place in metres if it has no boundary.
    var reach: Double {
        switch self {
        case .city: 15_000
        case .town: 4_000
        case .municipality, .borough: 3_000
        case .village, .suburb: 2_000
        case .hamlet, .quarter: 1_000
        case .neighbourhood, .allotments: 600
        case .farm, .isolatedDwelling: 300
        case .cityBlock: 100
        }
    }

    /// The maximum distance in metres of an address that names such a place: the land of a village is larger than the village.
    var addressReach: Double { min(max(reach * 5, 5_000), 20_000) }

    /// The smallest zoom at which reverse geocoding returns such a place.
    ///
    /// The same as in Nominatim: https://nominatim.org/release-docs/latest/api/Reverse/#result-restriction
    var zoom: Int {
        switch self {
        case .city: 10
        case .town, .municipality, .borough: 12
        case .village, .suburb: 13
        case .hamlet, .quarter, .neighbourhood: 14
        case .farm, .isolatedDwelling, .allotments, .cityBlock: 15
        }
    }

    /// The usual number of inhabitants, if it is not tagged.
    var typicalPopulation: Int {
        switch self {
        case .city: 100_000
        case .town: 8_000
        case .municipality, .borough: 4_000
        case .village, .suburb: 800
        case .quarter: 400
        case .hamlet, .neighbourhood: 80
        case .farm, .isolatedDwelling, .allotments, .cityBlock: 5
        }
    }
}

/// The meaning of an administrative level.
enum OSMAdministration {
    /// The reach of an area of a level from its seat in metres, if its boundary is not complete.
    static func reach(level: Int) -> Double {
        switch level {
        case ...2: 1_000_000
        case 3, 4: 300_000
        case 5, 6: 80_000
        case 7, 8: 25_000
        default: 8_000
        }
    }

    /// The smallest zoom at which reverse geocoding returns an area of a level.
    static func zoom(level: Int) -> Int {
        switch level {
        case ...2: 3
        case 3, 4: 5
        case 5, 6: 8
        case 7, 8: 10
        case 9: 12
        case 10: 13
        default: 14
        }
    }
}
