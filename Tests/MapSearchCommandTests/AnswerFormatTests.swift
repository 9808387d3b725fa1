import Foundation
import MapSearchCommand
import Testing

/// The forms of an answer, and that every one is as the documents say.
@Suite("Output formats")
struct AnswerFormatTests {
    let tool: Tool
    let index: String

    init() async throws {
        tool = try Tool()
        index = try await tool.index(
            ofShops: """
                id,name,street,number,city,country,lat,lon,category,phone,website,opening_hours
                1,Crumb,Main Street,5,Springfield,US,39.78,-89.65,shop=bakery,+1 555,https://crumb.example,Mo-Fr 08:00-18:00
                2,"Say ""Hi"", Bean",Main Street,7,Springfield,US,39.79,-89.65,amenity=cafe,,,24/7
                3,Late,Main Street,9,Springfield,US,39.79,-89.66,amenity=cafe,,,
                """)
    }

    private func run(_ words: String..., input: String = "") async -> Tool.Outcome {
        await tool.run(words + ["--index", index], MemorySource(input), MemorySink())
    }

    @Test("every answer fits the schema")
    func schema() async throws {
        let schema = try JSONSchema(named: "answer.schema.json")
        var count = 0
        for words in [
            ["search", "crumb"], ["search", "cafe", "--facets", "--near", "39.78,-89.65"],
            ["search", "nothinglikethis"],
            ["search", "crumb", "--open-at", "2026-11-23T09:00"], ["geocode", "Main Street 5, Springfield"],
            ["reverse", "39.78,-89.65", "--hierarchy"], ["reverse", "0,0"], ["suggest", "cr"], ["resolve", "shops:1"],
            ["search", "sprngfield"], ["search", "main street 5 atlantis"],
        ] {
            let outcome = await tool.run(words + ["--json", "--index", index], MemorySource(), MemorySink())
            for answer in try outcome.json {
                #expect(schema.faults(in: answer) == [], "\(words)")
                count += 1
            }
        }
        let requests = """
            {"id":1,"op":"search","text":"crumb","facets":true,"filters":["phone"]}
            {"op":"reverse","latitude":39.78,"longitude":-89.65,"radius":500}
            {"op":"suggest","text":"be"}
            {"id":[1],"op":"search","txt":"x"}
            no json
            """
        for answer in try await run("batch", input: requests).json {
            #expect(schema.faults(in: answer) == [])
            count += 1
        }
        #expect(count == 16)
        for bad in [#"{"found":1}"#, #"{"id":1,"error":{"code":"x"}}"#, "[]"] {
            let value = try JSONSerialization.jsonObject(with: Data(bad.utf8))
            #expect(!schema.faults(in: value).isEmpty, "the checker takes \(bad)")
        }
    }

    @Test("results show category, opening state, phone and website")
    func details() async throws {
        let outcome = await run("search", "crumb", "--json", "--open-at", "2026-11-23T09:00")
        let result = try #require(try outcome.results.first)
        #expect(result["category"] as? String == "bakery" || result["category"] as? String == "Bakery")
        #expect(result["phone"] as? String == "+1 555" && result["website"] as? String == "https://crumb.example")
        let hours = try #require(result["hours"] as? [String: String])
        #expect(hours["state"] == "open" && hours["until"]?.hasPrefix("2026-11-23T18:00") == true, "\(hours)")
        let text = await run("search", "crumb", "--open-at", "2026-11-23T09:00")
        #expect(text.output.contains("closes at 18:00") && text.output.contains("+1 555"), "\(text.output)")
        #expect(text.output.lowercased().contains("bakery") && text.output.contains("https://crumb.example"))
        let none = try await run("search", "late", "--json").results.first
        #expect(none?["hours"] == nil && none?["phone"] == nil)
    }

    @Test("a feature collection that build reads again")
    func geojson() async throws {
        let outcome = await run("search", "cafe", "--format", "geojson")
        let collection = try #require(try outcome.json.first)
        #expect(collection["type"] as? String == "FeatureCollection")
        let features = try #require(collection["features"] as? [[String: Any]])
        #expect(Set(features.compactMap { $0["id"] as? String }) == ["shops:2", "shops:3"])
        let position = (features.first?["geometry"] as? [String: Any])?["coordinates"] as? [Double]
        #expect(position?.first.map { $0 < -89 } == true, "longitude first")
        #expect((features.first?["properties"] as? [String: Any])?["kind"] as? String == "business")
        let path = try tool.file("cafes.geojson", outcome.output)
        let built = await tool.bare("build", "-o", "\(tool.folder)/c.mapindex", path)
        #expect(built.output.contains("2 objects"), "\(built.errors)")
    }

