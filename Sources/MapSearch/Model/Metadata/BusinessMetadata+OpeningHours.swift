public import MapSearchOpeningHours

extension BusinessMetadata {
    /// The opening hours, parsed from ``openingHoursText``; `nil` if there are none, or they cannot be parsed.
    ///
    /// ``/MapSearchOpeningHours/OpeningHours/init(_:)`` reports why parsing failed.
    ///
    /// - Complexity: O(*n*) in the length of the text on each access; store the value if you need it repeatedly.
    public var openingHours: OpeningHours? {
        openingHoursText.flatMap { try? OpeningHours($0) }
    }

    /// Returns whether the organization is open.
    ///
    /// - Parameters:
    ///   - time: The local time at the place.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    /// - Returns: The state; ``/MapSearchOpeningHours/OpeningHours/State/unknown`` if the hours are unknown or cannot
    ///   be parsed.
    /// - Complexity: O(*n*) in the length of the text.
    public func openingState(at time: CivilTime, in place: OpeningHours.Place = .unknown) -> OpeningHours.State {
        closure != nil ? .closed : openingHours?.state(at: time, in: place) ?? .unknown
    }
}
