/// The UTC offset of a place over time.
///
/// ```swift
/// let berlin = CivilTimeZone(identifier: "Europe/Berlin")            // nil where the system has no time zones
/// let fixed = CivilTimeZone.utcOffset(seconds: 3600)
/// ```
///
/// The library has no time zones of its own, because they change frequently and every platform has an up-to-date copy.
public struct CivilTimeZone: Sendable {
    private enum Offsets {
        case fixed(Int)
        case rules(@Sendable (Int) -> Int)
    }

    private let offsets: Offsets

    private init(offsets: Offsets) {
        self.offsets = offsets
    }

    /// Creates a time zone from its offsets.
    ///
    /// - Parameter secondsFromUTC: Returns the offset from UTC at an instant, in seconds; the instant is in seconds
    ///   since 1970-01-01T00:00:00Z. Offsets of more than a day are clamped to a day.
    public init(_ secondsFromUTC: @escaping @Sendable (_ unixTime: Int) -> Int) {
        offsets = .rules(secondsFromUTC)
    }

    /// Coordinated universal time.
    public static let utc = CivilTimeZone.utcOffset(seconds: 0)

    /// Returns a time zone with a constant UTC offset.
    ///
    /// - Parameter seconds: The offset from UTC, in seconds; clamped to a day.
    /// - Returns: The time zone.
    public static func utcOffset(seconds: Int) -> CivilTimeZone {
        CivilTimeZone(offsets: .fixed(seconds))
    }

    /// Returns the UTC offset at an instant.
    ///
    /// - Parameter unixTime: The instant, in seconds since 1970-01-01T00:00:00Z.
    /// - Returns: The offset in seconds, −86400…86400.
    public func secondsFromUTC(atUnixTime unixTime: Int) -> Int {
        let offset =
            switch offsets {
            case .fixed(let seconds): seconds
            case .rules(let rules): rules(unixTime)
            }
        return min(max(offset, -86_400), 86_400)
    }

    /// Returns the instant of a civil time.
    ///
    /// If the civil time occurs twice because the clocks are set back, the result is the first instant. If it does not
    /// occur because they are set forward, the result is as long after the change as the civil time is after the last
    /// one before it.
    ///
    /// - Parameter time: The civil time.
    /// - Returns: Seconds since 1970-01-01T00:00:00Z.
    public func unixTime(of time: CivilTime) -> Int {
        let clock = time.clockSeconds
        // The offset changes at most once within a few days, so it is the one before or the one after.
        let before = secondsFromUTC(atUnixTime: clock - 86_400)
        if secondsFromUTC(atUnixTime: clock - before) == before { return clock - before }
        let after = secondsFromUTC(atUnixTime: clock + 86_400)
        return secondsFromUTC(atUnixTime: clock - after) == after ? clock - after : clock - before
    }
}
