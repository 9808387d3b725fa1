/// A language in which distances, directions and durations can be told.
public struct DistanceLanguage: Hashable, Sendable {
    /// The code of ISO 639-1, such as `de`.
    public let code: String

    let phrases: DistancePhrases

    /// Creates a language, or `nil` for one whose words are not known.
    ///
    /// - Parameter code: A code of ISO 639-1, with anything after a hyphen or an underscore, as in `pt-BR`. In the
    ///   English of other countries than the United States, it is metres.
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

    /// The languages whose words are known, in the alphabetical order of their codes.
    public static var all: [DistanceLanguage] {
        DistancePhrases.all.keys.sorted().map { DistanceLanguage(known: $0) }
    }
}
