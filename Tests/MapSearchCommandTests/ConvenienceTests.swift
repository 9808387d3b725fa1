import Foundation
import Testing

@testable import MapSearchCommand

/// What makes the first commands of a newcomer work.
@Suite("Convenience")
struct ConvenienceTests {
    let tool: Tool

    init() throws { tool = try Tool() }

    private func bare(_ words: String..., environment: [String: String] = [:], isTerminal: Bool = false) async
        -> Tool.Outcome
    {
        await tool.run(words, MemorySource(), MemorySink(isTerminal: isTerminal), environment)
    }

    @Test("indexes of the environment, unless others are named")
    func environment() async throws {
        let both = ["MAPSEARCH_INDEX": "\(tool.other):\(tool.index)"]
        let outcome = await bare("search", "vaduz", "--json", environment: both)
        #expect(try Set(outcome.uris).isSuperset(of: ["o:cafe"]), "\(outcome.errors)")
        let named = await bare("search", "vaduz", "--json", "--index", tool.index, environment: both)
        #expect(try named.uris == ["t:vaduz"])
        #expect(await bare("info", environment: both).output.contains("Others"))
        let missing = await bare("search", "vaduz", environment: ["MAPSEARCH_INDEX": "/none.mapindex"])
        #expect(
            missing.status == 3 && missing.errors.contains("from the variable MAPSEARCH_INDEX"), "\(missing.errors)")
    }

    @Test("the bundled world by its name, and indexes in memory")
    func world() async throws {
        for flags in [[], ["--in-memory"]] {
            let words = ["search", "vaduz", "--json", "--index", tool.other, "--index", "world"] + flags
            let outcome = await tool.run(words, MemorySource(), MemorySink(), [:])
            #expect(try outcome.uris.contains("o:cafe"), "\(outcome.errors)")
            let world = await tool.run(
                ["search", "Montevideo", "--json", "--index", "world"] + flags, MemorySource(), MemorySink(), [:])
            #expect(try world.uris.first?.hasPrefix("geonames:") == true, "\(world.errors)")
        }
        // A file of the name is meant before.
        #expect(await bare("info", "--index", "./world").status == 3)
    }

    @Test("a category without a text, and the one that may be meant")
    func category() async throws {
        let index = try await tool.index(
            ofShops: "name,lat,lon,category\nCrumb,47,9,shop=bakery\nBean,47,9,amenity=cafe\n")
        let outcome = await bare("search", "--category", "amenity=cafe", "--index", index, "--json")
        #expect(try outcome.uris == ["shops:line3"], "\(outcome.errors)")
        let word = await bare("search", "--category", "cafe", "--index", index)
        #expect(word.status == 2 && word.errors.contains("did you mean amenity=cafe?"), "\(word.errors)")
        let typo = await bare("search", "--category", "amenity=caffe", "--index", index)
        #expect(typo.status == 1 && typo.errors.contains("did you mean amenity=cafe?"), "\(typo.errors)")
        #expect(await bare("search", "--category", "frobnicate", "--index", index).errors.contains("use an identifier"))
        #expect(await bare("search", "--index", index).status == 2)
        #expect(await bare("search", "--category", "a=b,c=d", "--index", index).errors.contains("2 categories"))
    }

    @Test(
        "coordinates in every notation",
        arguments: [
            "47.125,9.5", "47.125 9.5", "47°07′30″N 9°30′E", "geo:47.125,9.5", "N 47° 7.5' E 9° 30'", "8FVF4GG2+22",
        ])
    func notations(text: String) async throws {
        let outcome = await tool.run("reverse", text, "--json")
        #expect(try outcome.uris.first == "t:vaduz", "\(outcome.errors)")
    }

    @Test("data files instead of an index")
    func data() async throws {
        let path = try tool.file("li.osm.pbf", "x")
        let outcome = await bare("search", "vaduz", "--index", path)
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains("`mapsearch build -o li.mapindex \(path)`"), "\(outcome.errors)")
    }

    @Test("pictures on standard output")
    func pictures() async throws {
        let svg = await tool.run("map", "vaduz", "-o", "-")
        #expect(svg.status == 0 && svg.output.hasPrefix("<svg") && svg.output.hasSuffix("</svg>\n"), "\(svg.errors)")
        let terminal = await tool.run("map", "vaduz", "-o", "-", "--picture", "png", isTerminal: true)
        #expect(terminal.status == 2 && terminal.errors.contains("cannot be shown in a terminal"))
        let none = await tool.run("map", "nowhereatall", "-o", "-")
        #expect(none.status == 1 && none.output == "")
    }

    @Test("completions and the manual have every command and every option", arguments: ["bash", "zsh", "fish", "man"])
    func declarations(kind: String) async throws {
        let outcome = kind == "man" ? await tool.bare("manual") : await tool.bare("completions", kind)
        #expect(outcome.status == 0)
        for command in Command.all {
            #expect(outcome.output.contains(command.name))
            for option in command.options where option.substitute == nil {
                let name = kind == "man" ? option.name.replacing("-", with: "\\-") : option.name
                #expect(outcome.output.contains(kind == "fish" ? "-l \(name)" : name), "\(command.name) \(option.name)")
            }
        }
        let unknown = await tool.bare("completions", "csh")
        #expect(unknown.status == 2 && unknown.errors.contains("the shell is “csh”: use bash, zsh or fish"))
    }

    @Test("the script for bash completes", .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
    func bash() async throws {
        let script = try tool.file("completions.bash", await tool.bare("completions", "bash").output)
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [
            "--norc", "-c",
            "source \(script); COMP_WORDS=(mapsearch ba); COMP_CWORD=1; _mapsearch; echo ${COMPREPLY[@]}; "
                + "COMP_WORDS=(mapsearch batch --res); COMP_CWORD=2; _mapsearch; echo ${COMPREPLY[@]}",
        ]
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: output, as: UTF8.self) == "batch\n--resume\n")
    }
}
