/// A type of information about an object or a collection, looked up by type.
///
/// Backends attach metadata of the types in this module and of their own types:
///
/// ```swift
/// struct RatingMetadata: ObjectMetadata {
///     static let identifier = "com.example.rating"
///     var stars: Double
/// }
/// object[RatingMetadata.self] = RatingMetadata(stars: 4.5)
/// ```
public protocol ObjectMetadata: Sendable, Codable, Hashable {
    /// The unique name under which values of this type are stored; begin it with a domain of yours.
    ///
    /// Names without a dot are reserved for this module.
    static var identifier: String { get }
}
