/// A class of road or way, by the value of `highway`.
package enum RoadClass: String, Sendable {
    case motorway, trunk, primary
    case secondary, tertiary, pedestrian
    case residential, unclassified, livingStreet = "living_street", road, construction
    case track
    case path, footway, steps, cycleway, bridleway, service, corridor, viaFerrata = "via_ferrata", busway, raceway
    case motorwayLink = "motorway_link", trunkLink = "trunk_link", primaryLink = "primary_link"
    case secondaryLink = "secondary_link", tertiaryLink = "tertiary_link"

    /// The class of a road.
    package enum Rank: Sendable {
        /// A road between towns.
        case major
        /// A road between parts of a town, or a pedestrian street.
        case connecting
        /// An ordinary street.
        case local
        /// A track or path.
        case track
        /// Part of another road, or for certain users only; Nominatim ranks it below streets.
        case minor
    }

    /// The class of the road.
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
