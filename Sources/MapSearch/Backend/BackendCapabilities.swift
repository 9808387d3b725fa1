/// The features that a backend implements itself, without emulation by this library.
///
/// If a backend declares a capability that it lacks, results are wrong: they may be outside a required area, or the
/// same page may repeat. If it leaves out one that it has, the library only does extra work: it requests more than
/// needed and does the rest. When in doubt, declare nothing.
public struct BackendCapabilities: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The members as bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Supports ``SearchRequest/Page/offset`` and reports correctly whether there is a next page.
    ///
    /// Without it, the library requests all results at once and cuts pages itself.
    public static let paging = BackendCapabilities(rawValue: 1 << 0)
    /// Sorts by distance from a point or a line on request.
    public static let sort = BackendCapabilities(rawValue: 1 << 1)
    /// Fills in ``DistanceMetadata`` if the user's position is given.
    public static let distances = BackendCapabilities(rawValue: 1 << 2)
    /// Excludes results outside a required area, for every shape that has an interior.
    public static let requiredArea = BackendCapabilities(rawValue: 1 << 3)
    /// Excludes results that do not match ``SearchOptions/searchTypes``.
    public static let searchTypes = BackendCapabilities(rawValue: 1 << 4)
    /// Accepts the fields of a ``PostalAddress``; without it, the library sends the address as text.
    public static let postalAddress = BackendCapabilities(rawValue: 1 << 5)
    /// Answers in the requested languages.
    public static let languages = BackendCapabilities(rawValue: 1 << 6)
    /// Returns the geometry of objects on request.
    public static let geometry = BackendCapabilities(rawValue: 1 << 7)
    /// Turns off typo correction on request, or never corrects typos.
    public static let spellingCorrection = BackendCapabilities(rawValue: 1 << 8)
    /// Excludes objects that are too small for the zoom of a reverse search.
    public static let zoom = BackendCapabilities(rawValue: 1 << 9)
    /// Forwards ``SearchOptions/origin`` to its service.
    public static let origin = BackendCapabilities(rawValue: 1 << 10)
    /// Accepts several identifiers in one request.
    public static let identifiers = BackendCapabilities(rawValue: 1 << 12)
    /// Supports a ``Corridor``: restricts results to it, sorts by position along it, and fills in ``CorridorMetadata``.
    public static let corridor = BackendCapabilities(rawValue: 1 << 13)
    /// Applies ``SearchOptions/filters``, and returns ``BusinessResultMetadata/facets`` on request.
    public static let filters = BackendCapabilities(rawValue: 1 << 14)
    /// Completes partial text itself, in ``SearchBackend/suggestions(for:)``.
    public static let suggestions = BackendCapabilities(rawValue: 1 << 15)
    /// Sends early answers in ``SearchBackend/response(to:preview:)``; without it, that method is not called for them.
    public static let previews = BackendCapabilities(rawValue: 1 << 16)
    /// Supports ``SearchOptions/includesHierarchy`` in a reverse search.
    public static let hierarchy = BackendCapabilities(rawValue: 1 << 17)
    /// Answers without waiting for the network, another task, or a lock that is held for long.
    ///
    /// A session calls such a backend on the thread that waits for the answer, which is faster than waking another
    /// thread. For a caller on the main actor, and for a completion handler, it still uses another thread.
    public static let immediate = BackendCapabilities(rawValue: 1 << 18)
    /// Lists everything within ``SearchOptions/radius`` of a reverse search.
    public static let radius = BackendCapabilities(rawValue: 1 << 19)
    /// Never touches the network.
    public static let offline = BackendCapabilities(rawValue: 1 << 11)
}

extension BackendCapabilities: CustomStringConvertible {
    private static let names: OptionNames<Self> = [
        (.paging, "paging"), (.sort, "sort"), (.distances, "distances"), (.requiredArea, "requiredArea"),
        (.searchTypes, "searchTypes"), (.postalAddress, "postalAddress"), (.languages, "languages"),
        (.geometry, "geometry"), (.spellingCorrection, "spellingCorrection"), (.zoom, "zoom"), (.origin, "origin"),
        (.offline, "offline"), (.identifiers, "identifiers"), (.corridor, "corridor"), (.filters, "filters"),
        (.suggestions, "suggestions"), (.previews, "previews"), (.hierarchy, "hierarchy"),
        (.immediate, "immediate"), (.radius, "radius"),
    ]

    /// The names of the members, such as `[paging, sort]`.
    public var description: String { Self.names.description(of: self) }
}
