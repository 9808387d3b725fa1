import MapGeometry
import MapSearchTestSupport
import Testing

/// Coordinates as people paste them from programs, files, receivers and web pages.
@Suite struct CoordinatePastedTextTests {
    private let parser = CoordinateParser()

    /// Forms of decimal degrees: headings, members of JSON and XML, well-known text, labels and separators.
    @Test(arguments: [
        "41.9028 12.4964", "Rome: 41.9028, 12.4964", "Lat/Lng 41.9028/12.4964",
        "latitude, longitude = 41.9028, 12.4964", "LngLat(12.4964, 41.9028)", "LatLng(41.9028, 12.4964)",
        "google.maps.LatLng(41.9028, 12.4964)", "L.marker([41.9028, 12.4964])", "lat: 41.9028\nlng: 12.4964",
        "Latitudine: 41,9028 Longitudine: 12,4964", "41,9028 N 12,4964 E", "N41.9028,E12.4964",
        "N 41.9028°, E 12.4964°", "{\"lon\": 12.4964, \"lat\": 41.9028}",
        "{\"location\":{\"lat\":41.9028,\"lng\":12.4964}}", "[{\"lat\":41.9028,\"lng\":12.4964}]",
        "<gml:Point><gml:pos>41.9028 12.4964</gml:pos></gml:Point>", "lat=\"41.9028\" lng=\"12.4964\"",
        "41.9028%2C+12.4964", "41.9028,12.4964 (Colosseo)", "41.9028;12.4964;25", "(41.9028; 12.4964)",
        "Pin: 41.9028,12.4964", "📌 41.9028, 12.4964", "Posizione: 41.9028, 12.4964",
        "coordinate GPS: 41.9028, 12.4964", "41.9028 | 12.4964", "41.9028 latitudine, 12.4964 longitudine",
        "longitude=12.4964, latitude=41.9028", "SRID=4326;POINT (12.4964 41.9028)",
    ])
    func decimalDegrees(text: String) throws {
        try parser.expect(text, 41.9028, 12.4964)
    }

    /// Degrees and decimal minutes: receivers, fractions after the mark.
    @Test(arguments: [
        "51.5072, -0.1276", "51.5072,-0.1276,11", "51.5072 N, 0.1276 W", "51.5072°N 0.1276°W",
        "London 51.5072 -0.1276", "lat 51.5072 long -0.1276", "POINT(-0.1276 51.5072)",
        "{\"type\":\"Point\",\"coordinates\":[-0.1276,51.5072]}", "geo:51.5072,-0.1276?z=12",
        "pin geo:51.5072,-0.1276,35;u=20", "@51.5072,-0.1276,15z",
        "https://www.openstreetmap.org/#map=12/51.5072/-0.1276", "2023-11-02T10:15:00Z 51.5072,-0.1276",
        "10:15 51.5072,-0.1276", "lat/lon: 51.5072/-0.1276", "51.5072°, −0.1276°",
        "{\"lat\":\"51.5072\",\"lng\":\"-0.1276\"}", "<wpt lat=\"51.5072\" lon=\"-0.1276\"><name>x</name></wpt>",
        "51.5072 lat / -0.1276 long", "51,5072; -0,1276", "(51.5072,-0.1276)", "51°30.432'N 0°07.656'W",
        "51 30.432N 000 07.656W", "$GPGGA,101500,5130.432,N,00007.656,W,1,08,0.9,11.0,M,,M,,*47",
        "N51 30.432 W000 07.656", "5130.432N 00007.656W", "51°30'.432N 0°07'.656W",
    ])
    func degreesAndMinutes(text: String) throws {
        try parser.expect(text, 51.5072, -0.1276)
    }

    /// Forms in the south-west, some with a space after the minus.
    @Test(arguments: [
        "-22.9068, -43.1729", "22.9068 S 43.1729 W", "22,9068° S, 43,1729° O", "−22.9068°, −43.1729°",
        "-22.9068,-43.1729,10z", "- 22.9068, - 43.1729", "Latitude -22.9068 Longitude -43.1729",
        "22.9068 sul, 43.1729 oeste", "-22.9068 / -43.1729", "ST_SetSRID(ST_MakePoint(-43.1729, -22.9068),4326)",
    ])
    func southWest(text: String) throws {
        try parser.expect(text, -22.9068, -43.1729)
    }

