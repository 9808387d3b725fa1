/// The kind of an object on the map.
///
/// The set is open: a backend may use its own raw values, and clients should treat unknown ones like ``other``.
///
/// ```swift
/// let cities = response.objects.filter { $0.kind == .locality }
/// ```
public struct ObjectKind: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The stable name, as used in JSON.
    public let rawValue: String

    /// Creates a kind from its stable name.
    ///
    /// - Parameter rawValue: Any name; unknown names are kept.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A sovereign country.
    public static let country = ObjectKind(rawValue: "country")
    /// A state, province or other first-order division of a country.
    public static let region = ObjectKind(rawValue: "region")
    /// A county or other second-order division.
    public static let county = ObjectKind(rawValue: "county")
    /// A city, town, village or hamlet.
    public static let locality = ObjectKind(rawValue: "locality")
    /// A part of a locality: borough, suburb, quarter.
    public static let district = ObjectKind(rawValue: "district")
    /// A street or square.
    public static let street = ObjectKind(rawValue: "street")
    /// A place where two streets meet.
    public static let intersection = ObjectKind(rawValue: "intersection")
    /// A house, identified by its number.
    public static let house = ObjectKind(rawValue: "house")
    /// The area or centre of a postal code.
    public static let postcode = ObjectKind(rawValue: "postcode")
    /// An airport.
    public static let airport = ObjectKind(rawValue: "airport")
    /// A railway, metro or bus station, or a stop.
    public static let station = ObjectKind(rawValue: "station")
    /// A body of water: sea, lake, river.
    public static let water = ObjectKind(rawValue: "water")
    /// A named area that is not administrative: park, forest, island, mountain range.
    public static let area = ObjectKind(rawValue: "area")
    /// A coastline, for drawing maps: a line without a name that has the land on its left and the sea on its right.
    public static let coastline = ObjectKind(rawValue: "coastline")
    /// An organization or point of interest.
    public static let business = ObjectKind(rawValue: "business")
    /// Anything else that has a name.
    public static let other = ObjectKind(rawValue: "other")

    /// The stable name.
    public var description: String { rawValue }
}
