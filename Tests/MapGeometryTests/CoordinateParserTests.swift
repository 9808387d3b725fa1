import Foundation
import MapGeometry
import MapSearchTestSupport
import TestFixtures
import Testing

@Suite struct CoordinateParserTests {
    private static let parser = CoordinateParser()

    @Test(arguments: [
        ("25.1982, 55.272758", 25.1982, 55.272758), ("(25.1982, 55.272758)", 25.1982, 55.272758),
        ("25,1982; 55,2727", 25.1982, 55.2727), ("25,1982 55,2727", 25.1982, 55.2727),
        ("25,1982, 55,2727", 25.1982, 55.2727), ("[25.1982;55.2727]", 25.1982, 55.2727),
        ("-33.8688 151.2093", -33.8688, 151.2093), ("−33.8688, 151.2093", -33.8688, 151.2093),
        ("+40.20361-075.00417/", 40.20361, -75.00417), ("47.1410 / 9.5209", 47.141, 9.5209),
        ("47.1410|9.5209", 47.141, 9.5209), ("47.1410，9.5209", 47.141, 9.5209), ("10,10", 10, 10),
        ("\u{200E}47.1410,\u{A0}9.5209\u{202C}", 47.141, 9.5209), ("\t47.1410\n9.5209\n", 47.141, 9.5209),
        ("Lat: 47.1410, Lon: 9.5209", 47.141, 9.5209), ("lon 9.5209 lat 47.1410", 47.141, 9.5209),
        ("широта 55.75 долгота 37.61", 55.75, 37.61), ("90, 180", 90, 180), ("0, 0", 0, 0),
        ("{\"lat\":47.141,\"lon\":9.5209}", 47.141, 9.5209), ("lat=47.141&lon=9.5209", 47.141, 9.5209),
        ("POINT(9.5209 47.141)", 47.141, 9.5209), ("lat 50 lon 14", 50, 14), ("66N 32W", 66, -32),
        ("47.1410, 9.5209, 450", 47.141, 9.5209), ("-0.00001, 0.00000025", -0.00001, 0.00000025),
        (".5, -.25", 0.5, -0.25),
    ])
    func decimalDegrees(text: String, latitude: Double, longitude: Double) throws {
        let match = try #require(Self.parser.parse(text))
        #expect(match.coordinate == Coordinate(latitude: latitude, longitude: longitude))
        #expect(match.format == .decimalDegrees)
        #expect(match.rest.isEmpty, "\(match.rest)")
    }

    @Test(arguments: [
        "40°25′6″N 74°38′28″W", "40°25'6\"N, 74°38'28\"W", "40° 25’ 6” N / 74° 38’ 28” W", "N 40°25'6'' W 74°38'28''",
        "40º25´6\" norte, 74º38´28\" oeste", "40°25'6\" Nord 74°38'28\" Ouest", "40° 25′ 6″ с. ш., 74° 38′ 28″ з. д.",
        "40°25′6″с.ш. 74°38′28″з.д.", "С 40°25′6″ З 74°38′28″", "北纬40°25′6″ 西经74°38′28″", "40度25分6秒N 74度38分28秒W",
        "40d25m6s N 74d38m28s W", "40:25:06N 74:38:28W", "402506N 0743828W", "40.25.6 N, 74.38.28 W",
        "74°38′28″W 40°25′6″N", "40°25′6″N 74°38′28″O", "40 25 6 N 74 38 28 W", "N 40 25 6 W 74 38 28",
        "N40 25 6 W74 38 28", "40 25 6 N, 74 38 28 W", "40 25 6. N 74 38 28. W", "N40°25'6.\" W74°38'28.\"",
        "40d25m6sN 74d38m28sW", "N40d25m6s W74d38m28s", "+40d25m6s -74d38m28s", "40d25m6s, -74d38m28s",
        "+402506-0743828/", "+402506.0-0743828.0", "40°25′6″N - 74°38′28″W",
        "40 deg 25 min 6 secN, 74 deg 38 min 28 secW",
    ])
    func sexagesimal(text: String) throws {
        let match = try #require(Self.parser.parse(text))
        #expect(isClose(match.coordinate.latitude, 40.41833333333333, 1e-12))
        #expect(isClose(match.coordinate.longitude, -74.64111111111112, 1e-12))
        #expect(match.format == .sexagesimal)
        #expect(match.rest.isEmpty)
    }

