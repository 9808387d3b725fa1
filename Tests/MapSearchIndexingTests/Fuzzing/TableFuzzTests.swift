import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchTestSupport
import TestFixtures
import Testing

/// Damaged tables and features: an index that is sound, or an error that names the file.
@Suite struct TableFuzzTests {
    private static let words = [
        ",", ";", "\t", "|", "\"", "\"\"", "\r\n", "\n", "\r", "{", "}", "[", "]", ":", "null", "true", "-", "1e400",
        "NaN",
        "inf", "91", "-181", "999999999999999999999", "\\u0000", "\\ud800", "\u{FEFF}", "\u{0}", "ß", "東京", "\"type\"",
        "\"coordinates\"", "Feature", "Polygon", "country", "house", "10-14", "1;2;3", "0",
    ]

    private func fuzz(
        _ name: String, rounds: Int, heavyRounds: Int, _ texts: [String],
        _ read: ([UInt8], TemporaryFiles, inout IndexBuilder) throws -> Void
    ) async throws {
        let files = try TemporaryFiles()
        let originals = texts.map { Array($0.utf8) }
        let run = try await FuzzRun.run(name, rounds: rounds, heavyRounds: heavyRounds) { random in
            var bytes = originals[Int.random(in: originals.indices, using: &random)]
            random.damage(text: &bytes, words: Self.words)
            var builder = IndexBuilder(name: "Table")
            do {
                try read(bytes, files, &builder)
            } catch let error as IndexingError {
                #expect(error.file != nil, "\(error)")
                return false
            }
            let index = try OfflineIndex(bytes: try builder.build().bytes)
            try index.verify()
            _ = try OfflineBackend(index).answer(.text("main street 1 springfield"))
            return true
        }
        #expect(run.acceptedCount > 0)
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
        try await fuzz("tables", rounds: 40, heavyRounds: 10_000, tables) { bytes, files, builder in
            try DelimitedFile(path: try files.write(bytes, "table.csv")).read(into: &builder)
        }
    }

    private static let geoNamesRows = [
        "3042030\tVaduz\tVaduz\tVaduc\t47.14151\t9.52154\tP\tPPLC\tLI\t\t11\t\t\t\t5197\t\t465\tEurope/Vaduz\t2020-01-01",
        "3042058\tLiechtenstein\tLiechtenstein\t\t47.16\t9.55\tA\tPCLI\tLI\t\t00\t\t\t\t37910\t\t800\tEurope/Vaduz\t2020-01-01",
        "3042037\tGemeinde\tGemeinde\t\t47.1\t9.5\tA\tADM1\tLI\t\t11\t\t\t\t5000\t\t460\tEurope/Vaduz\t2020-01-01",
    ].joined(separator: "\n")

    @Test func geoNames() async throws {
        try await fuzz("geonames", rounds: 60, heavyRounds: 6_000, [Self.geoNamesRows]) { bytes, files, builder in
            try GeoNamesTable(path: try files.write(bytes, "cities.txt")).read(into: &builder)
        }
    }

    /// Rows of all the tables that lie beside the main one, in each of them.
    @Test func geoNamesCompanions() async throws {
        let rows = [
            "LI\tLIE\t438\tLS\tLiechtenstein\tVaduz\t160\t37910\tEU\t.li\tCHF\tFranc\t423\t####\t^(\\d{4})$\tde-LI\t3042058\tCH,AT\t",
            "AT\tAUT\t40\tAU\tAustria\tVienna\t83858\t8847037\tEU\t.at\tEUR\tEuro\t43\t####\t^(\\d{4})$\tde-AT\t2782113\tCH\t",
            "LI.11\tVaduz\tVaduz\t3042030", "LI.12\tOberland\tOberland\t99", "LI.11.7\tGemeinde\tGemeinde\t98",
            "3042058\t3042037\tADM", "3042037\t3042030\tADM", "3042030\t3042058\t",
            "1\t3042030\tde\tVaduz\t1\t\t\t", "2\t3042030\tru\tВадуц\t\t\t\t", "3\t3042058\tiata\tLIX\t\t\t\t1900",
        ].joined(separator: "\n")
        let names = [
            "countryInfo.txt", "admin1CodesASCII.txt", "admin2Codes.txt", "hierarchy.txt", "alternateNamesV2.txt",
        ]
        try await fuzz("geonames companions", rounds: 20, heavyRounds: 2_000, [rows]) { bytes, files, builder in
            for name in names { _ = try files.write(bytes, name) }
            let path = try files.write(Array(Self.geoNamesRows.utf8), "cities.txt")
            try GeoNamesTable(path: path).read(into: &builder)
        }
    }

    @Test func features() async throws {
        let lines = #"""
            {"type":"Source","name":"Mine","date":"2026-09-05","license":"CC0-1.0","attribution":["Me"]}
            {"type":"Feature","id":"a:1","geometry":{"type":"Point","coordinates":[9.5,47]},"bbox":[9,46,10,48],"properties":{"kind":"locality","name":"Springfield","names":{"de":"Springfeld"},"alternates":["Sprungfeld"],"codes":["SPR"],"population":12,"capital":"region","importance":0.5,"parent":"a:2","country":"LI","timezone":"Europe/Vaduz","boundary":{"type":"Polygon","coordinates":[[[9,46],[10,46],[10,48],[9,46]]]}}}
            {"type":"Feature","id":"a:2","geometry":{"type":"Point","coordinates":[9.5,47]},"properties":{"kind":"region","name":"North"}}
            """#
        let document = #"""
            {"type":"FeatureCollection","crs":{"type":"name"},"features":[
            {"type":"Feature","id":7,"geometry":{"type":"LineString","coordinates":[[9,47],[9.1,47.1]]},"properties":{"name":"Path"}},
            {"type":"Feature","geometry":{"type":"MultiPolygon","coordinates":[[[[179,0],[-179,0],[-179,1],[179,0]]]]},
            "properties":{"kind":"business","name":"Shop","category":"shop=bakery","phone":["1","2"],"opening_hours":"24/7","postcode":9490}}
            ]}
            """#
        try await fuzz("features", rounds: 60, heavyRounds: 6_000, [lines, document]) { bytes, files, builder in
            try GeoJSONFile(path: try files.write(bytes, "places.geojsonl"), kind: .area).read(into: &builder)
        }
    }
}
