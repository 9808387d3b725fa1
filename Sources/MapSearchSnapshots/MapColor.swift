/// A colour in the sRGB colour space.
public struct MapColor: Hashable, Sendable {
    /// The red component.
    public var red: UInt8
    /// The green component.
    public var green: UInt8
    /// The blue component.
    public var blue: UInt8
    /// The opacity: 0 for transparent, 255 for opaque.
    public var alpha: UInt8

    /// Creates a colour from its components.
    ///
    /// - Parameters:
    ///   - red: The red component.
    ///   - green: The green component.
    ///   - blue: The blue component.
    ///   - alpha: The opacity: 0 for transparent, 255 for opaque, which is the default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates an opaque colour from a hexadecimal number, as in style sheets.
    ///
    /// - Parameter hex: Six hexadecimal digits, two for each component, such as `0xE4572E`; higher digits are ignored.
    public init(hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// Returns the colour with another opacity.
    ///
    /// - Parameter opacity: 0 for transparent, 1 for opaque; clamped to this range.
    /// - Returns: A colour with the same red, green and blue.
    public func opacity(_ opacity: Double) -> MapColor {
        var color = self
        color.alpha = UInt8(max(0, min(1, opacity.isNaN ? 1 : opacity)) * 255 + 0.5)
        return color
    }
}
