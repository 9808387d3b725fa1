import MapGeometry

/// The dimensions of each zoom level in the units of a ``ClusterNode``: the world is 2³² of them wide, so that
/// differences of longitude wrap automatically.
struct ClusterScale: Sendable {
    /// The radius, by level.
    private let radii: [Double]
    /// A cell of the grid of a level has a side of two to this power, at least twice the radius.
    private let cellShifts: [UInt32]
    /// The level at which every point has its own pin.
    let leafLevel: Int

    init(_ options: ClusterOptions) {
        leafLevel = options.leafZoom
        radii = (0...options.leafZoom).map { options.radius * Double(1 << (24 - $0)) }
        cellShifts = radii.map { radius in UInt32((0...32).first { Double(1 << $0) >= 2 * radius } ?? 32) }
    }

    func radius(_ level: Int) -> Double { radii[level] }

    func squaredRadius(_ level: Int) -> Double { radii[level] * radii[level] }

    func cellShift(_ level: Int) -> UInt32 { cellShifts[level] }

    /// Returns the level for a zoom.
    func level(_ zoom: Double) -> Int {
        zoom >= Double(leafLevel) ? leafLevel : zoom >= 1 ? Int(zoom) : 0
    }
}

/// A position on the map in whole units, of which a map point has 16.
struct ClusterPlace: Hashable, Sendable {
    let x: UInt32
    let y: UInt32

    static let unitsPerMapPoint = 4_294_967_296 / WebMercator.worldSize

    init(x: UInt32, y: UInt32) {
        self.x = x
        self.y = y
    }

    /// Creates the position of a valid coordinate: its longitude is finite, and its latitude is not beyond a pole.
    init?(_ coordinate: Coordinate) {
        guard coordinate.latitude.magnitude <= 90, coordinate.longitude.isFinite else { return nil }
        let point = MapPoint(coordinate)
        let inWorld = point.x >= 0 && point.x < WebMercator.worldSize ? point : point.wrapped
        guard inWorld.x >= 0, inWorld.x <= WebMercator.worldSize else { return nil }
        self.init(
            x: UInt32(min(inWorld.x * Self.unitsPerMapPoint, 4_294_967_295)),
            y: UInt32(min(max(point.y * Self.unitsPerMapPoint, 0), 4_294_967_295)))
    }

    /// The offset to another position eastwards and southwards, by the shorter way round the world.
    @inline(__always)
    func offset(to other: ClusterPlace) -> (x: Int64, y: Int64) {
        (Int64(Int32(bitPattern: other.x &- x)), Int64(other.y) - Int64(y))
    }

    @inline(__always)
    func squaredDistance(to other: ClusterPlace) -> Double {
        let dx = Double(Int32(bitPattern: other.x &- x))
        let dy = Double(Int64(other.y) - Int64(y))
        return dx * dx + dy * dy
    }
}
