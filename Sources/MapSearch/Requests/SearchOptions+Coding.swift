import MapGeometry

extension SearchOptions {
    private enum CodingKeys: CodingKey {
        case searchTypes, resultPageSize, userPosition, includesGeometry, disablesSpellingCorrection, languages, sort
        case corridor, localTime, filters, includesFacets, includesHierarchy, radius, origin
        /// Older documents have a list with at most one element.
        case corridors
    }

    /// Decodes options.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let corridor = try members.decodeIfPresent(Corridor.self, forKey: .corridor)
        let corridors = try members.value(.corridors, or: [Corridor]())
        self.init(
            searchTypes: try members.value(.searchTypes, or: .all),
            resultPageSize: try members.value(.resultPageSize, or: 10),
            userPosition: try members.optional(.userPosition),
            includesGeometry: try members.value(.includesGeometry, or: false),
            disablesSpellingCorrection: try members.value(.disablesSpellingCorrection, or: false),
            languages: try members.value(.languages, or: []),
            sort: try members.optional(.sort), corridor: corridor ?? corridors.first,
            localTime: try members.optional(.localTime),
            filters: try members.value(.filters, or: []), includesFacets: try members.value(.includesFacets, or: false),
            includesHierarchy: try members.value(.includesHierarchy, or: false),
            radius: try members.optional(.radius),
            origin: try members.optional(.origin))
    }

    /// Encodes the options, including default values but not `nil`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(searchTypes, forKey: .searchTypes)
        try members.encode(resultPageSize, forKey: .resultPageSize)
        try members.encodeIfPresent(userPosition, forKey: .userPosition)
        try members.encode(includesGeometry, forKey: .includesGeometry)
        try members.encode(disablesSpellingCorrection, forKey: .disablesSpellingCorrection)
        try members.encode(languages, forKey: .languages)
        try members.encodeIfPresent(sort, forKey: .sort)
        try members.encodeIfPresent(corridor, forKey: .corridor)
        try members.encodeIfPresent(localTime, forKey: .localTime)
        try members.encode(filters, forKey: .filters)
        try members.encode(includesFacets, forKey: .includesFacets)
        try members.encode(includesHierarchy, forKey: .includesHierarchy)
        try members.encodeIfPresent(radius, forKey: .radius)
        try members.encodeIfPresent(origin, forKey: .origin)
    }
}
