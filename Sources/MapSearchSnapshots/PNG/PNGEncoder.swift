import MapGeometry

/// Writes pixels as PNG, according to the W3C Recommendation of 2003 (ISO/IEC 15948).
///
/// With up to 256 colours, a pixel is one byte, an index of a palette; otherwise three. Rows are stored unchanged or as
/// differences from their neighbours, whichever makes the smaller file.
enum PNGEncoder {
    /// The file.
    ///
    /// - Complexity: O(*n*) in the number of pixels.
    static func encode(_ bitmap: Bitmap) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let palette = Palette(bitmap)
        var header = bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height))
        header += [8, palette == nil ? 2 : 3, 0, 0, 0]
        append("IHDR", header, to: &file)
        if let palette {
            append("PLTE", palette.colors, to: &file)
            append("IDAT", zlib(unfiltered(palette.indices, rowLength: bitmap.width)), to: &file)
        } else {
            let rowLength = bitmap.width * 3
            let plain = zlib(unfiltered(bitmap.bytes, rowLength: rowLength))
            let filtered = zlib(filtered(bitmap.bytes, rowLength: rowLength, pixelLength: 3))
            append("IDAT", filtered.count < plain.count ? filtered : plain, to: &file)
        }
        append("IEND", [], to: &file)
        return file
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func append(_ type: String, _ body: [UInt8], to file: inout [UInt8]) {
        let chunk = Array(type.utf8) + body
        file += bytes(UInt32(body.count)) + chunk + bytes(Checksum.crc32(chunk))
    }

    private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        // A window of 32 KiB, the usual level.
        [0x78, 0x9C] + Deflater.deflate(bytes) + self.bytes(Adler32.checksum(bytes.span))
    }

    // MARK: Rows

    private static func unfiltered(_ bytes: [UInt8], rowLength: Int) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(bytes.count + bytes.count / max(1, rowLength))
        for start in stride(from: 0, to: bytes.count, by: rowLength) {
            rows.append(0)
            rows += bytes[start..<start + rowLength]
        }
        return rows
    }

    /// Each row uses the filter with the smallest differences, as the specification recommends (section 12.8).
    private static func filtered(_ bytes: [UInt8], rowLength: Int, pixelLength: Int) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(bytes.count + bytes.count / max(1, rowLength))
        var candidate = [UInt8](repeating: 0, count: rowLength)
        var best = candidate
        for start in stride(from: 0, to: bytes.count, by: rowLength) {
            var bestSum = Int.max
            var bestFilter: UInt8 = 0
            for filter in UInt8(0)...4 {
                var sum = 0
                for offset in 0..<rowLength {
                    let place = start + offset
                    let left = offset >= pixelLength ? Int(bytes[place - pixelLength]) : 0
                    let above = start > 0 ? Int(bytes[place - rowLength]) : 0
                    let corner = start > 0 && offset >= pixelLength ? Int(bytes[place - rowLength - pixelLength]) : 0
                    let guess =
                        switch filter {
                        case 0: 0
                        case 1: left
                        case 2: above
                        case 3: (left + above) / 2
                        default: paeth(left, above, corner)
                        }
                    let difference = bytes[place] &- UInt8(guess)
                    candidate[offset] = difference
                    sum += min(Int(difference), 256 - Int(difference))
                }
                if sum < bestSum { (bestSum, bestFilter, best) = (sum, filter, candidate) }
            }
            rows.append(bestFilter)
            rows += best
        }
        return rows
    }

    private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
        let (toLeft, toAbove, toCorner) = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
        if toLeft <= toAbove, toLeft <= toCorner { return left }
        return toAbove <= toCorner ? above : corner
    }
}

/// The colours of a picture that has few of them.
private struct Palette {
    /// Three bytes each, in the order of their first occurrence.
    var colors: [UInt8] = []
    /// The palette index of each pixel.
    var indices: [UInt8] = []

    /// Nil for more than 256 colours.
    init?(_ bitmap: Bitmap) {
        var numbers: [UInt32: UInt8] = [:]
        indices.reserveCapacity(bitmap.width * bitmap.height)
        for offset in stride(from: 0, to: bitmap.bytes.count, by: 3) {
            let (red, green, blue) = (bitmap.bytes[offset], bitmap.bytes[offset + 1], bitmap.bytes[offset + 2])
            let color = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            if let number = numbers[color] {
                indices.append(number)
                continue
            }
            guard numbers.count < 256 else { return nil }
            let number = UInt8(numbers.count)
            numbers[color] = number
            colors += [red, green, blue]
            indices.append(number)
        }
    }
}
