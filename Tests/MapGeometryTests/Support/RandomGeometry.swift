import MapGeometry
import MapSearchTestSupport

extension Coordinate {
    /// A coordinate spread evenly over degrees, with a share at the poles, on the equator and at the 180th meridian.
    static func random(using generator: inout SplitMix64) -> Coordinate {
        var coordinate = Coordinate(
            latitude: .random(in: -90...90, using: &generator), longitude: .random(in: -180...180, using: &generator))
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: coordinate.latitude = 90
        case 1: coordinate.latitude = -90
        case 2: coordinate.latitude = 0
        case 3: coordinate.longitude = 180
        case 4: coordinate.longitude = -180
        case 5: coordinate.longitude = 0
        default: break
        }
        return coordinate
    }
}

/// Whether two numbers differ by at most a tolerance; false when one is not a number.
func isClose(_ first: Double, _ second: Double, _ tolerance: Double) -> Bool {
    abs(first - second) <= tolerance
}
