import Foundation
import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import TestFixtures
import Testing

@Suite("Building")
struct BuildCommandTests {
    let tool: Tool

    init() throws {
        tool = try Tool()
    }

    private static let source = """
        {"type":"Source","name":"Shops","license":"CC0-1.0","attribution":["Me"]}
        {"type":"Feature","id":"s:1","geometry":{"type":"Point","coordinates":[9.5,47.1]},"properties":{"kind":"business","name":"Bakery"}}

        """

    private var leftovers: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: tool.folder).filter { $0.contains(".tmp") } }
    }

    @Test func build() async throws {
        let input = try tool.file("shops.geojsonl", Self.source)
        let more = try tool.file(
            "more.txt",
            #"{"type":"Feature","id":"s:2","geometry":{"type":"Point","coordinates":[9,47]},"properties":{"kind":"house","name":"Mill"}}"#
        )
        let output = "\(tool.folder)/shops.mapindex"
        let outcome = await tool.bare("build", "-o", output, input)
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("\(output): 1 object, "))
        #expect(outcome.errors == "")
        #expect(await tool.bare("search", "bakery", "--index", output).status == 0)
        // Another one takes its place.
        let second = await tool.bare("build", "--output=\(output)", input, more, "--format", "geojson", "--json")
        #expect(second.output.hasPrefix("{\"file\":\"\(output)\",\"objects\":2,"))
        #expect(await tool.bare("search", "mill", "--index", output).status == 0)
        #expect(await tool.bare("verify", output).status == 0)
        #expect(try leftovers.isEmpty)
    }

    /// An input by another name, through a link of either sort or another folder, is not overwritten.
    @Test(arguments: ["./in.geojsonl", "hard.geojsonl", "soft.geojsonl", "../FOLDER/in.geojsonl"])
    func inputsAreNotOverwritten(name: String) async throws {
        let input = try tool.file("in.geojsonl", Self.source)
        try FileManager.default.linkItem(atPath: input, toPath: "\(tool.folder)/hard.geojsonl")
        try FileManager.default.createSymbolicLink(
            atPath: "\(tool.folder)/soft.geojsonl", withDestinationPath: "in.geojsonl")
        let folder = tool.folder.split(separator: "/").last.map(String.init) ?? ""
        let output = "\(tool.folder)/\(name.replacing("FOLDER", with: folder))"
        let outcome = await tool.bare("build", "-o", output, input)
        #expect(outcome.status == 2 && outcome.errors.contains("would be overwritten"))
        #expect(try String(contentsOfFile: input, encoding: .utf8) == Self.source)
    }

    /// The tables that are read with that of a country are inputs, too.
    @Test(arguments: ["countryInfo.txt", "admin1CodesASCII.txt", "hierarchy.txt", "alternateNames.txt"])
    func companionsAreNotOverwritten(name: String) async throws {
        let row = "1,Vaduz,Vaduz,,47.1,9.5,P,PPLC,LI,,11,,,,5000,,1,Europe/Vaduz,2020-01-01\n"
        let places = try tool.file("LI.txt", row.replacing(",", with: "\t"))
        let companion = try tool.file(name, "1\t2\n")
        for output in [companion, "\(tool.folder)/./\(name)"] {
            let outcome = await tool.bare("build", "-o", output, "--format", "geonames", places)
            #expect(outcome.status == 2 && outcome.errors.contains("would be overwritten"))
        }
        #expect(try String(contentsOfFile: companion, encoding: .utf8) == "1\t2\n")
    }

    @Test func anIndexIsNotForTheStandardOutput() async throws {
        let input = try tool.file("in.geojsonl", Self.source)
        let outcome = await tool.bare("build", "-o", "-", input)
        #expect(outcome.status == 2 && outcome.errors.contains("name a file"))
    }

    @Test func anEmptyIndexIsReported() async throws {
        let input = try tool.file("none.json", #"{"type":"FeatureCollection","features":[]}"#)
        let outcome = await tool.bare("build", "-o", "\(tool.folder)/none.mapindex", input)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("none.mapindex is empty: no place was found in the input."))
    }

    /// One bad feature of a document on many lines, or on one, does not end the build.
    @Test(arguments: ["\n", ""])
    func badFeaturesOfADocumentAreSkipped(separator: String) async throws {
        let shapes = [
            #"{"type":"Point","coordinates":[9.5,47.1]}"#, #"{"type":"Point","coordinates":["x",47]}"#,
            #"{"type":"Polygon","coordinates":[[[9,47],[10,47],[9,47]]]}"#, "null", "7",
        ]
        let features = shapes.enumerated().map { number, shape in
            #"{"type":"Feature","geometry":\#(shape),"properties":{"name":"Shop \#(number)","addr:city":"Vaduz"}}"#
        }
        let input = try tool.file(
            "shops.json",
            #"{"type":"FeatureCollection","features":["#
                + features.map { separator + $0 }.joined(separator: ",") + "]}\n")
        let output = "\(tool.folder)/shops.mapindex"
        let outcome = await tool.bare("build", "-o", output, input)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 4, "\(outcome.errors)")
        let line = separator.isEmpty ? 1 : 3
        #expect(outcome.errors.contains("shops.json:\(line): skipped: not valid GeoJSON: Expected a number."))
        #expect(outcome.output.contains("5 features read, 2 records, 0 houses, 4 features skipped"))
        // What has an address is a business.
        #expect(await tool.bare("search", "shop 0, vaduz", "--index", output).output.contains("business"))
        let strict = await tool.bare("build", "-o", output, input, "--strict")
        #expect(strict.status == 3 && strict.errors.contains("shops.json:\(line): not valid GeoJSON"))
    }

    @Test func anIndexForADevice() async throws {
        let input = try tool.file("in.geojsonl", Self.source)
        #expect(await tool.bare("build", "-o", "/dev/null", input).status == 0)
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(type == .typeCharacterSpecial)
    }

    @Test(
        "invalid input",
        arguments: [
            ("build", 2, "no output given"), ("build -o /out.mapindex", 2, "no input given"),
            ("build -o /good.ndjson /shops.csv /good.ndjson", 2, "overwritten"),
            ("build -o /x /a.osm.pbf", 3, "cannot be read"), ("build -o /x /a.csv", 3, "cannot be read"),
            ("build -o /x /a.osm.bz2", 2, "osmium cat"), ("build -o /x /a.xyz", 2, "add --format osm, geonames"),
            ("build -o /x /good.ndjson --format osm", 3, "not an OpenStreetMap extract"),
            ("build -o /x /good.ndjson --country GBR", 2, "two letters"),
            ("build -o /x /good.ndjson --kind shop", 2, "use one of country"),
            ("build -o /x /good.ndjson --properties nmae=title", 2, "did you mean name?"),
            ("build -o /x /good.ndjson --properties name", 2, "use FIELD=TITLE"),
            ("build -o /x /good.ndjson --columns name=title", 2, "no input has that format"),
            ("build -o /x /good.ndjson --properties name=title", 3, "good.ndjson:2: s:1: “title” is missing"),
            ("build -o /x /shops.csv --columns name=Laden", 3, "shops.csv:1: there is no column “Laden”"),
            ("build -o /x /shops.csv --columns lat=Y,latitude=X", 2, "latitude twice"),
            ("build -o /x /shops.csv", 3, "shops.csv:1: there are no columns for names"),
            ("build -o /x /a.geojsonl --format gml", 2, "use osm, geonames, geojson or csv"),
            ("build -o /x /none.geojsonl", 3, "cannot be read"),
            ("build -o /x /bad.geojsonl", 3, "bad.geojsonl:2: "),
            ("build -o /no/x.mapindex /good.ndjson", 3, "cannot be written"),
            ("build -o /folder /good.ndjson", 3, "cannot be written"),
            ("build -o /x -", 2, "build does not read standard input"), ("build -o /x /folder", 2, "is a folder"),
            ("build -o /x /a.csv.gz", 2, "decompress it first"),
            ("build -o /x /a.xlsx", 2, "save the sheet as CSV"), ("build -o /x /a.shp", 2, "ogr2ogr"),
            ("build -o /x /packed.csv", 3, "packed.csv: the file is compressed"),
            ("build -o /x /packed.csv --format geojson", 3, "packed.csv: the file is compressed"),
            ("build -o /x /packed.csv --format geonames", 3, "packed.csv: the file is compressed"),
            ("build -o /x /cut.json", 3, "cut.json:1: not valid GeoJSON: the file is incomplete"),
            ("build -o /x /metres.json", 3, "convert projected coordinates to WGS 84"),
        ] as [(String, Int32, String)])
    func failures(line: String, status: Int32, message: String) async throws {
        _ = try tool.file("good.ndjson", Self.source)
        _ = try tool.file("shops.csv", "Frob,X,Y\n")
        try Tool.write([0x1F, 0x8B, 8, 0, 0, 0, 0, 0], to: "\(tool.folder)/packed.csv")
        _ = try tool.file("cut.json", #"{"type":"FeatureCollection","features":[{"type":"Feature","# + "\n")
        _ = try tool.file(
            "metres.json",
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1288600,6129000]},"#
                + #""properties":{"kind":"locality","name":"A"}}"#)
        _ = try tool.file("bad.geojsonl", Self.source.split(separator: "\n")[0] + "\n{}\n")
        try FileManager.default.createDirectory(
            atPath: "\(tool.folder)/folder/full", withIntermediateDirectories: true)
        let words = line.split(separator: " ").map { $0.replacing("/", with: "\(tool.folder)/", maxReplacements: 1) }
        let outcome = await tool.run(words.map(String.init), MemorySource(), MemorySink())
        #expect(outcome.status == status)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(try leftovers.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: "\(tool.folder)/x"))
    }

    @Test("an extract of OpenStreetMap, with its report")
    func extract() async throws {
        // A header and nothing else.
        let header: [UInt8] = [0, 0, 0, 13, 0x0A, 9] + Array("OSMHeader".utf8) + [0x18, 2, 0x0A, 0]
        let input = "\(tool.folder)/empty.osm.pbf"
        try Tool.write(header, to: input)
        let output = "\(tool.folder)/empty.mapindex"
        let outcome = await tool.bare("build", "-o", output, input)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.lines.last == "OpenStreetMap: 0 objects read, 0 records, 0 houses")
        let json = await tool.bare("build", "-o", output, input, "--json", "--country", "gb")
        #expect(json.output.contains(#""openStreetMap":{"objects":0,"records":0,"#), "\(json.output)")
    }

    @Test("tables of addresses and of GeoNames")
    func tables() async throws {
        let addresses = try tool.file(
            "li.csv", "LON,LAT,NUMBER,STREET,CITY,POSTCODE\n9.52,47.14,22,Dorfgasse,Vaduz,9490\n9.52,91,1,X,Y,1\n")
        let output = "\(tool.folder)/tables.mapindex"
        let outcome = await tool.bare("build", "-o", output, addresses, "--country", "li")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("li.csv: 2 rows read, 2 records, 1 house, 1 row without"))
        #expect(await tool.bare("search", "dorfgasse", "--index", output).output.contains("Vaduz"))
        let row = ["1", "Oz", "Oz", "", "1", "2", "P", "PPL", "LI", "", "", "", "", "", "9", "", "", "", ""]
        let places = try tool.file("cities.txt", row.joined(separator: "\t"))
        let second = await tool.bare("build", "-o", output, places, "--format", "geonames", "--json")
        #expect(second.output.contains(#""tables":[{"file":"\#(places)","rows":1,"records":1"#), "\(second.output)")
    }

    @Test("columns and properties of any name")
    func mapping() async throws {
        let table = try tool.file(
            "shops.csv", "Filiale;Y;X;Telefon;Nr\nCrumb;47.14;9.52;+423 1;a7\nNowhere;x;9;;b\n")
        let output = "\(tool.folder)/mapped.mapindex"
        let outcome = await tool.bare(
            "build", "-o", output, table, "--columns", "name=filiale, LAT=Y,lon=X", "--columns=phone=Telefon,id=Nr")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("1 row without name or valid coordinate skipped, the first in line 3"))
        #expect(await tool.bare("resolve", "shops:a7", "--index", output).output.contains("Crumb"))
        let features = try tool.file(
            "parks.geojson",
            """
            {"type": "FeatureCollection", "features": [
                {"type": "Feature", "id": 12, "properties": {"title": "Common"},
                 "geometry": {"type": "Polygon", "coordinates": [[[9, 47], [9.01, 47], [9.01, 47.01], [9, 47]]]}}
            ]}
            """)
        let second = await tool.bare(
            "build", "-o", output, features, "--kind", "area", "--properties", "name=title")
        #expect(second.status == 0, "\(second.errors)")
        #expect(await tool.bare("resolve", "parks:12", "--index", output).output.contains("Common"))
    }

    // MARK: Files

    @Test("an open file is unchanged when it is replaced")
    func replacement() throws {
        let open = try OfflineIndex(path: tool.index)
        var builder = IndexBuilder(name: "New")
        try builder.add(
            IndexRecord(uri: "n:1", kind: .other, name: "New", coordinate: Coordinate(latitude: 1, longitude: 2)))
        let report = try builder.write(to: tool.index)
        #expect(open.name == "Places")
        #expect(throws: Never.self) { try open.verify() }
        let new = try OfflineIndex(path: tool.index)
        #expect(new.name == "New")
        #expect(report.byteCount == new.byteCount)
        #expect(try builder.build().bytes.count == new.byteCount)
    }

    @Test("a cancelled build leaves the file as it was")
    func cancellation() async throws {
        let path = tool.index
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let task = Task.detached {
            await waitForCancellation()
            return try IndexBuilder(name: "New").write(to: path)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(try leftovers.isEmpty)
    }
}
