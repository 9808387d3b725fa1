public import MapGeometry

/// A line to offer while the user types.
///
/// When the user taps it: for ``Action/search``, search by ``uri`` if there is one and else for ``searchText``;
/// for ``Action/substitute``, put ``displayText`` into the field and suggest again.
public struct Suggestion: Hashable, Sendable, Codable {
    /// What a tap is meant to do.
    public enum Action: String, Hashable, Sendable, Codable {
        /// Search for what the line stands for.
        case search
        /// Put the text of the line into the field and go on typing.
        case substitute
    }

    /// The line.
    public var title: String
    /// A second line that tells it from others: the city and country, the address; or `nil`.
    public var subtitle: String?
    /// The parts of the title that the typed text matched.
    public var titleSpans: [TextSpan]
    /// The parts of the subtitle that the typed text matched.
    public var subtitleSpans: [TextSpan]
    /// What a tap is meant to do.
    public var action: Action
    /// The text to search for when there is no ``uri``.
    public var searchText: String
    /// The text to put into the field.
    public var displayText: String
    /// The identifier of the object that the line stands for, or `nil` when it stands for a search.
    public var uri: String?
    /// Where the object is, in degrees, or `nil`.
    public var center: Coordinate?
    /// What sort of thing the object is, or `nil` when the line stands for a search.
    public var kind: ObjectKind?
    /// The place category that the line offers to search for, such as restaurants, or `nil` when it is no such line.
    ///
    /// The line stands for a search for ``searchText``, then.
    public var category: PlaceCategory?
    /// How far the object is from the user in metres, or `nil` when one of the two places is unknown.
    public var distance: Double?

    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - title: The line.
    ///   - subtitle: A second line that tells it from others.
    ///   - titleSpans: The parts of the title that the typed text matched.
    ///   - subtitleSpans: The parts of the subtitle that the typed text matched.
    ///   - action: What a tap is meant to do.
    ///   - searchText: The text to search for; `nil` for the title.
    ///   - displayText: The text to put into the field; `nil` for the title.
    ///   - uri: The identifier of the object that the line stands for.
    ///   - center: Where the object is.
    ///   - kind: What sort of thing the object is.
    ///   - distance: How far the object is from the user in metres.
    ///   - category: The place category that the line offers to search for.
    public init(
        title: String,
        subtitle: String? = nil,
        titleSpans: [TextSpan] = [],
        subtitleSpans: [TextSpan] = [],
        action: Action = .search,
        searchText: String? = nil,
        displayText: String? = nil,
        uri: String? = nil,
        center: Coordinate? = nil,
        kind: ObjectKind? = nil,
        distance: Double? = nil,
        category: PlaceCategory? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.titleSpans = titleSpans
        self.subtitleSpans = subtitleSpans
        self.action = action
        self.searchText = searchText ?? title
        self.displayText = displayText ?? title
        self.uri = uri
        self.center = center
        self.kind = kind
        self.distance = distance
        self.category = category
    }

    /// Creates the suggestion that stands for an object.
    ///
    /// - Parameter object: The object; its ``MatchMetadata`` gives the spans.
    public init(_ object: GeoObject) {
        self.init(
            title: object.name, subtitle: object.descriptionText,
            titleSpans: object[MatchMetadata.self]?.spans ?? [],
            searchText: [object.name, object.descriptionText].compactMap(\.self).joined(separator: ", "),
            uri: object.uri, center: object.coordinate, kind: object.kind, distance: object.distance)
    }

    /// The search that a tap on the line is meant to begin: by ``uri`` if there is one, and else for ``searchText``.
    ///
    /// - Parameters:
    ///   - area: Where to search, if it is for a text.
    ///   - options: How to search.
    /// - Returns: `nil` when the line is to be put into the field instead.
    public func searchRequest(
        in area: SearchArea? = nil, options: SearchOptions = SearchOptions()
    ) -> SearchRequest? {
        switch action {
        case .substitute: nil
        case .search: uri.map { .uri($0, options: options) } ?? .text(searchText, in: area, options: options)
        }
    }
}

extension Suggestion {
    /// Decodes a suggestion.
    ///
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            title: try members.required(.title),
            subtitle: try members.optional(.subtitle),
            titleSpans: try members.value(.titleSpans, or: []),
            subtitleSpans: try members.value(.subtitleSpans, or: []), action: try members.named(.action, or: .search),
            searchText: try members.optional(.searchText),
            displayText: try members.optional(.displayText),
            uri: try members.optional(.uri),
            center: try members.optional(.center),
            kind: try members.optional(.kind),
            distance: try members.optional(.distance),
            category: try members.optional(.category))
    }
}

extension Suggestion: Identifiable {
    /// What makes a line the same in two responses: what it says, and what a tap on it does.
    public struct ID: Hashable, Sendable {
        private let title: String
        private let subtitle: String?
        private let action: Action
        private let target: String
        private let center: Coordinate?
        private let category: String?

        fileprivate init(_ suggestion: Suggestion) {
            title = suggestion.title
            subtitle = suggestion.subtitle
            action = suggestion.action
            target =
                switch suggestion.action {
                case .search: suggestion.uri ?? suggestion.searchText
                case .substitute: suggestion.displayText
                }
            // An object may move without becoming another.
            center = suggestion.uri == nil ? suggestion.center : nil
            category = suggestion.category?.id
        }
    }

    /// The identity of the line, for lists on a screen.
    ///
    /// It is unique within a ``SuggestResponse``, which never offers the same line twice, and stays the same while the user types:
    /// the spans and the distance are no part of it. It is no identifier to store: keep ``uri``, or ``searchText``.
    public var id: ID { ID(self) }
}
