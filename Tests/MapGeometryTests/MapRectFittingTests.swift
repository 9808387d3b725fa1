import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct MapRectFittingTests {
    private let view = ViewSize(width: 400, height: 800)

    @Test func fitsWithinThePadding() {
        var generator = SplitMix64(seed: 4)
        for _ in 0..<500 {
            let rect = MapRect(
                x: .random(in: -1e8...1e8, using: &generator), y: .random(in: 0...1e8, using: &generator),
                width: .random(in: 0...1e8, using: &generator), height: .random(in: 0...1e8, using: &generator))
            let padding = EdgePadding(
                top: .random(in: 0...100, using: &generator), left: .random(in: 0...100, using: &generator),
                bottom: .random(in: 0...100, using: &generator), right: .random(in: 0...100, using: &generator))
            let fitted = rect.fitted(to: view, padding: padding)
            let scale = fitted.width / view.width
            #expect(isClose(fitted.height / view.height, scale, scale * 1e-9))
            let free = [
                rect.minX - fitted.minX - padding.left * scale, fitted.maxX - rect.maxX - padding.right * scale,
                rect.minY - fitted.minY - padding.top * scale, fitted.maxY - rect.maxY - padding.bottom * scale,
            ]
            #expect(free.allSatisfy { $0 > -1e-6 * scale * 1000 }, "seed 4, \(rect) \(padding)")
            // Centred in both directions, and touching in one of them.
            #expect(isClose(free[0], free[1], 1e-3) && isClose(free[2], free[3], 1e-3), "seed 4, \(rect)")
            #expect(min(abs(free[0]), abs(free[2])) < 1e-3, "seed 4, \(rect)")
        }
    }

    @Test func aPointIsShownAtTheClosestZoom() {
        let point = MapRect(x: 1000, y: 1000, width: 0, height: 0)
        let fitted = point.fitted(to: view, maximumZoomLevel: 20)
        #expect(fitted == MapRect(x: 800, y: 600, width: 400, height: 800))
        #expect(point.zoomLevel(fitting: view, maximumZoomLevel: 18) == 18)
    }

    @Test func exaggeratedPaddingLeavesATenth() {
        let rect = MapRect(x: 0, y: 0, width: 1000, height: 1000)
        let fitted = rect.fitted(to: view, padding: EdgePadding(1000))
        #expect(isClose(fitted.width, 10_000, 1e-6))
        #expect(isClose(fitted.midX, 500, 1e-6))
        let negative = rect.fitted(to: view, padding: EdgePadding(-50))
        #expect(negative == rect.fitted(to: view))
    }

    @Test func nullForWhatCannotBeShown() {
        let rect = MapRect(x: 0, y: 0, width: 10, height: 10)
        #expect(MapRect.null.fitted(to: view) == .null)
        #expect(MapRect(x: 0, y: 0, width: -1, height: 1).fitted(to: view) == .null)
        #expect(rect.fitted(to: ViewSize(width: 0, height: 5)) == .null)
        #expect(rect.zoomLevel(fitting: ViewSize(width: 0, height: 5)).isNaN)
        #expect(MapRect.null.zoomLevel(fitting: view).isNaN)
        #expect(rect.zoomLevel(fitting: view, tileSize: 0).isNaN)
        let nowhere = Coordinate(latitude: .nan, longitude: 0)
        #expect(MapRect(center: nowhere, zoomLevel: 3, viewSize: view) == .null)
        let here = Coordinate(latitude: 0, longitude: 0)
        #expect(MapRect(center: here, zoomLevel: .infinity, viewSize: view) == .null)
        #expect(MapRect(center: here, zoomLevel: 3, viewSize: ViewSize(width: -1, height: 1)) == .null)
    }

    @Test(arguments: [(0.0, 256.0), (0, 512), (3.5, 256), (12, 512), (20, 256)])
    func zoomLevelThereAndBack(level: Double, tileSize: Double) {
        let rect = MapRect(
            center: Coordinate(latitude: 48, longitude: 11), zoomLevel: level, viewSize: view, tileSize: tileSize)
        #expect(isClose(rect.zoomLevel(fitting: view, tileSize: tileSize), level, 1e-12))
        #expect(isClose(rect.width, 400 * WebMercator.worldSize / tileSize / pow2(level), 1e-6))
        #expect(isClose(rect.center.coordinate.latitude, 48, 1e-9))
    }

    @Test func wholeWorldIsOneTileAtLevelZero() {
        #expect(MapRect.world.zoomLevel(fitting: ViewSize(width: 256, height: 256)) == 0)
        #expect(MapRect.world.zoomLevel(fitting: ViewSize(width: 1024, height: 512), tileSize: 512) == 0)
        #expect(MapRect.world.zoomLevel(fitting: ViewSize(width: 128, height: 128)) == -1)
    }

    private func pow2(_ exponent: Double) -> Double {
        let whole = exponent.rounded(.down)
        return Double(sign: .plus, exponent: Int(whole), significand: 1) * (exponent == whole ? 1 : 2.0.squareRoot())
    }
}
