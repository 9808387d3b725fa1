/// The name of a request option, used to report how it was handled.
///
/// The set is open, so that a backend can add its own options.
public struct SearchOption: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The stable name.
    public let rawValue: String

    /// Creates an option from its stable name.
    ///
    /// - Parameter rawValue: The stable name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// ``SearchOptions/searchTypes``.
    public static let searchTypes = SearchOption(rawValue: "searchTypes")
    /// Pages after the first, ``SearchRequest/Page``.
    public static let paging = SearchOption(rawValue: "paging")
    /// ``SearchOptions/userPosition``.
    public static let userPosition = SearchOption(rawValue: "userPosition")
    /// ``SearchOptions/includesGeometry``.
    public static let geometry = SearchOption(rawValue: "geometry")
    /// ``SearchOptions/disablesSpellingCorrection``.
    public static let spellingCorrection = SearchOption(rawValue: "spellingCorrection")
    /// ``SearchOptions/languages``.
    public static let languages = SearchOption(rawValue: "languages")
    /// ``SearchOptions/sort``.
    public static let sort = SearchOption(rawValue: "sort")
    /// ``SearchOptions/corridor``.
    public static let corridor = SearchOption(rawValue: "corridor")
    /// ``SearchOptions/filters``.
    public static let filters = SearchOption(rawValue: "filters")
    /// ``SearchOptions/includesFacets``.
    public static let facets = SearchOption(rawValue: "facets")
    /// ``SearchOptions/includesHierarchy``.
    public static let hierarchy = SearchOption(rawValue: "hierarchy")
    /// ``SearchOptions/radius``.
    public static let radius = SearchOption(rawValue: "radius")
    /// ``SearchOptions/origin``.
    public static let origin = SearchOption(rawValue: "origin")
    /// ``SearchArea/Strictness/required``.
    public static let requiredArea = SearchOption(rawValue: "requiredArea")
    /// The zoom of a reverse search.
    public static let zoom = SearchOption(rawValue: "zoom")
    /// The fields of a ``PostalAddress``.
    public static let postalAddress = SearchOption(rawValue: "postalAddress")
    /// Several identifiers in one request.
    public static let identifiers = SearchOption(rawValue: "identifiers")
    /// Suggestions for a partly typed text.
    public static let suggestions = SearchOption(rawValue: "suggestions")

    /// The stable name.
    public var description: String { rawValue }
}
