import Foundation
import TestFixtures
import Testing

/// What goes into an index comes out of it: `dump` writes what `build` reads, for each format of input.
@Suite("Round trips")
struct RoundTripTests {
    let tool: Tool

    init() throws { tool = try Tool() }

    /// Builds an index, dumps it, builds another one of that, and returns the dump, which must be the same for both.
    fileprivate func dump(_ words: [String]) async throws -> [String: [String: Any]] {
        let (first, second) = ("\(tool.folder)/first.mapindex", "\(tool.folder)/second.mapindex")
        let built = await tool.run(["build", "-o", first] + words, MemorySource(), MemorySink())
        try #require(built.status == 0, "\(built.errors)")
        let dump = await tool.bare("dump", first)
        let again = await tool.bare("build", "--strict", "-o", second, try tool.file("dump.geojsonl", dump.output))
        try #require(again.status == 0, "\(again.errors)")
        let rest = await tool.bare("dump", second)
        // Space around names and opening hours is not part of them, and a ring may begin anywhere.
        let changed = zip(dump.lines.sorted(), rest.lines.sorted()).filter { Self.essence($0) != Self.essence($1) }
        #expect(changed.isEmpty && rest.lines.count == dump.lines.count, "\(changed.prefix(2))")
        #expect(await tool.bare("verify", second).status == 0)
        var objects: [String: [String: Any]] = [:]
        for object in try dump.json where object["type"] as? String == "Feature" {
            var properties = object["properties"] as? [String: Any] ?? [:]
            properties["position"] = (object["geometry"] as? [String: Any])?["coordinates"]
            objects[object["id"] as? String ?? ""] = properties
        }
        return objects
    }

    /// A line without its geometry, and the positions in that.
    private static func essence(_ line: String) -> [String] {
        guard let start = line.range(of: "\"geometry\":"), let end = line.range(of: ",\"properties\":") else {
            return [line]
        }
        let positions = line[start.upperBound..<end.lowerBound].split { "[]{}".contains($0) }.map(String.init)
        return [String(line[..<start.lowerBound]), String(line[end.lowerBound...]).replacing(" \"", with: "\"")]
            + Set(positions).sorted()
    }

    private func expect(_ object: [String: Any]?, _ expected: [String: String]) {
        for (name, text) in expected {
            #expect(object?[name].map { "\($0)" } == text, "\(name)")
        }
    }

    @Test("a table of shops keeps addresses, names and details")
    func table() async throws {
        let table = try tool.file(
            "shops.csv",
            """
            Name;Straße;PLZ;Ort;Land;Breite;Länge;Branche;Telefon;Webseite;Öffnungszeiten;Einwohner
            Huber;Marienplatz 1;80331;München;Deutschland;48,1373;11,5754;Bäckerei;+49 89 1;https://huber.example;Mo-Fr 06:00-18:00;
            ;Marienplatz 8;80331;München;Deutschland;48,1375;11,5757;;;;;
            Stand;Viktualienmarkt;80331;München;Deutschland;48,1351;11,5763;shop=frob;;;;
            """)
        let objects = try await dump([table])
        #expect(objects.count == 5)
        expect(
            objects["shops:line2"],
            [
                "name": "Huber", "kind": "business", "housenumber": "1", "postcode": "80331", "category": "shop=bakery",
                "phone": "+49 89 1", "website": "https://huber.example", "opening_hours": "Mo-Fr 06:00-18:00",
                "parent": "shops:de//munchen/marienplatz",
            ])
        expect(
            objects["shops:de//munchen/marienplatz"],
            ["name": "Marienplatz", "parent": "shops:de//munchen", "postcode": "80331"])
        let houses = objects["shops:de//munchen/marienplatz"]?["houses"] as? [[Any]]
        #expect(houses?.compactMap { $0.first as? String } == ["1", "8"])
        expect(objects["shops:de//munchen"], ["name": "München", "country": "DE"])
        expect(objects["shops:line4"], ["parent": "shops:de//munchen/viktualienmarkt"])
        let answer = await tool.bare(
            "geocode", "Marienplatz 8, München", "--index", "\(tool.folder)/second.mapindex", "--json")
        #expect(try answer.results.first?["precision"] as? String == "exact", "\(answer.output)")
        let shop = await tool.bare("resolve", "shops:line2", "--index", "\(tool.folder)/second.mapindex")
        #expect(shop.output.contains("Marienplatz 1, München"), "\(shop.output)")
    }

