import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import TestFixtures
import Testing

@testable import MapSearchIndexing

/// Damaged tables and features: an index that is sound, or an error that names the file.
@Suite struct TableFuzzTests {
    private static let words = [
        ",", ";", "\t", "|", "\"", "\"\"", "\r\n", "\n", "\r", "{", "}", "[", "]", ":", "null", "true", "-", "1e400",
        "NaN",
        "inf", "91", "-181", "999999999999999999999", "\\u0000", "\\ud800", "\u{FEFF}", "\u{0}", "ß", "東京", "\"type\"",
        "\"coordinates\"", "Feature", "Polygon", "country", "house", "10-14", "1;2;3", "0",
    ]

    private func fuzz(
        _ name: String, rounds: Int, file: String, _ texts: [String],
        _ read: (String, inout IndexBuilder) throws -> Void
    ) async throws {
        let files = try TemporaryFiles()
        let originals = texts.map { Array($0.utf8) }
        let run = try await FuzzRun.run(name, rounds: rounds, heavyRounds: rounds * 100) { random in
            var bytes = originals[Int.random(in: originals.indices, using: &random)]
            random.damage(text: &bytes, words: Self.words)
            var builder = IndexBuilder(name: "Table")
            do {
                try read(try files.write(bytes, file), &builder)
            } catch let error as IndexingError {
                #expect(error.file != nil, "\(error)")
                return false
            }
            let index = try OfflineIndex(bytes: try builder.build().bytes)
            try index.verify()
            _ = try OfflineBackend(index).answer(.text("main street 1 springfield"))
            return true
        }
        #expect(run.acceptedCount * 20 > run.count)
    }

    @Test func delimited() async throws {
        let tables = [
            #"""
            LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH
            9.5,47.1,1,Main Street,,Springfield,,North,9400,,a1
            9.51,47.11,"2-4, 6",Main Street,,Springfield,,North,9400,,a2
            -179.99,-89,12a,"Rue ""X""",3,Ville,,,,,a3

            """#,
            #"""
            id;name;kind;lat;lon;country;population;category;phone;website;opening_hours
            1;Shop;business;47.1;9.5;LI;;shop=bakery;+423 1;https://a;Mo-Fr 08:00-12:00
            2;Town;locality;47;9;LI;1200;;;;
            3;"Line
            break";business;47;9;;;amenity=cafe,shop=kiosk;;;

            """#,
        ]
        try await fuzz("tables", rounds: 100, file: "table.csv", tables) { path, builder in
            try DelimitedFile(path: path).read(into: &builder)
        }
    }

    @Test func geoNames() async throws {
        let rows = [
            "3042030\tVaduz\tVaduz\tVaduc\t47.14151\t9.52154\tP\tPPLC\tLI\t\t11\t\t\t\t5197\t\t465\tEurope/Vaduz\t2020-01-01",
            "3042058\tLiechtenstein\tLiechtenstein\t\t47.16\t9.55\tA\tPCLI\tLI\t\t00\t\t\t\t37910\t\t800\tEurope/Vaduz\t2020-01-01",
            "3042037\tGemeinde\tGemeinde\t\t47.1\t9.5\tA\tADM1\tLI\t\t11\t\t\t\t5000\t\t460\tEurope/Vaduz\t2020-01-01",
        ]
        try await fuzz("geonames", rounds: 60, file: "cities.txt", [rows.joined(separator: "\n")]) { path, builder in
            try GeoNamesTable(path: path).read(into: &builder)
        }
    }

    @Test func features() async throws {
        let lines = #"""
            {"type":"Source","name":"Mine","date":"2026-09-05","license":"CC0-1.0","attribution":["Me"]}
            {"type":"Feature","id":"a:1","geometry":{"type":"Point","coordinates":[9.5,47]},"bbox":[9,46,10,48],"properties":{"kind":"locality","name":"Springfield","names":{"de":"Springfeld"},"alternates":["Sprungfeld"],"codes":["SPR"],"population":12,"capital":"region","importance":0.5,"parent":"a:2","country":"LI","timezone":"Europe/Vaduz","boundary":{"type":"Polygon","coordinates":[[[9,46],[10,46],[10,48],[9,46]]]}}}
            {"type":"Feature","id":"a:2","geometry":{"type":"Point","coordinates":[9.5,47]},"properties":{"kind":"region","name":"North"}}
            """#
        try await fuzz("features", rounds: 60, file: "places.geojsonl", [lines]) { path, builder in
            try GeoJSONFile(path: path).read(into: &builder)
        }
    }
}
