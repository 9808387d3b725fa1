import MapGeometry
import MapSearchCommand
import TestFixtures
import Testing

/// What fuzzing found in lines of `batch`, and their edges.
@Suite struct BatchCorpusTests {
    @Test(arguments: try Corpus.entries("batch"))
    func replay(entry: Corpus.Entry) async throws {
        let outcome = await (try Tool()).run("batch", input: entry.text)
        let answers = try outcome.lines.map { try JSONValue(line: $0.utf8) }
        #expect(!answers.isEmpty)
        for answer in answers { #expect((answer[entry.isTaken ? "results" : "error"]) != nil) }
    }
}
