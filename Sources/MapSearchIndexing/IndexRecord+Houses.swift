public import MapGeometry
public import MapSearch

extension IndexRecord {
    /// A house on a street.
    public struct House: Hashable, Sendable {
        /// The house number, such as `12`, `12a`, `3/2` or `10-14`.
        public var number: String
        /// The position of the house, in degrees.
        public var coordinate: Coordinate
        /// The postal code, or `nil` to use the street's.
        public var postcode: String?
        /// The outline of the building; every coordinate inside it is at the house.
        ///
        /// Empty if unknown.
        public var boundary: [Polygon]
        /// The entrances of the building; empty if unknown.
        public var entrances: [Entrance]

        /// Creates a house.
        ///
        /// - Parameters:
        ///   - number: The house number.
        ///   - coordinate: The position of the house, in degrees.
        ///   - postcode: The postal code.
        ///   - boundary: The outline of the building.
        ///   - entrances: The entrances of the building.
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

        /// By number, then by the text after it.
        static func precedes(_ a: House, _ b: House) -> Bool {
            func key(_ house: House) -> (Int, String, Double, Double) {
                let digits = house.number.prefix { $0.isASCII && $0.isNumber }
                return (Int(digits) ?? .max, house.number, house.coordinate.latitude, house.coordinate.longitude)
            }
            return key(a) < key(b)
        }
    }

    /// A range of house numbers that are evenly spaced along a line, such as the even ones from 2 to 18.
    ///
    /// Numbers are from 0 to 999,999.
    public struct HouseRange: Hashable, Sendable {
        /// The number at the start of the line.
        public var first: Int
        /// The number at the end of the line, which may be the smaller one.
        public var last: Int
        /// The difference between neighbouring numbers: 2 if even and odd numbers are on different sides, otherwise 1.
        public var step: Int
        /// The line along which the houses are, from the first to the last number.
        public var line: Polyline

        /// Creates a range of house numbers.
        ///
        /// - Parameters:
        ///   - first: The number at the start of the line.
        ///   - last: The number at the end of the line.
        ///   - step: The difference between neighbouring numbers, at least 1.
        ///   - line: The line along which the houses are.
        public init(first: Int, last: Int, step: Int, line: Polyline) {
            self.first = first
            self.last = last
            self.step = step
            self.line = line
        }
    }
}