    @Test func theLetterO() throws {
        func longitude(_ text: String, near reference: Coordinate? = nil) -> Double? {
            CoordinateParser(reference: reference).parse(text)?.coordinate.longitude
        }
        #expect(longitude("48° 8′ N, 11° 34′ O") == 11 + 34.0 / 60)
        #expect(longitude("40° 25′ N, 3° 42′ O") == -3.7)
        #expect(longitude("14° 41′ N, 17° 27′ O") == -17.45)
        #expect(longitude("35° 41′ N, 139° 45′ O", near: Coordinate(latitude: 35, longitude: 135)) == 139.75)
    }

    @Test(arguments: [
        ("8FVF4GJ9+CV", CoordinateFormat.plusCode, 47.1310625, 9.5196875, ""),
        ("Treffpunkt 8fvf4gj9+cv Vaduz", .plusCode, 47.1310625, 9.5196875, "Treffpunkt Vaduz"),
        ("32TNT4201222317", .mgrs, 47.15301, 9.55419, ""), ("32T NT 42012 22317", .mgrs, 47.15301, 9.55419, ""),
        ("32t 542012 5222317", .utm, 47.15301, 9.55419, ""), ("32N 542012mE 5222317mN", .utm, 47.15301, 9.55419, ""),
        ("56S 334873 6252266", .utm, -33.857, 151.215, ""),
    ])
    func codes(text: String, format: CoordinateFormat, latitude: Double, longitude: Double, rest: String) throws {
        let match = try #require(Self.parser.parse(text))
        #expect(match.format == format)
        #expect(isClose(match.coordinate.latitude, latitude, 5e-4), "\(match.coordinate)")
        #expect(isClose(match.coordinate.longitude, longitude, 5e-4), "\(match.coordinate)")
        #expect(match.rest == rest)
        #expect((match.bounds == nil) == (format == .utm))
    }

    @Test func shortPlusCodesNeedAReference() throws {
        #expect(Self.parser.parse("4GJ9+CV Vaduz") == nil)
        let near = CoordinateParser(reference: Coordinate(latitude: 47.14, longitude: 9.52))
        let match = try #require(near.parse("4GJ9+CV Vaduz"))
        #expect(match.rest == "Vaduz")
        #expect(match.coordinate == PlusCode("8FVF4GJ9+CV")?.center)
    }

    @Test func geohashesOnlyWhenAsked() {
        #expect(Self.parser.parse("u0qu3jz4") == nil)
        let match = CoordinateParser(readsGeohashes: true).parse("u0qu3jz4")
        #expect(match?.format == .geohash)
        #expect(match?.bounds == Geohash("u0qu3jz4")?.bounds)
    }

