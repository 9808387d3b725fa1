/// A formatter for durations.
///
/// ```swift
/// DurationFormatter().text(seconds: 4_800)                    // "1 h 20 min"
/// ```
///
/// Durations are rounded to minutes below ten hours, to hours below ten days, and to days above that. They are written in hours
/// and minutes from one hour on, in hours from ten hours on, and in days and hours from one day on. Any positive duration is at
/// least one minute.
public struct DurationFormatter: Hashable, Sendable {
    /// The language.
    public var language: DistanceLanguage
    /// The form in which units are written.
    public var width: DistanceFormatter.Width

    /// Creates a formatter.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - width: The form in which units are written.
    public init(language: DistanceLanguage = .english, width: DistanceFormatter.Width = .short) {
        self.language = language
        self.width = width
    }

    /// Returns the text of a duration.
    ///
    /// - Parameter seconds: The duration in seconds.
    /// - Returns: One or two numbers with their units; `nil` for a number that is not a duration: negative, infinite,
    ///   not a number, or more than a million days.
    public func text(seconds: Double) -> String? {
        guard seconds.isFinite, seconds >= 0, seconds <= 86_400e6 else { return nil }
        let minutes = seconds == 0 ? 0 : max(1, (seconds / 60).rounded())
        if minutes < 60 { return part(minutes, "min") }
        if minutes < 600 { return parts(minutes, "h", "min", ratio: 60) }
        let hours = (minutes / 60).rounded()
        if hours < 24 { return part(hours, "h") }
        if hours < 240 { return parts(hours, "d", "h", ratio: 24) }
        return part((hours / 24).rounded(), "d")
    }

    private func parts(_ number: Double, _ larger: String, _ smaller: String, ratio: Double) -> String {
        let rest = number.truncatingRemainder(dividingBy: ratio)
        let first = part(((number - rest) / ratio), larger)
        return rest == 0 ? first : first + language.phrases.glue + part(rest, smaller)
    }

    private func part(_ number: Double, _ unit: String) -> String {
        language.phrases.text(number, unit: unit, isFull: width == .full, language: language.code)
    }
}
