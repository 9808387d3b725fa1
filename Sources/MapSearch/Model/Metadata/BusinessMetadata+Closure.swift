extension BusinessMetadata {
    /// The way in which an organization is closed regardless of its opening hours.
    public enum Closure: String, Hashable, Sendable, Codable, CaseIterable {
        /// It will open again, for example after the season or renovation.
        case temporary
        /// It no longer exists, although its place or name may still be known.
        case permanent
    }

    /// Whether the organization is closed permanently or temporarily; `nil` if it is not known to be closed.
    ///
    /// The value is one of the ``features``, with the identifier ``closureFeature``, so you can filter by it:
    /// `.anyOf("closure", ["temporary"])`. Opening hours that are never open, such as `off`, are a temporary closure as
    /// well. A closed organization is not open, whatever its hours say.
    ///
    /// A permanently closed organization is found by name, ranked below open ones. A search for a category or a chain
    /// returns it only if a filter asks for ``closureFeature``.
    ///
    /// - Complexity: O(*n*) in the length of the opening hours; store the value if you need it repeatedly.
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

    /// The identifier of the feature and the filter for ``closure``; its values are the raw values of ``Closure``.
    public static let closureFeature = "closure"

    /// The opening hours as written in the source, or those of a closed place.
    package var effectiveHoursText: String? {
        features.contains { $0.id == Self.closureFeature } && closure != nil ? "off" : openingHoursText
    }
}