    @Test(arguments: [
        "geo:47.141,9.5209", "geo:47.141,9.5209;u=35", "geo:47.141,9.5209,450?z=15", "geo:0,0?q=47.141,9.5209(Vaduz)",
        "https://www.google.com/maps/@47.141,9.5209,17z", "https://maps.google.com/?q=47.141,9.5209",
        "https://www.google.com/maps/place/Vaduz/@46.1,8.2,14z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d47.141!4d9.5209",
        "https://www.google.com/maps/search/?api=1&query=47.141%2C9.5209",
        "https://www.google.com/maps/dir/?api=1&destination=47.141%2C9.5209",
        "https://www.google.com/maps/place/47.141,+9.5209", "https://maps.google.com/maps?q=loc:47.141+9.5209",
        "https://www.google.com/maps/place/47%C2%B008'27.6%22N+9%C2%B031'15.24%22E/",
        "https://maps.apple.com/?ll=47.141,9.5209&z=15", "https://maps.apple.com/?q=Vaduz&ll=47.141,9.5209",
        "https://maps.apple.com/place?coordinate=47.141,9.5209&name=Vaduz", "maps.apple.com/?daddr=47.141,9.5209",
        "https://www.openstreetmap.org/#map=15/47.141/9.5209",
        "https://www.openstreetmap.org/?mlat=47.141&mlon=9.5209#map=12/46/8",
        "https://yandex.ru/maps/?ll=9.5209%2C47.141&z=14", "https://yandex.com/maps/?pt=9.5209,47.141&z=12&l=map",
        "https://yandex.ru/maps/?whatshere%5Bpoint%5D=9.5209%2C47.141&whatshere%5Bzoom%5D=17&ll=1%2C2",
        "https://yandex.ru/maps/?rtext=55.7,37.6~47.141,9.5209&rtt=auto", "https://yandex.ru/maps/?text=47.141,9.5209",
        "yandexmaps://maps.yandex.ru/?pt=9.5209,47.141", "yandexnavi://build_route_on_map?lat_to=47.141&lon_to=9.5209",
        "https://www.bing.com/maps?cp=47.141~9.5209&lvl=15", "https://bing.com/maps/?sp=point.47.141_9.5209_Vaduz",
        "om://map?v=1&ll=47.141,9.5209&n=Vaduz", "https://omaps.app/47.141,9.5209/Vaduz", "om://47.141,9.5209",
        "https://waze.com/ul?ll=47.141%2C9.5209&navigate=yes", "https://2gis.ru/geo/9.5209,47.141",
        "https://share.here.com/l/47.141,9.5209,Vaduz", "https://mapy.cz/zakladni?x=9.5209&y=47.141&z=15",
        "https://maplibre.example/demo.html#12/47.141/9.5209", "(https://maps.google.com/?q=47.141,9.5209).",
    ])
    func links(text: String) throws {
        let match = try #require(Self.parser.parse(text))
        #expect(isClose(match.coordinate.latitude, 47.141, 1e-9), "\(match.coordinate)")
        #expect(isClose(match.coordinate.longitude, 9.5209, 1e-9), "\(match.coordinate)")
        #expect(match.format == (text.hasPrefix("geo:") ? .geoURI : .mapLink))
    }

    @Test func packedLinks() throws {
        let london = try #require(Self.parser.parse("https://osm.org/go/0EEQjE--")?.coordinate)
        #expect(isClose(london.latitude, 51.5110, 0.0005) && isClose(london.longitude, 0.0549, 0.0005), "\(london)")
        let origin = try #require(Self.parser.parse("om://8wAAAAAAAA/Nowhere")?.coordinate)
        #expect(isClose(origin.latitude, 0, 1e-5) && isClose(origin.longitude, 0, 1e-5), "\(origin)")
        #expect(Self.parser.parse("https://osm.org/go/") == nil)
        #expect(Self.parser.parse("https://omaps.app/x") == nil)
    }

    @Test func linksWithText() throws {
        let match = try #require(Self.parser.parse("see https://maps.google.com/?q=47.141,9.5209 tonight"))
        #expect(match.rest == "see tonight")
    }

