/// A colour of a picture, in the sRGB colour space.
public struct MapColor: Hashable, Sendable {
    /// The red part.
    public var red: UInt8
    /// The green part.
    public var green: UInt8
    /// The blue part.
    public var blue: UInt8
    /// How much of what lies below is hidden: 0 nothing, 255 all of it.
    public var alpha: UInt8

    /// Creates a colour from its parts.
    ///
    /// - Parameters:
    ///   - red: The red part.
    ///   - green: The green part.
    ///   - blue: The blue part.
    ///   - alpha: How much of what lies below is hidden: 0 nothing, 255 all of it, which is the default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates an opaque colour as it is written in style sheets.
    ///
    /// - Parameter hex: Six hexadecimal digits, two for each part, as in `0xE4572E`; what lies above them is ignored.
    public init(hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// Returns the colour with another opacity.
    ///
    /// - Parameter opacity: 0 for nothing to see, 1 for opaque; what is outside is moved there.
    /// - Returns: The same red, green and blue.
    public func opacity(_ opacity: Double) -> MapColor {
        var color = self
        color.alpha = UInt8(max(0, min(1, opacity.isNaN ? 1 : opacity)) * 255 + 0.5)
        return color
    }
}
