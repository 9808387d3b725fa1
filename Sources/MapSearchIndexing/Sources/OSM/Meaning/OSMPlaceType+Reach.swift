import MapSearchOpenStreetMap

extension OSMPlaceType {
    /// How far such a place reaches in metres where no boundary says it.
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

    /// From how far away in metres an address may name such a place: the land of a village is larger than the village.
    var addressReach: Double { min(max(reach * 5, 5_000), 20_000) }

    /// From which zoom on reverse geocoding names such a place.
    ///
    /// As Nominatim has it: https://nominatim.org/release-docs/latest/api/Reverse/#result-restriction
    var zoom: Int {
        switch self {
        case .city: 10
        case .town, .municipality, .borough: 12
        case .village, .suburb: 13
        case .hamlet, .quarter, .neighbourhood: 14
        case .farm, .isolatedDwelling, .allotments, .cityBlock: 15
        }
    }

    /// How many people usually live there, where nothing says it.
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

/// What an administrative level means on the map.
enum OSMAdministration {
    /// How far in metres an area of a level reaches from its seat, where its boundary does not show it.
    static func reach(level: Int) -> Double {
        switch level {
        case ...2: 1_000_000
        case 3, 4: 300_000
        case 5, 6: 80_000
        case 7, 8: 25_000
        default: 8_000
        }
    }

    /// From which zoom on reverse geocoding names an area of a level.
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
