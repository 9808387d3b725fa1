/// A position in the Universal Transverse Mercator system, or near a pole in the Universal Polar Stereographic system:
/// a zone and metres within it.
///
/// Zones 1…60 cover latitudes from 80° south to 84° north; they are 6° wide, with exceptions around Norway and
/// Svalbard. Zone 0 is the area around the pole of the hemisphere, where easting and northing are 2 000 000 at the
/// pole. Based on NGA.SIG.0012, *The Universal Grids and the Transverse Mercator and Polar Stereographic Map
/// Projections* (2014).
public struct UTMCoordinate: Hashable, Sendable, Codable {
    /// The zone, 1…60 eastwards from 180°, or 0 near a pole.
    public var zone: Int

    /// Whether the northing counts northwards from the equator, or from 10 000 km south of it; near a pole, whether it
    /// is the north pole.
    public var isNorthern: Bool

    /// Metres east, 500 000 on the central meridian of the zone and 2 000 000 at a pole.
    public var easting: Double

    /// Metres north.
    public var northing: Double

    /// Creates a position from its parts, stored unchanged.
    ///
    /// - Parameters:
    ///   - zone: The zone, 1…60, or 0 near a pole.
    ///   - isNorthern: Whether the northing counts from the equator, or the pole is the north pole.
    ///   - easting: Metres east.
    ///   - northing: Metres north.
    public init(zone: Int, isNorthern: Bool, easting: Double, northing: Double) {
        self.zone = zone
        self.isNorthern = isNorthern
        self.easting = easting
        self.northing = northing
    }

    /// Creates the position of a coordinate in its zone.
    ///
    /// The result is `nil` if the coordinate is invalid.
    ///
    /// - Parameter coordinate: The coordinate.
    public init?(_ coordinate: Coordinate) {
        guard coordinate.isValid else { return nil }
        guard (-80...84).contains(coordinate.latitude) else {
            let isNorthern = coordinate.latitude > 0
            let (easting, northing) = PolarStereographic(isNorthern: isNorthern).project(coordinate)
            self.init(zone: 0, isNorthern: isNorthern, easting: easting, northing: northing)
            return
        }
        let zone = Self.zone(of: coordinate)
        let (x, y) = TransverseMercator(centralMeridian: Self.centralMeridian(zone)).project(coordinate)
        let isNorthern = coordinate.latitude >= 0
        // Rounding must not move a place across the equator, where northings start again.
        let northing = isNorthern ? max(0, y) : min(y + 10_000_000, 10_000_000.0.nextDown)
        self.init(zone: zone, isNorthern: isNorthern, easting: x + 500_000, northing: northing)
    }

    /// The coordinate of the position; `nil` if the zone is not 0…60 or the metres are outside the system.
    public var coordinate: Coordinate? {
        if zone == 0 { return polarCoordinate }
        guard (1...60).contains(zone), (100_000..<1_000_000).contains(easting), (0...10_000_000).contains(northing)
        else { return nil }
        let coordinate = TransverseMercator(centralMeridian: Self.centralMeridian(zone))
            .unproject(x: easting - 500_000, y: isNorthern ? northing : northing - 10_000_000)
        return (-80.5...84.5).contains(coordinate.latitude) ? coordinate : nil
    }

    /// The systems overlap by half a degree; the grid of squares extends a little farther at its corners.
    private var polarCoordinate: Coordinate? {
        let reach = isNorthern ? 700_000.0 : 1_200_000.0
        guard (easting - 2_000_000).magnitude <= reach, (northing - 2_000_000).magnitude <= reach else { return nil }
        return PolarStereographic(isNorthern: isNorthern).unproject(easting: easting, northing: northing)
    }

    static func centralMeridian(_ zone: Int) -> Double { Double(zone * 6 - 183) }

    private static func zone(of coordinate: Coordinate) -> Int {
        let longitude = coordinate.longitude == 180 ? -180 : coordinate.longitude
        let regular = Int((longitude + 180) / 6) + 1
        // South-western Norway and Svalbard are in zones that were widened for them.
        if (56..<64).contains(coordinate.latitude), (3..<12).contains(longitude) { return 32 }
        guard (72...84).contains(coordinate.latitude), (0..<42).contains(longitude) else { return regular }
        return longitude < 9 ? 31 : longitude < 21 ? 33 : longitude < 33 ? 35 : 37
    }
}

extension UTMCoordinate {
    /// The letter of a polar zone: by hemisphere, and by the side of the meridian of Greenwich.
    var polarBand: Character {
        easting < 2_000_000 ? (isNorthern ? "Y" : "A") : isNorthern ? "Z" : "B"
    }
}

extension UTMCoordinate: CustomStringConvertible {
    /// The zone with its hemisphere, and easting and northing in whole metres, such as `32N 542012 5222317`.
    ///
    /// Near a pole, the letter of the polar zone replaces the zone: A and B in the south, Y and Z in the north, the
    /// first of each for the western hemisphere, such as `Z 2192318 2111035`.
    public var description: String {
        let metres = [easting, northing].map { decimalText($0, maximumFractionDigits: 0) }
        let name = zone == 0 ? String(polarBand) : "\(zone)\(isNorthern ? "N" : "S")"
        return "\(name) \(metres[0]) \(metres[1])"
    }
}
