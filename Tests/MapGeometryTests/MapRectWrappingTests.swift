import MapGeometry
import Testing

@Suite struct MapRectWrappingTests {
    private let world = WebMercator.worldSize

    @Test func spans180thMeridian() {
        #expect(!MapRect.world.spans180thMeridian)
        #expect(!MapRect.null.spans180thMeridian)
        #expect(MapRect(x: -1, y: 0, width: 10, height: 10).spans180thMeridian)
        #expect(MapRect(x: world - 5, y: 0, width: 10, height: 10).spans180thMeridian)
        #expect(!MapRect(x: world - 5, y: 0, width: 5, height: 10).spans180thMeridian)
        #expect(!MapRect(x: -1, y: 0, width: 10, height: 0).spans180thMeridian)
    }

    @Test func remainder() {
        #expect(MapRect(x: 5, y: 0, width: 10, height: 10).remainder == .null)
        #expect(MapRect.world.remainder == .null)
        #expect(
            MapRect(x: -10, y: 7, width: 30, height: 9).remainder == MapRect(x: world - 10, y: 7, width: 10, height: 9))
        #expect(
            MapRect(x: world - 10, y: 7, width: 30, height: 9).remainder == MapRect(x: 0, y: 7, width: 20, height: 9))
        #expect(
            MapRect(x: world + 10, y: 7, width: 10, height: 9).remainder == MapRect(x: 10, y: 7, width: 10, height: 9))
        #expect(
            MapRect(x: -10, y: 7, width: world + 20, height: 9).remainder
                == MapRect(x: 0, y: 7, width: world, height: 9))
    }

    @Test func worldUnionAndRemainderShowTheWholeRectangle() {
        let rect = MapRect(x: world - 10, y: 0, width: 30, height: 10)
        #expect(rect.intersection(.world).width + rect.remainder.width == rect.width)
        #expect(rect.wrappedParts == [rect.intersection(.world), rect.remainder])
    }

    /// Rectangles of a model world of 16 columns, tried against the set of columns that each covers.
    private struct Columns {
        let rect: MapRect
        let members: Set<Int>

        init(start: Int, count: Int) {
            let column = WebMercator.worldSize / 16
            rect = MapRect(x: Double(start) * column, y: 0, width: Double(count) * column, height: 100)
            members = Set((0..<count).map { ((start + $0) % 16 + 16) % 16 })
        }

        static let all: [Columns] = stride(from: -18, through: 18, by: 3).flatMap { start in
            [1, 5, 9, 15, 16, 20].map { Columns(start: start, count: $0) }
        }

        static func members(of rects: [MapRect]) -> Set<Int> {
            let column = WebMercator.worldSize / 16
            return Set(
                (0..<16).filter { index in
                    rects.contains { $0.contains(MapPoint(x: (Double(index) + 0.5) * column, y: 50)) }
                })
        }
    }

    @Test func wrappedOperationsAgreeWithColumns() {
        let column = world / 16
        for first in Columns.all {
            #expect(Columns.members(of: first.rect.wrappedParts) == first.members)
            for index in 0..<16 {
                let point = MapPoint(x: (Double(index) + 0.5) * column - 2 * world, y: 50)
                #expect(first.rect.containsWrapped(point) == first.members.contains(index))
            }
            for second in Columns.all {
                let description: Comment = "\(first.rect) \(second.rect)"
                let common = first.members.intersection(second.members)
                #expect(first.rect.intersectsWrapped(second.rect) == !common.isEmpty, description)
                let parts = first.rect.intersectionsWrapped(second.rect)
                #expect(Columns.members(of: parts) == common, description)
                if first.members.count < 16 {
                    // A covered arc is contained; of arcs that wrap round one another, only columns agree.
                    let isContained = second.members.isSubset(of: first.members) && second.rect.width < world
                    #expect(first.rect.containsWrapped(second.rect) == isContained, description)
                }
                let union = first.rect.unionWrapped(second.rect)
                #expect(union.width == Self.shortestCover(first, second) * column, description)
                #expect(union.containsWrapped(first.rect) || first.rect.width > world, description)
                #expect(union.containsWrapped(second.rect) || second.rect.width > world, description)
                #expect(union.minX >= 0 && union.minX < world, description)
            }
        }
    }

    /// The least number of neighbouring columns that contain two sets of them, by trying every start.
    private static func shortestCover(_ first: Columns, _ second: Columns) -> Double {
        let all = first.members.union(second.members)
        let lengths = (0..<16).map { start in
            (all.map { ($0 - start + 16) % 16 }.max() ?? 0) + 1
        }
        return Double(lengths.min() ?? 0)
    }

    @Test func wrappedOperationsWithNullAndEmpty() {
        let rect = MapRect(x: -10, y: 0, width: 20, height: 10)
        #expect(rect.unionWrapped(.null) == rect)
        #expect(MapRect.null.unionWrapped(rect) == rect)
        #expect(rect.containsWrapped(MapRect.null))
        #expect(!MapRect.null.containsWrapped(rect))
        #expect(!rect.intersectsWrapped(.null))
        #expect(rect.intersectionsWrapped(.null).isEmpty)
        #expect(!rect.containsWrapped(MapPoint(x: .nan, y: 5)))
        #expect(!rect.containsWrapped(MapPoint(x: 0, y: 10)))
        let point = MapRect(x: world - 20, y: 5, width: 0, height: 0)
        #expect(rect.unionWrapped(point) == MapRect(x: world - 20, y: 0, width: 30, height: 10))
    }

    @Test func boundsOfARectangleAcrossThe180thMeridian() {
        let rect = MapRect(x: world * 0.95, y: world / 4, width: world / 10, height: world / 4)
        #expect(isClose(rect.bounds.west, 162, 1e-9))
        #expect(isClose(rect.bounds.east, -162, 1e-9))
        #expect(rect.bounds.spans180thMeridian)
        #expect(MapRect(covering: [rect.northEast, rect.southWest]).spans180thMeridian)
        #expect(MapRect(x: -1, y: 0, width: world + 2, height: world).bounds.longitudes.isFull)
    }
}
