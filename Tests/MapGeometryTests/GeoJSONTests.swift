import Foundation
import MapGeometry
import MapSearchTestSupport
import TestFixtures
import Testing

@Suite struct GeoJSONTests {
    private static let shapes: [Geometry] = [
        .point(Coordinate(latitude: 1.5, longitude: -2)),
        .polyline(Polyline([Coordinate(latitude: 1, longitude: 179), Coordinate(latitude: 2, longitude: -179)])),
        .polygon(
            Polygon(
                outer: [
                    Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 10),
                    Coordinate(latitude: 10, longitude: 5), Coordinate(latitude: 0, longitude: 0),
                ],
                holes: [
                    [
                        Coordinate(latitude: 1, longitude: 4), Coordinate(latitude: 3, longitude: 5),
                        Coordinate(latitude: 1, longitude: 6), Coordinate(latitude: 1, longitude: 4),
                    ]
                ])),
        .multiPolygon([
            Polygon(
                outer: [
                    Coordinate(latitude: 0, longitude: 170), Coordinate(latitude: 0, longitude: -170),
                    Coordinate(latitude: 10, longitude: 180), Coordinate(latitude: 0, longitude: 170),
                ])
        ]),
        .collection([.point(Coordinate(latitude: 1, longitude: 2)), .point(Coordinate(latitude: 3, longitude: 4))]),
        .collection([
            .polyline(Polyline([Coordinate(latitude: 1, longitude: 2), Coordinate(latitude: 3, longitude: 4)]))
        ]),
        .collection([]),
        .collection([.point(Coordinate(latitude: 1, longitude: 2)), .collection([])]),
    ]

    @Test(arguments: shapes)
    func geometriesThereAndBack(geometry: Geometry) throws {
        #expect(try GeoJSON(geometry.geoJSON) == .geometry(geometry))
        #expect(try Geometry(wellKnownText: geometry.wellKnownText) == geometry)
        #expect(try GeoJSON(geometry.geoJSON).features.first?.geometry == geometry)
    }

    @Test func featuresThereAndBack() throws {
        let feature = GeoJSON.Feature(
            geometry: Self.shapes[0],
            properties: [
                "name": .string("Ä \"quoted\" \\ \n\u{1}\u{1F600}"), "n": .number(-1.5e-7), "whole": .number(3),
                "yes": .boolean(true), "nothing": .null, "list": .array([.number(1), .string("")]),
                "object": .object(["a": .boolean(false)]),
            ],
            id: .number(12), bounds: CoordinateBounds(south: -1, west: 170, north: 1, east: -170))
        let document = GeoJSON.featureCollection(
            [feature, GeoJSON.Feature(geometry: nil, id: .string("x"))], bounds: .world)
        #expect(try GeoJSON(document.description) == document)
        #expect(try GeoJSON(GeoJSON.feature(feature).description) == .feature(feature))
        // Foundation reads it as well.
        let object = try JSONSerialization.jsonObject(with: Data(document.description.utf8)) as? [String: Any]
        #expect((object?["features"] as? [Any])?.count == 2)
    }

    @Test func ringsAreWrittenInTheRightDirection() throws {
        let clockwise = Polygon(outer: [
            Coordinate(latitude: 0, longitude: 170), Coordinate(latitude: 10, longitude: 180),
            Coordinate(latitude: 0, longitude: -170),
        ])
        #expect(
            Geometry.polygon(clockwise).geoJSON
                == #"{"type":"Polygon","coordinates":[[[-170,0],[180,10],[170,0],[-170,0]]]}"#)
        let box = Geometry.bounds(CoordinateBounds(south: 0, west: 170, north: 10, east: -170))
        guard case .geometry(.multiPolygon(let parts)) = try GeoJSON(box.geoJSON) else {
            Issue.record("two boxes expected")
            return
        }
        #expect(parts.polygons.map(\.bounds.west) == [170, -180])
        #expect(try Geometry(wellKnownText: box.wellKnownText) == .multiPolygon(parts))
        let circle = Geometry.circle(CircularRegion(center: Coordinate(latitude: 0, longitude: 0), radius: 1000))
        #expect(
            try GeoJSON(circle.geoJSON).features.first?.geometry?.bounds.contains(Coordinate(latitude: 0, longitude: 0))
                == true)
        #expect(Geometry.point(Coordinate(latitude: .nan, longitude: 0)).geoJSON == Geometry.collection([]).geoJSON)
    }

    @Test(arguments: [
        ("", 1, 1), ("{", 1, 2), ("nul", 1, 1), ("{\"type\":\n\"Nope\"}", 1, 1), ("[]", 1, 1), ("{\"type\":1}", 1, 9),
        ("{\"type\":\"Point\"}", 1, 1), ("{\"type\":\"Point\",\n \"coordinates\":[1]}", 2, 16),
        ("{\"type\":\"Point\",\"coordinates\":[1,\"2\"]}", 1, 34),
        ("{\"type\":\"Point\",\"coordinates\":[01,2]}", 1, 32),
        ("{\"type\":\"Point\",\"coordinates\":[1,2]} x", 1, 38),
        ("{\"type\":\"Point\",\"coordinates\":[1,1e999]}", 1, 34),
        ("{\"type\":\"LineString\",\"coordinates\":[[1,2]]}", 1, 36),
        ("{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[1,0],[1,1],[0,1]]]}", 1, 34),
        ("{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[1,0],[0,0]]]}", 1, 34),
        ("{\"type\":\"Feature\",\"geometry\":null,\"properties\":[]}", 1, 48), ("{\"type\":\"Feature\"}", 1, 1),
        ("{\"type\":\"Feature\",\"geometry\":null,\"id\":[]}", 1, 40),
        ("{\"type\":\"FeatureCollection\",\"features\":{}}", 1, 40),
        ("{\"type\":\"FeatureCollection\",\"features\":[],\"bbox\":[1,2,3]}", 1, 50),
        ("{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Point\",\"coordinates\":[1,2]}]}", 1, 41),
        ("{\"a\":\"\\x\"}", 1, 8), ("{\"a\":\"\u{1}\"}", 1, 7), ("{\"a\":\"\\u12\"}", 1, 9), ("{\"a\" 1}", 1, 6),
        ("{\"a\":1,}", 1, 8),
        ("[1 2]", 1, 1), ("{\"a\":[1 2]}", 1, 9), ("{\"a\":[1,]}", 1, 9), ("{\"a\":\"abc", 1, 10), ("-", 1, 1),
        ("1.", 1, 1), ("1e", 1, 1), ("tru", 1, 1),
    ])
    func errorsSayWhere(text: String, line: Int, column: Int) {
        let error = #expect(throws: GeometryFormatError.self) { try GeoJSON(text) }
        #expect(error?.line == line && error?.column == column, "\(error.map(\.description) ?? "")")
    }

    @Test func deepNestingIsAnError() {
        #expect(throws: GeometryFormatError.self) { try GeoJSON(String(repeating: "[", count: 100_000)) }
        let deep = String(repeating: "GEOMETRYCOLLECTION (", count: 100_000)
        #expect(throws: GeometryFormatError.self) { try Geometry(wellKnownText: deep) }
    }

    @Test func anythingElseIsReadWithCare() throws {
        let text =
            "\u{FEFF} {\"type\":\"Feature\",\"properties\":null,\"geometry\":{\"coordinates\":[200.5,1,99],\"type\":\"Point\"},\"x\":\"\\uD83D\\uDE00\\uD800\\/\"} "
        #expect(try GeoJSON(text).features.first?.geometry == .point(Coordinate(latitude: 1, longitude: 200.5)))
        var generator = SplitMix64(seed: 91)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"type\"", "\"Point\"", "\"coordinates\"", "1", "-0.5e3", "null", " ", "\\",
            "\"", "é",
        ]
        for _ in 0..<3000 {
            let count = Int.random(in: 0...12, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            // Whether it is JSON at all must agree with Foundation; GeoJSON it is hardly ever.
            if (try? GeoJSON(text)) != nil {
                #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil, "seed 91, \(text)")
            }
        }
    }

    @Test(arguments: [
        ("POINT(1 2)", Geometry.point(Coordinate(latitude: 2, longitude: 1))),
        ("srid=4326; POINT (1 2)", nil), ("SRID=4326;POINT Z (1 2 3)", .point(Coordinate(latitude: 2, longitude: 1))),
        ("pointzm(1 2 3 4)", .point(Coordinate(latitude: 2, longitude: 1))), ("POINT EMPTY", .collection([])),
        (
            "LINESTRING M (1 2 3, 4 5 6)",
            .polyline(Polyline([.init(latitude: 2, longitude: 1), .init(latitude: 5, longitude: 4)]))
        ),
        (
            "MULTIPOINT (1 2, (3 4))",
            .collection([.point(.init(latitude: 2, longitude: 1)), .point(.init(latitude: 4, longitude: 3))])
        ),
        (
            "GEOMETRYCOLLECTION(POINT(1 2),LINESTRING EMPTY)",
            .collection([.point(.init(latitude: 2, longitude: 1)), .polyline(Polyline([]))])
        ),
        ("", nil), ("POINT", nil), ("POINT(1)", nil), ("POINT(1 2", nil), ("POINT(1 2) x", nil), ("CIRCLE(1 2)", nil),
        ("SRID=3857;POINT(1 2)", nil), ("POLYGON((1 2, 3 4)", nil), ("POINT(1e999 2)", nil), ("MULTIPOINT((1 2)", nil),
        ("POINT(1 2, 3 4)", nil),
    ])
    func wellKnownText(text: String, expected: Geometry?) throws {
        if let expected {
            #expect(try Geometry(wellKnownText: text) == expected)
        } else {
            #expect(throws: GeometryFormatError.self) { try Geometry(wellKnownText: text) }
        }
    }

    @Test func everyOrderOfMembersIsTheSame() throws {
        let members = [
            #""type":"Feature""#, #""id":7"#, #""properties":{"coordinates":[1],"type":"Point"}"#, #""x":[{}]"#,
        ]
        let shape = [#""type":"Polygon""#, #""coordinates":[[[0,0,9],[1,0],[1,1],[0,0,9]]]"#, #""bbox":[0,0,1,1]"#]
        let expected = try GeoJSON("{\(members.joined(separator: ",")),\"geometry\":{\(shape.joined(separator: ","))}}")
        #expect(expected.features.first?.properties.count == 2)
        var generator = SplitMix64(seed: 92)
        for _ in 0..<50 {
            let geometry = "\"geometry\":{\(shape.shuffled(using: &generator).joined(separator: " , "))}"
            let text = "{\((members + [geometry]).shuffled(using: &generator).joined(separator: ","))}"
            #expect(try GeoJSON(text) == expected, "seed 92, \(text)")
        }
        let collection = #"{"geometries":[{"coordinates":[[1,2]],"type":"MultiPoint"}],"type":"GeometryCollection"}"#
        let point = Geometry.point(Coordinate(latitude: 2, longitude: 1))
        #expect(try GeoJSON(collection) == .geometry(.collection([.collection([point])])))
    }

    @Test func featuresHaveTheirLines() throws {
        let feature = #"{"type":"Feature","geometry":null,"properties":{"a":[{},{"b":"\n{"}]}}"#
        func lines(_ text: String) throws -> [Int] {
            let read = try GeoJSON.features(utf8: Array(text.utf8))
            #expect(try read.map { try $0.feature.get() } == GeoJSON(text).features)
            return read.map(\.line)
        }
        #expect(
            try lines(
                "{\"x\":[{},\n{}],\"features\":[\(feature),\n\n\(feature)\n,\(feature)],\"type\":\"FeatureCollection\"}"
            ) == [2, 4, 5])
        #expect(try lines("{\"type\":\"FeatureCollection\",\n\"features\":[]}") == [])
        #expect(try lines("\n\n\(feature)\n") == [3])
        #expect(try lines("\u{FEFF}{\"type\":\"Point\",\n\"coordinates\":[1,2]}") == [1])
    }

    @Test func misplacedMembersMayBeOverlooked() throws {
        let text = #"{"type":"FeatureCollection","properties":{"found":1},"features":[],"geometry":7}"#
        let error = #expect(throws: GeometryFormatError.self) { try GeoJSON(text) }
        #expect(error?.message.contains("geometry") == true)
        #expect(try GeoJSON(text, options: .misplacedMembers) == .featureCollection([], bounds: nil))
        #expect(try GeoJSON(utf8: Array(text.utf8), options: .misplacedMembers).features.isEmpty)
    }

    @Test(arguments: [
        ("0", 0.0), ("-0", -0.0), ("0.1", 0.1), ("123456789012345678901234567890", 1.2345678901234568e29),
        ("9007199254740993", 9_007_199_254_740_992), ("1e22", 1e22), ("1e23", 1e23), ("5e-324", .leastNonzeroMagnitude),
        ("1e-400", 0),
        ("1.7976931348623157e308", .greatestFiniteMagnitude), ("0.30000000000000004", 0.30000000000000004),
        ("100E-2", 1), ("1e00000000000000000000001", 10), ("0.000000000000000000000000000001", 1e-30),
        ("2.2250738585072014e-308", .leastNormalMagnitude),
    ])
    func numbersAreReadExactly(text: String, value: Double) throws {
        let feature = try #require(
            GeoJSON("{\"type\":\"Feature\",\"geometry\":null,\"properties\":{\"n\":\(text)}}").features.first)
        #expect(feature.properties["n"] == .number(value))
    }

    @Test func randomNumbersAreReadExactly() throws {
        var generator = SplitMix64(seed: 93)
        let numbers = (0..<2000).map { _ -> Double in
            let digits = Double(Int64.random(in: -1 << 53...1 << 53, using: &generator))
            return digits * pow(10, Double(Int.random(in: -30...10, using: &generator)))
        }
        let text = #"{"type":"LineString","coordinates":["# + numbers.map { "[\($0),1]" }.joined(separator: ",") + "]}"
        guard case .geometry(.polyline(let line)) = try GeoJSON(text) else {
            Issue.record("a line expected")
            return
        }
        #expect(line.coordinates.map(\.longitude) == numbers, "seed 93")
    }

    @Test func codable() throws {
        let feature = GeoJSON.Feature(
            geometry: Self.shapes[2], properties: ["a": .array([.null, .boolean(true), .object(["b": .string("c")])])],
            id: .number(1.5), bounds: CoordinateBounds(south: 0, west: 0, north: 10, east: 10))
        for document in [
            GeoJSON.feature(feature), .featureCollection([feature, feature], bounds: .world), .geometry(Self.shapes[1]),
        ] {
            let data = try JSONEncoder().encode(document)
            #expect(try JSONDecoder().decode(GeoJSON.self, from: data) == document)
            #expect(try GeoJSON(utf8: Array(data)) == document)
        }
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([GeoJSON].self, from: Data(#"[{"type":"Point"}]"#.utf8))
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains("coordinates"))
    }

    @Test func longitudesBeyond180AndShortRingsAreKept() throws {
        let line = Geometry.polyline(
            Polyline([.init(latitude: 1, longitude: 190), .init(latitude: 2, longitude: 200)]))
        #expect(try GeoJSON(line.geoJSON) == .geometry(line))
        #expect(try Geometry(wellKnownText: line.wellKnownText) == line)
        let point = Coordinate(latitude: 1, longitude: 2)
        for count in 1...3 {
            let text = Geometry.polygon(Polygon(outer: Array(repeating: point, count: count))).geoJSON
            #expect(try GeoJSON(text).features.first?.geometry?.bounds.center == point, "\(text)")
        }
        #expect(
            try GeoJSON(Geometry.polyline(Polyline([point])).geoJSON) == .geometry(.polyline(Polyline([point, point]))))
        #expect(try GeoJSON(Geometry.polyline(Polyline([])).geoJSON) == .geometry(.polyline(Polyline([]))))
        #expect(
            try GeoJSON(Geometry.polygon(Polygon(outer: [])).geoJSON) == .geometry(.polygon(Polygon(outer: []))))
    }

    @Test func aThousandCollectionsDeep() throws {
        func nested(_ depth: Int, _ inner: String) -> String {
            String(repeating: #"{"type":"GeometryCollection","geometries":["#, count: depth) + inner
                + String(repeating: "]}", count: depth)
        }
        let point = #"{"type":"Point","coordinates":[1,2]}"#
        let bounds = try GeoJSON(nested(90, point)).features.first?.geometry?.bounds
        #expect(bounds?.center == Coordinate(latitude: 2, longitude: 1))
        for text in [
            nested(1000, point), nested(1000, ""), nested(100_000, point), String(repeating: "[", count: 1000),
        ] {
            let error = #expect(throws: GeometryFormatError.self) { try GeoJSON(text) }
            // The place is where the depth was passed, not the end.
            #expect(error.map { $0.offset < 10_000 } == true)
        }
        let properties = String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
        let deep = #"{"type":"Feature","geometry":null,"properties":{"a":\#(properties)}}"#
        #expect(throws: GeometryFormatError.self) { try GeoJSON(deep) }
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func goodFixturesThereAndBack() throws {
        var counts: [String: Int] = [:]
        for folder in ["geojson-fixtures/data", "geojsonhint/test/data/good", "turf/packages"] {
            // Turf has the members of other types in places, and one ring that is not closed.
            let options: GeoJSON.ReadingOptions = folder == "turf/packages" ? .misplacedMembers : []
            let paths = Self.files(folder).enumerated().filter { TestRun.isHeavy || $0.offset.isMultiple(of: 3) }
            for path in paths.map(\.element) {
                counts[folder, default: 0] += 1
                let bytes = Array(try Data(contentsOf: SharedFolder.url(path)))
                do {
                    let document = try GeoJSON(utf8: bytes, options: options)
                    let again = try GeoJSON(document.description)
                    #expect(again.features.map(\.id) == document.features.map(\.id), "\(path)")
                    #expect(again.features.map(\.properties) == document.features.map(\.properties), "\(path)")
                    #expect(again.features.map(\.bounds) == document.features.map(\.bounds), "\(path)")
                    #expect(
                        again.features.map { Self.positions($0.geometry) }
                            == document.features.map { Self.positions($0.geometry) }, "\(path)")
                    #expect(again.description == document.description, "\(path)")
                } catch {
                    #expect(
                        path == "turf/packages/turf-envelope/test/in/feature-collection.geojson", "\(path): \(error)")
                }
            }
        }
        let all = ["geojson-fixtures/data": 16, "geojsonhint/test/data/good": 18, "turf/packages": 447]
        #expect(counts == all.mapValues { TestRun.isHeavy ? $0 : ($0 + 2) / 3 })
    }

    /// All positions of a geometry, without regard to the direction of rings and how often the first is repeated.
    private static func positions(_ geometry: Geometry?) -> Set<Coordinate> {
        switch geometry {
        case nil: []
        case .point(let point): [point]
        case .polyline(let line): Set(line.coordinates)
        case .polygon(let polygon): Set(([polygon.outer] + polygon.holes).joined())
        case .multiPolygon(let area): area.polygons.reduce(into: []) { $0.formUnion(positions(.polygon($1))) }
        case .collection(let parts): parts.reduce(into: []) { $0.formUnion(positions($1)) }
        case .bounds, .circle: []
        }
    }

    /// What a linter advises against and RFC 7946 leaves to the writer: a reader has to take it.
    private static let advice = [
        // Section 3.1.6: "parsers SHOULD NOT reject Polygons that do not follow the right-hand rule."
        "bad-polygon-interiorring-rhr", "polygon_winding_order",
        // Section 3.1.1: "Parsers MAY ignore additional elements" of a position.
        "point-toomany",
        // Section 3.1.8: of single and nested collections, "implementations SHOULD avoid" them.
        "geometrycollection_nested", "geometrycollection_single",
        // Section 11.2 is about the size of texts; the linter itself has nothing to say on this file.
        "excessive_precision_truncated",
    ]

    /// Line, column and a word of the reason.
    private static let mistakes: [String: (line: Int, column: Int, word: String)] = [
        "bad-duplicate-properties": (3, 11, "twice"), "bad-featurelist": (3, 21, "array"),
        "bad-json": (3, 5, "comma"), "bad-object-type": (2, 11, "string"), "bad-polygonloop": (6, 17, "array"),
        "bad-properties-as-array": (3, 17, "properties"), "badcoord": (3, 26, "number"),
        "badcoordtype": (9, 27, "array"), "badfeature": (1, 45, "object"), "badfeatureid": (6, 13, "id"),
        "bbox-4or6elements": (4, 13, "bbox"), "bbox-contains-string": (4, 23, "number"),
        "bbox-string": (4, 13, "array"), "different-first-last": (3, 5, "the same"),
        "different-first-size": (4, 6, "the same"), "expected_object": (1, 35, "properties"),
        "false": (3, 18, "object"), "feature_changed_semantics": (3, 22, "coordinates"),
        "featurecollection-obj": (1, 44, "array"), "featurecollection-type-case": (1, 1, "featurecollection"),
        "featurecollection": (1, 1, "features"), "featurecollection_changed_semantics": (3, 18, "coordinates"),
        "geometry_changed_semantics": (3, 15, "geometry"), "multiple_problems": (7, 13, "id"),
        "multipoint-multidimension": (1, 42, "number"), "multipoint-nondimension": (1, 41, "array"),
        "nofeaturetype": (4, 5, "Featre"), "notype": (1, 1, "type"),
        "point-labeled-as-a-multipolygon": (7, 7, "array"), "point-string": (3, 21, "number"),
        "point-toofew": (3, 20, "two numbers"), "point": (1, 1, "coordinates"), "rootstring": (1, 1, "object"),
        "short-line": (2, 18, "two positions"), "short-linearring": (3, 5, "4 positions"),
        "short-multilinestring": (4, 7, "two positions"), "stringcoord": (11, 11, "number"),
        "unknowntype": (1, 1, "FooBar"),
    ]

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func badFixturesAreRejectedWithReasonAndPlace() throws {
        let paths = Self.files("geojsonhint/test/data/bad")
        #expect(paths.count == Self.mistakes.count + Self.advice.count)
        for path in paths {
            let name = path.split(separator: "/").last.map { String($0.dropLast(".geojson".count)) } ?? ""
            let text = try SharedData.text(path)
            guard let mistake = Self.mistakes[name] else {
                #expect(Self.advice.contains(name), "\(path)")
                #expect(throws: Never.self) { try GeoJSON(text) }
                continue
            }
            let error = #expect(throws: GeometryFormatError.self) { try GeoJSON(text) }
            #expect(
                error?.line == mistake.line && error?.column == mistake.column, "\(path): \(String(describing: error))")
            #expect(error?.message.contains(mistake.word) == true, "\(path): \(String(describing: error))")
        }
    }

    private static func files(_ folder: String) -> [String] {
        let root = SharedFolder.url(folder)
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".geojson") }.sorted().map { "\(folder)/\($0)" }
    }
}
