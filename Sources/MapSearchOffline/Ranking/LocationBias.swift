import MapGeometry
import MapSearch
import MapSearchIndexFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The area of a request for ranking and filtering.
struct LocationBias {
    let prepared: PreparedArea
    private let bounds: CoordinateBounds
    private let center: Coordinate
    private let cosine: Double
    /// Half the diagonal of the area in metres.
    private let radius: Double

    /// The distance, in metres, at which a point area's pull has fallen to a half.
    private static let smallestScale = 25_000.0

    init(_ area: SearchArea) { self.init(PreparedArea(area)) }

    init(_ prepared: PreparedArea) {
        self.prepared = prepared
        bounds = prepared.bounds
        center = prepared.center
        cosine = cos(center.latitude * .pi / 180)
        radius = bounds.southWest.distance(to: bounds.northEast) / 2
    }

    var area: SearchArea { prepared.area }

    var isRequired: Bool { area.strictness == .required }

    /// Whether a place is in the area.
    func contains(_ coordinate: Coordinate) -> Bool {
        bounds.contains(coordinate) && prepared.contains(coordinate)
    }

    /// 1 in the area, falling to 0 with the distance from it.
    ///
    /// On a flat map around the centre: a few per cent off far away, where it hardly matters.
    func closeness(_ coordinate: Coordinate) -> Float {
        closeness(
            latitudes: coordinate.latitude - center.latitude,
            longitudes: Self.turn(coordinate.longitude, center.longitude))
    }

    /// The closeness of the nearest place of a box.
    func closeness(of node: DocumentTree.Node) -> Float {
        let (south, north) = (FixedAngle.degrees(node.south), FixedAngle.degrees(node.north))
        let (west, east) = (FixedAngle.degrees(node.west), FixedAngle.degrees(node.east))
        let isBeside = center.longitude < west || center.longitude > east
        return closeness(
            latitudes: center.latitude - min(max(center.latitude, south), north),
            longitudes: isBeside ? min(Self.turn(west, center.longitude), Self.turn(east, center.longitude)) : 0)
    }

    /// The difference of two longitudes.
    private static func turn(_ a: Double, _ b: Double) -> Double {
        let degrees = (a - b).magnitude
        return degrees > 180 ? 360 - degrees : degrees
    }

    private func closeness(latitudes: Double, longitudes: Double) -> Float {
        let east = longitudes * cosine * Earth.metersPerDegree
        let north = latitudes * Earth.metersPerDegree
        let distance = max(0, (east * east + north * north).squareRoot() - radius)
        return Float(1 / (1 + distance / max(Self.smallestScale, radius)))
    }

    /// The box around the area in the index's units; nil if it covers the world.
    var box: (south: Int32, north: Int32, west: Int32, east: Int32)? {
        guard !bounds.isEmpty, bounds.longitudes.length < 360 else { return nil }
        return (
            FixedAngle.clamping(bounds.south), FixedAngle.clamping(bounds.north), FixedAngle.wrapping(bounds.west),
            FixedAngle.wrapping(bounds.east)
        )
    }
}
