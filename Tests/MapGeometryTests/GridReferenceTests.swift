import MapGeometry
import Testing

@Suite struct GridReferenceTests {
    /// Coordinates with their UTM position, computed with PROJ, and their MGRS reference, computed with GEOTRANS.
    @Test(arguments: [
        (47.153012232016295, 9.554188275887865, 32, true, 542012.0, 5222317.0, "32TNT4201222317"),
        (-33.85700079663876, 151.21499783431727, 56, false, 334873, 6252266, "56HLH3487352266"),
    ])
    func vectors(
        latitude: Double, longitude: Double, zone: Int, isNorthern: Bool, easting: Double, northing: Double,
        mgrs: String
    ) throws {
        let place = Coordinate(latitude: latitude, longitude: longitude)
        let utm = try #require(UTMCoordinate(place))
        #expect(utm.zone == zone && utm.isNorthern == isNorthern)
        #expect(isClose(utm.easting, easting, 1e-6) && isClose(utm.northing, northing, 1e-6))
        let back = UTMCoordinate(zone: zone, isNorthern: isNorthern, easting: easting, northing: northing)
        #expect(try #require(back.coordinate).distance(to: place) < 1e-6)
        // A millimetre inside, so that rounding does not reach the next square.
        let inside = place.destination(distance: 0.5, bearing: 45)
        #expect(MGRSReference(inside)?.description == mgrs)
        #expect(try #require(MGRSReference(mgrs)).center.distance(to: place) < 0.75)
    }

    @Test func utmThereAndBack() throws {
        var generator = SplitMix64(seed: 31)
        for _ in 0..<1000 {
            let place = Coordinate(
                latitude: .random(in: -80...84, using: &generator),
                longitude: .random(in: -180...180, using: &generator))
            let utm = try #require(UTMCoordinate(place))
            #expect(try #require(utm.coordinate).distance(to: place) < 1e-6, "seed 31, \(place) \(utm)")
        }
    }

    @Test func mgrsThereAndBack() throws {
        var generator = SplitMix64(seed: 32)
        for _ in 0..<1000 {
            let place = Coordinate(
                latitude: .random(in: -80...84, using: &generator),
                longitude: .random(in: -180...180, using: &generator))
            let digits = Int.random(in: 0...5, using: &generator)
            let reference = try #require(MGRSReference(place, digits: digits), "seed 32, \(place)")
            let back = try #require(MGRSReference(reference.description), "seed 32, \(place) \(reference)")
            #expect(back == reference, "seed 32, \(place)")
            #expect(back.bounds.expanded(byMeters: 0.01).contains(place) || digits < 3, "seed 32, \(place) \(back)")
        }
    }

    @Test func widenedZones() {
        #expect(UTMCoordinate(Coordinate(latitude: 60.39, longitude: 5.32))?.zone == 32)
        #expect(UTMCoordinate(Coordinate(latitude: 78.22, longitude: 15.65))?.zone == 33)
        #expect(UTMCoordinate(Coordinate(latitude: 78, longitude: 8.9))?.zone == 31)
        #expect(UTMCoordinate(Coordinate(latitude: 0, longitude: 180))?.zone == 1)
    }

    @Test func outsideTheSystem() {
        #expect(UTMCoordinate(Coordinate(latitude: 84.1, longitude: 0)) == nil)
        #expect(MGRSReference(Coordinate(latitude: -80.1, longitude: 0)) == nil)
        #expect(UTMCoordinate(Coordinate(latitude: .nan, longitude: 0)) == nil)
        #expect(UTMCoordinate(zone: 61, isNorthern: true, easting: 500_000, northing: 0).coordinate == nil)
        #expect(UTMCoordinate(zone: 1, isNorthern: true, easting: .nan, northing: 0).coordinate == nil)
        #expect(UTMCoordinate(zone: 1, isNorthern: true, easting: 500_000, northing: 9_900_000).coordinate == nil)
        #expect(UTMCoordinate(zone: 9, isNorthern: false, easting: 1, northing: 2).description == "9S 1 2")
    }

    @Test(arguments: [
        "", "32", "32T", "32TN", "0TNT12", "32INT12", "32TNT1", "32TNW12", "32TNT123456789012", "32TZT1234", "TNT12",
    ])
    func rejects(text: String) {
        #expect(MGRSReference(text) == nil)
    }
}
