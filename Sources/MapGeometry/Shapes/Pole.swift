#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// One of the two ends of the Earth's axis.
enum Pole: Hashable, Sendable {
    case north, south

    /// Finds the pole that a closed ring encloses.
    ///
    /// A ring has two sides. If it goes around the Earth, each side contains a pole; the smaller side is the inside, as for
    /// any other ring, so the direction of the ring has no meaning. The result is `nil` if the ring encloses
    /// neither pole, or both.
    ///
    /// - Parameter ring: The vertices, the last one joined to the first. Invalid ones are skipped.
    init?(enclosedBy ring: ArraySlice<Coordinate>) {
        let turns = Self.turns(of: ring)
        guard turns.magnitude > 180 else { return nil }
        // The area between the ring and the equator, on the unit sphere.
        var areaAboveEquator = 0.0
        var last: Coordinate?
        func follow(_ next: Coordinate) {
            if let last {
                let turn = longitudeTurn(from: last.longitude, to: next.longitude)
                areaAboveEquator += turn * sin(0.5 * (last.latitude + next.latitude) * .pi / 180)
            }
            last = next
        }
        for coordinate in ring where coordinate.isValid { follow(coordinate) }
        if let first = ring.first(where: \.isValid) { follow(first) }
        self = (turns < 0) == (areaAboveEquator < 0) ? .north : .south
    }

    /// The degrees of longitude that a closed ring turns by, a multiple of 360°; half of that distinguishes none from one.
    ///
    /// Hardly any ring goes around the Earth, and this is much quicker to find out than an area.
    private static func turns(of ring: ArraySlice<Coordinate>) -> Double {
        var turns = 0.0
        var first: Double?
        var last = 0.0
        for coordinate in ring where coordinate.isValid {
            if first != nil { turns += longitudeTurn(from: last, to: coordinate.longitude) }
            first = first ?? coordinate.longitude
            last = coordinate.longitude
        }
        return first.map { turns + longitudeTurn(from: last, to: $0) } ?? 0
    }
}
