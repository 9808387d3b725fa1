import MapGeometry

/// The position where two streets meet.
struct Intersection {
    /// The documents of the streets, in the order of their names in the text.
    var streets: (first: UInt32, second: UInt32)
    /// The point where their lines are nearest to each other.
    var coordinate: Coordinate
    /// The distance between them there in metres: 0 if they cross.
    var gap: Double
}
