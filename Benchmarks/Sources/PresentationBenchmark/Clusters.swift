import BenchmarkSupport
import MapGeometry
import MapSearchPresentation

/// The plain way: a dictionary of cells, for one zoom level at a time.
struct NaiveGrid {
    var cells: [SIMD2<Int32>: (count: Int, x: Double, y: Double)] = [:]

    init(_ coordinates: [Coordinate], zoom: Int, radius: Double) {
        let scale = Double(256 << zoom) / WebMercator.worldSize / radius
        for coordinate in coordinates {
            let point = MapPoint(coordinate)
            let cell = SIMD2(Int32(point.x * scale), Int32(point.y * scale))
            let old = cells[cell] ?? (0, 0, 0)
            cells[cell] = (old.count + 1, old.x + point.x, old.y + point.y)
        }
    }
}

struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Points in towns of different sizes, and some all over the world.
func samplePoints(_ count: Int, uniform: Bool) -> [Coordinate] {
    var random = Generator(state: 7)
    let towns = (0..<2000).map { _ in
        (
            latitude: Double.random(in: -55...65, using: &random),
            longitude: Double.random(in: -180...180, using: &random),
            spread: Double.random(in: 0.02...0.5, using: &random)
        )
    }
    return (0..<count).map { index in
        if uniform || index % 10 == 0 {
            return Coordinate(
                latitude: .random(in: -60...75, using: &random), longitude: .random(in: -180...180, using: &random))
        }
        let share = Double.random(in: 0..<1, using: &random)
        let town = towns[Int(share * share * 2000)]
        // The sum of three has most points near the middle.
        let offsets = (0..<6).map { _ in Double.random(in: -town.spread / 3...town.spread / 3, using: &random) }
        return Coordinate(
            latitude: town.latitude + offsets[0] + offsets[1] + offsets[2],
            longitude: town.longitude + offsets[3] + offsets[4] + offsets[5])
    }
}

func measureClusters() {
    for (name, uniform) in [("towns", false), ("uniform", true)] {
        let points = samplePoints(1_000_000, uniform: uniform)
        var build = Samples()
        var naive = Samples()
        var index = ClusterIndex()
        for round in 0..<6 {
            build.measure { index = ClusterIndex(points) }
            if round > 0 { continue }
            naive.measure { _ = (0...16).map { NaiveGrid(points, zoom: $0, radius: 60).cells.count } }
        }
        print("\(name): build 1,000,000 points   best \(milliseconds(build)) ms")
        print("\(name): naive grids, 17 levels   best \(milliseconds(naive)) ms   ratio \(ratio(naive, build))")

        var random = Generator(state: 8)
        var byZoom: [(Int, Samples, Int)] = []
        let view = ViewSize(width: 1024, height: 768)
        for zoom in stride(from: 0, through: 16, by: 2) {
            var samples = Samples()
            var found = 0
            for _ in 0..<500 {
                let center = points[Int.random(in: 0..<points.count, using: &random)]
                let rect = MapRect(center: center, zoomLevel: Double(zoom), viewSize: view)
                found += samples.measure { index.clusters(in: rect, zoom: Double(zoom)) }.count
            }
            byZoom.append((zoom, samples, found / 500))
        }
        for (zoom, samples, found) in byZoom {
            print("\(name): view at zoom \(zoom), \(found) pins   \(samples.summary)")
        }
        // The plain way to answer a view is to look at all cells.
        let grid = NaiveGrid(points, zoom: 10, radius: 60)
        var naiveView = Samples()
        var found = 0
        for _ in 0..<20 {
            let center = points[Int.random(in: 0..<points.count, using: &random)]
            let rect = MapRect(center: center, zoomLevel: 10, viewSize: view)
            found += naiveView.measure {
                grid.cells.values.reduce(0) {
                    $0 + (rect.contains(MapPoint(x: $1.x / Double($1.count), y: $1.y / Double($1.count))) ? 1 : 0)
                }
            }
        }
        print("\(name): naive view at zoom 10, \(found / 20) pins   \(naiveView.summary)")

        var inserts = Samples()
        var moves = Samples()
        var removes = Samples()
        for _ in 0..<2000 {
            let point = points[Int.random(in: 0..<points.count, using: &random)]
            let near = Coordinate(latitude: point.latitude + 0.001, longitude: point.longitude)
            let number = inserts.measure { index.insert(near) }
            let further = Coordinate(latitude: near.latitude, longitude: near.longitude + 0.0001)
            _ = moves.measure { index.move(number, to: further) }
            let other = Int.random(in: 0..<points.count, using: &random)
            _ = removes.measure { index.remove(other) }
        }
        print("\(name): insert   \(inserts.summary)")
        print("\(name): move    \(moves.summary)")
        print("\(name): remove   \(removes.summary)")
    }
}

func milliseconds(_ samples: Samples) -> Double { (samples.percentile(0) / 100).rounded() / 10 }

func ratio(_ slow: Samples, _ fast: Samples) -> Double {
    (slow.percentile(0) / fast.percentile(0) * 10).rounded() / 10
}
