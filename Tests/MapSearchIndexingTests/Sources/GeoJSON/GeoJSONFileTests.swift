import Foundation
import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import TestFixtures
import Testing

@Suite struct GeoJSONFileTests {
    private static let source =
        #"{"type":"Source","name":"Mine","date":"2026-09-05","license":"CC0-1.0","attribution":["Me","You"]}"#
    private static let vaduz =
        #"{"type":"Feature","id":"t:1","geometry":{"type":"Point","coordinates":[9.52,47.14]},"#
        + #""properties":{"kind":"locality","name":"Vaduz"}}"#

    private static func feature(
        id: String = #""t:2""#, coordinates: String = "[9.5,47]", properties: String = #""kind":"locality","name":"B""#,
        more: String = ""
    ) -> String {
        #"{"type":"Feature","id":\#(id),"geometry":{"type":"Point","coordinates":\#(coordinates)},"#
            + #""properties":{\#(properties)}\#(more)}"#
    }

    /// Names of combining marks, each comparison of which takes a second.
    @Test(.timeLimit(.minutes(1))) func namesOfPropertiesThatAreTooLong() throws {
        let marks = String(repeating: "\u{F71}\u{F72}", count: 40_000)
        let properties = #""kind":"locality","name":"B","\#(marks)":1,"\#(marks)x":2,"remark":3"#
        var builder = IndexBuilder(name: "Names")
        let files = try TemporaryFiles()
        let path = try files.write(Array(Self.feature(properties: properties).utf8), "names.geojsonl")
        let report = try GeoJSONFile(path: path).read(into: &builder)
        #expect(report.recordCount == 1 && report.unusedProperties == ["remark"])
        #expect(ColumnTitles([marks, marks + "strasse", "city"]).meanings == [nil, nil, .city])
    }

