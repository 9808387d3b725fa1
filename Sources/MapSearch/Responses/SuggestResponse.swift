import MapGeometry

/// Suggestions for a partly typed text.
public struct SuggestResponse: Hashable, Sendable, Codable {
    /// The text that was typed.
    public var text: String
    /// The suggestions, best first; empty if nothing continues the text.
    public var suggestions: [Suggestion]
    /// The options that the library emulated for the backend.
    public var emulatedOptions: Set<SearchOption>
    /// The requested options that were ignored.
    public var ignoredOptions: Set<SearchOption>

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - text: The text that was typed.
    ///   - suggestions: The suggestions, best first.
    ///   - emulatedOptions: The options that were emulated for the backend.
    ///   - ignoredOptions: The requested options that were ignored.
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
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try members.required(.text), suggestions: try members.value(.suggestions, or: []),
            emulatedOptions: try members.value(.emulatedOptions, or: []),
            ignoredOptions: try members.value(.ignoredOptions, or: []))
    }
}
