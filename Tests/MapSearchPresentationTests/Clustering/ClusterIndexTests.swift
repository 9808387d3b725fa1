import MapGeometry
import MapSearchPresentation
import MapSearchTestSupport
import Testing

/// The points of an index as a plain list, against which the index is held.
private struct PointList {
    var coordinates: [Int: Coordinate] = [:]

    /// The distance on the map in points of the view at a zoom level.
    static func distance(_ first: Coordinate, _ second: Coordinate, zoom: Int) -> Double {
        distance(MapPoint(first), MapPoint(second), zoom: zoom)
    }

    static func distance(_ from: MapPoint, _ to: MapPoint, zoom: Int) -> Double {
        let eastwards = MapPoint(x: to.x - from.x, y: 0).wrapped.x
        let across = min(eastwards, WebMercator.worldSize - eastwards)
        let onMap = (across * across + (to.y - from.y) * (to.y - from.y)).squareRoot()
        return onMap * Double(256 << zoom) / WebMercator.worldSize
    }

    /// Demands everything that the documentation promises of all zoom levels.
    func check(_ index: ClusterIndex, _ comment: Comment) {
        let slack = Double(1 << index.options.leafZoom) * 1e-4 + 1e-6
        let places = coordinates.mapValues { MapPoint($0) }
        var before: Set<Int> = []
        #expect(index.count == coordinates.count, comment)
        for zoom in 0...index.options.leafZoom {
            let clusters = index.clusters(in: .world, zoom: Double(zoom))
            let clusterPlaces = clusters.map { MapPoint($0.coordinate) }
            #expect(clusters.reduce(0) { $0 + $1.count } == coordinates.count, comment)
            let pins = Set(clusters.map(\.point))
            #expect(pins.count == clusters.count, comment)
            #expect(pins.isSuperset(of: before), comment)
            before = pins
            if zoom == index.options.leafZoom { #expect(clusters.allSatisfy { $0.isSingle }, comment) }
            var seen: Set<Int> = []
            for (position, cluster) in clusters.enumerated() {
                #expect(cluster.zoom == zoom)
                #expect(cluster.coordinate == coordinates[cluster.point], comment)
                let members = index.members(of: cluster)
                #expect(members.first == cluster.point, comment)
                #expect(members.count == cluster.count, comment)
                seen.formUnion(members)
                for member in members {
                    let distance = Self.distance(places[member]!, clusterPlaces[position], zoom: zoom)
                    #expect(distance < 2 * index.options.radius + slack, comment)
                    #expect(index.cluster(containing: member, zoom: Double(zoom)) == cluster, comment)
                }
                // Where a cluster goes half round the world, which way to its mean is the shorter one is left open.
                if 2 * index.options.radius < Double(128 << zoom) { checkMean(cluster, members, comment) }
                guard zoom < index.options.leafZoom else { continue }
                let nearest = clusterPlaces[..<position].lazy.map {
                    Self.distance($0, clusterPlaces[position], zoom: zoom)
                }.min()
                #expect(nearest ?? .infinity >= index.options.radius - slack, comment)
            }
            #expect(seen == Set(coordinates.keys), comment)
        }
    }

    private func checkMean(_ cluster: PointCluster, _ members: [Int], _ comment: Comment) {
        let pin = MapPoint(cluster.coordinate)
        var sum = (x: 0.0, y: 0.0)
        for member in members {
            let place = MapPoint(coordinates[member]!)
            let eastwards = MapPoint(x: place.x - pin.x, y: 0).wrapped.x
            sum.x += eastwards > WebMercator.worldSize / 2 ? eastwards - WebMercator.worldSize : eastwards
            sum.y += place.y - pin.y
        }
        let expected = MapPoint(x: pin.x + sum.x / Double(members.count), y: pin.y + sum.y / Double(members.count))
        let gap = MapPoint(x: cluster.mean.x - expected.x, y: 0).wrapped.x
        #expect(min(gap, WebMercator.worldSize - gap) < 0.2, comment)
        #expect(abs(cluster.mean.y - expected.y) < 0.2, comment)
    }
}

/// Points all over the world, in towns, on one spot, and on both sides of 180°.
private func randomCoordinate(_ random: inout SplitMix64) -> Coordinate {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
        return Coordinate(
            latitude: .random(in: -90...90, using: &random), longitude: .random(in: -180...180, using: &random))
    case 2:
        return Coordinate(latitude: 10, longitude: 20)
    case 3:
        return Coordinate(
            latitude: .random(in: -0.1...0.1, using: &random),
            longitude: .random(in: 179.9...180.1, using: &random)
        ).normalized
    default:
        let spread = [0.0001, 0.01, 1].randomElement(using: &random)!
        return Coordinate(
            latitude: 47 + .random(in: -spread...spread, using: &random),
            longitude: 9 + .random(in: -spread...spread, using: &random))
    }
}

