public import MapGeometry
public import MapSearch

extension IndexRecord {
    /// A house of a street.
    public struct House: Hashable, Sendable {
        /// The number as people write it, such as `12`, `12a`, `3/2` or `10-14`.
        public var number: String
        /// Where the house is, in degrees.
        public var coordinate: Coordinate
        /// Its postal code, or `nil` to take the street's.
        public var postcode: String?
        /// The outline of the building, in which every place is at the house; empty when unknown.
        public var boundary: [Polygon]
        /// The ways into the building; empty when unknown.
        public var entrances: [Entrance]

        /// Creates a house.
        ///
        /// - Parameters:
        ///   - number: The number as people write it.
        ///   - coordinate: Where the house is, in degrees.
        ///   - postcode: Its postal code.
        ///   - boundary: The outline of the building.
        ///   - entrances: The ways into the building.
        public init(
            number: String, coordinate: Coordinate, postcode: String? = nil, boundary: [Polygon] = [],
            entrances: [Entrance] = []
        ) {
            self.number = number
            self.coordinate = coordinate
            self.postcode = postcode
            self.boundary = boundary
            self.entrances = entrances
        }

        /// By number, then by what follows it.
        static func precedes(_ a: House, _ b: House) -> Bool {
            func key(_ house: House) -> (Int, String, Double, Double) {
                let digits = house.number.prefix { $0.isASCII && $0.isNumber }
                return (Int(digits) ?? .max, house.number, house.coordinate.latitude, house.coordinate.longitude)
            }
            return key(a) < key(b)
        }
    }

    /// A run of house numbers that stand evenly along a line, such as the even ones from 2 to 18.
    ///
    /// Numbers are 0 to 999,999.
    public struct HouseRange: Hashable, Sendable {
        /// The number at the beginning of the line.
        public var first: Int
        /// The number at the end of the line, which may be the smaller one.
        public var last: Int
        /// The difference of neighbouring numbers: 2 where even and odd ones stand on different sides, else 1.
        public var step: Int
        /// The line along which the houses stand, from the first to the last number.
        public var line: Polyline

        /// Creates a run of house numbers.
        ///
        /// - Parameters:
        ///   - first: The number at the beginning of the line.
        ///   - last: The number at the end of the line.
        ///   - step: The difference of neighbouring numbers, at least 1.
        ///   - line: The line along which the houses stand.
        public init(first: Int, last: Int, step: Int, line: Polyline) {
            self.first = first
            self.last = last
            self.step = step
            self.line = line
        }
    }
}