    @Test func everyProperty() throws {
        let full = Self.feature(
            properties: #"""
                "kind":"locality","name":"Wien","names":{"de":"Wien","en":"Vienna"},"alternates":["Vindobona"],
                "codes":["W"],"population":1900000,"capital":"country","importance":0.9,"parent":"t:at","country":"AT",
                "timezone":"Europe/Vienna","boundary":{"type":"Polygon","coordinates":[[[9,46],[10,46],[10,48],[9,46]]]}
                """#.replacing("\n", with: " "),
            more: #","bbox":[16.1,48.1,16.6,48.4]"#)
        let country = Self.feature(
            id: #""t:at""#,
            properties: #"""
                "kind":"country","name":"Austria","country":"AT","boundary":{"type":"MultiPolygon","coordinates":[[[[9,46],[17,46],[17,49],[9,46]],[[12,47],[13,47],[13,47.5],[12,47]]]]}
                """#)
        let sea = Self.feature(id: #""t:w""#, properties: #""kind":"water","name":"Neusiedler See","water":"lake""#)
        let (builder, error) = try read([Self.source, full, country, sea].joined(separator: "\n"))
        #expect(error == nil)
        #expect(builder.name == "Mine")
        #expect(builder.date == "2026-09-05")
        #expect(builder.license == "CC0-1.0")
        #expect(builder.attributions == ["Me", "You"])
        #expect(builder.count == 3)
        let (bytes, report) = try builder.build()
        #expect(report.outlineCount == 2)
        #expect(report.orphanCount == 0)
        let backend = OfflineBackend(try OfflineIndex(bytes: bytes))
        let wien = try #require(try backend.found("Vindobona").first)
        #expect(wien.name == "Wien")
        #expect(wien.kind == .locality)
        #expect(wien.boundingBox.map { abs($0.east - 16.6) < 1e-6 && abs($0.south - 48.1) < 1e-6 } == true)
        #expect(wien.address?.countryCode == "AT")
        #expect(wien[ToponymMetadata.self]?.population == 1_900_000)
        #expect(wien[ToponymMetadata.self]?.timeZoneIdentifier == "Europe/Vienna")
        #expect(try backend.found("W").first?.uri == "t:2")
        #expect(try backend.found("Vienna", options: SearchOptions(languages: ["en"])).first?.name == "Vienna")
        #expect(try backend.object("t:w")?[ToponymMetadata.self]?.waterBody == .inland)
    }

    private static let shapes: [(text: String, count: Int)] = [
        ("VADUZ", 1), ("VADUZ\n", 1), ("SOURCE\nVADUZ", 1), ("SOURCE", 0), ("", 0), ("\n\n", 0), ("\r\n", 0),
        ("SOURCE\r\nVADUZ\r\nOTHER\r\n", 2), ("\nVADUZ\n\n\nOTHER\n\n", 2), ("  VADUZ\t \n \n", 1),
        ("\u{FEFF}SOURCE\nVADUZ", 1), ("\u{FEFF}VADUZ", 1), ("\u{1E}VADUZ\n\u{1E}OTHER\n", 2),
    ]

    /// With or without a line for the source, with any end of line, with blank lines between.
    @Test(arguments: shapes)
    func shapesOfAFile(text: String, count: Int) throws {
        let lines = [("SOURCE", Self.source), ("VADUZ", Self.vaduz), ("OTHER", Self.feature())]
        let (builder, error) = try read(lines.reduce(text) { $0.replacing($1.0, with: $1.1) })
        #expect(error == nil)
        #expect(builder.count == count)
        #expect(builder.name == (text.contains("SOURCE") ? "Mine" : "Test"))
    }

    /// A file need not say everything of its source.
    @Test func sourceInPart() throws {
        let (builder, error) = try read(#"{"type":"Source","license":"CC0-1.0"}"#)
        #expect(error == nil)
        #expect(builder.name == "Test")
        #expect(builder.license == "CC0-1.0")
    }

    private static let badLines: [(what: String, line: String, word: String)] = [
        ("not JSON", "{", "GeoJSON"),
        ("a list", "[1,2]", "GeoJSON"),
        ("a second source", source, "Source"),
        ("an id that is a list", feature(id: "[1]"), "id"),
        ("an empty id", feature(id: #""""#), "URI"),
        ("an id twice", vaduz, "t:1"),
        ("no geometry", #"{"type":"Feature","id":"t:3","properties":{"kind":"a","name":"b"}}"#, "geometry"),
        (
            "null geometry", #"{"type":"Feature","id":"t:3","geometry":null,"properties":{"kind":"a","name":"b"}}"#,
            "geometry"
        ),
        ("a line", feature(coordinates: "[[1,2],[3,4]]"), "number"),
        ("one number", feature(coordinates: "[1]"), "two numbers"),
        ("no number", feature(coordinates: "[]"), "two numbers"),
        ("latitude first", feature(coordinates: "[47.14,95.2]"), "latitude"),
        (
            "no kind",
            #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[9,47],[9,48]]},"properties":{"name":"B"}}"#,
            "kind"
        ),
        ("no name", feature(properties: #""kind":"locality""#), "name"),
        ("a name that is a number", feature(properties: #""kind":"locality","name":7"#), "name"),
        ("people in words", feature(properties: #""kind":"a","name":"b","population":"many""#), "population"),
        ("a seat that is none", feature(properties: #""kind":"a","name":"b","capital":"world""#), "world"),
        ("a box of three", feature(more: #","bbox":[1,2,3]"#), "bbox"),
        ("a box off the Earth", feature(more: #","bbox":[1,95,3,96]"#), "bbox"),
        (
            "an outline that is a point",
            feature(properties: #""kind":"a","name":"b","boundary":{"type":"Point","coordinates":[1,2]}"#), "Polygon"
        ),
        (
            "an outline without geometry",
            feature(properties: #""kind":"a","name":"b","boundary":{"type":"FeatureCollection","features":[]}"#),
            "outline"
        ),
        (
            "an outline off the Earth",
            feature(
                properties:
                    #""kind":"a","name":"b","boundary":{"type":"Polygon","coordinates":[[[1,2],[300,2],[1,3]]]}"#),
            "outline"
        ),
        (
            "an outline of single numbers",
            feature(properties: #""kind":"a","name":"b","boundary":{"type":"Polygon","coordinates":[[[1],[2],[3]]]}"#),
            "outline"
        ),
    ]

    /// What is wrong on the third line of a file, and a word of the message that says what.
    @Test(arguments: badLines)
    func badLineIsNamed(what: String, line: String, word: String) throws {
        for blank in ["", "\r\n\r\n", "\n\n\n"] {
            let first = [Self.source, Self.vaduz].joined(separator: "\n") + "\n"
            let (_, error) = try read(first + blank + line + "\n" + Self.feature(id: #""t:9""#))
            let found = try #require(error, "\(what) is taken")
            #expect(found.line == 3 + blank.count { $0.isNewline }, "\(what): \(found)")
            #expect(found.message.contains(word), "\(what): \(found)")
            #expect(found.file?.hasSuffix("places.geojsonl") == true)
            #expect(found.description.hasPrefix("\(found.file ?? ""):\(found.line ?? 0): "))
        }
    }

    // MARK: Files of others

    /// The records of a file with other names for its properties.
    private func records(_ text: String, _ change: (inout GeoJSONFile) -> Void = { _ in }) throws -> [IndexRecord] {
        let files = try TemporaryFiles()
        var file = GeoJSONFile(path: try files.write(Array(text.utf8), "parks.v2.geojson"), kind: .area)
        change(&file)
        var builder = IndexBuilder(name: "Test")
        try file.read(into: &builder)
        return builder.records
    }

    private static let park = #"""
        {
          "type": "FeatureCollection", "crs": {"type": "name"},
          "features": [
            {"type": "Feature", "id": 12, "properties": {"title": " Common ", "ref": "c", "plz": 9490, "people": "12"},
             "geometry": {"type": "Polygon", "coordinates": [[[9, 47], [9.02, 47], [9.02, 47.02], [9, 47.02], [9, 47]]]}},
            {"type": "Feature", "properties": {"title": "Path", "ref": 7},
             "geometry": {"type": "LineString", "coordinates": [[9, 47], [9, 47.01], [9, 47.02]]}}
          ]
        }
        """#

    @Test func document() throws {
        let records = try records(Self.park) {
            $0.properties = [.name: "title", .postcode: "plz", .population: "people"]
        }
        #expect(records.map(\.uri) == ["parks:12", "parks:2"])
        #expect(records.map(\.name) == ["Common", "Path"])
        #expect(records[0].postcode == "9490" && records[0].population == 12 && records[0].kind == .area)
        #expect(records[0].boundary.count == 1 && records[0].boundary[0].contains(records[0].coordinate))
        #expect(records[0].boundingBox == records[0].boundary[0].bounds)
        #expect(records[1].lines.count == 1 && abs(records[1].coordinate.latitude - 47.01) < 1e-6)
        #expect(records[1].boundingBox == CoordinateBounds(south: 47, west: 9, north: 47.02, east: 9))
    }

    /// The same on a line, and with the identifiers of a property.
    @Test func documentOnALine() throws {
        let text = Self.park.split(separator: "\n").joined()
        let records = try records(text) {
            $0.properties = [.name: "title", .id: "ref"]
            $0.scheme = "town"
        }
        #expect(records.map(\.uri) == ["c", "town:7"])
        // Where the property is missing, the feature's own identifier is as good.
        #expect(
            try self.records(text.replacing("\"c\"", with: "null")) { $0.properties = [.name: "title", .id: "ref"] }
                .map(\.uri)
                == ["parks:12", "parks:7"])
    }

    @Test(arguments: [
        ("{\n\"type\": \"FeatureCollection\",\n\"features\": [}]\n}", 3), ("{\n", 1), ("[\n]\n", 1),
    ])
    func brokenDocument(text: String, line: Int) throws {
        let error = #expect(throws: IndexingError.self) { try records(text) }
        #expect(error?.line == line && error?.message.contains("GeoJSON") == true, "\(error as Any)")
    }

    @Test func business() throws {
        let line = Self.feature(
            properties:
                #""kind":"business","name":"Crumb","category":"shop=bakery;amenity=cafe","phone":4231,"opening_hours":"24/7""#
        )
        let business = try #require(try records(line)[0].business)
        #expect(business.categories.map(\.id) == ["shop=bakery", "amenity=cafe"])
        #expect(business.phones.map(\.number) == ["4231"])
        #expect(business.openingHoursText == "24/7")
    }

    @Test("a point with nothing but a name is a business, as a row of a table is")
    func bareName() throws {
        let records = try records(Self.feature(properties: #""name":"My place""#)) { $0.kind = nil }
        #expect(records.map(\.kind) == [.business] && records.map(\.name) == ["My place"])
    }

    @Test func missingFile() throws {
        var builder = IndexBuilder(name: "Test")
        let path = FileManager.default.temporaryDirectory.appending(path: "none-\(UUID().uuidString)").path
        let error = #expect(throws: IndexingError.self) { try GeoJSONFile(path: path).read(into: &builder) }
        #expect(error?.file == path && error?.line == nil)
        let message = "the file cannot be read (No such file or directory): check that it exists and is readable"
        #expect(error?.description == "\(path): \(message)")
    }

    /// No process writes to the pipe, and the reader must not wait for one.
    @Test func aPipeIsNoFile() throws {
        let files = try TemporaryFiles()
        let path = files.folder + "/places.geojson"
        try #require(mkfifo(path, 0o600) == 0)
        var builder = IndexBuilder(name: "Test")
        #expect(throws: IndexingError.self) { try GeoJSONFile(path: path).read(into: &builder) }
        #expect(throws: SearchError.self) { try OfflineIndex(path: path) }
    }

    @Test func cancelledTaskReadsNothing() async throws {
        let files = try TemporaryFiles()
        let path = try files.write(Array(Self.vaduz.utf8), "places.geojsonl")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            var builder = IndexBuilder(name: "Test")
            try GeoJSONFile(path: path).read(into: &builder)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    // MARK: Files

    private func read(_ text: String) throws -> (builder: IndexBuilder, error: IndexingError?) {
        var builder = IndexBuilder(name: "Test")
        let files = try TemporaryFiles()
        var file = GeoJSONFile(path: try files.write(Array(text.utf8), "places.geojsonl"))
        file.isStrict = true
        do {
            try file.read(into: &builder)
            return (builder, nil)
        } catch let error as IndexingError {
            return (builder, error)
        }
    }
}
