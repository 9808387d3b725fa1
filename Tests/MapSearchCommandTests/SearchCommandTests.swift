import Testing

@Suite("Searching commands")
struct SearchCommandTests {
    let tool: Tool

    init() throws {
        tool = try Tool()
    }

    @Test("an answer in JSON, byte for byte")
    func json() async {
        let outcome = await tool.run("resolve", "t:vaduz", "--json")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                {"found":1,"displayType":"single","offline":true,"attribution":["Test data"],"results":[\
                {"name":"Vaduz","kind":"locality","uri":"t:vaduz","latitude":47.125,"longitude":9.5,\
                "boundingBox":[47.1082408,9.4753687,47.1417592,9.5246313],"description":"Liechtenstein",\
                "address":{"formatted":"Vaduz, Liechtenstein","locality":"Vaduz",\
                "country":"Liechtenstein","countryCode":"LI"},"timeZone":"Europe/Vaduz","source":"Places"}]}

                """)
        let country = await tool.run("resolve", "t:li", "--json").output
        #expect(country.contains(#""longitude":9.55,"boundingBox":[47.05,9.47,47.27,9.64],"address":"#))
    }

    @Test func correctedAndMatched() async {
        let outcome = await tool.run("search", "vadus", "--near", "47.125,9.5", "--json")
        #expect(outcome.output.hasPrefix(#"{"found":1,"correctedText":"vaduz","displayType":"single","#))
        #expect(outcome.output.contains(#""distance":0,"match":"corrected","confidence":0.48,"score":"#))
        #expect(outcome.output.hasSuffix(#","source":"Places","matches":[[0,5]]}]}"# + "\n"))
    }

    @Test("a list for people")
    func people() async {
        #expect(
            await tool.run("search", "vaduz", "--near", "47.5,9.5").output == """
                1. Vaduz, Liechtenstein
                   locality · 42 km · 47.125, 9.5 · t:vaduz
                Data: Test data

                """)
        let terminal = await tool.run("search", "liechtenstein", "vad", isTerminal: true).output
        #expect(terminal.hasPrefix("1. \u{1B}[1mVad\u{1B}[0muz, Liechtenstein\n   \u{1B}[2mlocality · "))
    }

    @Test(
        "no escape codes without a terminal",
        arguments: [(["NO_COLOR": "1"], true), (["TERM": "dumb"], true), ([:], false), (["NO_COLOR": ""], false)])
    func plain(environment: [String: String], isPlain: Bool) async {
        let outcome = await tool.run("search", "vaduz", isTerminal: true, environment: environment)
        #expect(outcome.output.contains("\u{1B}") == !isPlain)
    }

    @Test("control characters in names are not sent to the terminal")
    func control() async {
        #expect(await tool.run("resolve", "t:quote").output.contains("1. Say \"Hi\"\u{FFFD}, Liechtenstein\n"))
    }

    @Test(
        "the first result",
        arguments: [
            ("search vaduz", "t:vaduz"), ("search VADUZ liechtenstein", "t:vaduz"), ("geocode balzers", "t:balzers"),
            ("geocode --city Schaan --country LI", "t:schaan"),
            ("geocode --city Schaan --country Liechtenstein", "t:schaan"),
            ("reverse 47.19,9.5", "t:schaan"), ("reverse 47.19 9.5", "t:schaan"),
            ("reverse 47.19,9.5 --zoom 3", "t:li"), ("reverse 47.19,9.5 --radius 5000 --zoom 22", "t:schaan"),
            ("suggest bal", "t:balzers"), ("resolve t:li", "t:li"), ("search vaduz --mode offline", "t:vaduz"),
            ("search liechtenstein --sort distance --near 47.06,9.5 --limit 1 --page 1", "t:li"),
            ("search vaduz --bounds 47,9,48,10 --types places", "t:vaduz"), ("explain vadus", "t:vaduz"),
        ])
    func found(line: String, uri: String) async throws {
        let words = line.split(separator: " ").map(String.init) + ["--json", "--index", tool.index]
        let outcome = await tool.run(words, MemorySource(), MemorySink())
        #expect(outcome.status == 0)
        #expect(try outcome.uris.first == uri, "\(outcome.output)\(outcome.errors)")
    }

    @Test("suggestions have addresses, and distances from a point")
    func suggestions() async throws {
        let words = ["suggest", "bal", "--near", "47.0625,9.51"]
        let json = await tool.run(words + ["--json", "--index", tool.index], MemorySource(), MemorySink())
        let result = try #require(try json.results.first)
        #expect((result["address"] as? [String: Any])?["formatted"] as? String == "Balzers, Liechtenstein")
        #expect(result["distance"] as? Double == 759.7, "\(json.output)")
        let text = await tool.run(words + ["--index", tool.index], MemorySource(), MemorySink())
        #expect(text.output.contains("Liechtenstein · locality · 760 m · 47.0625, 9.5"), "\(text.output)")
    }

    @Test(
        "exit codes and remedies",
        arguments: [
            ("search nothinglikethat", 1, "check the spelling"),
            ("search vaduz --types organizations", 1, "check the spelling"),
            ("search vaduz --page 2", 1, "no more results"), ("search vadus --no-correction", 1, "check the spelling"),
            ("resolve t:none", 1, "There is no object t:none"), ("suggest zzzzzz", 1, ""),
            ("explain vaduz --online photon", 2, "there is no option --online"),
            ("search -", 2, "use `mapsearch batch`"), ("geocode -", 2, "use `mapsearch batch`"),
            ("search vaduz --index /", 3, "/ is a folder: name the index in it."),
            ("geocode --strt x", 2, "did you mean --street?"),
            ("info /", 3, "/ is a folder: name the index in it."),
            ("search vaduz --index /etc/passwd", 3, "/etc/passwd is not an index, or its beginning is damaged"),
            ("search", 2, "as in `mapsearch search Vaduz`"), ("geocode", 2, "no text given"),
            ("geocode Vaduz --city Schaan", 2, "cannot be combined with --city"), ("resolve", 2, "no identifier given"),
            ("search x --limit 0", 2, "--limit is “0”: use a whole number from 1 to 1000"),
            ("search x --page 0", 2, "--page"), ("search x --sort size", 2, "use rank, distance or along"),
            ("search x --sort distance", 2, "add --near LAT,LON"), ("search x --types all", 2, "use places"),
            ("search x --types ,", 2, "--types is “,”"), ("search x --near 1", 2, "use LAT,LON"),
            ("search x --bounds 1,2,3", 2, "use SOUTH,WEST,NORTH,EAST"), ("search x --bounds 5,0,1,1", 2, "--bounds"),
            ("search x --along y", 2, "an encoded polyline"), ("search x --along none.json", 3, "cannot be read"),
            ("search x --width 5", 2, "requires --along"),
            ("search x --along _p~iF~ps|U --width -1", 2, "use a number of metres"),
            ("search x --sort along", 2, "add --along LINE"), ("search x --category ,", 2, "amenity=cafe"),
            ("search vaduz --category shop=bakery", 1, "The filter “category” excludes all results"),
            ("search vaduz --filter wify", 1, "“wify”"), ("--verison", 2, "did you mean --version?"),
            ("search vaduz --language german", 2, "--language is “german”: use codes such as de"),
            ("search nothinglikethat --category shop=bakery", 1, "check the spelling"),
            ("search vaduz --filter wifi --filter stars=4..", 1, "The filters “stars”, “wifi” exclude all results"),
            ("search x --filter =pizza", 2, "begin with the name of the filter"),
            ("search x --filter cuisine=,", 2, "add a value"),
            ("search x --filter stars=..", 2, "put numbers or dates"),
            ("search x --filter stars=a..b", 2, "put numbers or dates"),
            ("search x --filter stars=5..4", 2, "its range is empty"),
            ("search x --open-at noon", 2, "2026-11-21T14:30"),
            ("search x --online nominatim=y", 2, "https://host/path"),
            ("search x --mode online", 2, "needs a service"),
            ("search x --mode fast", 2, "use offline, online or combined"),
            ("search x --online bing=https://example.org", 2, "use nominatim=URL"),
            ("search x --online nominatim", 2, "--user-agent"),
            ("search x --mode offline --online photon", 2, "uses no service"),
            ("search x --within none.geojson", 3, "none.geojson cannot be read"), ("reverse x", 2, "use LAT,LON"),
            ("reverse 91,0", 2, "latitude must be"), ("reverse 1,1 --zoom 23", 2, "--zoom is “23”"),
            ("reverse 1,1 --radius -1", 2, "--radius is “-1”"),
            ("reverse 1,1 --radius 60000", 2, "metres from 0 to 50000"),
            ("reverse 1,1 --zoom 22", 1, "Nothing was found at this coordinate"),
            ("reverse 1,1 --zoom 0x10", 2, "--zoom is “0x10”"), ("reverse 1,1 --radius 0x10", 2, "--radius is “0x10”"),
            ("reverse 0x1,0x2", 2, "use LAT,LON"), ("search x --filter stars=0x4..", 2, "put numbers or dates"),
            ("geocode --house 12", 2, "--house is given without the street: add --street."),
            ("geocode --house 12 --country LI", 2, "add --street"),
            ("batch x.jsonl", 2, "batch < x.jsonl"), ("batch --threads 0", 2, "--threads"),
        ] as [(String, Int32, String)])
    func failures(line: String, status: Int32, message: String) async {
        let words = line.split(separator: " ").map(String.init) + ["--index", tool.index]
        let outcome = await tool.run(words, MemorySource(), MemorySink())
        #expect(outcome.status == status)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.errors.isEmpty == message.isEmpty)
    }

    @Test("a chain with an identifier of Wikidata is listed with its name, and a number is a value of its filter")
    func chains() async throws {
        let feature = """
            {"type":"Feature","id":"t:1","geometry":{"type":"Point","coordinates":[9,47]},"properties":{"name":"Adler",\
            "kind":"business","category":"tourism=hotel","chains":[["Q66132404","Tchibo"]],"features":[["stars",null,5]]}}

            """
        let index = tool.folder + "/a.mapindex"
        let build = await tool.bare("build", "-o", index, try tool.file("a.geojsonl", feature))
        try #require(build.status == 0, "\(build.errors)")
        let words = ["search", "adler", "--index", index]
        let facets = await tool.run(words + ["--facets"], MemorySource(), MemorySink())
        #expect(facets.output.contains("--filter chain=Q66132404 “Tchibo” (1)"), "\(facets.output)")
        for (filter, status) in [("stars=5", 0), ("stars=4,5.0", 0), ("stars=4", 1), ("stars=many", 2)] as [(_, Int32)]
        {
            let outcome = await tool.run(words + ["--filter", filter], MemorySource(), MemorySink())
            #expect(outcome.status == status, "\(filter): \(outcome.errors)")
        }
    }

    @Test func manual() async {
        #expect(await tool.bare("manual").status == 0)
        let outcome = await tool.bare("manual", "x")
        #expect(outcome.status == 2 && outcome.errors.contains("remove “x”"), "\(outcome.errors)")
    }

    @Test("an explanation without results lists the stages")
    func explainNothing() async {
        let outcome = await tool.run("explain", "nothinglikethat")
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        #expect(outcome.output.contains("stage as typed “nothinglikethat”: 0 found"))
        #expect(outcome.output.contains("unknown “nothinglikethat”"))
    }

    @Test("nothing found is an answer in JSON, and an exit code")
    func emptyJSON() async {
        let outcome = await tool.run("search", "nothinglikethat", "--json")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix(#"{"found":0,"#) && outcome.output.hasSuffix(#""results":[]}"# + "\n"))
        #expect(outcome.errors == "")
    }

    @Test("known and unknown identifiers")
    func resolveSeveral() async {
        let outcome = await tool.run("resolve", "t:li", "t:none", "t:vaduz", "--json")
        #expect(outcome.status == 1)
        #expect(outcome.lines.count == 2)
        #expect(outcome.errors.contains("t:none"))
    }

    @Test func pages() async throws {
        let all = await tool.run("search", "liechtenstein", "--json", "--limit", "9")
        let count = try all.results.count
        try #require(count > 0)
        var uris: [String] = []
        for page in 1...count {
            let outcome = await tool.run("search", "liechtenstein", "--json", "--limit", "1", "--page", "\(page)")
            uris += try outcome.uris
        }
        #expect(Set(uris).count == count)
    }

    @Test(
        "areas in files",
        arguments: [
            (#"{"type":"Polygon","coordinates":[[[9.4,47.1],[9.6,47.1],[9.6,47.15],[9.4,47.15],[9.4,47.1]]]}"#, 0),
            (
                #"{"type":"Feature","geometry":{"type":"MultiPolygon","coordinates":[[[[9,47],[10,47],[10,48],[9,47]]]]}}"#,
                0
            ),
            (
                #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}}]}"#,
                1
            ),
            (#"{"type":"Point","coordinates":[9,47]}"#, 3),
            (#"{"type":"Polygon","coordinates":[[[9,47],[10,47]]]}"#, 3),
            (#"{"type":"Polygon","coordinates":[[[9,47],[10,47],[10,48]]]}"#, 3),
            (#"{"type":"Polygon","coordinates":[[[9,"47"],[10,47],[10,48],[9,47]]]}"#, 3),
            (#"{"type":"Polygon","coordinates":[[[9,147],[10,47],[10,48],[9,147]]]}"#, 3),
            (#"{"type":"Polygon","coordinates":[]}"#, 3), (#"{"type":"FeatureCollection","features":[]}"#, 3),
            ("no", 3),
        ])
    func within(text: String, status: Int32) async throws {
        let path = try tool.file("area.geojson", "\u{FEFF}" + text)
        #expect(await tool.run("search", "vaduz", "--within", path).status == status)
    }

    /// Southward on 9.4° E, so that places in the east are on the left.
    @Test("along a line in a file, and the same line as text")
    func along() async throws {
        let index = try await tool.index(
            ofShops: "id,name,lat,lon\nnorth,Crumb,47.25,9.45\nsouth,Crumb,47.15,9.41\nfar,Crumb,47.2,11\n")
        let path = try tool.file("route.geojson", #"{"type":"LineString","coordinates":[[9.4,47.3],[9.4,47.1]]}"#)
        for (line, sort, expected) in [
            (path, "distance", ["shops:south", "shops:north"]),
            ("_hu_H_}jx@~`f@?", "along", ["shops:north", "shops:south"]),
        ] {
            let outcome = await tool.bare(
                "search", "crumb", "--along", line, "--width", "9000", "--sort", sort, "--json", "--index", index)
            let results = try outcome.results
            #expect(try outcome.uris == expected, "\(outcome.errors)")
            #expect(results.allSatisfy { $0["side"] as? String == "left" })
            let north = try #require(results.first { $0["uri"] as? String == "shops:north" })
            #expect(abs((north["distance"] as? Double ?? 0) - 3785) < 10)
            #expect(abs((north["along"] as? Double ?? 0) - 5559) < 10)
        }
        let outcome = await tool.bare("search", "crumb", "--along", path, "--index", index)
        #expect(outcome.output.contains("\n   business · 760 m to the left · after 17 km · "), "\(outcome.output)")
        #expect(outcome.output.contains("far"))
    }

    @Test("only what is of a category")
    func category() async throws {
        let index = try await tool.index(
            ofShops: "name,lat,lon,category\nCrumb,47,9,shop=bakery\nCrumb,47.1,9,amenity=cafe\n")
        let outcome = await tool.bare("search", "crumb", "--category", "amenity=cafe", "--json", "--index", index)
        #expect(try outcome.uris == ["shops:line3"])
        let request = #"{"op":"search","text":"crumb","category":["shop=bakery"],"along":[[47,9],[46,9]],"width":10}"#
        #expect(try await tool.bare("batch", "--index", index, input: request + "\n").uris == ["shops:line2"])
    }
}