    @Test(arguments: [
        ("Hütte bei 47.14101, 9.52091 links", 47.14101, 9.52091, "Hütte bei links"),
        ("N 47° 8′ 27.6″, E 9° 31′ 15.24″ Vaduz", 47.141, 9.5209, "Vaduz"),
        ("Meet (47.1410, 9.5209) at 9", 47.141, 9.5209, "Meet at 9"),
        ("Bahnhofstrasse 9: 47.1410 N 9.5209 E", 47.141, 9.5209, "Bahnhofstrasse 9"),
        ("Tower at 40 30 0 N 79 15 0 W today", 40.5, -79.25, "Tower at today"), ("Praha N50 E14", 50, 14, "Praha"),
        ("Praha 50.°N 14.°E", 50, 14, "Praha"), ("see N50° 15.' E14° 30.' there", 50.25, 14.5, "see there"),
        ("cafe 25.1982, 55.272758", 25.1982, 55.272758, "cafe"), ("N50 15; E14 30 Praha", 50.25, 14.5, "Praha"),
        ("5130N 01415E Praha", 51.5, 14.25, "Praha"), ("at 51.5 N, 14.25 E.", 51.5, 14.25, "at"),
    ])
    func insideText(text: String, latitude: Double, longitude: Double, rest: String) throws {
        let match = try #require(Self.parser.parse(text))
        #expect(isClose(match.coordinate.latitude, latitude, 1e-9))
        #expect(isClose(match.coordinate.longitude, longitude, 1e-9))
        #expect(match.rest == rest)
    }

    @Test(arguments: [
        "", " ", "Vaduz", "Bahnhofstrasse 9", "Bahnhofstrasse 9, 9490 Vaduz", "9490 Vaduz", "75 5th Avenue, NYC, USA",
        "400 N 200 W, Provo", "40 N 74 W", "1200 N 400 W", "N2 E40", "E40 N2", "12 34", "10 10", "1/2", "12/3", "12a",
        "SW1A 1AA", "K1A 0B1", "1017 CA Amsterdam", "12.5", "+41 79 123 45 67", "+49 (0)30 1234-5678", "2+2", "22+22",
        "C++", "12:30", "12:30-14:45", "2024-10-12", "10.12.2024", "1.5.2", "192.168.1.1", "12.5, 13.5 km", "3 x 4.5",
        "91, 0", "0, 181", "147.14, 9.52", "40.7, -74.0, 15.2, 3", "1, 2, 3", "8°83S 35°67E", "90°4'17\" S 23°4'17\" E",
        "12 sea 10 20", "5 km N 3 km E", "https://example.com/2024/10,12", "https://example.com", "geo:", "geo:91,5",
        "geo:abc", "://", "32TZZ1234512345", "99TNT1234512345", "32TNT123", "Route 66 10.5", "€12.50, 9.50 today",
        "2345+67", "nan, nan", "inf, 5", "°°°", "N S E W", "12 345, 67 890", "4°", "-", "- -",
        "日本 1丁目2番3号", "東京都千代田区1-1", "вул. Хрещатик 22", "ул. Ленина, д. 5, кв. 10", "д. 12 с. 3", "C/ Mayor 5, 2 O",
        "D 40, 75 m", "Via Roma 12 N", "10 Downing St, SW1A 2AA",
        // Which number belongs to which letter is not clear.
        "N1 5 E15", "N1 5.5 E15.5", "N50 15 E14", "N 50 79 W", "50 E14 30", "24d55m22S 24d55m22s", "71;N71",
        "50° 15' N 14 E", "50.5° N10.5° E", "40.5N 74.5N", "E14 N50", "N5 E14",
        // Telephone numbers and numbers of houses with the signs and letters of a coordinate.
        "+4930-12345", "+4179-1234567", "+4930 +12345", "1200N 400W", "1200N 40015W", "1200N 9W", "4025.5N 7W",
        // Addresses with letters of hemispheres.
        "Rue 5 E, 14 N Street", "100 N Main St 5 E", "N6W23001 Bluemound Rd", "N88 W16447 Main St",
        "W156 N8480 Pilgrim Rd", "12 SE 13 NW", "10 N 20 W St 5", "Block 5 12 N 13 14 E", "12 Rue 50 N 14 E 3",
        "40 N 74 W Provo", "N 50 E 14 Hotel", "12 W 30 St", "5 S 100 E, Apt 3", "d. 5 s. 12 e. 7",
        // Times of day, dates and prices.
        "13:30, 18:30", "Mo-Fr 13:30,18:30; Sa 14:00", "6:30 -01:00", "3. 5., 4. 6. Mai", "12.50, 13.50 Euro",
    ])
    func saysNo(text: String) {
        #expect(Self.parser.parse(text) == nil)
    }

