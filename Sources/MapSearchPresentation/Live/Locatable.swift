public import MapGeometry
public import MapSearch

/// Something with an identity and a place on the map: what a live list holds and a map shows as a pin.
///
/// ```swift
/// struct Person: Locatable {
///     let id: Int
///     var name: String
///     var coordinate: Coordinate
/// }
/// ```
///
/// The identity says which pin it is, for as long as it is there. Equality says whether anything has changed that is shown.
public protocol Locatable: Identifiable, Equatable, Sendable where ID: Sendable {
    /// Where it is, in degrees. With one that is not valid it is in lists and has no pin.
    var coordinate: Coordinate { get }
}

extension GeoObject: Locatable {}

extension Placemark: Locatable {}
