/// A reference of the Military Grid Reference System: the name of a square, such as `32TNT4201222317`.
///
/// A reference consists of the zone and latitude band, the two letters of a square of 100 km, and an even number of
/// digits that divide it down to a metre. Near the poles, a single letter replaces zone and band, such as
/// `ZAH0000000000`. Based on NGA.SIG.0012, *The Universal Grids and the Transverse Mercator and Polar Stereographic Map
/// Projections* (2014).
public struct MGRSReference: Hashable, Sendable {
    /// The corner of the square with the smallest easting and northing.
    public let corner: UTMCoordinate

    /// The side of the square in metres: 100 000, 10 000, 1000, 100, 10 or 1.
    public let squareSize: Double

    /// The letter of the latitude band, `C`…`X` without `I` and `O`; near the poles `A`, `B`, `Y` or `Z`.
    public let band: Character

    private static let bands = Array("CDEFGHJKLMNPQRSTUVWX")
    private static let columns = Array("ABCDEFGHJKLMNPQRSTUVWXYZ")
    private static let rows = Array("ABCDEFGHJKLMNPQRSTUV")
    private static let rowCycle = 2_000_000.0

    /// Creates the reference of the square that contains a coordinate.
    ///
    /// The result is `nil` if the coordinate is invalid.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - digits: The number of digits of easting and of northing, 0…5; 5, the default, is a square metre.
    public init?(_ coordinate: Coordinate, digits: Int = 5) {
        guard let utm = UTMCoordinate(coordinate) else { return nil }
        let size = Self.squareSize(digits: digits)
        var corner = utm
        corner.easting = (utm.easting / size).rounded(.down) * size
        corner.northing = (utm.northing / size).rounded(.down) * size
        self.corner = corner
        squareSize = size
        band = utm.zone == 0 ? utm.polarBand : Self.bands[min(Int((coordinate.latitude + 80) / 8), 19)]
    }

    init(corner: UTMCoordinate, squareSize: Double, band: Character) {
        self.corner = corner
        self.squareSize = squareSize
        self.band = band
    }

    /// Creates a reference from its text, `32TNT4201222317` or `32T NT 42012 22317`.
    ///
    /// The result is `nil` if the text has another format, or if the letters do not name a square of the zone and band.
    ///
    /// - Parameter text: The reference alone; lower-case letters are allowed.
    public init?(_ text: some StringProtocol) {
        let characters = text.uppercased().filter { !$0.isWhitespace }
        let zoneDigits = characters.prefix { $0.isASCII && $0.isNumber }
        let letters = characters.dropFirst(zoneDigits.count).prefix { $0.isASCII && $0.isLetter }
        let digits = characters.dropFirst(zoneDigits.count + letters.count)
        guard zoneDigits.count <= 2, letters.count == 3, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
            digits.count % 2 == 0, digits.count <= 10
        else { return nil }
        let half = digits.count / 2
        let easting = half == 0 ? 0 : Double(digits.prefix(half)) ?? 0
        let northing = half == 0 ? 0 : Double(digits.suffix(half)) ?? 0
        if zoneDigits.isEmpty {
            self.init(polar: Array(letters), easting: easting, northing: northing, digits: half)
        } else {
            self.init(
                zone: Int(zoneDigits) ?? 0, letters: Array(letters), easting: easting, northing: northing, digits: half)
        }
    }

    private init?(zone: Int, letters: [Character], easting: Double, northing: Double, digits: Int) {
        guard (1...60).contains(zone), let bandIndex = Self.bands.firstIndex(of: letters[0]),
            let column = Self.columns.firstIndex(of: letters[1]), let row = Self.rows.firstIndex(of: letters[2])
        else { return nil }
        // Eight columns for each of three kinds of zone; rows begin five letters later in zones of even number.
        let columnInZone = column - (zone - 1) % 3 * 8
        guard (0..<8).contains(columnInZone) else { return nil }
        let rowInZone = (row + (zone % 2 == 0 ? 15 : 0)) % 20
        let size = Self.squareSize(digits: digits)

        // Rows repeat every 2000 km: the band determines which of them is meant.
        let south = Double(bandIndex * 8 - 80)
        let isNorthern = south >= 0
        let projection = TransverseMercator(centralMeridian: 0)
        let bandNorthing =
            projection.project(Coordinate(latitude: south, longitude: 0)).y + (isNorthern ? 0 : 10_000_000)
        let lowest = (bandNorthing / 100_000).rounded(.down) * 100_000
        var squareNorthing = Double(rowInZone) * 100_000
        while squareNorthing < lowest { squareNorthing += Self.rowCycle }
        corner = UTMCoordinate(
            zone: zone, isNorthern: isNorthern, easting: Double(columnInZone + 1) * 100_000 + easting * size,
            northing: squareNorthing + northing * size)
        squareSize = size
        band = letters[0]
        // A square that belongs to the band extends into it.
        guard let bounds = Self.bounds(corner, size), bounds.north >= south - 0.01,
            bounds.south <= (letters[0] == "X" ? 84 : south + 8) + 0.01
        else { return nil }
    }

    static func squareSize(digits: Int) -> Double {
        (0..<min(max(digits, 0), 5)).reduce(100_000.0) { size, _ in size / 10 }
    }

    /// The coordinate of the centre of the square.
    public var center: Coordinate {
        var middle = corner
        middle.easting += squareSize / 2
        middle.northing += squareSize / 2
        // Squares are checked when they are created; one at the very edge of the system may have its centre outside.
        return middle.coordinate ?? bounds.center
    }

    /// The box of latitudes and longitudes around the corners of the square.
    public var bounds: CoordinateBounds { Self.bounds(corner, squareSize) ?? .empty }

    private static func bounds(_ corner: UTMCoordinate, _ size: Double) -> CoordinateBounds? {
        if corner.zone == 0 { return polarBounds(corner, size) }
        let corners = [(0.0, 0.0), (size, 0), (0, size), (size, size)].compactMap { east, north in
            UTMCoordinate(
                zone: corner.zone, isNorthern: corner.isNorthern, easting: min(corner.easting + east, 999_999),
                northing: min(corner.northing + north, 10_000_000)
            ).coordinate
        }
        return corners.isEmpty ? nil : CoordinateBounds(covering: corners)
    }
}

extension MGRSReference: CustomStringConvertible {
    /// The reference without spaces, such as `32TNT4201222317`.
    public var description: String {
        let count = String(Int(100_000 / squareSize)).utf8.count - 1
        func digits(_ metres: Double) -> String {
            guard count > 0 else { return "" }
            let number = String(Int(metres.truncatingRemainder(dividingBy: 100_000) / squareSize))
            return String(repeating: "0", count: count - number.utf8.count) + number
        }
        let numbers = digits(corner.easting) + digits(corner.northing)
        if corner.zone == 0 { return "\(band)\(polarSquare)\(numbers)" }
        let column = Int(corner.easting / 100_000) - 1 + (corner.zone - 1) % 3 * 8
        let row = (Int(corner.northing / 100_000) + (corner.zone % 2 == 0 ? 5 : 0)) % 20
        return "\(corner.zone)\(band)\(Self.columns[min(max(column, 0), 23)])\(Self.rows[row])\(numbers)"
    }
}
