import MapGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Coordinate {
    /// The coordinate to a ten millionth of a degree, about a centimetre.
    ///
    /// An index keeps angles to 4.2e-8°, so this gives back what a source with seven decimals had, and nothing else.
    var sourcePrecision: Coordinate { rounded(1e7) }

    /// The coordinate to about a metre, for people.
    var readable: Coordinate { rounded(1e5) }

    private func rounded(_ scale: Double) -> Coordinate {
        // Adding zero takes the sign from −0.
        Coordinate(
            latitude: (latitude * scale).rounded() / scale + 0, longitude: (longitude * scale).rounded() / scale + 0)
    }
}
