/// A number with at most seven decimals, such as a coordinate or metres, written without a `String`.
struct ShortDecimal {
    private let isNegative: Bool
    /// The number in ten millionths.
    private let magnitude: UInt

    private static let scale: UInt = 10_000_000
    private static let places = 7
    /// The maximum number of digits of a `UInt`.
    private static let maximumWidth = 20
    /// Smaller numbers may need an exponent; larger ones are not exact to this many digits.
    private static let range = 1e-3..<1e8

    /// Decomposes a number.
    ///
    /// The quotient of two exact integers is the `Double` closest to the decimal; no two decimals of 15 digits have the
    /// same one, so there are no other, shorter digits.
    ///
    /// - Returns: The parts, or nil for a number that needs more digits, or is too small or too large.
    init?(_ number: Double) {
        guard Self.range.contains(number.magnitude) else { return nil }
        let scaled = (number.magnitude * Double(Self.scale)).rounded()
        guard scaled / Double(Self.scale) == number.magnitude else { return nil }
        isNegative = number < 0
        magnitude = UInt(scaled)
    }

    /// Appends the digits, without trailing zeros.
    func append(to bytes: inout [UInt8]) {
        if isNegative { bytes.append(UInt8(ascii: "-")) }
        Self.append(magnitude / Self.scale, to: &bytes)
        var fraction = magnitude % Self.scale
        guard fraction > 0 else { return }
        var width = Self.places
        while fraction.isMultiple(of: 10) {
            fraction /= 10
            width -= 1
        }
        bytes.append(UInt8(ascii: "."))
        Self.append(fraction, width: width, to: &bytes)
    }

    /// Appends an integer, padded with zeros to a width.
    static func append(_ number: UInt, width: Int = 1, to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: maximumWidth) { digits in
            var start = digits.count
            var rest = number
            while rest > 0 || digits.count - start < width {
                start -= 1
                digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }
}
