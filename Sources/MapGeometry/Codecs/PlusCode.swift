/// A plus code, or Open Location Code: a short name for a rectangle of the Earth, such as `8FVF4GJ9+CV`.
///
/// A *full* code names one place. A *short* code, such as `4GJ9+CV`, omits the first digits and means the matching
/// place nearest to a reference, usually the town written after it. See the specification at
/// https://github.com/google/open-location-code.
///
/// ```swift
/// let code = PlusCode(Coordinate(latitude: 47.1410, longitude: 9.5209))   // 8FVF4GRC+C9
/// let schaan = Coordinate(latitude: 47.17, longitude: 9.51)
/// code.shortened(near: schaan)                                            // 4GRC+C9
/// PlusCode("4GRC+C9")?.recovered(near: schaan)                            // 8FVF4GRC+C9
/// ```
public struct PlusCode: Hashable, Sendable {
    /// The code in upper case.
    public let code: String

    /// The number of digits before the plus sign of a full code.
    private static let separatorPosition = 8
    /// The maximum number of digits after it.
    private static let greatestSuffix = 7
    private static let alphabet = Array("23456789CFGHJMPQRVWX".utf8)
    /// The number of steps per degree of latitude and longitude in a code with fifteen digits.
    private static let latitudeSteps: Int64 = 25_000_000
    private static let longitudeSteps: Int64 = 8_192_000

    /// Creates a code from its text.
    ///
    /// The result is `nil` if the text is not a valid full or short code; lower-case letters are allowed. Digits after
    /// the fifteenth of a full code have no meaning according to the specification and are dropped.
    ///
    /// - Parameter text: The code alone.
    public init?(_ text: some StringProtocol) {
        let code = text.uppercased()
        guard Self.isValid(Array(code.utf8)) else { return nil }
        self.code = String(code.prefix { $0 != "+" } + code.drop { $0 != "+" }.prefix(1 + Self.greatestSuffix))
    }

    /// Creates the full code of the rectangle that contains a coordinate.
    ///
    /// A latitude beyond a pole is clamped and a longitude wrapped; a coordinate that is not finite gives the code of
    /// (0, 0).
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - length: The number of digits: 2, 4, 6, 8, or 10…15. 10, the default, is a rectangle of about 14 m, 11 one of
    ///     about 3 m. Other numbers are changed to the next valid one.
    public init(_ coordinate: Coordinate, length: Int = 10) {
        let digits = length >= 10 ? min(length, 15) : max(2, length + length % 2)
        var latitude = Self.step(coordinate.latitude, Self.latitudeSteps) + 90 * Self.latitudeSteps
        latitude = min(max(latitude, 0), 180 * Self.latitudeSteps - 1)
        let circle = 360 * Self.longitudeSteps
        var longitude = (Self.step(coordinate.longitude, Self.longitudeSteps) + 180 * Self.longitudeSteps) % circle
        if longitude < 0 { longitude += circle }

        var reversed: [UInt8] = []
        for _ in 0..<5 {
            reversed.append(Self.alphabet[Int(latitude % 5 * 4 + longitude % 4)])
            latitude /= 5
            longitude /= 4
        }
        for _ in 0..<5 {
            reversed.append(Self.alphabet[Int(longitude % 20)])
            reversed.append(Self.alphabet[Int(latitude % 20)])
            latitude /= 20
            longitude /= 20
        }
        var text = Array(reversed.reversed().prefix(digits))
        while text.count < Self.separatorPosition { text.append(UInt8(ascii: "0")) }
        text.insert(UInt8(ascii: "+"), at: Self.separatorPosition)
        code = String(decoding: text, as: UTF8.self)
    }

    private init(unchecked code: String) {
        self.code = code
    }

    private static func step(_ degrees: Double, _ stepsPerDegree: Int64) -> Int64 {
        // More than a thousand turns is not a meaningful longitude.
        guard degrees.magnitude <= 360_000 else { return 0 }
        // A decimal fraction on the edge of a cell may be slightly below it after rounding; a millionth of a step is negligible.
        let steps = (degrees * Double(stepsPerDegree) * 1e6).rounded() / 1e6
        return Int64(steps.rounded(.down))
    }

    /// A Boolean value that is true if the code names one place on the Earth.
    public var isFull: Bool { !isShort }

    /// A Boolean value that is true if the code needs a reference to name a place.
    public var isShort: Bool { prefixCount < Self.separatorPosition }

    private var prefixCount: Int { code.utf8.prefix { $0 != UInt8(ascii: "+") }.count }

