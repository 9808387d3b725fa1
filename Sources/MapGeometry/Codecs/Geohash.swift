/// A geohash: the name of a cell made by halving longitudes and latitudes in turn, five bits per character.
///
/// ```swift
/// Geohash(Coordinate(latitude: 57.64911, longitude: 10.40744), length: 11).text   // u4pruydqqvj
/// Geohash("u4pruydqqvj")?.bounds.center
/// ```
///
/// Based on G. Niemeyer's geohash.org (2008).
public struct Geohash: Hashable, Sendable {
    /// The letters and digits, in lower case.
    public let text: String

    private static let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)
    /// The maximum length: 60 bits, cells of some centimetres.
    private static let greatestLength = 12

    /// Creates a geohash from its text.
    ///
    /// The result is `nil` if the text is empty, longer than twelve characters, or has a character other than `0…9` and
    /// `b…z` without `i`, `l` and `o`. Upper-case letters are allowed.
    ///
    /// - Parameter text: The geohash alone.
    public init?(_ text: some StringProtocol) {
        let text = text.lowercased()
        guard (1...Self.greatestLength).contains(text.utf8.count), text.utf8.allSatisfy(Self.alphabet.contains) else {
            return nil
        }
        self.text = text
    }

    /// Creates the geohash of the cell that contains a coordinate.
    ///
    /// An invalid coordinate is normalized first; one that is not finite counts as (0, 0).
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - length: The number of characters, 1…12; 9, the default, is a cell of about 5 m.
    public init(_ coordinate: Coordinate, length: Int = 9) {
        let normalized = coordinate.normalized
        let place = normalized.isValid ? normalized : Coordinate(latitude: 0, longitude: 0)
        let count = min(max(length, 1), Self.greatestLength)
        var x = Self.scaled(place.longitude, from: 360)
        var y = Self.scaled(place.latitude, from: 180)
        var characters: [UInt8] = []
        var isLongitude = true
        for _ in 0..<count {
            var value = 0
            for _ in 0..<5 {
                let bit = isLongitude ? x >> 31 : y >> 31
                if isLongitude { x <<= 1 } else { y <<= 1 }
                value = value << 1 | Int(bit)
                isLongitude.toggle()
            }
            characters.append(Self.alphabet[value])
        }
        text = String(decoding: characters, as: UTF8.self)
    }

    /// The cell that the geohash names.
    public var bounds: CoordinateBounds {
        var west = -180.0
        var south = -90.0
        var width = 360.0
        var height = 180.0
        var isLongitude = true
        for character in text.utf8 {
            let value = Self.alphabet.firstIndex(of: character) ?? 0
            for bit in stride(from: 4, through: 0, by: -1) {
                let isUpperHalf = value >> bit & 1 == 1
                if isLongitude {
                    width /= 2
                    if isUpperHalf { west += width }
                } else {
                    height /= 2
                    if isUpperHalf { south += height }
                }
                isLongitude.toggle()
            }
        }
        return CoordinateBounds(south: south, west: west, north: south + height, east: west + width)
    }

    /// Scales degrees to the full range of 32 bits, with the upper end in the last cell.
    private static func scaled(_ degrees: Double, from range: Double) -> UInt32 {
        UInt32(min((degrees / range + 0.5) * 4_294_967_296, 4_294_967_295))
    }
}

extension Geohash: CustomStringConvertible {
    /// The letters and digits.
    public var description: String { text }
}
