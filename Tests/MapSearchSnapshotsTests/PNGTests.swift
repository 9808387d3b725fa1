import MapGeometry
import MapSearchIndexing
import MapSearchTestSupport
import Testing

@testable import MapSearchSnapshots

/// What is packed here is unpacked by the reader of map extracts, which shares no code with it.
@Suite struct PNGTests {
    private static func unpacked(_ zlib: [UInt8]) throws -> [UInt8] {
        var inflater = Inflater()
        var output: [UInt8] = []
        try inflater.expand(zlib: zlib.span, into: &output, limit: 1 << 24)
        return output
    }

    private static func packed(_ bytes: [UInt8]) -> [UInt8] {
        let sum = Adler32.checksum(bytes.span)
        return [0x78, 0x9C] + Deflater.deflate(bytes) + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }

    @Test(
        "lengths at the edges of runs, windows and blocks",
        arguments: [0, 1, 2, 3, 4, 257, 258, 259, 260, 516, 517, 32_767, 32_768, 32_769, 65_536])
    func lengths(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        let samples: [[UInt8]] = [
            [UInt8](repeating: 7, count: count), (0..<count).map { UInt8(truncatingIfNeeded: $0) },
            (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) },
            (0..<count).map { _ in UInt8.random(in: 0...3, using: &generator) },
            (0..<count).map { $0 % 1000 < 997 ? 65 : UInt8.random(in: 0...255, using: &generator) },
        ]
        for (number, bytes) in samples.enumerated() {
            #expect(try Self.unpacked(Self.packed(bytes)) == bytes, "sample \(number) of \(count)")
        }
    }

    @Test func frequenciesThatMakeLongCodes() throws {
        // Fibonacci numbers make the deepest tree that there is.
        var counts = [1, 1]
        while counts.count < 28 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        for longest in [7, 15] {
            let code = HuffmanCode(counts: Array(counts.prefix(longest == 7 ? 19 : 28)), longest: longest)
            #expect(code.lengths.allSatisfy { 1...longest ~= $0 })
            #expect(code.lengths.reduce(0) { $0 + 1 << (longest - $1) } == 1 << longest, "the code is complete")
        }
    }

    @Test func repetitionsAreFound() {
        let text = Array(String(repeating: "Landstrasse 9490 Vaduz ", count: 1000).utf8)
        #expect(Deflater.deflate(text).count < 200)
    }

    @Test(
        "checksums of the specifications",
        arguments: [("", 0, 1), ("123456789", 0xCBF4_3926, 0x091E_01DE)] as [(String, UInt32, UInt32)])
    func checksums(text: String, crc: UInt32, adler: UInt32) {
        #expect(Checksum.crc32(Array(text.utf8)) == crc)
        #expect(Adler32.checksum(Array(text.utf8).span) == adler)
    }

    // MARK: Files

    /// The pixels of a file, three bytes each, and its chunks.
    private static func decoded(_ file: [UInt8]) throws -> (width: Int, height: Int, pixels: [UInt8], chunks: [String])
    {
        func number(_ offset: Int) -> Int { file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var offset = 8
        var chunks: [String: [UInt8]] = [:]
        var names: [String] = []
        while offset < file.count {
            let length = number(offset)
            let body = Array(file[offset + 4..<offset + 8 + length])
            #expect(Int(Checksum.crc32(body)) == number(offset + 8 + length))
            names.append(String(decoding: body.prefix(4), as: UTF8.self))
            chunks[names[names.count - 1], default: []] += body.dropFirst(4)
            offset += 12 + length
        }
        let (width, height) = (number(16), number(20))
        let data = try unpacked(try #require(chunks["IDAT"]))
        let palette = chunks["PLTE"]
        let pixelLength = palette == nil ? 3 : 1
        let rows = try unfiltered(data, rowLength: width * pixelLength, pixelLength: pixelLength)
        #expect(rows.count == width * height * pixelLength)
        let pixels = palette.map { palette in rows.flatMap { palette[Int($0) * 3..<Int($0) * 3 + 3] } } ?? rows
        return (width, height, pixels, names)
    }

    private static func unfiltered(_ data: [UInt8], rowLength: Int, pixelLength: Int) throws -> [UInt8] {
        var rows: [UInt8] = []
        var above = [UInt8](repeating: 0, count: rowLength)
        for start in stride(from: 0, to: data.count, by: rowLength + 1) {
            var row = Array(data[start + 1...start + rowLength])
            for index in row.indices {
                let left = index >= pixelLength ? Int(row[index - pixelLength]) : 0
                let corner = index >= pixelLength ? Int(above[index - pixelLength]) : 0
                let up = Int(above[index])
                let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
                let guess = [0, left, up, (left + up) / 2, a <= b && a <= c ? left : b <= c ? up : corner][
                    Int(data[start])]
                row[index] = row[index] &+ UInt8(guess)
            }
            rows += row
            above = row
        }
        return rows
    }

    @Test("pictures of few and of many colours", arguments: [1, 2, 256, 257, 5000])
    func pictures(colors: Int) throws {
        var generator = SplitMix64(seed: 5)
        var bitmap = Bitmap(width: 61, height: 83, color: MapColor(hex: 0))
        for index in 0..<61 * 83 {
            let number = index < colors ? index : Int.random(in: 0..<colors, using: &generator)
            bitmap.blend(MapColor(hex: UInt32(number * 1000)), at: index, coverage: 255)
        }
        let file = PNGEncoder.encode(bitmap)
        let decoded = try Self.decoded(file)
        #expect(decoded.width == 61)
        #expect(decoded.height == 83)
        #expect(decoded.pixels == bitmap.bytes)
        #expect(decoded.chunks == (colors > 256 ? ["IHDR", "IDAT", "IEND"] : ["IHDR", "PLTE", "IDAT", "IEND"]))
    }

    @Test func aSnapshotHasItsSizeTimesItsScale() throws {
        var snapshot = MapSnapshot(size: ViewSize(width: 120, height: 80))
        snapshot.pins = [.init(Coordinate(latitude: 1, longitude: 2), name: "Здесь", symbol: "1")]
        for (scale, width, height) in [(1.0, 120, 80), (1.5, 180, 120), (2, 240, 160)] {
            snapshot.scale = scale
            let decoded = try Self.decoded(try snapshot.png())
            #expect(decoded.width == width)
            #expect(decoded.height == height)
        }
    }

    /// When the look of pictures is changed on purpose, so are these numbers; they must be the same on every machine.
    @Test func theBytesAreThoseOfEveryMachine() throws {
        var snapshot = MapSnapshot(size: ViewSize(width: 160, height: 120))
        snapshot.areas = [.init(.circle(CircularRegion(center: Coordinate(latitude: 47, longitude: 9), radius: 3000)))]
        snapshot.pins = [.init(Coordinate(latitude: 47, longitude: 9), name: "Øst", symbol: "1")]
        snapshot.clusters = [.init(Coordinate(latitude: 47.01, longitude: 9.02), count: 1200)]
        snapshot.lines = [
            .init(Polyline([Coordinate(latitude: 46.98, longitude: 8.97), Coordinate(latitude: 47.01, longitude: 9)]))
        ]
        let sums = [Checksum.crc32(try snapshot.png()), Checksum.crc32(Array(try snapshot.svg().utf8))]
        #expect(sums == [111441987, 153255508])
    }
}
