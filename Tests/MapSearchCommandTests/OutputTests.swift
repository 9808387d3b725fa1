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
