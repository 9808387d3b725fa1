public import MapGeometry
public import MapSearch

/// An object with an identity and a position, which can be in a live list and shown as a pin.
///
/// ```swift
/// struct Person: Locatable {
///     let id: Int
///     var name: String
///     var coordinate: Coordinate
/// }
/// ```
///
/// The identity determines which pin belongs to it. Equality determines whether anything visible has changed.
public protocol Locatable: Identifiable, Equatable, Sendable where ID: Sendable {
    /// The position, in degrees. An object with an invalid coordinate is in lists but has no pin.
    var coordinate: Coordinate { get }
}

extension GeoObject: Locatable {}

extension Placemark: Locatable {}
