import Foundation
import Testing

@Suite("Maps")
struct MapCommandTests {
    let tool: Tool

    init() throws {
        tool = try Tool()
    }

    private func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

    private func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

    @Test func aPictureInLetters() async throws {
        let path = "\(tool.folder)/map.svg"
        let outcome = await tool.run("map", "vaduz", "-o", path, "--size", "500x400")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(outcome.lines.first == "1. Vaduz, Liechtenstein", "the results are listed as a search lists them")
        let svg = try text(path)
        #expect(svg.contains("width=\"500\" height=\"400\""))
        #expect(svg.contains("<title>vaduz</title>"))
        #expect(svg.contains(">Vaduz</text>"))
        #expect(svg.contains(">Test data</text>"), "the credit")
        #expect(svg.contains(">Schaan</text>"), "a town nearby")
        let again = "\(tool.folder)/again.svg"
        #expect(await tool.run("map", "vaduz", "--output=\(again)", "--size=500x400").status == 0)
        #expect(try text(again) == svg)
        #expect(await tool.run("map", "vaduz", "-o", again, "--size", "500x400", "--dark").status == 0)
        #expect(try text(again) != svg)
    }

    @Test func aPictureInPixels() async throws {
        let path = "\(tool.folder)/map.PNG"
        #expect(await tool.run("map", "vaduz", "-o", path, "--size", "100X80", "--scale", "2").status == 0)
        let file = try bytes(path)
        #expect(file.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        #expect(file[16..<24] == [0, 0, 0, 200, 0, 0, 0, 160])
        let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder)
        #expect(!names.contains { $0.hasSuffix(".part") })
    }

    /// The name of a draft cannot be guessed, and a file with the old name is neither followed nor replaced.
    @Test func plantedLinksAreNotFollowed() async throws {
        let path = "\(tool.folder)/map.svg"
        let victim = try tool.file("victim.txt", "mine")
        try FileManager.default.createSymbolicLink(atPath: path + ".part", withDestinationPath: victim)
        #expect(await tool.run("map", "vaduz", "-o", path).status == 0)
        #expect(try text(victim) == "mine")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path + ".part") == victim)
        // A link that the user names is followed: what it leads to is the picture, and the link stays.
        let link = "\(tool.folder)/link.svg"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: victim)
        #expect(await tool.run("map", "vaduz", "-o", link).status == 0)
        #expect(try text(victim) == (try text(path)))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == victim)
    }

    @Test func aShapeWithoutEnd() async throws {
        let outcome = await tool.run("search", "vaduz", "--within", "/dev/zero")
        #expect(outcome.status == 3 && outcome.errors.contains("more than 64 MB"))
    }

    @Test func jsonAndNames() async throws {
        let path = "\(tool.folder)/map.svg"
        let outcome = await tool.run("map", "vaduz", "-o", path, "--json", "--language", "ru")
        #expect(try outcome.json.first?["found"] as? Int == 1)
        #expect(try text(path).contains(">Вадуц</text>"))
        #expect(await tool.run("map", "say", "hi", "-o", path).status == 0)
        #expect(try text(path).contains("Say &quot;Hi&quot;"))
    }

    /// A bitmap has no Arabic letters, so it shows the English name.
    @Test func lettersThatABitmapLacks() async throws {
        let feature = """
            {"type":"Feature","id":"cairo","geometry":{"type":"Point","coordinates":[31.25,30.06]},
            "properties":{"name":"Cairo","kind":"locality","names":{"ar":"القاهرة"}}}
            """
        let source = try tool.file("cairo.geojson", feature.replacing("\n", with: ""))
        let index = "\(tool.folder)/cairo.mapindex"
        #expect(await tool.run(["build", "-o", index, source], MemorySource(""), MemorySink()).status == 0)
        func picture(_ language: String, _ name: String) async throws -> [UInt8] {
            let path = "\(tool.folder)/\(name)"
            let words = [
                "map", "cairo", "-o", path, "--index", index, "--language", language, "--size", "200x150",
            ]
            #expect(await tool.run(words, MemorySource(""), MemorySink()).status == 0)
            return try bytes(path)
        }
        #expect(try await picture("ar", "ar.png") == picture("en", "en.png"))
        #expect(try await picture("ar", "ar.svg") != picture("en", "en.svg"))
    }

    @Test func whereItWasSearchedIsShown() async throws {
        let path = "\(tool.folder)/map.svg"
        #expect(await tool.run("map", "vaduz", "-o", path).status == 0)
        let plain = try text(path)
        #expect(await tool.run("map", "vaduz", "-o", path, "--bounds", "47,9.4,47.3,9.7").status == 0)
        #expect(try text(path).contains("stroke=\"#2166c4\""))
        #expect(!plain.contains("stroke=\"#2166c4\""))
    }

    @Test("a single sea is shown as a whole, with the countries around it")
    func wholeSea() async throws {
        let outcome = await tool.bare("map", "Caribbean Sea", "-o", "-")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("CUBA") && outcome.output.contains("VENEZUELA"), "\(outcome.errors)")
    }

    @Test func nothingFoundIsNoPicture() async throws {
        let path = "\(tool.folder)/map.svg"
        let outcome = await tool.run("map", "qqqqqqqq", "-o", path)
        #expect(outcome.status == 1)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(
        "invalid input",
        arguments: [
            ("map vaduz", 2, "-o map.svg"), ("map -o /x.svg", 2, "no text given"),
            ("map vaduz -o /x.jpg", 2, ".svg or .png"), ("map vaduz -o /x", 2, ".svg or .png"),
            ("map vaduz -o /x.svg --size 800", 2, "WIDTHxHEIGHT"), ("map vaduz -o /x.svg --size 1x1", 2, "from 64"),
            ("map vaduz -o /x.svg --size 9999x800", 2, "to 4096"), ("map vaduz -o /x.png --scale 9", 2, "from 1 to 4"),
            ("map vaduz -o /no/x.svg", 3, "cannot be written"), ("map vaduz -o /folder.svg", 3, "cannot be written"),
            ("map vaduz -o /x.svg --blak", 2, "no option --blak"),
        ] as [(String, Int32, String)])
    func failures(line: String, status: Int32, message: String) async throws {
        try FileManager.default.createDirectory(
            atPath: "\(tool.folder)/folder.svg", withIntermediateDirectories: true)
        let words = line.split(separator: " ").map { $0.hasPrefix("/") ? tool.folder + $0 : String($0) }
        let outcome = await tool.run(words + ["--index", tool.index], MemorySource(""), MemorySink())
        #expect(outcome.status == status, "\(outcome.errors)")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
