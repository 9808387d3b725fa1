extension BusinessMetadata {
    /// How much is known of the organisation beyond its name and rubric: 0 for nothing, 1 for all that people ask for.
    ///
    /// A fifth each for
    /// - the number of its house in ``address``,
    /// - a number to call in ``phones``,
    /// - a page in ``links``,
    /// - opening hours in ``openingHoursText``,
    /// - something that it offers or lacks in ``features``.
    ///
    /// It says how well the record is kept, and nothing of how good the organisation is. ``SearchFilter/completeness``
    /// filters by it.
    ///
    /// - Complexity: O(*n*) in the number of parts of the address.
    public var completeness: Double {
        let parts = [
            address?.houseNumber != nil, !phones.isEmpty, !links.isEmpty, openingHoursText != nil, !features.isEmpty,
        ]
        return Self.completeness(knownParts: parts.count { $0 })
    }

    /// The completeness of a record of whose parts so many are known.
    package static func completeness(knownParts: Int) -> Double { Double(knownParts) / Double(completenessParts) }

    /// How many parts ``completeness`` looks at.
    package static let completenessParts = 5
}