    @Test("features keep addresses, shapes and everything that a builder takes")
    func features() async throws {
        let file = try tool.file(
            "places.geojson",
            #"""
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": "t:wien", "geometry": {"type": "Point", "coordinates": [16.37, 48.21]},
               "properties": {"kind": "locality", "name": "Wien", "names": {"en": "Vienna"}, "alternates": ["Vindobona"],
                 "codes": ["VIE"], "population": 1900000, "country": "AT", "timezone": "Europe/Vienna"}},
              {"type": "Feature", "id": "t:1", "geometry": {"type": "Point", "coordinates": [16.371, 48.211]},
               "properties": {"kind": "business", "name": "Demel", "addr:street": "Kohlmarkt", "addr:housenumber": 14,
                 "addr:postcode": "1010", "addr:city": "Wien", "category": "amenity=cafe;shop=pastry",
                 "phones": [["+43 1", "fax", "office"]], "links": [["https://x.example/a;b", "social"]],
                 "chains": [["c1", "Chain"]],
                 "features": [["wifi", null, true], ["stars", "Stars", 4.5], ["cuisine", null, ["a", "b"]],
                   ["shows", null, {"dates": ["2026-01-02"]}]]}},
              {"type": "Feature", "geometry": {"type": "Point", "coordinates": [16.372, 48.211]},
               "properties": {"street": "Kohlmarkt 16", "city": "Wien"}},
              {"type": "Feature", "id": "t:park",
               "geometry": {"type": "Polygon", "coordinates": [[[16.3, 48.2], [16.31, 48.2], [16.31, 48.21], [16.3, 48.2]]]},
               "properties": {"kind": "area", "name": "Park", "parent": "t:wien", "zoom": 12,
                 "entrances": [["main", 16.301, 48.201], ["service", 16.302, 48.202]]}},
              {"type": "Feature", "id": "t:road",
               "geometry": {"type": "LineString", "coordinates": [[16.3, 48.2], [16.32, 48.22], [16.33, 48.2]]},
               "properties": {"kind": "street", "name": "Ring", "parent": "t:wien", "towns": ["Umland"],
                 "houses": [["1", 16.3, 48.2, null, null, [["main", 16.3001, 48.2001], ["exit", 16.3002, 48.2]]],
                   ["2a", 16.31, 48.2, "1011", {"type": "Polygon", "coordinates":
                   [[[16.31, 48.2], [16.3101, 48.2], [16.3101, 48.2001], [16.31, 48.2]]]}]],
                 "house_ranges": [{"first": 3, "last": 9, "step": 2, "line": [[16.3, 48.2], [16.31, 48.2]]}]}}
            ]}
            """#)
        let objects = try await dump([file])
        expect(objects["t:1"], ["housenumber": "14", "postcode": "1010", "category": "amenity=cafe;shop=pastry"])
        let street = try #require(objects.values.first { $0["name"] as? String == "Kohlmarkt" })
        #expect(street["parent"] as? String == "t:wien")
        #expect((street["houses"] as? [[Any]])?.compactMap { $0.first as? String } == ["14", "16"])
        #expect((objects["t:1"]?["features"] as? [[Any]])?.count == 4)
        #expect((objects["t:1"]?["phones"] as? [[String]]) == [["+43 1", "fax", "office"]])
        #expect((objects["t:1"]?["links"] as? [[String]])?.first?.first == "https://x.example/a;b")
        #expect((objects["t:1"]?["chains"] as? [[String]]) == [["c1", "Chain"]])
        expect(objects["t:wien"], ["population": "1900000", "timezone": "Europe/Vienna", "country": "AT"])
        #expect(objects["t:wien"]?["codes"] as? [String] == ["VIE"])
        #expect(objects["t:wien"]?["alternates"] as? [String] == ["vindobona"])
        expect(objects["t:park"], ["zoom": "12", "parent": "t:wien"])
        let houses = objects["t:road"]?["houses"] as? [[Any]]
        #expect(houses?.count == 2 && houses?.last?.count == 5)
        #expect(houses?.first?.last.map { "\($0)".contains("exit") } == true)
        #expect(objects["t:park"]?["entrances"].map { "\($0)".contains("main") } == true)
        #expect((objects["t:road"]?["house_ranges"] as? [[String: Any]])?.first?["last"] as? Int == 9)
        #expect(objects["t:road"]?["towns"] as? [String] == ["umland"])
    }

    @Test("each place of a region keeps its time zone, also where most have another one")
    func timeZones() async throws {
        func feature(_ id: String, _ kind: String, _ more: String) -> String {
            #"{"type":"Feature","id":"t:\#(id)","geometry":{"type":"Point","coordinates":[9,47]},"#
                + #""properties":{"kind":"\#(kind)","name":"\#(id)"\#(more)}}"#
        }
        let towns = ["Africa/Lagos", "Africa/Lagos", "Africa/Cairo"].enumerated().map { number, zone in
            feature("town\(number)", "locality", #","parent":"t:land","timezone":"\#(zone)""#)
        }
        let lines = [feature("land", "country", #","country":"NG""#)] + towns
        let objects = try await dump([try tool.file("towns.geojsonl", lines.joined(separator: "\n"))])
        #expect(objects["t:town1"]?["timezone"] as? String == "Africa/Lagos")
        #expect(objects["t:town2"]?["timezone"] as? String == "Africa/Cairo")
    }

    @Test("features with the tags of OpenStreetMap need no kind")
    func tags() async throws {
        let file = try tool.file(
            "export.geojson",
            #"""
            {"type": "FeatureCollection", "features": [
            {"type": "Feature", "id": "node/1", "geometry": {"type": "Point", "coordinates": [9.5, 47.1]},
             "properties": {"@id": "node/1", "name": "Crumb", "shop": "bakery", "addr:street": "Weg", "addr:housenumber": "2"}},
            {"type": "Feature", "id": "node/2", "geometry": {"type": "Point", "coordinates": [9.5, 47.1]},
             "properties": {"shop": "bakery"}}
            ]}
            """#)
        let objects = try await dump([file])
        expect(objects["node/1"], ["kind": "business", "category": "shop=bakery", "housenumber": "2", "name": "Crumb"])
        #expect(objects["node/2"] == nil)
    }

    @Test("an unnamed business with a list of categories")
    func unnamedBusiness() async throws {
        let input = try tool.file(
            "shops.geojsonl",
            #"{"type":"Feature","id":"s:1","geometry":{"type":"Point","coordinates":[9.5,47.1]},"#
                + #""properties":{"kind":"business","name":"","categories":[["shop=ticket;gift",""]]}}"#)
        let objects = try await dump([input])
        #expect(objects["s:1"]?["name"] as? String == "")
        #expect(objects["s:1"]?["categories"] as? [[String]] == [["shop=ticket;gift", ""]])
    }

    @Test("GeoNames with alternate names in a separate file")
    func geoNames() async throws {
        let row = [
            "7", "Vaduz", "Vaduz", "", "47.14", "9.52", "P", "PPLC", "LI", "", "", "", "", "", "5197", "", "",
            "Europe/Vaduz", "2026-01-01",
        ]
        let table = try tool.file("LI.txt", row.joined(separator: "\t") + "\n")
        try FileManager.default.createDirectory(atPath: "\(tool.folder)/names", withIntermediateDirectories: true)
        let names = try tool.file(
            "names/LI.txt", "1\t7\tru\tВадуц\t1\t\t\t\t\t\n2\t7\tunlc\tLIVDZ\t\t\t\t\t\t\n3\t7\t\tFarduz\t\t\t\t1\t\t\n"
        )
        let objects = try await dump(["--format", "geonames", table, names])
        expect(
            objects["geonames:7"], ["name": "Vaduz", "population": "5197", "timezone": "Europe/Vaduz", "country": "LI"])
        #expect(objects["geonames:7"]?["names"] as? [String: String] == ["ru": "Вадуц"])
        #expect(objects["geonames:7"]?["alternates"] as? [String] == ["farduz"])
        let alone = await tool.bare("build", "-o", "\(tool.folder)/x", "--format", "geonames", names)
        #expect(alone.status == 2 && alone.errors.contains("add the main table"))
    }

    // MARK: What is skipped

    @Test("a row or feature that is not a place is skipped with its line and the reason, and --strict stops there")
    func skipped() async throws {
        let table = try tool.file("t.csv", "name,lat,lon,frob\nA,47,9,x\nB,x,9,y\n,47,9,z\n")
        let output = "\(tool.folder)/t.mapindex"
        let built = await tool.bare("build", "-o", output, table)
        #expect(built.status == 0)
        #expect(built.errors.contains("t.csv:3: skipped: “x, 9” is not a coordinate on Earth"), "\(built.errors)")
        #expect(built.errors.contains("t.csv:4: skipped: it has no name"), "\(built.errors)")
        #expect(built.errors.contains("unused columns: “frob”"), "\(built.errors)")
        #expect(await tool.bare("build", "--strict", "-o", output, table).status == 3)
        let features = try tool.file(
            "f.geojson",
            #"""
            {"type": "FeatureCollection", "features": [
            {"type": "Feature", "geometry": {"type": "Point", "coordinates": [9, 47]}, "properties": {"name": "A", "kind": "area"}},
            {"type": "Feature", "geometry": {"type": "Point", "coordinates": [9, 47]}, "properties": {"kind": "area", "blah": 1}}
            ]}
            """#)
        let second = await tool.bare("build", "-o", output, features)
        #expect(second.status == 0 && second.output.contains("1 feature skipped"), "\(second.output)")
        #expect(second.errors.contains("f.geojson:3: skipped: feature 2: “name” is missing"), "\(second.errors)")
        #expect(second.errors.contains("unused properties: “blah”"), "\(second.errors)")
        let strict = await tool.bare("build", "--strict", "-o", output, features)
        #expect(
            strict.status == 3 && strict.errors.contains("f.geojson:3: feature 2: “name” is missing"),
            "\(strict.errors)")
    }
}

/// A real extract, which is outside the package.
@Suite(.enabled(if: TestRun.isHeavy, "set MAPSEARCH_HEAVY=1 to run"))
struct HeavyRoundTripTests {
    @Test(.enabled(if: SharedFolder.hasExtracts))
    func extract() async throws {
        let objects = try await RoundTripTests().dump([SharedFolder.extract("liechtenstein")])
        #expect(objects.count > 1000)
        #expect(objects.values.contains { ($0["houses"] as? [[Any]])?.isEmpty == false })
    }
}
