import MapGeometry
import MapSearchTestSupport
import TestFixtures
import Testing

/// Damaged texts of shapes and places: a shape that is written and read as the same, or an error.
@Suite struct CodecFuzzTests {
    private static let words = [
        "{", "}", "[", "]", "(", ")", ",", ":", "\"", "\\", "\\u0000", "\\ud83d", "null", "true", "1e999", "-0", "NaN",
        "180",
        "-90", "0.000000000000000001", "99999999999999999999", "EMPTY", "POINT", "MULTIPOLYGON", "GEOMETRYCOLLECTION",
        "SRID=4326;",
        "\"type\"", "\"coordinates\"", "\"FeatureCollection\"", "\"geometry\"", "\"bbox\"", "Z", " ", "\u{FEFF}",
    ]

    private func fuzz(
        _ name: String, _ texts: [String], words: [String] = words, _ read: (String) throws -> Bool
    ) async throws {
        let originals = texts.map { Array($0.utf8) }
        let run = try await FuzzRun.run(name, rounds: 300, heavyRounds: 50_000) { random in
            var bytes = originals[Int.random(in: originals.indices, using: &random)]
            random.damage(text: &bytes, words: words)
            do {
                return try read(String(decoding: bytes, as: UTF8.self))
            } catch is GeometryFormatError {
                return false
            }
        }
        #expect(run.acceptedCount > 0)
    }

    @Test func geoJSON() async throws {
        let texts = [
            #"{"type":"Point","coordinates":[9.5,47.1,400]}"#,
            #"{"type":"Polygon","coordinates":[[[9,47],[10,47],[10,48],[9,47]],[[9.1,47.1],[9.2,47.1],[9.2,47.2],[9.1,47.1]]]}"#,
            #"{"type":"FeatureCollection","bbox":[170,-10,-170,10],"features":[{"type":"Feature","id":7,"geometry":{"type":"MultiLineString","coordinates":[[[179,0],[-179,1]],[[0,0],[1,1]]]},"properties":{"a":[1,null,{"b":"\u00e9\\"}]}}]}"#,
            #"{"type":"GeometryCollection","geometries":[{"type":"MultiPoint","coordinates":[[1,2],[3,4]]},{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]]]}]}"#,
        ]
        try await fuzz("geojson", texts) { text in
            // As many positions: a ring without an area has no direction, and may begin with either end.
            let document = try GeoJSON(text)
            #expect(try GeoJSON(JSONValue(parsing: text)) == document, "\(text)")
            let written = document.description
            let again = try GeoJSON(written).description
            #expect(
                again.utf8.count { $0 == UInt8(ascii: "[") } == written.utf8.count { $0 == UInt8(ascii: "[") },
                "\(text)")
            return true
        }
    }

    @Test func wellKnownText() async throws {
        let texts = [
            "POINT (9.5 47.1)", "LINESTRING Z (9 47 1, 10 48 2)",
            "POLYGON ((9 47, 10 47, 10 48, 9 47), (9.1 47.1, 9.2 47.1, 9.2 47.2, 9.1 47.1))",
            "GEOMETRYCOLLECTION (POINT (1 2), MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0))), MULTIPOINT ((1 2), (3 4)))",
        ]
        try await fuzz("well-known text", texts) { text in
            // As many positions: a ring without an area has no direction, and of two points either may be the first.
            let written = try Geometry(wellKnownText: text).wellKnownText
            let again = try Geometry(wellKnownText: written).wellKnownText
            #expect(
                again.utf8.count { $0 == UInt8(ascii: ",") } == written.utf8.count { $0 == UInt8(ascii: ",") },
                "\(text)")
            return true
        }
    }

    @Test func encodedPolylines() async throws {
        let line = Polyline((0..<30).map { Coordinate(latitude: Double($0) - 15, longitude: Double($0 * 12) - 180) })
        let words = ["~", "?", "@", "_", "`", "~~~~~~~~~~~~~", "??", "\u{7F}", " ", "é"]
        try await fuzz("polylines", [line.encoded(), line.encoded(precision: 6), ""], words: words) { text in
            for precision in [5, 6] {
                let line = try Polyline(encoded: text, precision: precision)
                #expect(line.coordinates.allSatisfy { $0.latitude.isFinite && $0.longitude.isFinite }, "\(text)")
                _ = line.encoded(precision: precision)
            }
            return true
        }
    }

    /// Codes of cells: a cell on the Earth, whose centre has that code.
    @Test func cells() async throws {
        let texts = [
            "u0qvtr2", "8FVFPFRC+22", "8FVF0000+", "PFRC+22", "8FVFPFRC+22WHXX", "32TNT3951321", "ZAH0000000000",
            "YZZ11",
        ]
        let words = ["0", "+", "22", "X", "C", "z", "I", "O", "NT", "61", "00", " ", "é", "٣", "+0"]
        let reference = Coordinate(latitude: 89.99, longitude: -179.99)
        try await fuzz("cells", texts, words: words) { text in
            var isCell = false
            if let hash = Geohash(text) {
                isCell = true
                #expect(Geohash(hash.bounds.center, length: hash.text.utf8.count) == hash, "\(text)")
            }
            if let code = PlusCode(text) {
                isCell = true
                #expect(PlusCode(code.code) == code, "\(text)")
                if let center = code.center {
                    #expect(center.isValid, "\(text)")
                    let digits = code.code.utf8.count { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "0") }
                    #expect(PlusCode(center, length: digits) == code, "\(text)")
                    let short = code.shortened(near: center)
                    #expect(short.recovered(near: center) == code, "\(text)")
                }
                let recovered = code.recovered(near: reference)
                #expect(recovered?.isFull ?? true, "\(text)")
            }
            if let reference = MGRSReference(text) {
                isCell = true
                #expect(reference.center.isValid && !reference.bounds.isEmpty, "\(text)")
                #expect(MGRSReference(reference.description)?.description == reference.description, "\(text)")
            }
            return isCell
        }
    }

    @Test func coordinates() async throws {
        let texts = [
            "47.14151, 9.52154", "47°08'29.4\"N 9°31'17.5\"E", "geo:47.1,9.5;u=20?z=12", "8FVFPFRC+22", "PFRC+22 Vaduz",
            "32TNT3951321",
            "33T 500000 5220000", "https://www.openstreetmap.org/#map=15/47.14/9.52",
            "https://maps.google.com/?q=47.1,9.5&ll=1,2",
            "https://maps.apple.com/?ll=47.1,9.5", "https://yandex.ru/maps/?ll=9.5%2C47.1&z=12", "u0qvtr2",
            "N 47 8.5 E 9 31.3",
            "https://osm.org/go/0Gp2nR6W--",
        ]
        let words = [
            "°", "′", "″", "'", "\"", "N", "S", "E", "W", "O", "-", "+", "−", ",", ";", "/", "@", "%2C", "%", "&", "?",
            "=", "#", "1e9", "90",
            "180", "59.9999", "60", "22WHXX", "٤٧", "４７", "geo:", "https://", "ll=", "q=",
        ]
        let parsers = [
            CoordinateParser(),
            CoordinateParser(reference: Coordinate(latitude: 90, longitude: 180), readsGeohashes: true),
        ]
        try await fuzz("coordinates", texts, words: words) { text in
            var isFound = false
            for match in parsers.compactMap({ $0.parse(text) }) {
                #expect(match.coordinate.isValid, "\(text)")
                isFound = true
            }
            return isFound
        }
    }
}
