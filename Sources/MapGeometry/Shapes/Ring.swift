#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The closed boundary of an area, whose edges are straight in degrees and go the shorter way round the Earth.
struct Ring {
    /// The valid vertices, without the first one repeated at the end.
    let vertices: ArraySlice<Coordinate>

    init(_ coordinates: [Coordinate]) {
        // Most rings have only valid coordinates, and are not copied.
        let valid = coordinates.allSatisfy { $0.isValid } ? coordinates[...] : coordinates.filter(\.isValid)[...]
        vertices = valid.count > 1 && valid.first == valid.last ? valid.dropLast() : valid
    }

    /// The location of a coordinate.
    enum Location {
        case inside, boundary, outside
    }

    /// Locates a valid coordinate.
    ///
    /// Counts the edges on the way north along the meridian of the coordinate. The side of that meridian on
    /// which a vertex is, is determined once for both of its edges, so that no vertex is counted twice or not at all.
    ///
    /// - Parameter place: A valid coordinate.
    /// - Returns: Its location.
    func locate(_ place: Coordinate) -> Location {
        guard var previous = vertices.last else { return .outside }
        var previousEast = Self.offset(previous, from: place)
        var turns = 0.0
        var isInside = false
        for vertex in vertices {
            let east = Self.offset(vertex, from: place)
            let turn = longitudeTurn(from: previous.longitude, to: vertex.longitude)
            turns += turn
            // Most edges stay on one side of the meridian and need no call.
            if (east < 0) != (previousEast < 0) || east == 0 || turn.magnitude == 360 {
                switch Self.meeting(previous, previousEast, vertex, east, turn: turn, place) {
                case .boundary: return .boundary
                case .inside: isInside.toggle()
                case .outside: break
                }
            }
            previous = vertex
            previousEast = east
        }
        // Only a ring around the Earth has a pole inside, and the way north then ends inside as well.
        if turns.magnitude > 180, Pole(enclosedBy: vertices) == .north { isInside.toggle() }
        return isInside ? .inside : .outside
    }

    /// The position where an edge meets the meridian of a place: north of it (`inside`), at the place itself (`boundary`), or
    /// elsewhere.
    ///
    /// - Parameters:
    ///   - first: The vertex at which the edge begins.
    ///   - firstEast: The ``offset(_:from:)`` of that vertex.
    ///   - second: The vertex at which the edge ends.
    ///   - secondEast: The offset of that one.
    ///   - turn: The degrees by which the edge goes to the east.
    ///   - place: The place.
    /// - Returns: The effect of the edge on the location of the place.
    static func meeting(
        _ first: Coordinate, _ firstEast: Double, _ second: Coordinate, _ secondEast: Double, turn: Double,
        _ place: Coordinate
    ) -> Location {
        let firstNorth = first.latitude - place.latitude
        let secondNorth = second.latitude - place.latitude
        if secondEast == 0, secondNorth == 0 { return .boundary }
        if turn == 0 {
            return secondEast == 0 && (firstNorth < 0) == (secondNorth > 0) && firstNorth != 0 ? .boundary : .outside
        }
        if turn.magnitude < 360 {
            // The way to the other side around the back of the Earth has the opposite direction.
            guard (firstEast < 0) != (secondEast < 0), (turn > 0) == (firstEast < 0) else { return .outside }
            // The sign of the height at which the edge meets the meridian.
            let area = firstNorth * secondEast - secondNorth * firstEast
            let height = turn > 0 ? area : -area
            return height == 0 ? .boundary : height > 0 ? .inside : .outside
        }
        let way =
            turn > 0 ? (firstEast > 0 ? 360 - firstEast : -firstEast) : (firstEast < 0 ? 360 + firstEast : firstEast)
        let height = firstNorth + (secondNorth - firstNorth) * way / 360
        return height == 0 ? .boundary : height > 0 ? .inside : .outside
    }

    /// The offset of a vertex to the east, −180..<180.
    static func offset(_ vertex: Coordinate, from place: Coordinate) -> Double {
        let difference = vertex.longitude - place.longitude
        if difference.magnitude < 180 { return difference }
        let offset = wrappedLongitude(difference)
        return offset == 180 ? -180 : offset
    }

    /// The area enclosed, in square metres on the ellipsoid.
    ///
    /// The integral of the area between the equator and the latitude, over the longitudes of the boundary; for straight edges
    /// in degrees by Gauss's formula with four points on pieces of at most five degrees of latitude.
    var area: Double {
        guard vertices.count >= 3, var previous = vertices.last else { return 0 }
        var sum = 0.0
        for vertex in vertices {
            let turn = longitudeTurn(from: previous.longitude, to: vertex.longitude) * .pi / 180
            if turn != 0 { sum += turn * Self.meanZone(previous.latitude, vertex.latitude) }
            previous = vertex
        }
        switch Pole(enclosedBy: vertices) {
        case .north?, .south?: return max(0, 2 * .pi * Self.zone(to: 90) - sum.magnitude)
        case nil: return sum.magnitude
        }
    }

    /// The mean of ``zone(to:)`` along an edge between two latitudes.
    private static func meanZone(_ first: Double, _ second: Double) -> Double {
        let pieces = max(1, ((second - first).magnitude / 5).rounded(.up))
        var sum = 0.0
        for piece in 0..<Int(pieces) {
            let low = first + (second - first) * Double(piece) / pieces
            let half = (second - first) / pieces / 2
            for (node, weight) in [(0.3399810435848563, 0.6521451548625461), (0.8611363115940526, 0.3478548451374538)] {
                sum += weight / 2 * (zone(to: low + half * (1 - node)) + zone(to: low + half * (1 + node)))
            }
        }
        return sum / pieces
    }

    /// The area between the equator and a latitude in square metres for each radian of longitude.
    ///
    /// b²/2 · [s / (1 − e² s²) + artanh(e s) / e] with s = sin φ (Snyder, *Map Projections*, 1987, equation 3-12).
    private static func zone(to latitude: Double) -> Double {
        let e2 = Earth.eccentricitySquared
        let e = e2.squareRoot()
        let sine = sin(latitude * .pi / 180)
        return Earth.polarRadius * Earth.polarRadius / 2 * (sine / (1 - e2 * sine * sine) + atanh(e * sine) / e)
    }
}
