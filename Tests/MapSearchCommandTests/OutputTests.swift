import Foundation
import Testing

/// What may be written, and what happens if it cannot be.
@Suite("Outputs")
struct OutputTests {
    let tool: Tool

    init() throws { tool = try Tool() }

    private func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    @Test("an index that is searched is not overwritten, under any name")
    func searchedIndex() async throws {
        let table = try tool.file("t.csv", "ort\nVaduz\n")
        let before = try bytes(tool.index)
        let soft = tool.folder + "/soft.csv"
        let hard = tool.folder + "/hard.csv"
        try FileManager.default.createSymbolicLink(atPath: soft, withDestinationPath: tool.index)
        try FileManager.default.linkItem(atPath: tool.index, toPath: hard)
        for output in [tool.index, tool.folder + "/./places.mapindex", soft, hard] {
            for options in [[], ["--in-memory"], ["--resume"]] {
                let words = ["batch", "--csv", table, "-o", output] + options
                let named = await tool.run(words + ["--index", tool.index], MemorySource(), MemorySink())
                #expect(named.status == 2 && named.errors.contains("would be overwritten"), "\(named.errors)")
                let variable = await tool.run(
                    words, MemorySource(), MemorySink(), ["MAPSEARCH_INDEX": "\(tool.other):\(tool.index)"])
                #expect(variable.status == 2 && variable.errors.contains("would be overwritten"), "\(variable.errors)")
            }
            let map = await tool.run("map", "vaduz", "--picture", "svg", "-o", output)
            #expect(map.status == 2 && map.errors.contains("would be overwritten"), "\(map.errors)")
        }
        #expect(try bytes(tool.index) == before)
        // An index that the command does not read can be replaced.
        let build = await tool.run(
            ["build", "-o", tool.index, try tool.file("a.csv", "name,lat,lon\na,47,9\n")], MemorySource(), MemorySink(),
            ["MAPSEARCH_INDEX": tool.index])
        #expect(build.status == 0, "\(build.errors)")
    }

    @Test("a run that fails keeps what existed, and can be continued")
    func failure() async throws {
        let table = try tool.file("t.csv", "ort,n\nVaduz,1\nSchaan,2\nx,y,z\nBalzers,4\n")
        let output = try tool.file("out.csv", "precious")
        let partial = output + ".partial"
        let failed = await tool.run("batch", "--csv", table, "--strict", "-o", output)
        #expect(failed.status == 3 && failed.errors.contains("\(partial): continue with --resume"), "\(failed.errors)")
        #expect(try bytes(output) == Data("precious".utf8))
        let again = await tool.run("batch", "--csv", table, "-o", output)
        #expect(again.status == 2 && again.errors.contains("\(partial) is left by"), "\(again.errors)")
        let link = tool.folder + "/link.csv"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: output)
        let resumed = await tool.run("batch", "--csv", table, "-o", link, "--resume")
        #expect(resumed.errors.contains("4 rows: 3 exact, 1 unreadable"), "\(resumed.errors)")
        #expect(String(decoding: try bytes(output), as: UTF8.self).contains("\nBalzers,4,47.0625,"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == output)
        #expect(!FileManager.default.fileExists(atPath: partial))
    }

    @Test("a table that cannot be read leaves no file")
    func unreadable() async throws {
        let table = try tool.file("t.csv", "Kunde;Telefon\nMüller;123\n")
        let output = tool.folder + "/out.csv"
        #expect(await tool.run("batch", "--csv", table, "-o", output).status == 3)
        #expect(await tool.run("batch", "--csv", table, "-o", output, "--resume").status == 3)
        #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder).allSatisfy { !$0.hasPrefix("out") })
    }

    @Test("a run is not continued with another index or with other options")
    func otherOptions() async throws {
        let table = try tool.file("t.csv", "lat,lon\n47.125,9.5\n47.1875,9.5\n")
        let output = tool.folder + "/out.csv"
        let words = ["batch", "--reverse", "--csv", table, "-o", output]
        let whole = await tool.run(words + ["--index", tool.index], MemorySource(), MemorySink())
        #expect(whole.status == 0, "\(whole.errors)")
        let before = try bytes(output)
        for others in [["--index", tool.other], ["--index", tool.index, "--zoom", "3"]] {
            let outcome = await tool.run(words + others + ["--resume"], MemorySource(), MemorySink())
            #expect(outcome.status == 3 && outcome.errors.contains("out.csv:2 was written with"), "\(outcome.errors)")
        }
        let same = await tool.run(words + ["--index", tool.index, "--resume"], MemorySource(), MemorySink())
        #expect(same.status == 0, "\(same.errors)")
        #expect(try bytes(output) == before)
    }

    @Test("the partial file is not the table")
    func partialTable() async throws {
        let table = try tool.file("out.csv.partial", "ort\nVaduz\n")
        let outcome = await tool.run("batch", "--csv", table, "-o", tool.folder + "/out.csv", "--resume")
        #expect(outcome.status == 2 && outcome.errors.contains("would be overwritten"), "\(outcome.errors)")
    }

    @Test("standard input and output are not the same file")
    func streams() async {
        let outcome = await tool.run("batch", "--csv", "-", "-o", "-", input: "ort\nVaduz\n")
        #expect(outcome.status == 0 && outcome.lines.count == 2, "\(outcome.errors)")
    }

    @Test(
        "closed standard streams", .enabled(if: ToolProcess.isAvailable, "the tool is not beside the tests"),
        .timeLimit(.minutes(1)),
        arguments: [
            ("batch <&-", 3, "standard input cannot be read"),
            ("batch --csv t.csv >&-", 3, "standard output cannot be written"),
            ("search vaduz >&-", 3, "standard output cannot be written"),
            ("search vaduz <&-", 0, ""), ("search vaduz 2>&-", 0, ""), ("search nowhereatall 2>&-", 1, ""),
            ("search nowhereatall <&- >&- 2>&-", 1, ""),
        ] as [(String, Int32, String)])
    func closed(command: String, status: Int32, message: String) throws {
        _ = try tool.file("t.csv", "ort\nVaduz\n")
        let outcome = try ToolProcess.run(
            "export MAPSEARCH_INDEX=places.mapindex; exec \"$0\" \(command)", in: tool.folder)
        #expect(outcome.status == status, "\(outcome)")
        #expect(message.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(message), "\(outcome)")
    }

    @Test(
        "an error while writing names the output",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func fullDevice() async throws {
        let table = try tool.file("t.csv", "ort\nVaduz\n")
        let outcome = await tool.run("batch", "--csv", table, "-o", "/dev/full")
        #expect(
            outcome.status == 3
                && outcome.errors.contains("mapsearch: /dev/full cannot be written (No space left on device): check"),
            "\(outcome.errors)")
    }
}
