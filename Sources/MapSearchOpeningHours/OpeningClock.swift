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

    /// The occasions that matter.
    package let occasions: [OpeningHours.Occasion]
    private let time: Time
    private var known: [String: Known] = [:]
    /// The states of hours that do not depend on holidays, by local time.
    private var states: [Place: OpeningHours.State] = [:]
    private var holidays: [String: PublicHolidays?] = [:]
    private var times: [String: CivilTime?] = [:]

    /// - Parameters:
    ///   - time: The local time at the places; nil for the current time, in the time zone of each.
    ///   - occasions: Those to check with ``occasions(_:countryCode:timeZone:)``.
    package init(_ time: CivilTime?, occasions: [OpeningHours.Occasion] = []) {
        self.occasions = occasions
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
            guard let time = try localTime(timeZone) else { return .unknown }
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

    /// Returns the occasions at which an organization is open.
    ///
    /// - Parameters:
    ///   - text: Its opening hours, `nil` if they are not known.
    ///   - countryCode: The country of the organization, for its holidays; called only if they matter.
    ///   - timeZone: The identifier of its time zone; called only if it matters.
    /// - Returns: Those of ``occasions`` at which it is known to be open.
    /// - Throws: Errors of the functions.
    package mutating func occasions<Failure: Error>(
        _ text: String?, countryCode: () throws(Failure) -> String?, timeZone: () throws(Failure) -> String?
    ) throws(Failure) -> [OpeningHours.Occasion] {
        guard let text, !occasions.isEmpty else { return [] }
        switch known[text] ?? read(text) {
        case .state(let state): return state == .open ? occasions : []
        case .hours(let hours, let needsHolidays):
            guard let time = try localTime(timeZone) else { return [] }
            var place = OpeningHours.Place.unknown
            if needsHolidays, let country = try countryCode() { place.holidays = calendar(country) }
            return occasions.filter { hours.isOpen(at: $0, from: time, in: place) }
        }
    }

    private mutating func localTime<Failure: Error>(
        _ timeZone: () throws(Failure) -> String?
    ) throws(Failure) -> CivilTime? {
        switch time {
        case .civil(let civil): civil
        case .instant(let unixTime): try timeZone().flatMap { civilTime(unixTime, in: $0) }
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
