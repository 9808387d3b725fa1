public import MapGeometry

/// A pin on a clustered map that represents an object and those around it.
///
/// Its identity is that of its object.
public struct ClusterPin<Object: Locatable>: Locatable {
    /// The object at the position of the pin.
    public let object: Object

    /// The number of objects that the pin represents, including its own.
    public let count: Int

    init(object: Object, count: Int) {
        self.object = object
        self.count = count
    }

    /// Creates a pin for a single object.
    ///
    /// - Parameter object: The object.
    public init(_ object: Object) {
        self.init(object: object, count: 1)
    }

    /// The identity of the object.
    public var id: Object.ID { object.id }

    /// The coordinate of the object.
    public var coordinate: Coordinate { object.coordinate }

    /// Whether the pin represents only its own object.
    public var isSingle: Bool { count == 1 }
}