    /// The digits without the plus sign and the zeros that pad a code of low precision.
    private var digits: [UInt8] {
        code.utf8.filter { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "0") }
    }

    /// The rectangle that a full code names; `nil` for a short code.
    public var bounds: CoordinateBounds? {
        guard isFull else { return nil }
        var latitude = -90 * Self.latitudeSteps
        var longitude = -180 * Self.longitudeSteps
        var height = 20 * Self.latitudeSteps * 20
        var width = 20 * Self.longitudeSteps * 20
        let values = digits.map { Int64(Self.alphabet.firstIndex(of: $0) ?? 0) }
        for (index, value) in values.enumerated() {
            if index >= 10 {
                height /= 5
                width /= 4
                latitude += value / 4 * height
                longitude += value % 4 * width
            } else if index % 2 == 0 {
                height /= 20
                width /= 20
                latitude += value * height
            } else {
                longitude += value * width
            }
        }
        func degrees(_ steps: Int64, _ perDegree: Int64) -> Double { Double(steps) / Double(perDegree) }
        return CoordinateBounds(
            south: degrees(latitude, Self.latitudeSteps), west: degrees(longitude, Self.longitudeSteps),
            north: degrees(latitude + height, Self.latitudeSteps),
            east: degrees(longitude + width, Self.longitudeSteps))
    }

    /// The centre of the rectangle of a full code; `nil` for a short code.
    public var center: Coordinate? { bounds?.center }
}

extension PlusCode {
    /// Returns the code without the digits that are redundant near a reference.
    ///
    /// - Parameter reference: A place known to the reader of the code, within about 40 km.
    /// - Returns: A short code; the code itself if it is already short or padded with zeros, or if the reference is too
    ///   far away or invalid.
    public func shortened(near reference: Coordinate) -> PlusCode {
        guard isFull, !code.utf8.contains(UInt8(ascii: "0")), let center, reference.isValid else { return self }
        let range = max(
            (center.latitude - reference.latitude).magnitude,
            wrappedLongitude(center.longitude - reference.longitude).magnitude)
        // The reference must be well inside the rectangle of the omitted digits.
        for (removed, size) in [(8, 0.0025), (6, 0.05), (4, 1.0)] where range < size * 0.3 {
            return PlusCode(unchecked: String(code.dropFirst(removed)))
        }
        return self
    }

    /// Returns the full code nearest to a reference that ends with this short code.
    ///
    /// - Parameter reference: The reference place of the code.
    /// - Returns: A full code; the code itself if it is already full; `nil` if the reference is invalid.
    public func recovered(near reference: Coordinate) -> PlusCode? {
        guard isShort else { return self }
        guard reference.isValid else { return nil }
        let missing = Self.separatorPosition - prefixCount
        let prefix = PlusCode(reference).code.prefix(missing)
        guard let guess = PlusCode(prefix + code)?.center else { return nil }
        let size = missing == 2 ? 20.0 : missing == 4 ? 1.0 : missing == 6 ? 0.05 : 0.0025
        var center = guess
        if reference.latitude + size / 2 < center.latitude, center.latitude - size >= -90 {
            center.latitude -= size
        } else if reference.latitude - size / 2 > center.latitude, center.latitude + size <= 90 {
            center.latitude += size
        }
        if reference.longitude + size / 2 < center.longitude {
            center.longitude -= size
        } else if reference.longitude - size / 2 > center.longitude {
            center.longitude += size
        }
        return PlusCode(center, length: missing + digits.count)
    }

    /// Finds the first plus code in a text, with at least four digits before the plus sign.
    ///
    /// A short code must contain a letter, because a text such as `2345+67` may be a sum.
    ///
    /// - Parameter text: A text of any length, such as `8FVF4GJ9+CV` or `4GJ9+CV Vaduz`.
    /// - Returns: The code and its range; `nil` if there is none.
    public static func first(in text: String) -> (code: PlusCode, range: Range<String.Index>)? {
        let bytes = text.utf8
        var start = bytes.startIndex
        while let plus = bytes[start...].firstIndex(of: UInt8(ascii: "+")) {
            let head = bytes[start..<plus].reversed().prefix(while: isAlphanumeric)
            let tail = bytes[bytes.index(after: plus)...].prefix(while: isAlphanumeric)
            let range = bytes.index(plus, offsetBy: -head.count)..<tail.endIndex
            if head.count >= 4, let code = PlusCode(text[range]),
                code.isFull || code.code.utf8.contains(where: { $0 >= UInt8(ascii: "A") })
            {
                return (code, range)
            }
            start = bytes.index(after: plus)
        }
        return nil
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
    }

    private static func isValid(_ code: [UInt8]) -> Bool {
        guard let plus = code.firstIndex(of: UInt8(ascii: "+")), plus <= separatorPosition, plus % 2 == 0,
            code.count > 1, code.count - plus != 2
        else { return false }
        var head = code[..<plus]
        let tail = code[(plus + 1)...]
        if let zero = head.firstIndex(of: UInt8(ascii: "0")) {
            // Zeros pad a full code of low precision, in pairs up to the plus sign, which then ends it.
            guard plus == separatorPosition, zero > 0, zero % 2 == 0, tail.isEmpty,
                head[zero...].allSatisfy({ $0 == UInt8(ascii: "0") })
            else { return false }
            head = head[..<zero]
        }
        guard head.allSatisfy(alphabet.contains), tail.allSatisfy(alphabet.contains) else { return false }
        guard plus == separatorPosition else { return true }
        // The first digit counts 20° of latitude from −90°, the second 20° of longitude from −180°.
        return (alphabet.firstIndex(of: code[0]) ?? 0) < 9 && (alphabet.firstIndex(of: code[1]) ?? 0) < 18
    }
}

extension PlusCode: CustomStringConvertible {
    /// The code.
    public var description: String { code }
}
