import Foundation
import MapSearchTestSupport
import Testing

import MapSearchIndexFormat

/// Nearest points and boxes against a loop over all points, in Double on the sphere.
@Suite struct PointIndexTests {
    @Test(arguments: [1, 15, 16, 17, 33, 34, 35, 100, 300])
    func nearestAgreesWithBruteForce(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        let points = Self.points(count, using: &generator)
        try withIndex(points) { index throws in
            for round in 0..<60 {
                let place = Self.place(near: points, using: &generator)
                let wanted = [1, 2, 7, count, count + 5][round % 5]
                let found = try index.nearest(latitude: place.latitude, longitude: place.longitude, count: wanted)
                try expectNearest(found, count: wanted, of: points, at: place, "\(count) points, round \(round)")
            }
        }
    }

    @Test(arguments: [40, 700])
    func weighedNearestAgreesWithBruteForce(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count) + 1)
        let points = Self.points(count, using: &generator)
        try withIndex(points) { index throws in
            for round in 0..<60 {
                let place = Self.place(near: points, using: &generator)
                let wanted = round % 4 + 1
                let found = try index.nearest(
                    latitude: place.latitude, longitude: place.longitude, count: wanted, weighed: true)
                let isWeighed = { (point: PointIndex.Entry) in
                    Self.haversine(place, point) / pow(2, Double(point.weight) / 8)
                }
                try expectNearest(
                    found, count: wanted, of: points, at: place, "\(count) points, round \(round)", score: isWeighed)
            }
        }
    }

    @Test func acceptedPointsOnly() throws {
        var generator = SplitMix64(seed: 77)
        let points = Self.points(400, using: &generator)
        try withIndex(points) { index throws in
            for modulus in [2, 7, 50, 399] as [UInt32] {
                let place = Self.place(near: points, using: &generator)
                let found = try index.nearest(latitude: place.latitude, longitude: place.longitude, count: 3) {
                    $0.isMultiple(of: modulus)
                }
                #expect(found.allSatisfy { $0.document.isMultiple(of: modulus) })
                let accepted = points.filter { $0.document.isMultiple(of: modulus) }
                try expectNearest(found, count: 3, of: accepted, at: place, "multiples of \(modulus)")
            }
            #expect(try index.nearest(latitude: 0, longitude: 0, count: 3) { _ in false }.isEmpty)
        }
    }

    @Test func limitLeavesOut() throws {
        var generator = SplitMix64(seed: 78)
        let points = Self.points(300, using: &generator)
        try withIndex(points) { index throws in
            let all = try index.nearest(latitude: 5, longitude: 5, count: 300)
            let limit = all[100].score
            let near = try index.nearest(latitude: 5, longitude: 5, count: 300, limit: limit)
            #expect(near.map(\.score) == all.map(\.score).filter { $0 < limit })
            #expect(try index.nearest(latitude: 5, longitude: 5, count: 300, limit: 0).isEmpty)
            #expect(try index.nearest(latitude: 5, longitude: 5, count: 0).isEmpty)
            #expect(try index.nearest(latitude: 5, longitude: 5, count: -3).isEmpty)
        }
    }

    /// Many points at one place: each of them is found, once.
    @Test func equalPoints() throws {
        let points = (0..<200).map { number in
            PointIndex.Entry(
                document: UInt32(number), latitude: number < 150 ? 1000 : 2_000_000, longitude: -5000, weight: 0)
        }
        try withIndex(points) { index throws in
            let found = try index.nearest(latitude: 1000, longitude: -5000, count: 150)
            #expect(Set(found.map(\.document)) == Set(0..<150))
            #expect(found.allSatisfy { $0.haversine == 0 && $0.distance == 0 })
            var documents: [UInt32] = []
            try index.forEach(south: 1000, north: 1000, west: -5000, east: -5000) { document, _, _ in
                documents.append(document)
                return true
            }
            #expect(documents.sorted() == Array(0..<150))
        }
    }

    @Test(arguments: [1, 16, 17, 300])
    func boxAgreesWithBruteForce(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count) + 2)
        let points = Self.points(count, using: &generator)
        try withIndex(points) { index throws in
            for round in 0..<80 {
                // Corners on points make edges matter; every second box crosses ±180°.
                let corners = (0..<2).map { _ in Self.place(near: points, using: &generator) }
                let (south, north) = (
                    min(corners[0].latitude, corners[1].latitude), max(corners[0].latitude, corners[1].latitude)
                )
                var (west, east) = (corners[0].longitude, corners[1].longitude)
                if west > east, round.isMultiple(of: 2) { swap(&west, &east) }
                let expected = points.filter { point in
                    let isBetween =
                        west <= east
                        ? point.longitude >= west && point.longitude <= east
                        : point.longitude >= west || point.longitude <= east
                    return point.latitude >= south && point.latitude <= north && isBetween
                }
                var found: [UInt32] = []
                try index.forEach(south: south, north: north, west: west, east: east) { document, latitude, longitude in
                    #expect(points[Int(document)].latitude == latitude && points[Int(document)].longitude == longitude)
                    found.append(document)
                    return true
                }
                guard found.sorted() == expected.map(\.document) else {
                    Issue.record("\(count) points, round \(round): \(found.count), not \(expected.count)")
                    return
                }
            }
            var visits = 0
            try index.forEach(south: .min, north: .max, west: .min, east: .max) { _, _, _ in
                visits += 1
                return visits < 5
            }
            #expect(visits == min(5, count))
            try index.forEach(south: 1, north: 0, west: .min, east: .max) { _, _, _ in
                Issue.record("a box upside down holds nothing")
                return true
            }
        }
    }

    @Test func emptyLayer() throws {
        try withIndex([]) { index throws in
            #expect(try index.nearest(latitude: 0, longitude: 0).isEmpty)
            #expect(throws: IndexFormatError.self) { try index.location(0) }
        }
    }

    @Test func weights() {
        #expect(PointWeight.weight(nearerBy: 1) == 0)
        #expect(PointWeight.weight(nearerBy: 0.5) == 0)
        #expect(PointWeight.weight(nearerBy: 2) == 16)
        #expect(PointWeight.weight(nearerBy: 8) == 48)
        #expect(PointWeight.weight(nearerBy: 1e9) == .max)
    }

    @Test(arguments: [0, 1, 2, 9])
    func layers(count: Int) throws {
        let trees = (0..<count).map { layer in
            (0..<layer * 20).map { PointIndex.Entry(document: UInt32($0), latitude: 0, longitude: 0, weight: 0) }
        }
        try withView(try PointIndex.encode(layers: trees)) { view throws in
            #expect(try PointIndex.layers(view).map(\.count) == (0..<count).map { $0 * 20 })
        }
    }

    /// A box that does not hold its points, or a weight below theirs, is found out.
    @Test func boxesAreVerified() throws {
        var generator = SplitMix64(seed: 79)
        let good = try PointIndex.encode(layers: [Self.points(700, using: &generator)])
        func verify(_ bytes: [UInt8]) throws {
            try withView(bytes) { view throws in try PointIndex.layers(view)[0].verify() }
        }
        try verify(good)
        // Three groups over 22 leaves, and one over the groups.
        let groups = good.count - 4 * BoxGroups.groupLength
        for (place, wrong) in [
            (0, Int32.max), (32, Int32.max), (64, Int32.min), (96, Int32.min), (3 * BoxGroups.groupLength, Int32.max),
        ] {
            var bytes = good
            for index in 0..<4 { bytes[groups + place + index] = UInt8(truncatingIfNeeded: wrong >> Int32(8 * index)) }
            #expect(throws: IndexFormatError.self, "edge at \(place)") { try verify(bytes) }
        }
        for place in [128, 3 * BoxGroups.groupLength + 128] {
            var bytes = good
            bytes[groups + place] = 0
            #expect(throws: IndexFormatError.self, "weight at \(place)") { try verify(bytes) }
        }
    }

    /// Latitudes that no builder writes: a search says that the file is damaged.
    @Test func placesOffTheEarthAreDamage() throws {
        var generator = SplitMix64(seed: 80)
        let points = (0..<300).map { number in
            PointIndex.Entry(
                document: UInt32(number), latitude: .random(in: .min ... .max, using: &generator),
                longitude: .random(in: .min ... .max, using: &generator),
                weight: .random(in: 0...255, using: &generator))
        }
        try withIndex(points) { index throws in
            for latitude in [-1 << 30, -5, 0, 1 << 30] as [Int32] {
                for longitude in [Int32.min, 0, Int32.max] {
                    for weighed in [false, true] {
                        #expect(throws: IndexFormatError.self) {
                            try index.nearest(latitude: latitude, longitude: longitude, count: 3, weighed: weighed)
                        }
                    }
                }
            }
        }
    }

    // MARK: Random points

    private typealias Place = (latitude: Int32, longitude: Int32)

    /// Clusters, single points, equal points, the poles and ±180°.
    private static func points(_ count: Int, using generator: inout SplitMix64) -> [PointIndex.Entry] {
        let centers = (0..<5).map { _ in
            (Double.random(in: -89...89, using: &generator), Double.random(in: -180..<180, using: &generator))
        }
        return (0..<count).map { number in
            var (latitude, longitude): (Double, Double)
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: (latitude, longitude) = (90, .random(in: -180..<180, using: &generator))
            case 1: (latitude, longitude) = (-89.99, .random(in: -180..<180, using: &generator))
            case 2:
                (latitude, longitude) = (
                    .random(in: -60...60, using: &generator), .random(in: 179.9...180.1, using: &generator)
                )
            case 3: (latitude, longitude) = centers[0]
            case 4:
                (latitude, longitude) = (
                    .random(in: -90...90, using: &generator), .random(in: -180..<180, using: &generator)
                )
            default:
                let center = centers.randomElement(using: &generator)!
                (latitude, longitude) = (
                    min(90, max(-90, center.0 + .random(in: -0.5...0.5, using: &generator))),
                    center.1 + .random(in: -0.5...0.5, using: &generator)
                )
            }
            return PointIndex.Entry(
                document: UInt32(number), latitude: FixedAngle.wrapping(latitude),
                longitude: FixedAngle.wrapping(longitude), weight: UInt8.random(in: 0...60, using: &generator))
        }
    }

    private static func place(near points: [PointIndex.Entry], using generator: inout SplitMix64) -> Place {
        let point = points.randomElement(using: &generator)!
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return (point.latitude, point.longitude)
        case 1:
            return (.random(in: -1 << 30...1 << 30, using: &generator), .random(in: .min ... .max, using: &generator))
        case 2: return (1 << 30, .random(in: .min ... .max, using: &generator))
        default:
            let latitude = point.latitude + .random(in: -3_000_000...3_000_000, using: &generator)
            return (
                min(1 << 30, max(-1 << 30, latitude)),
                point.longitude &+ .random(in: -3_000_000...3_000_000, using: &generator)
            )
        }
    }

    private static func haversine(_ place: Place, _ point: PointIndex.Entry) -> Double {
        let (a, b) = (radians(place.latitude), radians(point.latitude))
        let north = sin((b - a) / 2)
        let east = sin((radians(point.longitude) - radians(place.longitude)) / 2)
        return north * north + cos(a) * cos(b) * east * east
    }

    /// What an error of 5e-7 in each cosine does: at a pole the series does not quite give 0.
    private static func cosineError(_ place: Place, _ point: PointIndex.Entry) -> Double {
        let cosines = cos(radians(place.latitude)) + cos(radians(point.latitude))
        let sine = sin((radians(point.longitude) - radians(place.longitude)) / 2)
        return 5e-7 * (cosines + 5e-7) * sine * sine
    }

    private static func radians(_ value: Int32) -> Double { Double(value) * 2 * .pi / 4_294_967_296 }

    /// Distances must agree; which of equally far points are taken is left open.
    private func expectNearest(
        _ found: [Neighbor], count: Int, of points: [PointIndex.Entry], at place: Place, _ comment: Comment,
        score: ((PointIndex.Entry) -> Double)? = nil
    ) throws {
        let score = score ?? { Self.haversine(place, $0) }
        let expected = points.map(score).sorted().prefix(count)
        #expect(found.count == expected.count, comment)
        let byDocument = Dictionary(uniqueKeysWithValues: points.map { ($0.document, $0) })
        for (neighbor, best) in zip(found, expected) {
            let point = try #require(byDocument[neighbor.document], comment)
            let tolerance = best * 1e-5 + Self.cosineError(place, point) + 1e-13
            guard abs(score(point) - best) <= tolerance, abs(Double(neighbor.score) - best) <= tolerance else {
                Issue.record("\(comment): \(score(point)), \(neighbor.score), not \(best)")
                return
            }
        }
        #expect(Set(found.map(\.document)).count == found.count, comment)
    }

    private func withIndex(_ points: [PointIndex.Entry], _ body: (PointIndex) throws -> Void) throws {
        for widths in [PointIndex.Widths.least, .bytes] {
            try withView(try PointIndex.encode(layers: [points], widths)) { view throws in
                let layers = try PointIndex.layers(view)
                #expect(layers.count == 1)
                #expect(layers[0].count == points.count)
                try body(layers[0])
            }
        }
    }
}