    /// Forms in the south-east.
    @Test(arguments: [
        "33.9249S 18.4241E", "-33.9249 18.4241", "S33.9249 E18.4241", "Cape Town (-33.9249, 18.4241)",
        "33.9249° S, 18.4241° E", "<Point><coordinates>18.4241,-33.9249,0</coordinates></Point>",
    ])
    func southEast(text: String) throws {
        try parser.expect(text, -33.9249, 18.4241)
    }

    /// A link that begins with a minus.
    @Test(arguments: ["geo:-33.30423,-66.34913,120;u=30", "Camp: geo:-33.30423,-66.34913;crs=wgs84"])
    func southern(text: String) throws {
        try parser.expect(text, -33.30423, -66.34913)
    }

    /// Spanish labels and words.
    @Test(arguments: [
        "19.4326, -99.1332", "19.4326° N, 99.1332° W", "19.4326 norte, 99.1332 oeste",
        "Latitud: 19.4326 Longitud: -99.1332", "lat=19.4326;lon=-99.1332",
    ])
    func spanish(text: String) throws {
        try parser.expect(text, 19.4326, -99.1332)
    }

    /// Orders of the two numbers, altitudes, dates, links, grids.
    @Test(arguments: [
        "Lat/Lon: 48.13861, 11.57361", "Lat, Long 48.13861 11.57361", "Latitude/Longitude: 48.13861, 11.57361",
        "Breite/Länge: 48.13861, 11.57361", "lon/lat: 11.57361, 48.13861", "48.13861° lat 11.57361° long",
        "48.13861 N Lat, 11.57361 E Long", "{\"type\":\"Point\",\"coordinates\":[11.57361,48.13861]}",
        "\"coordinates\": [11.57361,48.13861]", "<coordinates>11.57361,48.13861</coordinates>",
        "<coordinates>11.57361,48.13861,0</coordinates>", "<georss:point>48.13861 11.57361</georss:point>",
        "<Point>48.13861 11.57361</Point>", "Meeting point (48.13861 11.57361)", "View point [48.13861 11.57361]",
        "ST_Point(11.57361, 48.13861)", "ST_MakePoint(11.57361, 48.13861)", "POINT(11.57361,48.13861)",
        "48°.13861 N 11°.57361 E", "<wpt lat=\"48.13861\" lon=\"11.57361\">",
        "<node id=\"1\" lat=\"48.13861\" lon=\"11.57361\"/>",
        "<trkpt lat=\"48.13861\" lon=\"11.57361\"><ele>519</ele></trkpt>",
        "{\"lat\":\"48.13861\",\"lon\":\"11.57361\"}", "{'lat': 48.13861, 'lon': 11.57361}",
        "<lat>48.13861</lat><lon>11.57361</lon>", "Lat. = 48.13861, Lon. = 11.57361",
        "data-lat=\"48.13861\" data-lon=\"11.57361\"", "Latitude 48.13861 and Longitude 11.57361",
        "Geographische Breite 48.13861, geographische Länge 11.57361", "48.13861, 11.57361, 519 m",
        "@48.13861,11.57361,17z", "48.13861, 11.57361, 15z", "2024-05-12 48.13861, 11.57361", "48.13861 - 11.57361",
        "48.13861%2C11.57361", "48.13861%2C%2011.57361", "📍48.13861,11.57361", "坐标48.13861,11.57361",
        "N. 48.13861 E. 11.57361", "N=48.13861 E=11.57361", "48.13861 (N), 11.57361 (E)",
        "params=48.13861_N_11.57361_E", "POINT Z (11.57361 48.13861 519)", "POINTZ(11.57361 48.13861 519)",
        "POINT M (11.57361 48.13861 1)", "POINT ZM (11.57361 48.13861 1 2)", "SRID=4326;POINT(11.57361 48.13861)",
        "Camp at POINT (11.57361 48.13861)", "GPS POINT(11.57361 48.13861)", "48.13861／11.57361", "48.13861؛ 11.57361",
        "纬度：48.13861，经度：11.57361", "緯度48.13861 経度11.57361",
        "위도: 48.13861, 경도: 11.57361", "https://uri.amap.com/marker?position=11.57361,48.13861",
        "https://map.kakao.com/link/map/Frauenkirche,48.13861,11.57361",
        "https://graphhopper.com/maps/?point=48.13861%2C11.57361", "خط العرض 48.13861 خط الطول 11.57361",
        "48.13861° شمالًا، 11.57361° شرقًا", "48.13861, 11.57361 12:30",
        "<Placemark><Point><coordinates>11.57361,48.13861,0</coordinates></Point></Placemark>", "32 U PU 91457 34909",
        "32 U 691457 5334910", "32U E 691457 N 5334910", "32 U 691457.00 m E 5334910.00 m N",
        "UTM Zone 32N E 691457 N 5334910", "32U Easting 691457 Northing 5334910", "32U 691 457 5 334 910",
        "32U E 691 457 N 5 334 910", "32u pu 91457 34909", "4.813861e1, 1.157361e1", "4.813861E+01 1.157361E+01",
        "481.3861e-1,115.7361e-1",
    ])
    func orders(text: String) throws {
        try parser.expect(text, 48.13861, 11.57361)
    }

