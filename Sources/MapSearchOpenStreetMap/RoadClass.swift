/// A sort of road or way, by the value of `highway`.
package enum RoadClass: String, Sendable {
    case motorway, trunk, primary
    case secondary, tertiary, pedestrian
    case residential, unclassified, livingStreet = "living_street", road, construction
    case track
    case path, footway, steps, cycleway, bridleway, service, corridor, viaFerrata = "via_ferrata", busway, raceway
    case motorwayLink = "motorway_link", trunkLink = "trunk_link", primaryLink = "primary_link"
    case secondaryLink = "secondary_link", tertiaryLink = "tertiary_link"

    /// What a road is among roads.
    package enum Rank: Sendable {
        /// It joins towns.
        case major
        /// It joins parts of a town, or is where people walk in it.
        case connecting
        /// It is a street like most.
        case local
        /// It leads through fields and woods.
        case track
        /// It is part of another road, or for some who use it alone; Nominatim ranks it below streets.
        case minor
    }

    /// What the road is among roads.
    package var rank: Rank {
        switch self {
        case .motorway, .trunk, .primary: .major
        case .secondary, .tertiary, .pedestrian: .connecting
        case .residential, .unclassified, .livingStreet, .road, .construction: .local
        case .track: .track
        default: .minor
        }
    }
}
