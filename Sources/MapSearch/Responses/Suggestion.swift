public import MapGeometry

/// A suggestion to show while the user is typing.
///
/// When the user taps it: for ``Action/search``, search by ``uri`` if there is one, otherwise for ``searchText``; for
/// ``Action/substitute``, put ``displayText`` into the field and request suggestions again.
public struct Suggestion: Hashable, Sendable, Codable {
    /// The effect of a tap.
    public enum Action: String, Hashable, Sendable, Codable {
        /// Search for the suggestion.
        case search
        /// Put the suggested text into the field and continue typing.
        case substitute
    }

    /// The first line.
    public var title: String
    /// A second line that distinguishes it from others, such as the city and country or the address; or `nil`.
    public var subtitle: String?
    /// The parts of the title that the typed text matched.
    public var titleSpans: [TextSpan]
    /// The parts of the subtitle that the typed text matched.
    public var subtitleSpans: [TextSpan]
    /// The effect of a tap.
    public var action: Action
    /// The text to search for if there is no ``uri``.
    public var searchText: String
    /// The text to put into the field.
    public var displayText: String
    /// The identifier of the suggested object, or `nil` if the suggestion is a search.
    public var uri: String?
    /// The position of the object in degrees, or `nil`.
    public var center: Coordinate?
    /// The kind of object, or `nil` if the suggestion is a search.
    public var kind: ObjectKind?
    /// The suggested place category, such as restaurants, or `nil` if the suggestion is not a category.
    ///
    /// In this case, the suggestion is a search for ``searchText``.
    public var category: PlaceCategory?
    /// The distance of the object from the user in metres, or `nil` if one of the positions is unknown.
    public var distance: Double?

    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - subtitle: A second line that distinguishes it from others.
    ///   - titleSpans: The parts of the title that the typed text matched.
    ///   - subtitleSpans: The parts of the subtitle that the typed text matched.
    ///   - action: The effect of a tap.
    ///   - searchText: The text to search for; `nil` to use the title.
    ///   - displayText: The text to put into the field; `nil` to use the title.
    ///   - uri: The identifier of the suggested object.
    ///   - center: The position of the object.
    ///   - kind: The kind of object.
    ///   - distance: The distance of the object from the user in metres.
    ///   - category: The suggested place category.
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

    /// Creates a suggestion for an object.
    ///
    /// - Parameter object: The object; its ``MatchMetadata`` provides the spans.
    public init(_ object: GeoObject) {
        self.init(
            title: object.name, subtitle: object.descriptionText,
            titleSpans: object[MatchMetadata.self]?.spans ?? [],
            searchText: object.descriptionText.map { object.name + ", " + $0 } ?? object.name,
            uri: object.uri, center: object.coordinate, kind: object.kind, distance: object.distance)
    }

    /// Returns the search request for a tap: by ``uri`` if there is one, otherwise for ``searchText``.
    ///
    /// - Parameters:
    ///   - area: The area to search, for a text search.
    ///   - options: The search options.
    /// - Returns: The request, or `nil` if the text goes into the field instead.
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
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
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
    /// The identity of a suggestion across responses: its text and the effect of a tap.
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
            // An object may move without changing its identity.
            center = suggestion.uri == nil ? suggestion.center : nil
            category = suggestion.category?.id
        }
    }

    /// The identity of the suggestion, for lists on screen.
    ///
    /// It is unique within a ``SuggestResponse``, which never contains duplicates, and does not change while the user
    /// types: spans and distance are not part of it. Do not store it: store ``uri`` or ``searchText`` instead.
    public var id: ID { ID(self) }
}
