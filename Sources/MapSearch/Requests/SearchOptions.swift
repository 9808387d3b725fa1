public import MapGeometry
public import MapSearchOpeningHours

/// How to search, beyond what for and where: all of it optional.
///
/// ```swift
/// var options = SearchOptions()
/// options.searchTypes = .biz
/// options.languages = ["de", "en"]
/// options.sort = .distance(from: here)
/// let session = manager.submit(text: "pharmacy", in: .bounds(visible), options: options)
/// ```
///
/// What a backend cannot do itself is done by this library where it can be; what remains is named in
/// ``SearchMetadata/ignoredOptions``.
public struct SearchOptions: Hashable, Sendable, Codable {
    /// What to look for; everything by default.
    ///
    /// An empty set is refused as ``SearchError/Code/badRequest``.
    public var searchTypes: SearchTypes
    /// How many results a page has, 10 by default; the nearest value in 1…1000 is used.
    public var resultPageSize: Int
    /// Where the user is, in degrees, or `nil` when unknown: fills ``DistanceMetadata``, and orders nothing.
    public var userPosition: Coordinate?
    /// Whether objects come with their shape in ``GeoObject/geometry``; off by default.
    public var includesGeometry: Bool
    /// Whether the text is matched without typo correction; off by default.
    public var disablesSpellingCorrection: Bool
    /// The languages to answer in as BCP 47 tags, best first; empty to leave it to the backend.
    public var languages: [String]
    /// The order of results, or `nil` for the natural one: by distance from the line where the request has one, as its
    /// corridor or its area, and by rank otherwise.
    public var sort: SearchSort?
    /// The route along which to search: what lies outside of the corridor is left out; `nil` for none.
    public var corridor: Corridor? {
        get { corridors.first }
        set { corridors = newValue.map { [$0] } ?? [] }
    }
    // A list of one at most: a corridor is large and rare, and requests are handed on by value.
    private var corridors: [Corridor]
    /// What the clocks show where is searched; `nil`, the default, for now, in the time zone of each organisation.
    ///
    /// It is the time of ``SearchFilter/opening``, and the "now" of texts such as "bakery open now".
    ///
    /// The zone is the one of the organisation's ``ToponymMetadata/timeZoneIdentifier``, as
    /// ``/MapSearchOpeningHours/CivilTimeZone/init(identifier:)`` knows it; where either is missing, nobody knows whether the
    /// organisation is open, unless it always is.
    ///
    /// Public holidays count by the country of each organisation; times of the sun are taken as
    /// ``/MapSearchOpeningHours/OpeningHours`` takes them where it does not know the position.
    public var localTime: CivilTime?
    /// What organisations must have or be; none by default.
    public var filters: FilterCollection
    /// Whether the response says which filters would apply, in ``BusinessResultMetadata/facets``; off by default, and
    /// always on where there are ``filters``.
    ///
    /// Counting looks at the first 1000 results instead of a page of them.
    public var includesFacets: Bool
    /// Whether a reverse search answers with all that a coordinate lies in, from the house to the country, each with its
    /// distance, and not with the finest thing alone; off by default.
    public var includesHierarchy: Bool
    /// The distance in metres, up to 50,000, within which a reverse search lists everything, the nearest first; `nil`, the
    /// default, for what is at the coordinate.
    ///
    /// The list has houses, streets and organisations as far as ``searchTypes`` and the zoom allow, at the zooms of settlements
    /// those, and at most 1000 results; where nothing is within the radius, the answer is the one without a radius.
    public var radius: Double?
    /// A name for the part of the app that asks, for a service that counts requests; `nil` by default.
    public var origin: String?

    /// Creates options; every one may be left out.
    ///
    /// - Parameters:
    ///   - searchTypes: What to look for.
    ///   - resultPageSize: How many results a page has.
    ///   - userPosition: Where the user is.
    ///   - includesGeometry: Whether objects come with their shape.
    ///   - disablesSpellingCorrection: Whether typo correction is turned off.
    ///   - languages: The languages to answer in.
    ///   - sort: The order of results; `nil` for the natural one.
    ///   - corridor: The route along which to search.
    ///   - localTime: What the clocks show where is searched; `nil` for now.
    ///   - filters: What organisations must have or be.
    ///   - includesFacets: Whether the response says which filters would apply.
    ///   - includesHierarchy: Whether a reverse search answers with all that a coordinate lies in.
    ///   - radius: The distance in metres within which a reverse search lists everything.
    ///   - origin: A name for the part of the app that asks.
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
    /// The clock that organisations are open or closed by; nil when the hour does not matter.
    package func openingClock(isCounting: Bool, demands: [SearchFilter] = []) -> OpeningClock? {
        let matters =
            isCounting || filters[SearchFilter.opening] != nil || demands.contains { $0.id == SearchFilter.opening }
        return matters ? OpeningClock(localTime) : nil
    }
}
