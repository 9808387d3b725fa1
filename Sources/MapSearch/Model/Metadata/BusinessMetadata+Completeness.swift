extension BusinessMetadata {
    /// How complete the record of the organization is: 0 for only a name and category, 1 for everything people look
    /// for.
    ///
    /// Each of these adds a fifth:
    /// - a house number in ``address``,
    /// - a phone number in ``phones``,
    /// - a web page in ``links``,
    /// - opening hours in ``openingHoursText``,
    /// - at least one entry in ``features``.
    ///
    /// It measures how well the record is maintained, not how good the organization is. ``SearchFilter/completeness``
    /// filters by it.
    ///
    /// - Complexity: O(*n*) in the number of address components.
    public var completeness: Double {
        let parts = [
            address?.houseNumber != nil, !phones.isEmpty, !links.isEmpty, openingHoursText != nil, !features.isEmpty,
        ]
        return Self.completeness(knownParts: parts.count { $0 })
    }

    /// Returns the completeness of a record with a number of known parts.
    package static func completeness(knownParts: Int) -> Double { Double(knownParts) / Double(completenessParts) }

    /// The number of parts that ``completeness`` counts.
    package static let completenessParts = 5
}
