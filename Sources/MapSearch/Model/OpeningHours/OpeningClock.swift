/// Tells of many organisations whether they are open at one time; what several have in common is read once.
package struct OpeningClock: Sendable {
    private enum Known {
        case state(OpeningHours.State)
        /// Hours that are others where the holidays are others.
        case hours(OpeningHours)
    }

    private let time: CivilTime
    private var known: [String: Known] = [:]
    private var holidays: [String: PublicHolidays?] = [:]

    /// - Parameter time: What the clocks show at the places.
    package init(_ time: CivilTime) {
        self.time = time
    }

    /// Whether an organisation is open.
    ///
    /// - Parameters:
    ///   - text: Its opening hours, `nil` when they are not known.
    ///   - countryCode: The country that it is in, for its holidays; asked for only where they matter.
    /// - Returns: The state; ``OpeningHours/State/unknown`` when the hours are not known or cannot be understood.
    /// - Throws: What `countryCode` throws.
    package mutating func state<Failure: Error>(
        _ text: String?, countryCode: () throws(Failure) -> String?
    ) throws(Failure) -> OpeningHours.State {
        guard let text else { return .unknown }
        switch known[text] ?? read(text) {
        case .state(let state): return state
        case .hours(let hours):
            guard let country = try countryCode() else { return hours.state(at: time) }
            return hours.state(at: time, in: OpeningHours.Place(holidays: calendar(country)))
        }
    }

    private mutating func read(_ text: String) -> Known {
        let read: Known
        if let hours = try? OpeningHours(text) {
            read = hours.dependsOnPublicHolidays ? .hours(hours) : .state(hours.state(at: time))
        } else {
            read = .state(.unknown)
        }
        known[text] = read
        return read
    }

    private mutating func calendar(_ countryCode: String) -> PublicHolidays? {
        if let calendar = holidays[countryCode] { return calendar }
        let calendar = PublicHolidays(countryCode: countryCode)
        holidays[countryCode] = .some(calendar)
        return calendar
    }
}
