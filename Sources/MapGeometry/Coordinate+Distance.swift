#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Coordinate {
    /// Returns the length of the shortest way along the ground to another coordinate, in metres.
    ///
    /// - Returns: Not-a-number when one of the coordinates is not valid.
    public func distance(to other: Coordinate) -> Double {
        guard isValid, other.isValid else { return .nan }
        let phi1 = latitude * .pi / 180
        let phi2 = other.latitude * .pi / 180
        let sineLatitude = sin(0.5 * (phi2 - phi1))
        let sineLongitude = sin(0.5 * (other.longitude - longitude) * .pi / 180)
        let haversine = sineLatitude * sineLatitude + cos(phi1) * cos(phi2) * sineLongitude * sineLongitude
        return 2 * Earth.meanRadius * asin(min(1, haversine.squareRoot()))
    }
}