    @Test func survivesAnyBytes() {
        var generator = SplitMix64(seed: 99)
        let pieces = [
            "1", "23", "4.5", "-", "+", "°", "'", "\"", "N", "s", "e", "O", ",", ";", "/", ":", " ", "\u{301}", "北纬",
            "с. ш.",
            "geo:", "://", "@", "!3d", "!4d", "map=", "%", "%2", "%C3", "?q=", "&", "#", "A", "+", "(", ")",
            "\u{1F600}", ".",
            "999999999999999999999", "0", "8FVF4GJ9", "32T", "é",
        ]
        let parsers = [
            Self.parser, CoordinateParser(reference: .init(latitude: 1, longitude: 2), readsGeohashes: true),
        ]
        for _ in 0..<(TestRun.isHeavy ? 4000 : 2000) {
            let count = Int.random(in: 0...14, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            for parser in parsers {
                guard let match = parser.parse(text) else { continue }
                #expect(match.coordinate.isValid, "seed 99, \(text)")
                #expect(text[match.range].isEmpty == false)
            }
        }
        #expect(Self.parser.parse(String(repeating: "1 ", count: 100_000)) == nil)
        #expect(Self.parser.parse(String(repeating: "9", count: 3000)) == nil)
    }

    @Test func readsItsOwnDescriptions() {
        var generator = SplitMix64(seed: 13)
        for _ in 0..<500 {
            let coordinate = Coordinate.random(using: &generator)
            #expect(Self.parser.parse(coordinate.description)?.coordinate == coordinate, "seed 13, \(coordinate)")
        }
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func casesOfOtherLibraries() throws {
        var failures: [String] = []
        var count = 0
        for row in try SharedData.rows("cases/coordinate_strings.tsv") where row.count >= 9 {
            let note = row[8]
            if note.hasPrefix("CONTESTED") || note.contains("library-specific") { continue }
            count += 1
            let text = row[3].replacing("\\t", with: "\t").replacing("\\n", with: "\n").replacing("\\\\", with: "\\")
            let found = Self.parser.parse(text)?.coordinate
            if row[2] == "reject" {
                if found != nil { failures.append(text) }
            } else if let found, let latitude = Double(row[4]), let longitude = Double(row[5]),
                let tolerance = Double(row[7])
            {
                let isRight =
                    isClose(found.latitude, latitude, tolerance) && isClose(found.longitude, longitude, tolerance)
                if !isRight { failures.append(text) }
            } else {
                failures.append(text)
            }
        }
        #expect(count > 140)
        print(
            "coordinate strings: \(count - failures.count) of \(count), \(1000 * (count - failures.count) / count) ‰ \(failures)"
        )
        #expect(Double(failures.count) <= 0.03 * Double(count), "\(failures)")
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func placeNamesAndAddressesAreNoCoordinates() throws {
        let queries = try SharedData.rows("cases/city_queries.tsv").map { $0[3] }
        let cases = try #require(SharedData.json("cases/address_formatting.json") as? [[String: Any]])
        var texts = queries
        func collect(_ value: Any) {
            if let text = value as? String { texts.append(text) }
            if let list = value as? [Any] { list.forEach(collect) }
            if let object = value as? [String: Any] { object.values.forEach(collect) }
        }
        for addressCase in cases { collect([addressCase["components"], addressCase["expected"]].compactMap(\.self)) }
        #expect(queries.count > 2000 && texts.count > queries.count + 2000)
        let wrong = texts.filter { Self.parser.parse($0) != nil }
        #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    }
}
