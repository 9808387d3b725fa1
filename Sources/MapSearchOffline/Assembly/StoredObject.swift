package import MapGeometry
package import MapSearch

/// All data of one object in an index, in the form that a builder accepts.
///
/// Names that are searchable but never shown are folded: an index keeps their words and not their spelling.
package struct StoredObject: Sendable {
    package var uri: String
    package var kind: ObjectKind
    package var name: String
    package var coordinate: Coordinate
    /// Names by BCP 47 tag.
    package var localizedNames: [String: String] = [:]
    package var alternateNames: [String] = []
    package var codes: [String] = []
    /// Names of other towns and areas in its addresses.
    package var postTowns: [String] = []
    package var boundingBox: CoordinateBounds?
    package var polygons: [Polygon] = []
    package var lines: [Polyline] = []
    package var population: Int?
    /// 0…1.
    package var importance = 0.0
    package var minimumZoom: Int?
    /// The URI of its parent.
    package var parent: String?
    package var countryCode: String?
    package var timeZone: String?
    package var water: String?
    package var postcode: String?
    package var houseNumber: String?
    /// The business metadata; categories without a name are named by the taxonomy.
    package var business: BusinessMetadata?
    package var entrances: [Entrance] = []
    package var houses: [House] = []
    package var houseRanges: [HouseRange] = []

    /// A house of a street.
    package struct House: Sendable {
        package var number: String
        package var coordinate: Coordinate
        package var postcode: String?
        package var outline: [Polygon]
        package var entrances: [Entrance]
    }

    /// A range of house numbers along a line.
    package struct HouseRange: Sendable {
        package var first: Int
        package var last: Int
        package var step: Int
        package var line: Polyline
    }
}
