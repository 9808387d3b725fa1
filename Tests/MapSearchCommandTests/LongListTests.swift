import Foundation
import Testing

/// Lists of thousands of values, which must not take more than proportional time.
@Suite("Long lists") struct LongListTests {
    let tool: Tool

    init() throws { tool = try Tool() }

    @Test(
        "a request with too many values is refused", .timeLimit(.minutes(1)),
        arguments: [
            (#""filters":["# + list(40_000) { "\"a=\($0)\"" } + "]", "“filters” has 40000 values: use at most 1000."),
            (#""category":["# + list(40_000) { "\"a\($0)\"" } + "]", "“category” has 40000 values"),
            (#""language":""# + list(100_000) { "l\($0)" } + "\"", "“language” has 100000 values"),
        ])
    func request(member: String, message: String) async throws {
        let outcome = await tool.run("batch", input: #"{"op":"search","text":"vaduz",\#(member)}"# + "\n")
        let error = try #require(try outcome.json.first?["error"] as? [String: String])
        #expect(error["code"] == "badRequest" && error["message"]?.contains(message) == true, "\(error)")
    }

    @Test func options() async {
        let languages = await tool.run("search", "vaduz", "--language", Self.list(1_001) { _ in "de" })
        #expect(languages.status == 2 && languages.errors.contains("--language has 1001 values: use at most 1000."))
        let enough = await tool.run("search", "vaduz", "--language", Self.list(1_000) { _ in "de" })
        #expect(enough.status == 0, "\(enough.errors)")
    }

    @Test("a table with many columns, each of which may be a number", .timeLimit(.minutes(1)))
    func columns() async throws {
        let titles = Self.list(8_000) { "n\($0)" }
        let table = await tool.run("batch", "--csv", "-", input: "ort,\(titles)\nVaduz\n")
        #expect(table.status == 0 && table.errors.contains("1 row: 1 exact"), "\(table.errors.prefix(400))")
        let addresses = Self.list(4_000) { "Address \($0)" }
        let row = Self.list(4_000) { "\($0)" }
        let lines = await tool.run("batch", "--csv", "-", input: "ort,\(addresses)\nVaduz,\(row)\n")
        #expect(lines.errors.contains("1 row: "), "\(lines.errors.prefix(400))")
        let file = try tool.file("t.csv", "name,lat,lon,\(titles)\na,47,9\n")
        let build = await tool.bare("build", "-o", tool.folder + "/t.mapindex", file)
        #expect(build.status == 0 && build.errors.contains("“n12” and 7987 more"), "\(build.errors.prefix(400))")
    }

    @Test("messages list a few titles, and the number of the others")
    func messages() async throws {
        let titles = Self.list(100) { "q\($0)x" }
        let text = titles + "\n" + Self.list(100) { _ in "x" } + "\n"
        let file = try tool.file("t.csv", text)
        let index = tool.folder + "/t.mapindex"
        for outcome in [
            await tool.run("batch", "--csv", "-", input: text),
            await tool.run("batch", "--csv", "-", "--reverse", input: text),
            await tool.run("batch", "--csv", "-", "--columns", "zzzzzzzz", input: text),
            await tool.bare("build", "-o", index, file),
            await tool.bare("build", "-o", index, file, "--columns", "lat=zzzzzzzz"),
        ] {
            #expect(outcome.status != 0 && outcome.errors.contains("q11x and 88 more"), "\(outcome.errors)")
            #expect(outcome.errors.utf8.count < 500)
        }
    }

    @Test("a feature with thousands of names is skipped, and thousands of properties are read", .timeLimit(.minutes(1)))
    func feature() async throws {
        let point = #""geometry":{"type":"Point","coordinates":[9,47]}"#
        let names = Self.list(40_000) { "\"l\($0)\":\"name \($0)\"" }
        let properties = Self.list(40_000) { "\"p\($0)\":1" }
        let file = try tool.file(
            "many.geojsonl",
            """
            {"type":"Feature","id":"a:1",\(point),"properties":{"name":"One","kind":"locality","names":{\(names)}}}
            {"type":"Feature","id":"a:2",\(point),"properties":{"name":"Two","kind":"locality",\(properties)}}

            """)
        let outcome = await tool.bare("build", "-o", tool.folder + "/many.mapindex", file)
        #expect(
            outcome.status == 0
                && outcome.errors.contains("many.geojsonl:1: skipped: a:1: “names” has 40000 languages: at most 1000"),
            "\(outcome.errors.prefix(400))")
        #expect(outcome.output.contains("1 object"), "\(outcome.output)")
    }

    /// Numbered values with commas.
    private static func list(_ count: Int, _ value: (Int) -> String) -> String {
        (0..<count).map(value).joined(separator: ",")
    }
}