    /// Fractions after the mark, metadata of photos, sentences of receivers.
    @Test(arguments: [
        "48°08'.317N 011°34'.417E", "48° 8′,317 N 11° 34′,417 E", "48,8.317N 11,34.417E",
        "$GPGGA,123519,4808.317,N,01134.417,E,1,08,0.9,545.4,M,46.9,M,,*47",
        "$GPRMC,123519,A,4808.317,N,01134.417,E,022.4,084.4,230394,003.1,W*6A", "4808.317,N,01134.417,E",
        "4808.317 N 01134.417 E", "$GPGLL,4808.317,N,01134.417,E,225444,A", "N4808.317 E01134.417",
        "48 08.317 11 34.417",
    ])
    func minutesWithFractions(text: String) throws {
        try parser.expect(text, 48.138616666666664, 11.573616666666666)
    }

    @Test(arguments: [
        ("lat lon 48 11", 48, 11),
        ("широта, долгота: 55.7558, 37.6178", 55.7558, 37.6178),
        ("48.1386 lat 11.5736 lon", 48.1386, 11.5736),
        ("48.1386 (lat), 11.5736 (lon)", 48.1386, 11.5736),
        ("40.7484 lat, -73.9857 lon", 40.7484, -73.9857),
        ("40.7484, - 73.9857", 40.7484, -73.9857),
        ("+40.7484-073.9857+010.0/", 40.7484, -73.9857),
        ("18 T WL 85628 11322", 40.7484, -73.9857),
        ("- 33.8568, 151.2153", -33.8568, 151.2153),
        ("- 33.8568°, 151.2153°", -33.8568, 151.2153),
        ("48°08'19\".4N 11°34'25\".4E", 48.13872222222222, 11.573722222222221),
        ("48°08'19''.4N 11°34'25''.4E", 48.13872222222222, 11.573722222222221),
        ("N4808 E01134", 48.13333333333333, 11.566666666666666),
        ("48°8' n. Br. 11°34' ö. L.", 48.13333333333333, 11.566666666666666),
        ("-33 51 25 151 12 55", -33.856944444444444, 151.21527777777777),
        ("40 44 54 -73 59 8", 40.748333333333335, -73.98555555555555),
        ("47°08′27″N, -9.52", 47.14083333333333, -9.52),
        ("{{coord|48.1|11.5}}", 48.1, 11.5),
    ])
    func single(text: String, latitude: Double, longitude: Double) throws {
        try parser.expect(text, latitude, longitude)
    }

