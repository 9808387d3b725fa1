/// How far the clocks of a place are ahead of UTC, and when.
///
/// ```swift
/// let berlin = CivilTimeZone(identifier: "Europe/Berlin")            // nil where the system has no time zones
/// let fixed = CivilTimeZone.utcOffset(seconds: 3600)
/// ```
///
/// The library has no time zones of its own: they change by decree, and every platform has a copy that is kept up to date.
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
    /// - Parameter secondsFromUTC: Tells how many seconds the clocks are ahead of UTC at an instant, which is given in
    ///   seconds since 1970-01-01T00:00:00Z. More than a day is taken for a day.
    public init(_ secondsFromUTC: @escaping @Sendable (_ unixTime: Int) -> Int) {
        offsets = .rules(secondsFromUTC)
    }

    /// Coordinated universal time.
    public static let utc = CivilTimeZone.utcOffset(seconds: 0)

    /// A time zone that is always the same distance from UTC.
    ///
    /// - Parameter seconds: How far the clocks are ahead of UTC, in seconds. More than a day is taken for a day.
    /// - Returns: The time zone.
    public static func utcOffset(seconds: Int) -> CivilTimeZone {
        CivilTimeZone(offsets: .fixed(seconds))
    }

    /// How many seconds the clocks are ahead of UTC.
    ///
    /// - Parameter unixTime: The instant, in seconds since 1970-01-01T00:00:00Z.
    /// - Returns: The seconds, −86400…86400.
    public func secondsFromUTC(atUnixTime unixTime: Int) -> Int {
        let offset =
            switch offsets {
            case .fixed(let seconds): seconds
            case .rules(let rules): rules(unixTime)
            }
        return min(max(offset, -86_400), 86_400)
    }

    /// The instant at which the clocks show a civil time.
    ///
    /// When they show it twice because they were put back, it is the first instant. When they never do because they
    /// were put forward, it is as long after the change as the civil time is after the last one before it.
    ///
    /// - Parameter time: The civil time.
    /// - Returns: Seconds since 1970-01-01T00:00:00Z.
    public func unixTime(of time: CivilTime) -> Int {
        let clock = time.clockSeconds
        // The offset changes at most once within the days around: it is either that of before or that of after.
        let before = secondsFromUTC(atUnixTime: clock - 86_400)
        if secondsFromUTC(atUnixTime: clock - before) == before { return clock - before }
        let after = secondsFromUTC(atUnixTime: clock + 86_400)
        return secondsFromUTC(atUnixTime: clock - after) == after ? clock - after : clock - before
    }
}
