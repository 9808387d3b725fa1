import Foundation
import MapGeometry
import MapSearchIndexing
import MapSearchTestSupport
import TestFixtures
import Testing

@testable import MapSearchCommand

/// Names that would command a terminal, turn text round or be run by a spreadsheet.
@Suite struct HarmlessOutputTests {
    private static let directions: [UInt32] =
        [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    private static let special: [UInt32] = Array(0..<0x20) + Array(0x7F...0x9F) + directions + [0x22, 0x5C]

    /// Each character, special or next to one that is, at each place of a word of eight bytes: what is written has only
    /// harmless characters and is read as what it was.
    @Test func json() throws {
        let ordinary: [UInt32] = [
            0x20, 0x7E, 0xA0, 0xA9, 0xFF, 0x600, 0x61B, 0x61D, 0x62F, 0x200D, 0x2010, 0x2029, 0x202F, 0x2065, 0x206A,
            0x20AC, 0x1F600,
        ]
        for value in Self.special + ordinary {
            let character = String(try #require(Unicode.Scalar(value)))
            for length in 0...9 {
                for text in [
                    String(repeating: "a", count: length) + character,
                    String(repeating: "a", count: length) + character + "zz" + character + "éß", character + character,
                ] {
                    var writer = JSONWriter()
                    writer.value(text)
                    let written = String(decoding: writer.bytes, as: UTF8.self)
                    let isEscaped = Self.special.contains(value)
                    #expect(
                        written.unicodeScalars.dropFirst().dropLast().contains { $0.value == value }
                            == (!isEscaped || value == 0x5C || value == 0x22), "\(value)")
                    #expect(try JSONValue(line: writer.bytes).string == text, "\(value)")
                    let other = try JSONSerialization.jsonObject(with: Data(writer.bytes), options: .fragmentsAllowed)
                    #expect((other as? String).map { Array($0.utf8) } == Array(text.utf8), "\(value)")
                }
            }
        }
    }

    @Test func jsonOfAnything() throws {
        var random = SplitMix64(seed: 13)
        let scalars = (Self.special + Array(0x20...0x17F) + [0x2028, 0x20AC, 0x1F600]).compactMap(Unicode.Scalar.init)
        for _ in 0..<(TestRun.isHeavy ? 2_000 : 500) {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                text.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
            }
            var writer = JSONWriter()
            writer.value(String(text))
            #expect(try JSONValue(line: writer.bytes).string == String(text), "seed 13")
            let written = String(decoding: writer.bytes, as: UTF8.self).unicodeScalars
            #expect(!written.contains { Self.special.dropLast(2).contains($0.value) }, "seed 13")
        }
    }

    @Test(arguments: [
        ("Vaduz", "Vaduz"), ("", ""), ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"), ("+1", "+1"), ("-12.5", "-12.5"),
        ("+SUM(A1)", "'+SUM(A1)"), ("-Haus", "'-Haus"), ("@home", "'@home"), ("\tx", "'\tx"), ("\r=x", "'\r=x"),
        ("-1-2", "'-1-2"), ("+423 232 23 83", "+423 232 23 83"), ("-1e-05", "-1e-05"), ("+1-800", "'+1-800"),
        ("+1+1", "'+1+1"), ("+(1)", "+(1)"), ("=(1)", "'=(1)"), ("@12", "'@12"), ("\u{FF1D}1+1", "'\u{FF1D}1+1"),
        ("\u{200B}=1", "'\u{200B}=1"),
        (" \u{FEFF}@a", "' \u{FEFF}@a"), ("\u{FF0B}x", "'\u{FF0B}x"), (" a=b", " a=b"), ("\u{200B}", "\u{200B}"),
        ("a=b", "a=b"), ("a\nb", "a\nb"), ("a\u{1B}[31mb", "a\u{FFFD}[31mb"),
        ("a\u{9B}b\u{7F}", "a\u{FFFD}b\u{FFFD}"), ("a\u{202E}b", "ab"), ("\u{200F}=x", "=x"), ("ab\u{2066}", "ab"),
    ]) func cells(text: String, cell: String) {
        // A direction that is left out may uncover a formula.
        let expected = cell.hasPrefix("=") ? "'" + cell : cell
        #expect(HarmlessText.cell(text) == expected)
    }

    @Test func printedText() {
        for value in Self.special.dropLast(2) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let printed = HarmlessText.printed("a" + String(scalar) + "b")
            #expect(printed == (Self.directions.contains(value) ? "ab" : "a\u{FFFD}b"), "\(value)")
        }
    }

    /// Combining marks without end, as the name of a member, as a value and as the title of a column.
    @Test(.timeLimit(.minutes(1))) func marksWithoutEnd() throws {
        let marks = String(repeating: "\u{F71}\u{F72}", count: 40_000)
        let line = "{\"op\":\"search\",\"\(marks)\":1,\"\(marks)x\":2,\"text\":\"\(marks)\",\"id\":\"\(marks)\"}"
        let value = try JSONValue(line: line.utf8)
        guard case .object(let members) = value else { return #expect(Bool(false)) }
        for (name, value) in members {
            #expect(Self.longestRun(name) <= 30)
            #expect(Self.longestRun(value.string ?? "") <= 30)
        }
        #expect(value["op"]?.string == "search" && value["none"] == nil)
        #expect(try RequestMembers(Array(line.utf8)[...]).string(.text).map(Self.longestRun) ?? 31 <= 30)
        var splitter = RowSplitter(separator: UInt8(ascii: ","))
        let rows = try splitter.rows(in: Array("lat,\(marks),\"\(marks)\"\n1,2,\(marks)\n".utf8))
        #expect(rows.count == 2 && rows.allSatisfy { $0.fields.allSatisfy { Self.longestRun($0) <= 30 } })
    }

    @Test func dump() async throws {
        let tool = try Tool()
        let name = "evil\u{9B}31m\u{202E}x"
        let index = try await tool.index(ofShops: "name,lat,lon\n\(name),47,9\n")
        for options in [[], ["--json"]] {
            let outcome = await tool.run(["dump", index] + options, MemorySource(), MemorySink())
            #expect(outcome.output.contains("evil\\u009b31m\\u202ex"), "\(outcome.output)")
            let scalars = outcome.output.unicodeScalars.filter { $0 != "\n" }
            #expect(!scalars.contains { Self.special.dropLast(2).contains($0.value) })
        }
        let features = await tool.bare("dump", index)
        #expect(try features.json.contains { ($0["properties"] as? [String: Any])?["name"] as? String == name })
    }

    private static func longestRun(_ text: String) -> Int {
        text.unicodeScalars.split { $0.properties.canonicalCombiningClass == .notReordered }.map(\.count).max() ?? 0
    }
}
