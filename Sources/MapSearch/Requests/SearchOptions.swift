public import MapGeometry
public import MapSearchOpeningHours

/// Optional settings for a search.
///
/// ```swift
/// var options = SearchOptions()
/// options.searchTypes = .organizations
/// options.languages = ["de", "en"]
/// options.sort = .distance(from: here)
/// let session = manager.submit(text: "pharmacy", in: .bounds(visible), options: options)
/// ```
///
/// The library emulates what a backend does not support, as far as possible; the rest is listed in
/// ``SearchMetadata/ignoredOptions``.
public struct SearchOptions: Hashable, Sendable, Codable {
    /// The types of objects to search for; all by default.
    ///
    /// An empty set is rejected with ``SearchError/Code/badRequest``.
    public var searchTypes: SearchTypes
    /// The number of results per page, 10 by default; clamped to 1…1000.
    public var resultPageSize: Int
    /// The position of the user in degrees, or `nil` if unknown; used to fill in ``DistanceMetadata``, not to sort.
    public var userPosition: Coordinate?
    /// Whether objects include their shape in ``GeoObject/geometry``; false by default.
    public var includesGeometry: Bool
    /// Whether typo correction is turned off; false by default.
    public var disablesSpellingCorrection: Bool
    /// The preferred languages as BCP 47 tags, most preferred first; empty to let the backend choose.
    public var languages: [String]
    /// The order of results, or `nil` for the default: by distance from the line if the request has one, as its
    /// corridor or area, otherwise by rank.
    public var sort: SearchSort?
    /// The route to search along, which excludes results outside the corridor; `nil` for none.
    public var corridor: Corridor? {
        get { corridors.first }
        set { corridors = newValue.map { [$0] } ?? [] }
    }
    // A list with at most one element, because a corridor is large and rare, and requests are passed by value.
    private var corridors: [Corridor]
    /// The local time at the searched place; `nil`, the default, for the current time in the time zone of each
    /// organization.
    ///
    /// The time applies to ``SearchFilter/opening``, and to "now" in texts such as "bakery open now".
    ///
    /// The time zone is the organization's ``ToponymMetadata/timeZoneIdentifier``, as interpreted by
    /// ``/MapSearchOpeningHours/CivilTimeZone/init(identifier:)``. If either is missing, the state of the organization
    /// is unknown unless it is always open.
    ///
    /// Public holidays are those of each organization's country. Sunrise and sunset are those that
    /// ``/MapSearchOpeningHours/OpeningHours`` assumes for an unknown position.
    public var localTime: CivilTime?
    /// The conditions that organizations must meet; none by default.
    public var filters: FilterCollection
    /// Whether the response lists the available filters in ``BusinessResultMetadata/facets``; false by default, and
    /// always true if there are ``filters``.
    ///
    /// To count, the search looks at the first 1000 results instead of one page.
    public var includesFacets: Bool
    /// Whether a reverse search returns everything that the coordinate is in, from the house and the street to the
    /// country, each with its distance, instead of only the finest one; false by default.
    public var includesHierarchy: Bool
    /// The radius in metres, up to 50,000, within which a reverse search lists everything, nearest first; `nil`, the
    /// default, to return what is at the coordinate.
    ///
    /// The list has houses, streets and organizations as permitted by ``searchTypes`` and the zoom, or settlements at
    /// their zooms, and at most 1000 results. If nothing is within the radius, the result is the same as without one.
    public var radius: Double?
    /// A name for the part of the app that sends the request, for services that count requests; `nil` by default.
    public var origin: String?

    /// Creates options; every parameter is optional.
    ///
    /// - Parameters:
    ///   - searchTypes: The types of objects to search for.
    ///   - resultPageSize: The number of results per page.
    ///   - userPosition: The position of the user.
    ///   - includesGeometry: Whether objects include their shape.
    ///   - disablesSpellingCorrection: Whether typo correction is turned off.
    ///   - languages: The preferred languages.
    ///   - sort: The order of results; `nil` for the default.
    ///   - corridor: The route to search along.
    ///   - localTime: The local time at the searched place; `nil` for now.
    ///   - filters: The conditions that organizations must meet.
    ///   - includesFacets: Whether the response lists the available filters.
    ///   - includesHierarchy: Whether a reverse search returns everything that the coordinate is in.
    ///   - radius: The radius in metres within which a reverse search lists everything.
    ///   - origin: A name for the part of the app that sends the request.
    public init(
        searchTypes: SearchTypes = .all,
        resultPageSize: Int = 10,
        userPosition: Coordinate? = nil,
        includesGeometry: Bool = false,
        disablesSpellingCorrection: Bool = false,
        languages: [String] = [],
        sort: SearchSort? = nil,
        corridor: Corridor? = nil,
        localTime: CivilTime? = nil,
        filters: FilterCollection = [],
        includesFacets: Bool = false,
        includesHierarchy: Bool = false,
        radius: Double? = nil,
        origin: String? = nil
    ) {
        self.searchTypes = searchTypes
        self.resultPageSize = resultPageSize
        self.userPosition = userPosition
        self.includesGeometry = includesGeometry
        self.disablesSpellingCorrection = disablesSpellingCorrection
        self.languages = languages
        self.sort = sort
        corridors = corridor.map { [$0] } ?? []
        self.localTime = localTime
        self.filters = filters
        self.includesFacets = includesFacets
        self.includesHierarchy = includesHierarchy
        self.radius = radius
        self.origin = origin
    }
}

extension SearchOptions {
    /// The clock that determines opening states; nil if the time does not matter.
    package func openingClock(isCounting: Bool, demands: [SearchFilter] = []) -> OpeningClock? {
        var asked = demands.filter { $0.id == SearchFilter.opening }
        if let filter = filters[SearchFilter.opening] { asked.append(filter) }
        guard isCounting || !asked.isEmpty else { return nil }
        var values: Set<String> = []
        for filter in asked { if case .anyOf(let some) = filter.condition { values.formUnion(some) } }
        return OpeningClock(
            localTime, occasions: OpeningHours.Occasion.allCases.filter { values.contains($0.rawValue) })
    }
}
