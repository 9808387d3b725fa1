/// A language for distances, directions and durations.
public struct DistanceLanguage: Hashable, Sendable {
    /// The ISO 639-1 code, such as `de`.
    public let code: String

    let phrases: DistancePhrases

    /// Creates a language, or `nil` if it is not supported.
    ///
    /// - Parameter code: An ISO 639-1 code, optionally followed by a hyphen or an underscore and anything else, such as
    ///   `pt-BR`. English outside the United States spells `metres`.
    public init?(_ code: String) {
        let language = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard var phrases = DistancePhrases.all[language] else { return nil }
        let region = code.dropFirst(language.count + 1).uppercased()
        if language == "en", !region.isEmpty, region != "US" { phrases.writeBritish() }
        self.code = language
        self.phrases = phrases
    }

    private init(known code: String) {
        self.code = code
        phrases = DistancePhrases.all[code] ?? DistancePhrases()
    }

    /// English as in the United States.
    public static let english = DistanceLanguage(known: "en")

    /// The supported languages, in alphabetical order of their codes.
    public static var all: [DistanceLanguage] {
        DistancePhrases.all.keys.sorted().map { DistanceLanguage(known: $0) }
    }
}
