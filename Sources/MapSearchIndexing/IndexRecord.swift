public import MapGeometry
public import MapSearch

/// One object to be found: what a builder puts into an index.
///
/// ```swift
/// var home = IndexRecord(uri: "contacts:42", kind: .house, name: "Ada at home", coordinate: Coordinate(latitude: 47.14, longitude: 9.52))
/// home.alternateNames = ["Ada Lovelace"]
/// ```
///
/// Records refer to one another by URI: the ``parent`` of a town is its region, that of the region its country. The order
/// in which they are added does not matter.
public struct IndexRecord: Sendable {
    /// The stable identifier under which the object can be found again, such as `osm:n123`; unique in the index.
    public var uri: String
    /// What sort of thing the object is.
    public var kind: ObjectKind
    /// The name to show; an object without one is found by no text.
    public var name: String
    /// Names in other languages by BCP 47 tag, such as `de` or `zh-Hant`: shown to those who ask for the language, and
    /// searched by all.
    public var localizedNames: [String: String]
    /// Names that are searched and never shown: former, short, popular and foreign ones.
    public var alternateNames: [String]
    /// Codes that people type, such as `LHR` or `NY`: met whole and exact, never as a misspelling.
    public var codes: [String]
    /// Where a pin or a label goes, in degrees; latitude −90…90, longitude −180…180.
    public var coordinate: Coordinate
    /// The box around the object, or `nil` for a point.
    public var boundingBox: CoordinateBounds?
    /// The outline, in which the object contains points, across 180° too; empty for a point.
    public var boundary: [Polygon]
    /// The course of a street or river, in as many pieces as it has; empty for what is no line.
    public var lines: [Polyline]
    /// The houses of a street, or of a settlement whose houses belong to no street.
    public var houses: [House]
    /// The runs of house numbers of which only the ends are known, with the line along which the houses stand.
    public var houseRanges: [HouseRange]
    /// The house number of an object that stands at one, on the street that is its ``parent``; `nil` when unknown.
    public var houseNumber: String?
    /// The ways into the building or onto the ground that the object is; empty when unknown.
    public var entrances: [Entrance]
    /// The postal code of the object, or `nil` when unknown or when it has several.
    public var postcode: String?
    /// The names of towns that its addresses give, besides those of what it belongs to: found by these, too, and not shown.
    public var postTowns: [String]
    /// What is known of an organisation or point of interest; its address is worked out, and its name is the record's.
    public var business: BusinessMetadata?
    /// The number of people who live there, or `nil` when unknown.
    public var population: Int?
    /// Of what the object is the seat of government.
    public var capital: Capital?
    /// How well known the object is, 0…1, or `nil` to derive it from kind, population and seat.
    public var importance: Double?
    /// The URI of the object that this one belongs to, or `nil`.
    public var parent: String?
    /// The ISO 3166-1 alpha-2 code of the country, or `nil` to take the parent's.
    public var countryCode: String?
    /// The IANA name of the time zone, such as `Europe/Zurich`, or `nil` to take the one that most of what belongs to the
    /// same parent has.
    public var timeZone: String?
    /// What sort of water an object of kind `hydro` is: `ocean`, `sea`, `gulf`, `strait`, `bay`, `lake` …, or `nil`.
    public var water: String?

    /// The coarsest zoom at which reverse geocoding tells the object, 1…22, or `nil` for that of its kind: 3 countries,
    /// 5 regions, 8 counties, 10 settlements, 13 their parts, 16 streets, 18 all others.
    public var minimumZoom: Int?

    /// Of what a settlement is the seat of government.
    public enum Capital: String, Hashable, Sendable {
        /// A country.
        case country
        /// A first-level region of a country.
        case region
    }

    /// Creates a record; everything but these four is empty and can be set afterwards.
    ///
    /// - Parameters:
    ///   - uri: The stable identifier.
    ///   - kind: What sort of thing the object is.
    ///   - name: The name to show.
    ///   - coordinate: Where a pin goes, in degrees.
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
