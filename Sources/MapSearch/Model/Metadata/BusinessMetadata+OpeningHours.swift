public import MapSearchOpeningHours

extension BusinessMetadata {
    /// The opening hours, read from ``openingHoursText``; `nil` when there are none, or they cannot be understood.
    ///
    /// ``/MapSearchOpeningHours/OpeningHours/init(_:)`` tells why they cannot.
    ///
    /// - Complexity: O(*n*) in the length of the text, each time; keep the value to ask it more than once.
    public var openingHours: OpeningHours? {
        openingHoursText.flatMap { try? OpeningHours($0) }
    }

    /// Whether the organisation is open.
    ///
    /// - Parameters:
    ///   - time: What the clocks there show.
    ///   - place: What is known of the place.
    /// - Returns: The state; ``/MapSearchOpeningHours/OpeningHours/State/unknown`` when the hours are not known or cannot be
    ///   understood.
    /// - Complexity: O(*n*) in the length of the text.
    public func openingState(at time: CivilTime, in place: OpeningHours.Place = .unknown) -> OpeningHours.State {
        closure != nil ? .closed : openingHours?.state(at: time, in: place) ?? .unknown
    }
}