    /// Dates, versions, times, prices, paragraphs and addresses.
    @Test(arguments: [
        "Ticket 1234 5678 9012", "12.11.2023 - 14.11.2023", "Version 2.14.1 und 2.15.0", "von 08:15:00 bis 16:45:00",
        "3,499 5,999 Kč", "Rue de Rivoli 12, 75001 Paris", "Tel +49 30 901820", "1.500, 2.750 Besucher",
        "Seite 12.345, 13.456", "A 7, B 96", "10.0.0.1 255.255.255.0", "Kap. 3.14, 4.15", "Spiel 2:1, 3:2",
        "24.12., 25.12.", "Ubuntu 22.04.3, 24.04.1", "Montag 9:00:00-17:30:00", "48 Grad", "Ulica 3 Maja 15",
        "Calle 8 No 12-34", "No. 5, No. 7", "$ 12.3456, $ 14.3456", "5 % 10.25, 12.75", "10115 Berlin, 12 N",
        "S 1, U 2, U 5", "Punkt 3.1, 3.2", "Art. 5 Abs. 2 Nr. 3", "6'2\" 180 lb", "1/2 cup, 3/4 cup", "2.5 x 3.5 m",
        "ул. Ленина, д. 12, к. 3", "Hotel 01.12.24 15.12.24", "Ferien 5.5.24, 12.5.24", "12.05.23 / 14.06.23",
        "swift 5.9.2 5.10.1", "2.10.3, 2.11.0", "iOS 17.4.1, 18.0.2", "08:00:00, 17:00:00", "Zug 13:05:10, 14:06:11",
        "Preis 1.299, 2.499", "19.000, 7.000 Euro", "Einwohner 12.345, 67.890", "Art. 3.141, 5.926",
        "€ 48.138, 11.573", "§§ 48.1, 49.2", "Lotto 3 12 24 33 41 49", "+33 6 12 34 56 07", "01 42 34 56 07 08",
        "Tel. 089 12 34 56 - 12", "10?20,30?40", "Was kostet 20? 30 Euro", "Hauptstraße 12, 80331 München",
        "5 Freunde 12.5 km", "Quartier 12 N 5", "Wahl 2021: 25.7, 24.1, 14.8", "8.30 Uhr, 9.45 Uhr",
        "Nr. 5 N, Nr. 7 E",
    ])
    func otherNumbers(text: String) {
        #expect(parser.parse(text) == nil)
    }

    /// The words that announce a coordinate and the markup around it are no part of the rest.
    @Test(arguments: [
        ("hotel 48.139, 11.574", "hotel"), ("GPS position: 48.13861, 11.57361", ""),
        ("Koordinaten: 48.13861, 11.57361", ""),
        ("48.13861, 11.57361, 519 m", ""), ("<wpt lat=\"48.13861\" lon=\"11.57361\"><name>A</name></wpt>", ""),
        ("Café Luitpold, Lat/Lon: 48.13861, 11.57361", "Café Luitpold"),
        ("48&deg;8'19&quot;N 11&deg;34'25&quot;E Dom", "Dom"), ("Dom 48.13861%2C11.57361", "Dom"),
        ("٤٨٫١٣٨٦١، ١١٫٥٧٣٦١ Dom", "Dom"), ("48.13861, 11.57361 (Munich)", "(Munich)"),
    ])
    func rest(text: String, rest: String) throws {
        let match = try #require(parser.parse(text))
        #expect(match.rest == rest)
        #expect(match.coordinate.distance(to: Coordinate(latitude: 48.13861, longitude: 11.57361)) < 60)
    }

    @Test func escapesWithoutAnEnd() {
        for text in [
            "48%", "48%C", "48% %2", "&deg;48 &#x;&#; 11", "\\u00 48 \\", "48\\u{0}11%FF%FE", "%E2%82 48.1, 11.5",
        ] {
            if let match = parser.parse(text) { #expect(match.coordinate.isValid) }
        }
        let nested = String(repeating: "%25", count: 5000) + "48.13861%2C11.57361"
        #expect(parser.parse(nested) == nil)
    }
}
