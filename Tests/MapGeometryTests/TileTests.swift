import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct TileTests {
    @Test func vectors() throws {
        let tile = TileID(Coordinate(latitude: 40.1222, longitude: 20.6852), zoom: 9)
        #expect(tile == TileID(zoom: 9, x: 285, y: 193))
        let other = try #require(TileID(zoom: 10, x: 486, y: 332))
        #expect(other.quadkey == "0313102310")
        #expect(other.parent == TileID(zoom: 9, x: 243, y: 166))
        #expect(isClose(other.bounds.west, -9.140625, 1e-12) && isClose(other.bounds.east, -8.7890625, 1e-12))
        #expect(isClose(other.bounds.north, 53.33087298301705, 1e-12))
        #expect(isClose(other.bounds.south, 53.12040528310657, 1e-12))
        #expect(other.description == "10/486/332")
    }

    @Test func thereAndBack() throws {
        var generator = SplitMix64(seed: 71)
        for _ in 0..<1000 {
            let place = Coordinate.random(using: &generator)
            let tile = TileID(place, zoom: .random(in: 0...30, using: &generator))
            #expect(TileID(quadkey: tile.quadkey) == tile, "seed 71, \(place)")
            #expect(TileID(zoom: tile.zoom, x: tile.x, y: tile.y) == tile)
            let point = MapPoint(place.normalized)
            let rect = tile.rect
            // The eastern and southern edge of the world belong to the last column and row.
            #expect(
                rect.contains(point) || point.x == WebMercator.worldSize || point.y == WebMercator.worldSize,
                "seed 71, \(place) \(tile)")
            for child in tile.children {
                #expect(child.parent == tile && tile.contains(child) && !child.contains(tile))
                #expect(rect.contains(child.rect))
            }
        }
    }

    @Test func outOfRange() {
        #expect(TileID(zoom: -1, x: 0, y: 0) == nil && TileID(zoom: 31, x: 0, y: 0) == nil)
        #expect(TileID(zoom: 1, x: 2, y: 0) == nil && TileID(zoom: 1, x: 0, y: -1) == nil)
        #expect(TileID(quadkey: "4") == nil && TileID(quadkey: String(repeating: "0", count: 31)) == nil)
        #expect(TileID(quadkey: "")?.children.count == 4)
        let nowhere = Coordinate(latitude: .nan, longitude: .infinity)
        #expect(TileID(nowhere, zoom: 99) == TileID(Coordinate(latitude: 0, longitude: 0), zoom: 30))
        #expect(TileID(nowhere, zoom: -5).parent == nil)
        #expect(TileID(Coordinate(latitude: 0, longitude: 0), zoom: 30).children.isEmpty)
    }

    @Test func covers() {
        let denver = TileCover(CoordinateBounds(south: 39.99, west: -105, north: 40, east: -104.99), zoom: 14)
        #expect(
            Array(denver)
                == [TileID(zoom: 14, x: 3413, y: 6202), TileID(zoom: 14, x: 3413, y: 6203)].compactMap(\.self))
        let fiji = TileCover(CoordinateBounds(south: 5, west: 175, north: 10, east: -175), zoom: 2)
        #expect(fiji.map(\.x) == [3, 0] && fiji.count == 2)
        #expect(TileCover(.empty, zoom: 5).count == 0 && Array(TileCover(.empty, zoom: 5)).isEmpty)
        #expect(TileCover(.world, zoom: 3).count == 64)
        #expect(TileCover(.world, zoom: 30).count == 1 << 60)
        #expect(TileCover(CoordinateBounds(south: -1, west: 10, north: 1, east: 5), zoom: 0).count == 1)
        #expect(TileCover(CoordinateBounds(south: -1, west: 170, north: 1, east: -170), zoom: 0).count == 1)
    }

    @Test func coversAgreeWithBruteForce() {
        var generator = SplitMix64(seed: 72)
        for _ in 0..<100 {
            let first = Coordinate.random(using: &generator)
            let second = Coordinate.random(using: &generator)
            let bounds = CoordinateBounds(
                south: min(first.latitude, second.latitude), west: first.longitude,
                north: max(first.latitude, second.latitude), east: second.longitude)
            let zoom = Int.random(in: 0...4, using: &generator)
            let cover = Array(TileCover(bounds, zoom: zoom))
            #expect(cover.count == TileCover(bounds, zoom: zoom).count)
            #expect(Set(cover).count == cover.count, "seed 72, \(bounds) \(zoom)")
            // Origin plus width may exceed the border by a rounding error if the edge is on it.
            let rect = MapRect(bounds).insetBy(dx: 1e-3, dy: 1e-3)
            for x in 0..<1 << zoom {
                for y in 0..<1 << zoom {
                    guard let tile = TileID(zoom: zoom, x: x, y: y), !rect.isEmpty else { continue }
                    #expect(cover.contains(tile) == rect.intersectsWrapped(tile.rect), "seed 72, \(bounds) \(tile)")
                }
            }
        }
    }

    @Test func coversOfRectangles() throws {
        for tile in [TileID(zoom: 0, x: 0, y: 0), TileID(zoom: 7, x: 0, y: 127), TileID(zoom: 30, x: 5, y: 1 << 29)] {
            let tile = try #require(tile)
            #expect(Array(TileCover(rect: tile.rect, zoom: tile.zoom)) == [tile])
            #expect(
                Set(TileCover(rect: tile.rect, zoom: min(tile.zoom + 1, 30)))
                    == Set(tile.children.isEmpty ? [tile] : tile.children))
        }
        let across = MapRect(x: WebMercator.worldSize * 0.9, y: 1, width: WebMercator.worldSize * 0.2, height: 5)
        #expect(TileCover(rect: across, zoom: 3).map(\.x) == [7, 0])
        #expect(TileCover(rect: .null, zoom: 3).count == 0)
        #expect(TileCover(rect: MapRect(x: 0, y: -10, width: 5, height: 5), zoom: 3).count == 0)
    }

    /// A hole beside its area takes nothing away and adds nothing; what encloses nothing covers nothing.
    @Test func areasThatAreNone() {
        func box(_ south: Double, _ west: Double) -> [Coordinate] {
            [(south, west), (south, west + 10), (south + 2, west + 10), (south + 2, west)].map {
                Coordinate(latitude: $0.0, longitude: $0.1)
            }
        }
        for hole in [box(40, 100), box(-60, 12)] {
            let tiles = TileCover(Polygon(outer: box(-1, 10), holes: [hole]), zoom: 6)
            #expect(Array(tiles) == Array(TileCover(Polygon(outer: box(-1, 10)), zoom: 6)))
        }
        let nowhere = Coordinate(latitude: .nan, longitude: 0)
        let line = Polygon(outer: Array(box(-1, 10).prefix(2)))
        let parts = MultiPolygon([line, Polygon(outer: [nowhere, nowhere, nowhere])])
        #expect(TileCover(parts, zoom: 3).count == 0)
    }

    @Test func coversOfAreasAgreeWithBruteForce() {
        var generator = SplitMix64(seed: 74)
        for round in 0..<60 {
            let reach = [5.0, 40, 80][round % 3]
            let shift = Double.random(in: -180...180, using: &generator)
            func ring(_ scale: Double) -> [Coordinate] {
                (0..<9).map { index in
                    let angle = 2 * .pi * Double(index) / 9
                    let length = scale * reach * Double.random(in: 0.5...1, using: &generator)
                    return Coordinate(latitude: length * sin(angle), longitude: shift + length * cos(angle)).normalized
                }
            }
            let polygon = Polygon(outer: ring(1), holes: round % 2 == 0 ? [ring(0.45)] : [])
            let zoom = round % 6
            let cover = TileCover(polygon, zoom: zoom)
            let tiles = Array(cover)
            let set = Set(tiles)
            #expect(tiles.count == cover.count && set.count == tiles.count, "seed 74, \(round)")
            #expect(tiles == tiles.sorted { ($0.y, $0.x) < ($1.y, $1.x) })
            // Every place of the area is on a tile of the cover, and every tile shows a place of it or of its boundary.
            for _ in 0..<200 {
                let place = Coordinate(
                    latitude: .random(in: -reach...reach, using: &generator),
                    longitude: shift + .random(in: -reach...reach, using: &generator)
                ).normalized
                if polygon.contains(place) { #expect(set.contains(TileID(place, zoom: zoom)), "seed 74, \(round)") }
            }
            let boundary = Set(
                ([polygon.outer] + polygon.holes).flatMap { ring in
                    zip(ring, ring.dropFirst() + ring.prefix(1)).flatMap { start, end in
                        (0...200).map { step in
                            let share = Double(step) / 200
                            let turn = (end.longitude - start.longitude).remainder(dividingBy: 360)
                            return TileID(
                                Coordinate(
                                    latitude: start.latitude + share * (end.latitude - start.latitude),
                                    longitude: start.longitude + share * turn
                                ).normalized, zoom: zoom)
                        }
                    }
                })
            #expect(boundary.isSubset(of: set), "seed 74, \(round)")
            let strangers = set.filter { tile in
                !boundary.contains(tile) && !polygon.contains(tile.rect.center.coordinate)
            }
            // What remains are corners that an edge only just cuts, between two of the samples.
            #expect(strangers.count <= boundary.count / 20 + 1, "seed 74, \(round) \(strangers)")
        }
    }

    @Test func coversOfAreasAtTheEdges() {
        let box = [(-1.0, 170.0), (-1, 180), (1, 180), (1, 170)].map { Coordinate(latitude: $0.0, longitude: $0.1) }
        #expect(TileCover(Polygon(outer: box), zoom: 5).allSatisfy { $0.x == 31 })
        let cap = CircularRegion(center: Coordinate(latitude: -90, longitude: 0), radius: 1e6).polygon()
        #expect(TileCover(cap, zoom: 3).map(\.y) == Array(repeating: 7, count: 8))
        #expect(TileCover(Polygon(outer: []), zoom: 3).count == 0)
        #expect(TileCover(Polygon(outer: Array(box.prefix(2))), zoom: 3).count == 0)
        let world = CircularRegion(center: Coordinate(latitude: 0, longitude: 0), radius: .infinity).polygon()
        #expect(TileCover(world, zoom: 4).count == 256)
        // The iterator makes a row at a time: even at the greatest zoom level the first tile is there at once.
        #expect(TileCover(world, zoom: 30).first { _ in true } == TileID(zoom: 30, x: 0, y: 0))
        let two: MultiPolygon = [Polygon(outer: box), Polygon(outer: box)]
        #expect(Array(TileCover(two, zoom: 6)) == Array(TileCover(Polygon(outer: box), zoom: 6)))
    }

    @Test func hilbertCurveVisitsEveryCellInSteps() {
        for order in 1...5 {
            let curve = HilbertCurve(order: order)
            var last: (x: UInt32, y: UInt32)?
            for index in 0..<UInt64(1) << (2 * order) {
                let cell = curve.cell(at: index)
                #expect(curve.index(x: cell.x, y: cell.y) == index)
                if let last {
                    let step = abs(Int(cell.x) - Int(last.x)) + abs(Int(cell.y) - Int(last.y))
                    #expect(step == 1, "order \(order), index \(index)")
                }
                last = cell
            }
        }
        #expect(HilbertCurve(order: 0).order == 1 && HilbertCurve(order: 99).order == 32)
        var generator = SplitMix64(seed: 73)
        for order in [16, 31, 32] {
            let curve = HilbertCurve(order: order)
            for _ in 0..<200 {
                let index = UInt64.random(in: 0...UInt64.max >> UInt64(64 - 2 * order), using: &generator)
                let cell = curve.cell(at: index)
                #expect(curve.index(x: cell.x, y: cell.y) == index, "seed 73, order \(order)")
            }
        }
    }
}
