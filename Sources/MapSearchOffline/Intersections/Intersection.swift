import MapGeometry

/// The place where two streets meet.
struct Intersection {
    /// The documents of the streets, in the order in which they were named.
    var streets: (first: UInt32, second: UInt32)
    /// Where their courses are nearest to one another.
    var coordinate: Coordinate
    /// How many metres are between them there: 0 where they cross.
    var gap: Double
}