@Suite struct ClusterIndexTests {
    @Test(arguments: [0, 1, 2, 3, 17, 120])
    func pinsKeepWhatIsPromised(count: Int) {
        for (seed, options) in [
            ClusterOptions(), ClusterOptions(precedence: .first), ClusterOptions(radius: 20, maximumZoom: 3),
            ClusterOptions(radius: 200, maximumZoom: 20), ClusterOptions(radius: 512, maximumZoom: 0),
            ClusterOptions(radius: 1, maximumZoom: 22),
        ].enumerated() {
            var random = SplitMix64(seed: UInt64(seed))
            let coordinates = (0..<count).map { _ in randomCoordinate(&random) }
            let list = PointList(
                coordinates: Dictionary(uniqueKeysWithValues: zip(coordinates.indices, coordinates)))
            list.check(ClusterIndex(coordinates, options: options), "seed \(seed), \(count) points, \(options)")
        }
    }

    /// As many points as make rows of different heights, and neighbours in each.
    @Test(arguments: [
        ClusterOptions(maximumZoom: 4), ClusterOptions(radius: 300, maximumZoom: 2),
        ClusterOptions(maximumZoom: 2, precedence: .first),
    ])
    func pinsOfManyPointsKeepWhatIsPromised(options: ClusterOptions) {
        var random = SplitMix64(seed: 11)
        let coordinates = (0..<1500).map { number in
            number % 3 == 0
                ? randomCoordinate(&random)
                : Coordinate(
                    latitude: .random(in: -84...84, using: &random), longitude: .random(in: -180...180, using: &random))
        }
        let list = PointList(coordinates: Dictionary(uniqueKeysWithValues: zip(coordinates.indices, coordinates)))
        list.check(ClusterIndex(coordinates, options: options), "seed 11, \(options)")
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func changesKeepWhatIsPromised(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let options = ClusterOptions(radius: 60, maximumZoom: Int.random(in: 3...18, using: &random))
        var list = PointList()
        var index = ClusterIndex(options: options)
        if seed % 2 == 1 {
            let coordinates = (0..<60).map { _ in randomCoordinate(&random) }
            index = ClusterIndex(coordinates, options: options)
            for (number, coordinate) in coordinates.enumerated() { list.coordinates[number] = coordinate }
        }
        for step in 0..<300 {
            let known = list.coordinates.keys.sorted().randomElement(using: &random)
            switch (Int.random(in: 0..<10, using: &random), known) {
            case (0..<4, _), (_, nil):
                let coordinate = randomCoordinate(&random)
                let number = index.insert(coordinate)
                #expect(list.coordinates[number] == nil)
                list.coordinates[number] = coordinate
            case (4..<7, let known?):
                #expect((index.remove(known)) as Bool)
                list.coordinates[known] = nil
            case (7, let known?):
                let coordinate = randomCoordinate(&random)
                #expect((index.move(known, to: coordinate)) as Bool)
                list.coordinates[known] = coordinate
            case (_, let known?):
                // A small pan, as users do.
                var coordinate = list.coordinates[known]!
                coordinate.latitude = min(
                    89, max(-89, coordinate.latitude + .random(in: -0.001...0.001, using: &random)))
                coordinate.longitude += .random(in: -0.001...0.001, using: &random)
                #expect((index.move(known, to: coordinate)) as Bool)
                list.coordinates[known] = coordinate.normalized
            }
            if step % 30 == 29 { list.check(index, "seed \(seed), step \(step), \(options)") }
        }
        for number in list.coordinates.keys.sorted() { index.remove(number) }
        #expect(index.count == 0)
        #expect(index.clusters(in: .world, zoom: 3).isEmpty)
    }

    @Test func aWindowHasThePinsThatLieInIt() {
        var random = SplitMix64(seed: 5)
        let coordinates = (0..<3000).map { _ in randomCoordinate(&random) }
        let index = ClusterIndex(coordinates)
        for _ in 0..<300 {
            let zoom = Double.random(in: -1...18, using: &random)
            let center = [coordinates.randomElement(using: &random)!, Coordinate(latitude: 0, longitude: 180)]
                .randomElement(using: &random)!
            let rect = MapRect(
                center: center, zoomLevel: zoom,
                viewSize: ViewSize(
                    width: .random(in: 1...3000, using: &random), height: .random(in: 1...3000, using: &random)))
            let found = index.clusters(in: rect, zoom: zoom)
            // A place is known to a sixteenth of a map point, so the edge itself is left in doubt.
            let all = index.clusters(in: .world, zoom: zoom)
            let inner = all.filter { rect.insetBy(dx: 0.1, dy: 0.1).containsWrapped(MapPoint($0.coordinate)) }
            let outer = all.filter {
                rect.insetBy(dx: -0.1, dy: -0.1).containsWrapped(MapPoint($0.coordinate))
                    || $0.coordinate.latitude < -85 && rect.maxY >= WebMercator.worldSize
            }
            #expect(Set(found).isSuperset(of: inner), "seed 5")
            #expect(Set(outer).isSuperset(of: found), "seed 5")
            #expect(Set(found).count == found.count, "seed 5")
        }
    }

    @Test func aClusterFallsIntoItsChildren() throws {
        var random = SplitMix64(seed: 6)
        let index = ClusterIndex((0..<2000).map { _ in randomCoordinate(&random) })
        for zoom in 0...16 {
            for cluster in index.clusters(in: .world, zoom: Double(zoom)).prefix(50) {
                guard !cluster.isSingle else {
                    #expect(index.expansionZoom(of: cluster) == nil)
                    #expect(index.children(of: cluster).isEmpty)
                    continue
                }
                let expansion = try #require(index.expansionZoom(of: cluster))
                let children = index.children(of: cluster)
                #expect(children.count >= 2)
                #expect(children[0].point == cluster.point)
                #expect(children.reduce(0) { $0 + $1.count } == cluster.count)
                #expect(children.allSatisfy { $0.zoom == expansion })
                #expect(Set(children.flatMap { index.members(of: $0) }) == Set(index.members(of: cluster)))
                // Before that it is the same pin.
                let before = index.cluster(containing: cluster.point, zoom: Double(expansion - 1))
                #expect(before?.count == cluster.count)
            }
        }
    }

    @Test func membersComeInPages() {
        var random = SplitMix64(seed: 7)
        let index = ClusterIndex((0..<500).map { _ in randomCoordinate(&random) })
        for cluster in index.clusters(in: .world, zoom: 2) {
            let all = index.members(of: cluster)
            var paged: [Int] = []
            while case let page = index.members(of: cluster, offset: paged.count, limit: 7), !page.isEmpty {
                paged += page
            }
            #expect(paged == all)
            #expect(index.members(of: cluster, offset: all.count).isEmpty)
            #expect(index.members(of: cluster, offset: -5, limit: 2) == Array(all.prefix(2)))
            #expect(index.members(of: cluster, limit: -1).isEmpty)
        }
    }

    @Test func pointsOnOneSpotPartAtTheLastLevelOnly() throws {
        let spot = Coordinate(latitude: 10, longitude: 10)
        var index = ClusterIndex(Array(repeating: spot, count: 5))
        let cluster = try #require(index.clusters(in: .world, zoom: 16.9).first)
        #expect(cluster.count == 5)
        #expect(index.expansionZoom(of: cluster) == 17)
        #expect(index.clusters(in: .world, zoom: 17).count == 5)
        // The pin goes, and one of the others is there in its place.
        index.remove(cluster.point)
        #expect(index.clusters(in: .world, zoom: 3).map(\.count) == [4])
        #expect(index.expansionZoom(of: cluster) == nil)
        #expect(index.members(of: cluster).isEmpty)
    }

    @Test func whatIsNoPlaceIsInNoCluster() {
        let nowhere = [
            Coordinate(latitude: .nan, longitude: 0), Coordinate(latitude: 0, longitude: .infinity),
            Coordinate(latitude: 90.1, longitude: 0),
        ]
        var index = ClusterIndex(nowhere + [Coordinate(latitude: 1, longitude: 1)])
        #expect(index.count == 1)
        #expect(index.clusters(in: .world, zoom: 20).map(\.point) == [3])
        for number in 0...2 {
            #expect(index.coordinate(of: number) == nil)
            #expect(index.cluster(containing: number, zoom: 0) == nil)
        }
        #expect((index.move(0, to: Coordinate(latitude: 1, longitude: 361))) as Bool)
        #expect(index.clusters(in: .world, zoom: 0).map(\.count) == [2])
        #expect((index.move(0, to: nowhere[1])) as Bool)
        #expect(index.count == 1)
        #expect((index.remove(0)) as Bool)
        #expect((!index.remove(0)) as Bool)
        #expect((!index.move(0, to: Coordinate(latitude: 1, longitude: 1))) as Bool)
        #expect((!index.remove(-1)) as Bool)
        #expect((!index.remove(4)) as Bool)
        let hidden = index.insert(nowhere[0])
        #expect(hidden == 4)
        #expect(index.count == 1)
    }

    @Test func theEdgesOfTheMapBelongToIt() {
        let corners = [
            Coordinate(latitude: 90, longitude: -180), Coordinate(latitude: -90, longitude: 180),
            Coordinate(latitude: 90, longitude: 180), Coordinate(latitude: -90, longitude: 0),
        ]
        let index = ClusterIndex(corners)
        #expect(index.clusters(in: .world, zoom: 20).count == 4)
        #expect(index.clusters(in: MapRect(x: -1e9, y: -1e9, width: 3e9, height: 3e9), zoom: 20).count == 4)
    }

    @Test func anEmptyWindowHasNoPins() {
        let index = ClusterIndex([Coordinate(latitude: 0, longitude: 0)])
        for rect in [
            MapRect.null, MapRect(x: 0, y: 0, width: 0, height: 10), MapRect(x: 0, y: 0, width: -1, height: 10),
            MapRect(x: 0, y: -10, width: 10, height: 5), MapRect(x: 0, y: 3e8, width: 10, height: 5),
            MapRect(x: .nan, y: 0, width: 1, height: 1), MapRect(x: 0, y: 0, width: .nan, height: 1),
        ] {
            #expect(index.clusters(in: rect, zoom: 3).isEmpty)
        }
        for zoom in [-Double.infinity, -1, .nan, 0, .infinity] {
            #expect(index.clusters(in: .world, zoom: zoom).count == 1)
        }
        #expect(index.clusters(in: MapRect(x: 0, y: 0, width: .infinity, height: .infinity), zoom: 3).count == 1)
    }

    @Test func aPinThatMovesALittleStaysThePin() {
        let spot = Coordinate(latitude: 10, longitude: 10)
        var index = ClusterIndex([spot] + (1...9).map { Coordinate(latitude: 10 + Double($0) * 1e-5, longitude: 10) })
        let pin = index.clusters(in: .world, zoom: 5)[0]
        for step in 1...20 {
            let moved = Coordinate(latitude: pin.coordinate.latitude, longitude: 10 + Double(step) * 1e-6)
            index.move(pin.point, to: moved)
            #expect(index.clusters(in: .world, zoom: 5).map(\.point) == [pin.point])
        }
    }

    @Test func theFirstOfAListHasThePin() {
        var random = SplitMix64(seed: 9)
        let coordinates = (0..<400).map { _ in randomCoordinate(&random) }
        let index = ClusterIndex(coordinates, options: ClusterOptions(precedence: .first))
        for zoom in 0...16 {
            // Greedy by rank at the first level; what has a pin there keeps it.
            #expect(index.cluster(containing: 0, zoom: Double(zoom))?.point == 0)
        }
        var pins: [Int] = []
        for number in coordinates.indices
        where pins.allSatisfy({ PointList.distance(coordinates[$0], coordinates[number], zoom: 0) >= 60 }) {
            pins.append(number)
        }
        #expect(Set(index.clusters(in: .world, zoom: 0).map(\.point)) == Set(pins))
    }

    @Test(arguments: [(0, 1), (600, 512), (.nan, 60), (-.infinity, 1)] as [(Double, Double)])
    func optionsAreBroughtIntoRange(radius: Double, expected: Double) {
        #expect(ClusterOptions(radius: radius).radius == expected)
        #expect(ClusterOptions(maximumZoom: -4).maximumZoom == 0)
        #expect(ClusterOptions(maximumZoom: 99).leafZoom == 23)
    }
}
