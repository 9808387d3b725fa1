import MapGeometry

/// A language for texts about opening hours.
public struct HoursLanguage: Hashable, Sendable {
    /// The ISO 639-1 code, such as `de`.
    public let code: String

    let phrases: HoursPhraseTable.Phrases

    /// Creates a language, or `nil` if it is not supported.
    ///
    /// - Parameter code: An ISO 639-1 code, optionally followed by a hyphen or an underscore and anything else, such as
    ///   `pt-BR`.
    public init?(_ code: String) {
        let language = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard let phrases = HoursPhraseTable.phrases[language] else { return nil }
        self.code = language
        self.phrases = phrases
    }

    private init(known code: String, _ phrases: HoursPhraseTable.Phrases) {
        self.code = code
        self.phrases = phrases
    }

    /// English.
    public static let english = HoursLanguage(known: "en", HoursPhraseTable.english)

    /// The supported languages, in alphabetical order of their codes.
    public static var all: [HoursLanguage] {
        HoursPhraseTable.phrases.keys.sorted().compactMap { HoursLanguage($0) }
    }

    /// Returns whether two languages are the same.
    public static func == (first: HoursLanguage, second: HoursLanguage) -> Bool {
        first.code == second.code
    }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
    }
}

/// The notation of times of day.
public enum ClockStyle: String, Hashable, Sendable, Codable {
    /// From 00:00 to 23:59.
    case twentyFourHours
    /// From 12 AM to 11:59 PM.
    case twelveHours

    func text(_ secondOfDay: Int) -> String {
        let hour = secondOfDay / 3600 % 24
        let minute = secondOfDay / 60 % 60
        switch self {
        case .twentyFourHours: return hour.padded() + ":" + minute.padded()
        case .twelveHours:
            let half = hour < 12 ? "AM" : "PM"
            let number = hour % 12 == 0 ? 12 : hour % 12
            return minute == 0 ? "\(number) \(half)" : "\(number):\(minute.padded()) \(half)"
        }
    }
}

extension ClockStyle {
    private enum Name: CodingKey {
        case twentyFourHours, twelveHours
    }

    /// Decodes a style from its name.
    ///
    /// Older documents have an object with a member of that name.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the name is unknown.
    public init(from decoder: any Decoder) throws {
        let name = (try? decoder.container(keyedBy: Name.self).onlyCase().stringValue)
        guard let style = ClockStyle(rawValue: try name ?? decoder.singleValueContainer().decode(String.self)) else {
            throw DecodingError.unknownCase(decoder.codingPath)
        }
        self = style
    }
}
