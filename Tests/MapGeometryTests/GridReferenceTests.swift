import MapGeometry
import MapSearchTestSupport
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

    /// Easting and northing computed with PROJ (EPSG 5041 and 5042), references with GEOTRANS.
    @Test(arguments: [
        (90, 0, 2000000.0, 2000000.0, "ZAH0000000000"), (-90, 0, 2000000.0, 2000000.0, "BAN0000000000"),
        (88, 120, 2192317.628292, 2111034.634464, "ZBJ9231711034"),
        (84.5, -30.25, 1692153.114947, 1472126.228046, "YUB9215372126"),
        (86.3, 179.9, 2000717.19934, 2410924.535344, "ZAM0071710924"),
        (85, -135, 1607232.311893, 2392767.688107, "YUL0723292767"),
        (-80.5, 45, 2747448.331127, 2747448.331127, "BKV4744847448"),
        (-85.25, -100.5, 1481182.43792, 1903842.84855, "ASM8118203842"),
        (-89.9, 10, 2001927.908797, 2010933.714109, "BAN0192710933"),
        (-82, -179.5, 1992237.066198, 1110455.89462, "AZD9223710455"),
        (84.2, 0.0, 2000000.0, 1355533.652401, "ZAA0000055533"),
        (-88, 180, 2000000.0, 1777930.731071, "BAK0000077930"),
    ])
    func polarVectors(latitude: Double, longitude: Double, easting: Double, northing: Double, mgrs: String) throws {
        let place = Coordinate(latitude: latitude, longitude: longitude)
        let ups = try #require(UTMCoordinate(place))
        #expect(ups.zone == 0 && ups.isNorthern == (latitude > 0))
        #expect(isClose(ups.easting, easting, 1e-6) && isClose(ups.northing, northing, 1e-6), "\(ups)")
        #expect(try #require(ups.coordinate).distance(to: place) < 1e-6)
        #expect(MGRSReference(place)?.description == mgrs)
        let reference = try #require(MGRSReference(mgrs))
        #expect(reference.center.distance(to: place) < 0.75)
        #expect(reference.bounds.expanded(byMeters: 0.01).contains(place))
        #expect(CoordinateParser().parse(mgrs)?.format == .mgrs)
        let parsed = try #require(CoordinateParser().parse(ups.description))
        #expect(parsed.format == .utm && parsed.coordinate.distance(to: place) < 0.75)
    }

    @Test(arguments: [
        "ABC1234567", "Zebra 12345678", "BAN 12", "Y 2100000 2000000", "A 1999999", "Z 9999999 2000000",
        "ABC 1234 5678 b",
    ])
    func whatIsNoPolarReference(text: String) {
        #expect(CoordinateParser().parse(text) == nil)
    }

    @Test func utmThereAndBack() throws {
        var generator = SplitMix64(seed: 31)
        for _ in 0..<1000 {
            let place = Coordinate(
                latitude: .random(in: -90...90, using: &generator),
                longitude: .random(in: -180...180, using: &generator))
            let utm = try #require(UTMCoordinate(place))
            #expect(try #require(utm.coordinate).distance(to: place) < 1e-6, "seed 31, \(place) \(utm)")
        }
    }

    @Test func mgrsThereAndBack() throws {
        var generator = SplitMix64(seed: 32)
        for _ in 0..<2000 {
            let place = Coordinate(
                latitude: .random(in: -90...90, using: &generator),
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
        #expect(UTMCoordinate(zone: 0, isNorthern: true, easting: 2_800_000, northing: 2_000_000).coordinate == nil)
        #expect(UTMCoordinate(zone: -1, isNorthern: true, easting: 500_000, northing: 0).coordinate == nil)
        #expect(UTMCoordinate(Coordinate(latitude: .nan, longitude: 0)) == nil)
        #expect(UTMCoordinate(zone: 61, isNorthern: true, easting: 500_000, northing: 0).coordinate == nil)
        #expect(UTMCoordinate(zone: 1, isNorthern: true, easting: .nan, northing: 0).coordinate == nil)
        #expect(UTMCoordinate(zone: 1, isNorthern: true, easting: 500_000, northing: 9_900_000).coordinate == nil)
        #expect(UTMCoordinate(zone: 9, isNorthern: false, easting: 1, northing: 2).description == "9S 1 2")
    }

    @Test(arguments: [
        "", "32", "32T", "32TN", "0TNT12", "32INT12", "32TNT1", "32TNW12", "32TNT123456789012", "32TZT1234", "TNT12",
        "ZAA1", "ZKH12", "ZAQ12", "YQH12", "AIA", "BDA12", "CAA12",
    ])
    func rejects(text: String) {
        #expect(MGRSReference(text) == nil)
    }
}
