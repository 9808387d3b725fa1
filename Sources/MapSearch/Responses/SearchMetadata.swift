public import MapGeometry

/// What is known about a search as a whole.
public struct SearchMetadata: Hashable, Sendable, Codable {
    /// How results are meant to be shown.
    public enum DisplayType: String, Hashable, Sendable, Codable {
        /// Each result stands for itself, as for a name or an address: no need to search again when the map moves.
        case single
        /// The results are a group, as for a category: search again when the map moves.
        case multiple
    }

    /// The order of the results, and what distances were measured from.
    public enum Sort: String, Hashable, Sendable, Codable {
        /// By how well they fit.
        case rank
        /// By distance from the user.
        case distanceFromUser
        /// By distance from a place in the text, as in "café near Central Park"; distances are those from the user, if that
        /// position is known.
        case distanceFromQuery
        /// By distance from the origin or the line that the request set.
        case distanceFromRequest
        /// By position along the line that the request set.
        case positionAlongLine
    }

    /// The number of results on all pages, exact when small and an estimate when large.
    public var found: Int
    /// How the results are meant to be shown.
    public var displayType = DisplayType.single
    /// The smallest box around the results of the page, or `nil` when there are none.
    public var boundingBox: CoordinateBounds?
    /// The order of the results, or `nil` when the backend does not say.
    public var sort: Sort?
    /// The place that a part of the text was understood as, such as Berlin in "café in Berlin", or the address of the
    /// coordinate of a reverse search; `nil` when there is none.
    public var toponym: GeoObject? {
        get { toponyms.first }
        set { toponyms = newValue.map { [$0] } ?? [] }
    }
    // A list of one at most: an object is large and rare here, and responses are handed on by value.
    private var toponyms: [GeoObject] = []
    /// What is known about the places among the results, or `nil`.
    public var toponymResultMetadata: ToponymResultMetadata?
    /// What is known about the organisations among the results, or `nil`.
    public var businessResultMetadata: BusinessResultMetadata?
    /// The text that was asked for, or `nil` when no text was.
    public var requestText: String?
    /// The text that was searched for after typing errors were corrected, or `nil` when nothing was.
    public var correctedRequestText: String?
    /// The box in which was searched, or `nil` for everywhere.
    public var requestBoundingBox: CoordinateBounds?
    /// The names of the backends that should have had a part in the answer but failed or did not answer in time; empty
    /// when all did their part.
    public var missingBackends: [String] = []
    /// What the request asked for in vain.
    public var ignoredOptions: Set<SearchOption> = []
    /// What to tell the user about the answer, such as why it is empty; empty for most answers.
    public var notices: [SearchNotice] = []
    /// What this library did in place of the backend.
    ///
    /// Filtering, sorting and the cutting of pages reach the first 1000 results that the backend gives.
    public var emulatedOptions: Set<SearchOption> = []

    /// Creates metadata; all but the number may be left out.
    ///
    /// - Parameters:
    ///   - found: The number of results on all pages.
    ///   - displayType: How the results are meant to be shown.
    ///   - boundingBox: The smallest box around the results.
    ///   - sort: The order of the results.
    ///   - toponym: The place that a part of the text was understood as.
    ///   - toponymResultMetadata: What is known about the places among the results.
    ///   - businessResultMetadata: What is known about the organisations among the results.
    ///   - requestText: The text that was asked for.
    ///   - correctedRequestText: The text after typing errors were corrected.
    ///   - requestBoundingBox: The box in which was searched.
    ///   - missingBackends: The backends that should have had a part in the answer and had none.
    ///   - ignoredOptions: What the request asked for in vain.
    ///   - emulatedOptions: What was done in place of the backend.
    ///   - notices: What to tell the user about the answer.
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

    /// Creates what is known of a response that is yet to be filled, without a look at what there is none of.
    package init() {
        found = 0
    }
}
