/// A box in units of ``FixedAngle`` that grows as it is extended; it does not cross ±180°.
package struct FixedBox {
    private(set) var south = Int32.max
    private(set) var west = Int32.max
    private(set) var north = Int32.min
    private(set) var east = Int32.min

    /// The empty box.
    init() {}

    init(latitude: Int32, longitude: Int32) {
        (south, west, north, east) = (latitude, longitude, latitude, longitude)
    }

    mutating func extend(_ other: FixedBox) {
        south = min(south, other.south)
        west = min(west, other.west)
        north = max(north, other.north)
        east = max(east, other.east)
    }

    /// Whether another box is inside, edges included.
    func contains(_ other: FixedBox) -> Bool {
        south <= other.south && north >= other.north && west <= other.west && east >= other.east
    }
}
