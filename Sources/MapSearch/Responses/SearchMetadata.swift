public import MapGeometry

/// Information about a search as a whole.
public struct SearchMetadata: Hashable, Sendable, Codable {
    /// The way in which results should be displayed.
    public enum DisplayType: String, Hashable, Sendable, Codable {
        /// Individual results, as for a name or an address: no need to search again when the map moves.
        case single
        /// A group of results, as for a category: search again when the map moves.
        case multiple
    }

    /// The order of the results, and the origin of distances.
    public enum Sort: String, Hashable, Sendable, Codable {
        /// By relevance.
        case rank
        /// By distance from the user.
        case distanceFromUser
        /// By distance from a place in the text, as in "café near Central Park"; distances are measured from the user
        /// if that position is known.
        case distanceFromQuery
        /// By distance from the origin or the line in the request.
        case distanceFromRequest
        /// By position along the line in the request.
        case positionAlongLine
    }

    /// The number of results on all pages; exact if small, estimated if large.
    public var found: Int
    /// The way in which results should be displayed.
    public var displayType = DisplayType.single
    /// The smallest box around the results of the page, or `nil` if there are none.
    public var boundingBox: CoordinateBounds?
    /// The order of the results, or `nil` if the backend does not say.
    public var sort: Sort?
    /// The place that part of the text names, such as Berlin in "café in Berlin", or the address of the coordinate of a
    /// reverse search; `nil` if there is none.
    public var toponym: GeoObject? {
        get { toponyms.first }
        set { toponyms = newValue.map { [$0] } ?? [] }
    }
    // A list with at most one element, because an object is large and rare here, and responses are passed by value.
    private var toponyms: [GeoObject] = []
    /// Information about the places in the results, or `nil`.
    public var toponymResultMetadata: ToponymResultMetadata?
    /// Information about the organizations in the results, or `nil`.
    public var businessResultMetadata: BusinessResultMetadata?
    /// The text of the request, or `nil` if it has no text.
    public var requestText: String?
    /// The text after correcting typos, or `nil` if nothing was corrected.
    public var correctedRequestText: String?
    /// The box that was searched, or `nil` for everywhere.
    public var requestBoundingBox: CoordinateBounds?
    /// The names of the backends that should have contributed but failed or did not answer in time; empty if all
    /// contributed.
    public var missingBackends: [String] = []
    /// The requested options that were ignored.
    public var ignoredOptions: Set<SearchOption> = []
    /// Notices for the user about the response, such as why it is empty; usually empty.
    public var notices: [SearchNotice] = []
    /// The options that the library emulated for the backend.
    ///
    /// Filtering, sorting and paging consider only the first 1000 results that the backend returns.
    public var emulatedOptions: Set<SearchOption> = []

    /// Creates metadata; all parameters except the number of results are optional.
    ///
    /// - Parameters:
    ///   - found: The number of results on all pages.
    ///   - displayType: The way in which results should be displayed.
    ///   - boundingBox: The smallest box around the results.
    ///   - sort: The order of the results.
    ///   - toponym: The place that part of the text names.
    ///   - toponymResultMetadata: Information about the places in the results.
    ///   - businessResultMetadata: Information about the organizations in the results.
    ///   - requestText: The text of the request.
    ///   - correctedRequestText: The text after correcting typos.
    ///   - requestBoundingBox: The box that was searched.
    ///   - missingBackends: The backends that should have contributed but did not.
    ///   - ignoredOptions: The requested options that were ignored.
    ///   - emulatedOptions: The options that were emulated for the backend.
    ///   - notices: Notices for the user about the response.
    public init(
        found: Int,
        displayType: DisplayType = .single,
        boundingBox: CoordinateBounds? = nil,
        sort: Sort? = nil,
        toponym: GeoObject? = nil,
        toponymResultMetadata: ToponymResultMetadata? = nil,
        businessResultMetadata: BusinessResultMetadata? = nil,
        requestText: String? = nil,
        correctedRequestText: String? = nil,
        requestBoundingBox: CoordinateBounds? = nil,
        missingBackends: [String] = [],
        ignoredOptions: Set<SearchOption> = [],
        emulatedOptions: Set<SearchOption> = [],
        notices: [SearchNotice] = []
    ) {
        self.found = found
        self.displayType = displayType
        self.boundingBox = boundingBox
        self.sort = sort
        toponyms = toponym.map { [$0] } ?? []
        self.toponymResultMetadata = toponymResultMetadata
        self.businessResultMetadata = businessResultMetadata
        self.requestText = requestText
        self.correctedRequestText = correctedRequestText
        self.requestBoundingBox = requestBoundingBox
        self.missingBackends = missingBackends
        self.ignoredOptions = ignoredOptions
        self.emulatedOptions = emulatedOptions
        self.notices = notices
    }
}
