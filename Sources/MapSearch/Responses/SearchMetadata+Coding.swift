import MapGeometry

extension SearchMetadata {
    private enum CodingKeys: CodingKey {
        case found, displayType, boundingBox, sort, toponym, toponymResultMetadata, businessResultMetadata, requestText
        case correctedRequestText, requestBoundingBox, missingBackends, ignoredOptions, emulatedOptions, notices
        /// Older documents have a list with at most one element.
        case toponyms
    }

    /// Decodes metadata.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let toponym = try members.decodeIfPresent(GeoObject.self, forKey: .toponym)
        let toponyms = try members.value(.toponyms, or: [GeoObject]())
        self.init(
            found: try members.required(.found),
            displayType: try members.named(.displayType, or: .single),
            boundingBox: try members.optional(.boundingBox),
            sort: try members.named(.sort), toponym: toponym ?? toponyms.first,
            toponymResultMetadata: try members.optional(.toponymResultMetadata),
            businessResultMetadata: try members.optional(.businessResultMetadata),
            requestText: try members.optional(.requestText),
            correctedRequestText: try members.optional(.correctedRequestText),
            requestBoundingBox: try members.optional(.requestBoundingBox),
            missingBackends: try members.value(.missingBackends, or: []),
            ignoredOptions: try members.value(.ignoredOptions, or: []),
            emulatedOptions: try members.value(.emulatedOptions, or: []), notices: try members.value(.notices, or: []))
    }

    /// Encodes the metadata, including default values but not `nil`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(found, forKey: .found)
        try members.encode(displayType, forKey: .displayType)
        try members.encodeIfPresent(boundingBox, forKey: .boundingBox)
        try members.encodeIfPresent(sort, forKey: .sort)
        try members.encodeIfPresent(toponym, forKey: .toponym)
        try members.encodeIfPresent(toponymResultMetadata, forKey: .toponymResultMetadata)
        try members.encodeIfPresent(businessResultMetadata, forKey: .businessResultMetadata)
        try members.encodeIfPresent(requestText, forKey: .requestText)
        try members.encodeIfPresent(correctedRequestText, forKey: .correctedRequestText)
        try members.encodeIfPresent(requestBoundingBox, forKey: .requestBoundingBox)
        try members.encode(missingBackends, forKey: .missingBackends)
        try members.encode(ignoredOptions, forKey: .ignoredOptions)
        try members.encode(emulatedOptions, forKey: .emulatedOptions)
        try members.encode(notices, forKey: .notices)
    }
}
