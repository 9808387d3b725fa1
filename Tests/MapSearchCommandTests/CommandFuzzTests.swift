import MapGeometry
import MapSearchTestSupport
import TestFixtures
import Testing

@testable import MapSearchCommand

/// Damaged requests and tables: an answer to each line, or an error that says what to do.
@Suite struct CommandFuzzTests {
    private static let words = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud83d", "null", "true", "1e999", "-0", "NaN", "180.1",
        "-91", "1e5",
        "99999999999999999999", "\"op\"", "\"near\"", "\"within\"", "\"bounds\"", "\"search\"", "\"suggest\"",
        "\"reverse\"", "\n", "\r\n",
        "\"\"", "é", "\u{FEFF}", "--",
    ]

    private static let requests = #"""
        {"id":1,"op":"search","text":"vaduz","near":[47.1,9.5],"limit":3,"types":["places","organizations"],"language":"de,en","correction":true}
        {"id":[2],"op":"reverse","latitude":47.14,"longitude":9.52,"zoom":14,"hierarchy":true}
        {"id":"x","op":"suggest","text":"sch","bounds":[47,9,48,10]}
        {"id":null,"op":"search","text":"town","within":[[47,9],[47,10],[48,10],[48,9]]}
        {"id":{"a":1},"op":"resolve","text":"t:vaduz"}
        """#

    @Test func batch() async throws {
        let tool = try Tool()
        let original = Array(Self.requests.utf8)
        let run = try await FuzzRun.run("batch", rounds: 30, heavyRounds: 20_000) { random in
            var bytes = original
            random.damage(text: &bytes, words: Self.words)
            let input = String(decoding: bytes, as: UTF8.self)
            let outcome = await tool.run("batch", input: input)
            // Read by the tool's own reader: ids are sent back digit for digit, also such as no Double can hold.
            let answers = try outcome.lines.map { try JSONValue(line: $0.utf8) }
            #expect(answers.allSatisfy { $0["results"] != nil || $0["error"] != nil })
            #expect(outcome.lines.map { Self.id(in: Array($0.utf8)) } == Self.ids(of: input))
            return outcome.status == 0
        }
        #expect(run.acceptedCount == run.count)
    }

    /// The ids of the requests, as they are written; that of a line that is none is null.
    private static func ids(of input: String) -> [String] {
        input.utf8.split(separator: UInt8(ascii: "\n"))
            .filter { line in !line.allSatisfy { " \t\r".utf8.contains($0) } }
            .map { id(in: Array($0)) }
    }

    private static func id(in line: [UInt8]) -> String {
        var writer = JSONWriter()
        if let members = try? RequestMembers(line[...]) { members.writeID(to: &writer) } else { writer.null() }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func tables() async throws {
        let tool = try Tool()
        let original = Array(
            "street,city,n\n\"Main, 1\",Vaduz,1\n,Schaan,\"two\nlines\"\nx,\"\"\"Balzers\"\"\",3\n".utf8)
        let run = try await FuzzRun.run("batch --csv", rounds: 20, heavyRounds: 5000) { random in
            var bytes = original
            random.damage(text: &bytes, words: Self.words)
            let path = try tool.file("addresses.csv", String(decoding: bytes, as: UTF8.self))
            let outcome = await tool.run("batch", "--csv", path)
            #expect([0, 1, 3].contains(outcome.status), "\(outcome.errors)")
            return outcome.status == 0
        }
        #expect(run.acceptedCount > 0)
    }

    @Test func json() async throws {
        let original = Array(Self.requests.split(separator: "\n")[0].utf8)
        let run = try await FuzzRun.run("JSON", rounds: 300, heavyRounds: 100_000) { random in
            var bytes = original
            random.damage(text: &bytes, words: Self.words)
            return (try? JSONValue(line: bytes)) != nil
        }
        #expect(run.acceptedCount > 0)
    }
}
