/// The placemarks that a ``Geocoder`` accepts as the result for an address.
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
/// A placemark without a match quality is accepted.
public struct MatchPolicy: Hashable, Sendable {
    /// The lowest accepted quality.
    public var minimumQuality: MatchQuality
    /// The lowest accepted confidence, 0 to 1; 0 accepts any.
    public var minimumConfidence: Double

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - minimumQuality: The lowest accepted quality.
    ///   - minimumConfidence: The lowest accepted confidence, 0 to 1.
    public init(minimumQuality: MatchQuality = .partial, minimumConfidence: Double = 0) {
        self.minimumQuality = minimumQuality
        self.minimumConfidence = minimumConfidence
    }

    /// Accepts any match.
    public static let any = MatchPolicy()
    /// Accepts matches of the whole text, with or without corrected typos.
    public static let exactOrCorrected = MatchPolicy(minimumQuality: .corrected)
    /// Accepts only matches of the whole text as typed.
    public static let exact = MatchPolicy(minimumQuality: .exact)

    /// Returns whether a placemark is accepted.
    ///
    /// - Parameter placemark: The placemark.
    /// - Returns: Whether its known quality and confidence are at least those of the policy.
    public func accepts(_ placemark: Placemark) -> Bool {
        if let quality = placemark.matchQuality, quality < minimumQuality { return false }
        if let confidence = placemark.matchConfidence, confidence < minimumConfidence { return false }
        return true
    }
}
