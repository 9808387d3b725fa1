/// The pixels of a picture, opaque, three bytes each: red, green, blue, row after row.
struct Bitmap: Sendable {
    let width: Int
    let height: Int
    private(set) var bytes: [UInt8]

    init(width: Int, height: Int, color: MapColor) {
        self.width = width
        self.height = height
        bytes = []
        bytes.reserveCapacity(width * height * 3)
        for _ in 0..<width * height {
            bytes.append(color.red)
            bytes.append(color.green)
            bytes.append(color.blue)
        }
    }

    /// Blends a colour over a pixel; `coverage` is the fraction of the pixel, 0…255, that it covers.
    mutating func blend(_ color: MapColor, at index: Int, coverage: Int) {
        let opacity = (coverage * Int(color.alpha) + 127) / 255
        guard opacity > 0 else { return }
        let offset = index * 3
        if opacity == 255 {
            bytes[offset] = color.red
            bytes[offset + 1] = color.green
            bytes[offset + 2] = color.blue
            return
        }
        bytes[offset] = Self.mixed(bytes[offset], color.red, opacity)
        bytes[offset + 1] = Self.mixed(bytes[offset + 1], color.green, opacity)
        bytes[offset + 2] = Self.mixed(bytes[offset + 2], color.blue, opacity)
    }

    private static func mixed(_ below: UInt8, _ above: UInt8, _ opacity: Int) -> UInt8 {
        UInt8((Int(below) * (255 - opacity) + Int(above) * opacity + 127) / 255)
    }
}
