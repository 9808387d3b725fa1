extension BusinessMetadata {
    /// Why an organisation is closed at any hour.
    public enum Closure: String, Hashable, Sendable, Codable, CaseIterable {
        /// It is to open again: for the season, for repairs.
        case temporary
        /// It is gone, though its place or its name may be known still.
        case permanent
    }

    /// Whether the organisation is closed for good or for a time; `nil` when nobody says that it is.
    ///
    /// It is one of the ``features``, with the identifier ``closureFeature``, so that filters know it: `.anyOf("closure",
    /// ["temporary"])`. Opening hours that are never, such as `off`, are a temporary closure as well. What is closed is not open,
    /// whatever its hours are.
    ///
    /// What closed for good is found by its name, behind what can be gone to. A search for a category or a chain returns it only
    /// where a filter asks for ``closureFeature``.
    ///
    /// - Complexity: O(*n*) in the length of the opening hours; keep the value to ask it more than once.
    public var closure: Closure? {
        get {
            if let feature = features.first(where: { $0.id == Self.closureFeature }) {
                guard case .values(let values) = feature.value else { return nil }
                return values.lazy.compactMap(Closure.init).first
            }
            return openingHours?.isAlwaysClosed == true ? .temporary : nil
        }
        set {
            features.removeAll { $0.id == Self.closureFeature }
            guard let newValue else { return }
            features.append(Feature(id: Self.closureFeature, value: .values([newValue.rawValue])))
        }
    }

    /// The identifier of the feature, and of the filter, for ``closure``: its values are those of ``Closure``.
    public static let closureFeature = "closure"

    /// The opening hours as the source writes them, or those of what is closed.
    package var effectiveHoursText: String? {
        features.contains { $0.id == Self.closureFeature } && closure != nil ? "off" : openingHoursText
    }
}
