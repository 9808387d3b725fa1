public import MapGeometry
public import MapSearch

/// A record of an object, which a builder adds to an index.
///
/// ```swift
/// var home = IndexRecord(uri: "contacts:42", kind: .house, name: "Ada at home", coordinate: Coordinate(latitude: 47.14, longitude: 9.52))
/// home.alternateNames = ["Ada Lovelace"]
/// ```
///
/// Records refer to each other by URI: the ``parent`` of a town is its region, and that of the region its country.
/// Records can be added in any order.
public struct IndexRecord: Sendable {
    /// The stable identifier of the object, such as `osm:n123`; unique in the index.
    public var uri: String
    /// The kind of object.
    public var kind: ObjectKind
    /// The name to show; an object without a name is not found by text.
    public var name: String
    /// Names in other languages by BCP 47 tag, such as `de` or `zh-Hant`: shown to users of that language, and
    /// searchable for everyone.
    public var localizedNames: [String: String]
    /// Names that are searchable but never shown: former, short, colloquial and foreign ones.
    public var alternateNames: [String]
    /// Codes that people type, such as `LHR` or `NY`: matched only completely and exactly, never with typos.
    public var codes: [String]
    /// The position of a pin or label, in degrees; latitude −90…90, longitude −180…180.
    public var coordinate: Coordinate
    /// The bounding box of the object, or `nil` for a point.
    public var boundingBox: CoordinateBounds?
    /// The outline, which may cross 180°; points inside it are in the object.
    ///
    /// Empty for a point.
    public var boundary: [Polygon]
    /// The course of a street or river, in one or more pieces; empty for other objects.
    public var lines: [Polyline]
    /// The houses of a street, or of a settlement whose houses do not belong to a street.
    public var houses: [House]
    /// The house number ranges of which only the ends are known, with the line along which the houses are.
    public var houseRanges: [HouseRange]
    /// The house number of the object, on the street that is its ``parent``; `nil` if unknown.
    public var houseNumber: String?
    /// The entrances of the building or site; empty if unknown.
    public var entrances: [Entrance]
    /// The postal code, or `nil` if it is unknown or there are several.
    public var postcode: String?
    /// Towns and other areas that addresses of the object name, such as its county, other than those that contain it: searchable but
    /// not shown.
    public var postTowns: [String]
    /// Information about an organization or point of interest; its address is derived, and its name is that of the
    /// record.
    public var business: BusinessMetadata?
    /// The number of inhabitants, or `nil` if unknown.
    public var population: Int?
    /// The level at which the object is a seat of government.
    public var capital: Capital?
    /// The importance of the object, 0…1, or `nil` to derive it from kind, population and seat of government.
    public var importance: Double?
    /// The URI of the object that contains this one, or `nil`.
    public var parent: String?
    /// The ISO 3166-1 alpha-2 code of the country, or `nil` to use the parent's.
    public var countryCode: String?
    /// The IANA time zone, such as `Europe/Zurich`, or `nil` to use the most common one among the children of the same
    /// parent.
    public var timeZone: String?
    /// The kind of water, for an object of kind `water`: `ocean`, `sea`, `gulf`, `strait`, `bay`, `lake` …, or `nil`.
    public var water: String?

    /// The coarsest zoom at which reverse geocoding returns the object, 1…22, or `nil` for the default of its kind: 3
    /// countries, 5 regions, 8 counties, 10 settlements, 13 their parts, 16 streets, 18 all others.
    public var minimumZoom: Int?

    /// The level at which a settlement is a seat of government.
    public enum Capital: String, Hashable, Sendable {
        /// A country.
        case country
        /// A first-level region of a country.
        case region
    }

    /// Creates a record; all other values are empty and can be set afterwards.
    ///
    /// - Parameters:
    ///   - uri: The stable identifier.
    ///   - kind: The kind of object.
    ///   - name: The name to show.
    ///   - coordinate: The position of a pin, in degrees.
    public init(uri: String, kind: ObjectKind, name: String, coordinate: Coordinate) {
        self.uri = uri
        self.kind = kind
        self.name = name
        self.coordinate = coordinate
        localizedNames = [:]
        alternateNames = []
        codes = []
        boundary = []
        lines = []
        houses = []
        houseRanges = []
        entrances = []
        postTowns = []
    }
}
