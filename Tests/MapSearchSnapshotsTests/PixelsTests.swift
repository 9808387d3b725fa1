import MapSearchTestSupport
import Testing

@testable import MapSearchSnapshots

/// What of a pixel is covered.
@Suite struct PixelsTests {
    private static func coverage(
        width: Int = 8, height: Int = 8, rule: ScanConverter.Rule = .evenOdd, _ rings: [[(Double, Double)]]
    ) -> [Int] {
        var scan = ScanConverter(width: width, height: height)
        for ring in rings { scan.add(ring.map { DrawingPoint(x: $0.0, y: $0.1) }) }
        var pixels = [Int](repeating: 0, count: width * height)
        scan.forEachPixel(rule) { pixels[$0] = $1 }
        return pixels
    }

    private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [(Double, Double)] {
        [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    }

    @Test func wholePixelsAreWholeAndOthersEmpty() {
        let pixels = Self.coverage([Self.box(2, 3, 4, 2)])
        for (index, part) in pixels.enumerated() {
            let isInside = (2..<6).contains(index % 8) && (3..<5).contains(index / 8)
            #expect(part == (isInside ? 255 : 0), "\(index % 8), \(index / 8)")
        }
    }

    @Test func partsOfPixels() {
        let pixels = Self.coverage([Self.box(1.25, 1, 1, 1)])
        #expect(pixels[8 + 1] == 191)
        #expect(pixels[8 + 2] == 64)
        let low = Self.coverage([Self.box(1, 1.4, 1, 1)])
        #expect(low[8 + 1] == 153)
        #expect(low[16 + 1] == 102)
    }

    @Test func holesAndOverlaps() {
        let rings = [Self.box(1, 1, 6, 6), Self.box(3, 3, 2, 2)]
        #expect(Self.coverage(rings)[3 * 8 + 3] == 0)
        #expect(Self.coverage(rule: .nonZero, rings)[3 * 8 + 3] == 255)
        let turned = [Self.box(1, 1, 6, 6), Self.box(3, 3, 2, 2).reversed()]
        #expect(Self.coverage(rule: .nonZero, turned)[3 * 8 + 3] == 0)
    }

    @Test func whatIsOutsideIsCutOff() {
        #expect(Self.coverage([Self.box(-50, -50, 100, 100)]).allSatisfy { $0 == 255 })
        #expect(Self.coverage([Self.box(20, 20, 5, 5)]).allSatisfy { $0 == 0 })
        #expect(Self.coverage([Self.box(-20, 2, 5, 5)]).allSatisfy { $0 == 0 })
        #expect(Self.coverage([]).allSatisfy { $0 == 0 })
    }

    @Test("the area of random triangles", arguments: [1, 2, 3] as [UInt64])
    func areas(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<50 {
            let corners = (0..<3).map { _ in
                (Double.random(in: 0...40, using: &generator), Double.random(in: 0...40, using: &generator))
            }
            let (a, b, c) = (corners[0], corners[1], corners[2])
            let area = abs((b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1)) / 2
            let sum = Self.coverage(width: 40, height: 40, [corners]).reduce(0, +)
            #expect(abs(Double(sum) / 255 - area) < 1.5 + area * 0.01, "\(corners), seed \(seed)")
        }
    }

    @Test func aLineIsAsWideAsItSays() {
        var scan = ScanConverter(width: 20, height: 20)
        let line = [DrawingPoint(x: 4, y: 10), DrawingPoint(x: 16, y: 10)]
        StrokeOutline(width: 4).add(line, to: &scan)
        var pixels = [Int](repeating: 0, count: 400)
        scan.forEachPixel(.nonZero) { pixels[$0] = $1 }
        let column = (0..<20).map { pixels[$0 * 20 + 10] }
        #expect(column.reduce(0, +) == 4 * 255)
        #expect(column[8...11].allSatisfy { $0 == 255 })
    }

    @Test func coloursAreMixed() {
        var bitmap = Bitmap(width: 1, height: 1, color: MapColor(red: 0, green: 100, blue: 255))
        bitmap.blend(MapColor(red: 200, green: 100, blue: 55, alpha: 128), at: 0, coverage: 255)
        #expect(bitmap.bytes == [100, 100, 155])
        bitmap.blend(MapColor(hex: 0xFFFFFF), at: 0, coverage: 0)
        #expect(bitmap.bytes == [100, 100, 155])
        bitmap.blend(MapColor(hex: 0x010203), at: 0, coverage: 255)
        #expect(bitmap.bytes == [1, 2, 3])
        #expect(MapColor(hex: 0).opacity(.nan).alpha == 255)
        #expect(MapColor(hex: 0).opacity(7).alpha == 255)
        #expect(MapColor(hex: 0).opacity(-1).alpha == 0)
    }
}
