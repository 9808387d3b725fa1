extension Polyline {
    /// Creates a line from the compact text format that routing services use.
    ///
    /// The format stores differences of rounded degrees, five bits per character: Google, *Encoded Polyline Algorithm
    /// Format*. Google, OSRM and Mapbox use five decimals by default, Valhalla six.
    ///
    /// ```swift
    /// let line = try Polyline(encoded: "_p~iF~ps|U_ulLnnqC_mqNvxq`@")
    /// line.encoded()                                                    // the same text
    /// ```
    ///
    /// - Parameters:
    ///   - text: The encoded line; empty for a line without coordinates.
    ///   - precision: The number of decimals, 0…10.
    /// - Throws: ``GeometryFormatError`` if a character is not part of the format, a number is too long, or the text
    ///   ends inside a number or after a latitude.
    public init(encoded text: String, precision: Int = 5) throws(GeometryFormatError) {
        let bytes = Array(text.utf8)
        let scale = Self.scale(precision)
        var coordinates: [Coordinate] = []
        var offset = 0
        var latitude: Int64 = 0
        var longitude: Int64 = 0
        while offset < bytes.count {
            latitude &+= try Self.difference(in: bytes, &offset)
            guard offset < bytes.count else {
                throw GeometryFormatError("The text ends before a longitude.", at: offset, in: bytes)
            }
            longitude &+= try Self.difference(in: bytes, &offset)
            coordinates.append(
                Coordinate(latitude: Double(latitude) / scale, longitude: Double(longitude) / scale))
        }
        self.init(coordinates)
    }

    /// Returns the line in the compact text format that routing services use, which ``init(encoded:precision:)`` reads.
    ///
    /// - Parameter precision: The number of decimals, 0…10; 5 by default.
    /// - Returns: Printable ASCII, including backslashes. Invalid coordinates are skipped.
    public func encoded(precision: Int = 5) -> String {
        let scale = Self.scale(precision)
        var text: [UInt8] = []
        var lastLatitude: Int64 = 0
        var lastLongitude: Int64 = 0
        for coordinate in coordinates where coordinate.isValid {
            let latitude = Int64((coordinate.latitude * scale).rounded())
            let longitude = Int64((coordinate.longitude * scale).rounded())
            Self.append(latitude - lastLatitude, to: &text)
            Self.append(longitude - lastLongitude, to: &text)
            lastLatitude = latitude
            lastLongitude = longitude
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func scale(_ precision: Int) -> Double {
        (0..<min(max(precision, 0), 10)).reduce(1.0) { scale, _ in scale * 10 }
    }

    private static func append(_ difference: Int64, to text: inout [UInt8]) {
        // The sign is stored in the lowest bit, so that small numbers of both signs are short.
        var rest = UInt64(bitPattern: difference << 1 ^ difference >> 63)
        while rest >= 0x20 {
            text.append(UInt8(rest & 0x1F | 0x20) + 63)
            rest >>= 5
        }
        text.append(UInt8(rest) + 63)
    }

    private static func difference(in bytes: [UInt8], _ offset: inout Int) throws(GeometryFormatError) -> Int64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            guard (63..<127).contains(byte) else {
                throw GeometryFormatError("This character is not valid in an encoded polyline.", at: offset, in: bytes)
            }
            guard shift <= 55 else {
                throw GeometryFormatError("This number is too large for degrees.", at: offset, in: bytes)
            }
            offset += 1
            value |= UInt64((byte - 63) & 0x1F) << shift
            shift += 5
            if byte - 63 < 0x20 {
                return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
            }
        }
        throw GeometryFormatError("The text ends inside a number.", at: offset, in: bytes)
    }
}
