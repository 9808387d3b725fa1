/// Which placemarks a ``Geocoder`` may answer an address with.
///
/// ```swift
/// let geocoder = Geocoder(backend: backend, accepting: .exactOrCorrected)
/// do {
///     try await geocoder.geocode(address: "Phantasieweg 5, Vaduz")
/// } catch SearchError.Code.partialResult {
///     // Vaduz was found, but no such street.
/// }
/// ```
///
/// A placemark of a backend that does not say how well it matches is accepted.
public struct MatchPolicy: Hashable, Sendable {
    /// The weakest match that is accepted.
    public var minimumQuality: MatchQuality
    /// The smallest confidence that is accepted, 0 to 1; 0 accepts any.
    public var minimumConfidence: Double

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - minimumQuality: The weakest match that is accepted.
    ///   - minimumConfidence: The smallest confidence that is accepted, 0 to 1.
    public init(minimumQuality: MatchQuality = .partial, minimumConfidence: Double = 0) {
        self.minimumQuality = minimumQuality
        self.minimumConfidence = minimumConfidence
    }

    /// Accepts any match.
    public static let any = MatchPolicy()
    /// Accepts what answers the whole text, typos corrected or not.
    public static let exactOrCorrected = MatchPolicy(minimumQuality: .corrected)
    /// Accepts only what answers the whole text as it was typed.
    public static let exact = MatchPolicy(minimumQuality: .exact)

    /// Whether a placemark is accepted.
    ///
    /// - Parameter placemark: The placemark.
    /// - Returns: Whether its quality and its confidence, as far as they are known, are at least those of the policy.
    public func accepts(_ placemark: Placemark) -> Bool {
        if let quality = placemark.matchQuality, quality < minimumQuality { return false }
        if let confidence = placemark.matchConfidence, confidence < minimumConfidence { return false }
        return true
    }
}
