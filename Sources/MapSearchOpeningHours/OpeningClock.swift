/// Determines whether many organizations are open at one time; hours that several share are parsed once.
package struct OpeningClock: Sendable {
    private enum Time {
        /// The same local time at all places.
        case civil(CivilTime)
        /// An instant, which is a different local time at each place.
        case instant(unixTime: Int)
    }

    private enum Known {
        case state(OpeningHours.State)
        /// Hours that depend on the holidays or the time zone.
        case hours(OpeningHours, needsHolidays: Bool)
    }

    private struct Place: Hashable {
        var hours: String
        var time: CivilTime
    }

    private let time: Time
    private var known: [String: Known] = [:]
    /// The states of hours that do not depend on holidays, by local time.
    private var states: [Place: OpeningHours.State] = [:]
    private var holidays: [String: PublicHolidays?] = [:]
    private var times: [String: CivilTime?] = [:]

    /// - Parameter time: The local time at the places; nil for the current time, in the time zone of each.
    package init(_ time: CivilTime?) {
        self.time = time.map { .civil($0) } ?? .instant(unixTime: SystemClock.unixTime)
    }

    /// Returns whether an organization is open.
    ///
    /// - Parameters:
    ///   - text: Its opening hours, `nil` if they are not known.
    ///   - countryCode: The country of the organization, for its holidays; called only if they matter.
    ///   - timeZone: The identifier of its time zone; called only if it matters.
    /// - Returns: The state; ``OpeningHours/State/unknown`` if the hours are not known or cannot be parsed, or if the current time is
    ///   needed and the time zone is not known.
    /// - Throws: Errors of the functions.
    package mutating func state<Failure: Error>(
        _ text: String?, countryCode: () throws(Failure) -> String?, timeZone: () throws(Failure) -> String?
    ) throws(Failure) -> OpeningHours.State {
        guard let text else { return .unknown }
        switch known[text] ?? read(text) {
        case .state(let state): return state
        case .hours(let hours, let needsHolidays):
            let time: CivilTime
            switch self.time {
            case .civil(let civil): time = civil
            case .instant(let unixTime):
                guard let zone = try timeZone(), let local = civilTime(unixTime, in: zone) else { return .unknown }
                time = local
            }
            if needsHolidays, let country = try countryCode() {
                return hours.state(at: time, in: OpeningHours.Place(holidays: calendar(country)))
            }
            let place = Place(hours: text, time: time)
            if let state = states[place] { return state }
            let state = hours.state(at: time)
            states[place] = state
            return state
        }
    }

    private mutating func read(_ text: String) -> Known {
        let read: Known
        if let hours = try? OpeningHours(text) {
            read =
                hours.constantState.map { .state($0) }
                ?? .hours(hours, needsHolidays: hours.dependsOnPublicHolidays)
        } else {
            read = .state(.unknown)
        }
        known[text] = read
        return read
    }

    private mutating func civilTime(_ unixTime: Int, in identifier: String) -> CivilTime? {
        if let time = times[identifier] { return time }
        let time = CivilTimeZone(identifier: identifier).map { CivilTime(unixTime: unixTime, in: $0) }
        times[identifier] = .some(time)
        return time
    }

    private mutating func calendar(_ countryCode: String) -> PublicHolidays? {
        if let calendar = holidays[countryCode] { return calendar }
        let calendar = PublicHolidays(countryCode: countryCode)
        holidays[countryCode] = .some(calendar)
        return calendar
    }
}
