public import MapGeometry

/// A pin that stands for an object and those around it: what a map with clusters shows in place of the objects.
///
/// Its identity is that of its object.
public struct ClusterPin<Object: Locatable>: Locatable {
    /// The object that stands for the others.
    public let object: Object

    /// How many objects it stands for, its own included.
    public let count: Int

    init(object: Object, count: Int) {
        self.object = object
        self.count = count
    }

    /// Creates a pin that stands for its own object alone.
    ///
    /// - Parameter object: The object.
    public init(_ object: Object) {
        self.init(object: object, count: 1)
    }

    /// The identity of the object.
    public var id: Object.ID { object.id }

    /// The coordinate of the object.
    public var coordinate: Coordinate { object.coordinate }

    /// Whether it stands for its own object alone.
    public var isSingle: Bool { count == 1 }
}
