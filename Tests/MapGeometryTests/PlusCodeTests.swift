import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct PlusCodeTests {
    @Test func example() throws {
        let place = Coordinate(latitude: 47.1410, longitude: 9.5209)
        let code = PlusCode(place)
        #expect(code.code == "8FVF4GRC+C9")
        #expect(code.bounds?.contains(place) == true)
        #expect(code.shortened(near: place).recovered(near: place) == code)
        #expect(code.description == code.code)
    }

    @Test func digitsThatMeanNothingAreLeftOut() {
        #expect(PlusCode("8FVFPFRC+22WHXX234")?.code == "8FVFPFRC+22WHXX2")
        #expect(PlusCode("PFRC+22WHXX234")?.code == "PFRC+22WHXX2")
    }

    @Test func lengthsAreBroughtToTheNextPossible() {
        let place = Coordinate(latitude: 47.1410, longitude: 9.5209)
        let lengths = [-5, 2, 3, 4, 5, 8, 9, 10, 11, 15, 100].map { length in
            PlusCode(place, length: length).code.filter { $0 != "+" && $0 != "0" }.count
        }
        #expect(lengths == [2, 2, 4, 4, 6, 8, 10, 10, 11, 15, 15])
    }

    @Test func strangeCoordinates() {
        #expect(
            PlusCode(Coordinate(latitude: .nan, longitude: .infinity)) == PlusCode(.init(latitude: 0, longitude: 0)))
        #expect(PlusCode(Coordinate(latitude: 1e300, longitude: 0)).isFull)
        #expect(PlusCode(Coordinate(latitude: 90, longitude: 180)).bounds?.north == 90)
        #expect(PlusCode("4GJ9+CV")?.recovered(near: Coordinate(latitude: .nan, longitude: 0)) == nil)
        #expect(PlusCode("4GJ9+CV")?.bounds == nil)
        #expect(PlusCode("4GJ9+CV")?.center == nil)
    }

    @Test func everyCodeContainsItsCoordinate() throws {
        var generator = SplitMix64(seed: 6)
        for _ in 0..<1000 {
            let place = Coordinate.random(using: &generator)
            let code = PlusCode(place, length: .random(in: 2...15, using: &generator))
            let bounds = try #require(PlusCode(code.code)?.bounds)
            // The pole belongs to the last row, and a decimal fraction may be a rounding error away from its cell.
            #expect(bounds.expanded(byMeters: 0.01).contains(place), "seed 6, \(place) \(code)")
            let near = place.destination(distance: 1000, bearing: 77)
            #expect(code.shortened(near: near).recovered(near: near) == code, "seed 6, \(place) \(code)")
        }
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func publishedEncodings() throws {
        let rows = try SharedData.rows("cases/olc_encoding.tsv")
        #expect(rows.count > 100)
        for row in rows {
            let place = Coordinate(latitude: Double(row[0]) ?? .nan, longitude: Double(row[1]) ?? .nan)
            #expect(PlusCode(place, length: Int(row[4]) ?? 0).code == row[5], "\(row)")
        }
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func publishedDecodings() throws {
        let rows = try SharedData.rows("cases/olc_decoding.tsv")
        #expect(rows.count > 100)
        for row in rows {
            let bounds = try #require(PlusCode(row[0])?.bounds, "\(row)")
            let expected = row[2...5].map { Double($0) ?? .nan }
            // The last rows in the file are rounded to fewer digits than the cells have.
            #expect(isClose(bounds.south, min(expected[0], expected[2]), 1e-9), "\(row)")
            #expect(isClose(bounds.north, max(expected[0], expected[2]), 1e-9), "\(row)")
            #expect(isClose(bounds.west, min(expected[1], expected[3]), 1e-9), "\(row)")
            #expect(isClose(bounds.east, max(expected[1], expected[3]), 1e-9), "\(row)")
        }
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func publishedValidity() throws {
        for row in try SharedData.rows("cases/olc_validityTests.tsv") {
            let code = PlusCode(row[0])
            #expect((code != nil) == (row[1] == "true"), "\(row)")
            #expect((code?.isShort == true) == (row[2] == "true"), "\(row)")
            #expect((code?.isFull == true) == (row[3] == "true"), "\(row)")
        }
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func publishedShortCodes() throws {
        for row in try SharedData.rows("cases/olc_shortCodeTests.tsv") {
            let reference = Coordinate(latitude: Double(row[1]) ?? .nan, longitude: Double(row[2]) ?? .nan)
            let full = try #require(PlusCode(row[0]))
            if row[4] != "R" { #expect(full.shortened(near: reference).code == row[3], "\(row)") }
            if row[4] != "S" { #expect(PlusCode(row[3])?.recovered(near: reference) == full, "\(row)") }
        }
    }
}

@Suite struct GeohashTests {
    @Test(arguments: [
        (57.64911, 10.40744, 11, "u4pruydqqvj"), (-90.0, -180.0, 5, "00000"), (90, 180, 5, "zzzzz"), (0, 0, 1, "s"),
        (37.8324, 112.5584, 9, "ww8p1r4t8"),
    ])
    func encoding(latitude: Double, longitude: Double, length: Int, expected: String) {
        #expect(Geohash(Coordinate(latitude: latitude, longitude: longitude), length: length).text == expected)
    }

    @Test func cellsContainTheirCoordinate() {
        var generator = SplitMix64(seed: 16)
        for _ in 0..<500 {
            let place = Coordinate.random(using: &generator)
            let hash = Geohash(place, length: .random(in: 1...12, using: &generator))
            #expect(hash.bounds.expanded(byMeters: 0.001).contains(place), "seed 16, \(place) \(hash)")
            #expect(Geohash(hash.bounds.center, length: hash.text.count) == hash)
        }
    }

    @Test(arguments: ["", "a", "u4pruydqqvjxx", "u4 p", "ü"])
    func rejects(text: String) {
        #expect(Geohash(text) == nil)
    }

    @Test func strangeCoordinates() {
        #expect(Geohash(Coordinate(latitude: .nan, longitude: 0)) == Geohash(Coordinate(latitude: 0, longitude: 0)))
        #expect(Geohash("U4PRUYDQQVJ")?.text == "u4pruydqqvj")
        #expect(Geohash(Coordinate(latitude: 0, longitude: 190), length: 99).text.count == 12)
    }
}
