import MapGeometry

/// What to offer for a text that is being typed.
public struct SuggestResponse: Hashable, Sendable, Codable {
    /// The text that was typed.
    public var text: String
    /// The lines to offer, best first; empty when nothing goes on from the text.
    public var suggestions: [Suggestion]
    /// What this library did in place of the backend.
    public var emulatedOptions: Set<SearchOption>
    /// What the request asked for in vain.
    public var ignoredOptions: Set<SearchOption>

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - text: The text that was typed.
    ///   - suggestions: The lines to offer, best first.
    ///   - emulatedOptions: What was done in place of the backend.
    ///   - ignoredOptions: What the request asked for in vain.
    public init(
        text: String, suggestions: [Suggestion], emulatedOptions: Set<SearchOption> = [],
        ignoredOptions: Set<SearchOption> = []
    ) {
        self.text = text
        self.suggestions = suggestions
        self.emulatedOptions = emulatedOptions
        self.ignoredOptions = ignoredOptions
    }
}

extension SuggestResponse {
    /// Decodes a response.
    ///
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try members.required(.text), suggestions: try members.value(.suggestions, or: []),
            emulatedOptions: try members.value(.emulatedOptions, or: []),
            ignoredOptions: try members.value(.ignoredOptions, or: []))
    }
}
