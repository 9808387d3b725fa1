/// What a backend does by itself, without the help of this library.
///
/// A capability that is claimed but not there makes answers wrong: results outside of a required area, the same
/// page again and again. One that is there but not claimed costs work: this library asks for more than it needs
/// and does the rest. In doubt, claim nothing.
public struct BackendCapabilities: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The members as bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Honours ``SearchRequest/Page/offset`` and says truly whether there is a next page.
    ///
    /// Without it the library asks for everything at once and cuts pages itself.
    public static let paging = BackendCapabilities(rawValue: 1 << 0)
    /// Sorts by distance from a point or a line when asked to.
    public static let sort = BackendCapabilities(rawValue: 1 << 1)
    /// Fills ``DistanceMetadata`` when it knows where the user is.
    public static let distances = BackendCapabilities(rawValue: 1 << 2)
    /// Leaves out what lies outside of a required area, of every shape that has an inside.
    public static let requiredArea = BackendCapabilities(rawValue: 1 << 3)
    /// Leaves out what is not of the ``SearchOptions/searchTypes``.
    public static let searchTypes = BackendCapabilities(rawValue: 1 << 4)
    /// Understands the fields of a ``PostalAddress``; otherwise it is asked for their text.
    public static let postalAddress = BackendCapabilities(rawValue: 1 << 5)
    /// Answers in the languages asked for.
    public static let languages = BackendCapabilities(rawValue: 1 << 6)
    /// Gives the shapes of objects when asked to.
    public static let geometry = BackendCapabilities(rawValue: 1 << 7)
    /// Matches a text without typo correction when told to, or always.
    public static let spellingCorrection = BackendCapabilities(rawValue: 1 << 8)
    /// Leaves out what is too small to be seen at the zoom of a reverse search.
    public static let zoom = BackendCapabilities(rawValue: 1 << 9)
    /// Sends ``SearchOptions/origin`` along.
    public static let origin = BackendCapabilities(rawValue: 1 << 10)
    /// Takes several identifiers in one request.
    public static let identifiers = BackendCapabilities(rawValue: 1 << 12)
    /// Keeps to a ``Corridor``, sorts by position along it and fills ``CorridorMetadata``.
    public static let corridor = BackendCapabilities(rawValue: 1 << 13)
    /// Keeps to the ``SearchOptions/filters``, and gives ``BusinessResultMetadata/facets`` when asked to.
    public static let filters = BackendCapabilities(rawValue: 1 << 14)
    /// Completes unfinished text by means of its own, in ``SearchBackend/suggestions(for:)``.
    public static let suggestions = BackendCapabilities(rawValue: 1 << 15)
    /// Gives early answers in ``SearchBackend/response(to:preview:)``; without it, that is not asked for any.
    public static let previews = BackendCapabilities(rawValue: 1 << 16)
    /// Answers a reverse search with ``SearchOptions/includesHierarchy`` when asked to.
    public static let hierarchy = BackendCapabilities(rawValue: 1 << 17)
    /// Answers without waiting for anything: no network, no other task, no lock that is held for long.
    ///
    /// A session asks such a backend on the thread of whoever waits for the answer, which is faster than to wake another
    /// thread for it; on the main actor, and for a handler, it asks on another one as always.
    public static let immediate = BackendCapabilities(rawValue: 1 << 18)
    /// Lists what is within the ``SearchOptions/radius`` of a reverse search.
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

    /// The names of the members, as in `[paging, sort]`.
    public var description: String { Self.names.description(of: self) }
}
