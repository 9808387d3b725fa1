/// The squares around the poles: NGA.SIG.0012, section 11.2.
extension MGRSReference {
    /// Columns of 100 km up to the pole and from the pole on, without the unused letters.
    private static let westernColumns = Array("JKLPQRSTUXYZ")
    private static let easternColumns = Array("ABCFGHJKLPQR")
    private static let rowsAroundPole = Array("ABCDEFGHJKLMNPQRSTUVWXYZ")
    private static let pole = 2_000_000.0

    /// The easting of column J in the west and the northing of row A in the south; in the north the rows begin later.
    private static let southernOrigin = 800_000.0
    private static func firstNorthing(_ isNorthern: Bool) -> Double { isNorthern ? 1_300_000 : southernOrigin }

    /// Creates a reference from the letters of the polar zone and of the square; `nil` if there is no such square.
    init?(polar letters: [Character], easting: Double, northing: Double, digits: Int) {
        let isNorthern = letters[0] == "Y" || letters[0] == "Z"
        let isWestern = letters[0] == "A" || letters[0] == "Y"
        guard "ABYZ".contains(letters[0]), let row = Self.rowsAroundPole.firstIndex(of: letters[2]),
            let column = (isWestern ? Self.westernColumns : Self.easternColumns).firstIndex(of: letters[1])
        else { return nil }
        let size = Self.squareSize(digits: digits)
        let corner = UTMCoordinate(
            zone: 0, isNorthern: isNorthern,
            easting: (isWestern ? Self.southernOrigin : Self.pole) + Double(column) * 100_000 + easting * size,
            northing: Self.firstNorthing(isNorthern) + Double(row) * 100_000 + northing * size)
        // Northern columns and rows end sooner, and beyond them there are no squares.
        let reach = Self.pole - Self.firstNorthing(isNorthern)
        guard (Self.pole - reach..<Self.pole + reach).contains(corner.easting),
            (Self.pole - reach..<Self.pole + reach).contains(corner.northing)
        else { return nil }
        self.init(corner: corner, squareSize: size, band: letters[0])
    }

    /// The letters of column and row.
    var polarSquare: String {
        let isWestern = corner.easting < Self.pole
        let columns = isWestern ? Self.westernColumns : Self.easternColumns
        let column = Int((corner.easting - (isWestern ? Self.southernOrigin : Self.pole)) / 100_000)
        let row = Int((corner.northing - Self.firstNorthing(corner.isNorthern)) / 100_000)
        return "\(columns[min(max(column, 0), 11)])\(Self.rowsAroundPole[min(max(row, 0), 23)])"
    }

    /// The box around a square, which is in one of the quarters around the pole.
    static func polarBounds(_ corner: UTMCoordinate, _ size: Double) -> CoordinateBounds? {
        let corners = [(0.0, 0.0), (size, 0), (0, size), (size, size)].map { east, north in
            PolarStereographic(isNorthern: corner.isNorthern).unproject(
                easting: corner.easting + east, northing: corner.northing + north)
        }
        // The pole is on every meridian and must not widen the box.
        let box = CoordinateBounds(covering: corners.filter { $0.latitude.magnitude < 90 })
        let latitudes = corners.map(\.latitude)
        return CoordinateBounds(
            south: latitudes.min() ?? 0, north: latitudes.max() ?? 0, longitudes: box.longitudes)
    }
}
