import MapGeometry

/// The place where two streets meet.
struct Intersection {
    /// The documents of the streets, in the order in which they were named.
    var streets: (first: UInt32, second: UInt32)
    /// The point where their courses are nearest to each other.
    var coordinate: Coordinate
    /// The distance between them there in metres: 0 if they cross.
    var gap: Double
}
