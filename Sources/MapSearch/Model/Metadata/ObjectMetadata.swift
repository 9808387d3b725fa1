/// A kind of knowledge about an object or a collection, looked up by its type.
///
/// Backends attach metadata of the types of this module, and of their own:
///
/// ```swift
/// struct RatingMetadata: ObjectMetadata {
///     static let identifier = "com.example.rating"
///     var stars: Double
/// }
/// object[RatingMetadata.self] = RatingMetadata(stars: 4.5)
/// ```
public protocol ObjectMetadata: Sendable, Codable, Hashable {
    /// The name under which values of this type are stored; unique, so begin it with a domain of yours.
    ///
    /// Names without a dot belong to this module.
    static var identifier: String { get }
}