    @Test("a table with a row for each result")
    func csv() async throws {
        let outcome = await run("search", "cafe", "--format", "csv", "--sort", "rank")
        #expect(outcome.lines.count == 3)
        #expect(outcome.lines[0].hasPrefix("name,kind,latitude,longitude,address,houseNumber,street,"))
        #expect(outcome.output.contains("\"Say \"\"Hi\"\", Bean\",business,39.79,-89.65,"))
        let none = await run("reverse", "0,0", "--format", "csv")
        #expect(none.status == 1 && none.lines.count == 1)
    }

    @Test("unknown formats, and two different ones")
    func refused() async throws {
        #expect(await run("search", "x", "--format", "xml").status == 2)
        #expect(await run("search", "x", "--format", "csv", "--json").errors.contains("cannot be combined"))
        #expect(await run("search", "crumb", "--format", "json", "--json").status == 0)
    }

    // MARK: Batch

    @Test("batch takes what search takes")
    func batch() async throws {
        func answer(_ request: String) async throws -> [String: Any] { try await run("batch", input: request).json[0] }
        func uris(_ request: String) async throws -> [String] {
            (try await answer(request)["results"] as? [[String: Any]] ?? []).compactMap { $0["uri"] as? String }
        }
        #expect(try await uris(#"{"op":"search","text":"cafe","openAt":"2026-11-23T03:00"}"#) == ["shops:2"])
        #expect(try await uris(#"{"op":"search","text":"cafe","filters":"category=amenity=cafe"}"#).count == 2)
        #expect(try await uris(#"{"op":"resolve","uri":"shops:3"}"#) == ["shops:3"])
        let first = try await uris(#"{"op":"search","text":"cafe","near":[39.79,-89.66],"sort":"distance","limit":1}"#)
        let second = try await uris(
            #"{"op":"search","text":"cafe","near":[39.79,-89.66],"sort":"distance","limit":1,"page":2}"#)
        #expect(first == ["shops:3"] && second == ["shops:2"])
        let fields =
            #"{"op":"geocode","address":{"street":"Main Street","house":"7","city":"Springfield","country":"US"}}"#
        let place = try #require((try await answer(fields)["results"] as? [[String: Any]])?.first)
        #expect((place["address"] as? [String: Any])?["houseNumber"] as? String == "7", "\(place)")
        #expect(try await answer(#"{"op":"search","text":"cafe","facets":true}"#)["facets"] != nil)
    }

    @Test(
        "invalid requests of a batch",
        arguments: [
            (#"{"op":"search","txt":"x"}"#, "no member “txt”: did you mean “text”?"),
            (#"{"op":"search","text":"x","frobnicate":1}"#, "no member “frobnicate”: use id, op"),
            (#"{"op":"search","text":"x","sort":"name"}"#, "“sort” is “name”"),
            (#"{"op":"search","text":"x","sort":"distance"}"#, "“sort” distance requires a starting point"),
            (#"{"op":"search","text":"x","filters":[1]}"#, "“filters” must be a list"),
            (#"{"op":"search","text":"x","filters":["a=..b"]}"#, "“filters” is “a=..b”"),
            (#"{"op":"search","text":"x","openAt":"noon"}"#, "“openAt” is “noon”"),
            (#"{"op":"search","text":"x","page":0}"#, "“page” is 0"),
            (#"{"op":"search","text":"x","category":"cafe"}"#, "did you mean amenity=cafe?"),
            (#"{"op":"geocode","address":{"stret":"x"}}"#, "no member “stret”: did you mean “street”?"),
            (#"{"op":"geocode","address":{"street":1}}"#, "must be a string"),
        ])
    func badRequests(request: String, message: String) async throws {
        let answer = try await run("batch", input: request).json[0]
        let error = answer["error"] as? [String: String]
        #expect(error?["code"] == "badRequest" && error?["message"]?.contains(message) == true, "\(answer)")
    }
}
