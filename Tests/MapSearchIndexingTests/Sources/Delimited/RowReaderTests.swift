import TestFixtures
import Testing

@testable import MapSearchIndexing
import MapSearchTestSupport

@Suite struct RowReaderTests {
    let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    /// The rows, with faults as their names.
    private func rows(_ bytes: [UInt8], hasQuotes: Bool = true) throws -> [[String]] {
        let file = try InputFile(path: try files.write(bytes, "table.csv"))
        var reader = try RowReader(file: file, separator: UInt8(ascii: ","), hasQuotes: hasQuotes)
        var rows: [[String]] = []
        while let row = try reader.next() {
            switch row {
            case .success(let fields): rows.append(fields)
            case .failure(let fault): rows.append(["\(fault.fault) in line \(fault.line)"])
            }
        }
        return rows
    }

    static let cases: [(String, [[String]])] = [
        ("", []), ("\n\r\n", []), ("a", [["a"]]), ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
        ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]), ("a\rb\r", [["a"], ["b"]]), (",\n,,", [["", ""], ["", "", ""]]),
        ("\u{FEFF}a,b", [["a", "b"]]), ("\"a,b\",c", [["a,b", "c"]]), ("\"a\nb\",c\nd", [["a\nb", "c"], ["d"]]),
        ("\"say \"\"hi\"\"\"", [["say \"hi\""]]), ("\"\",\"\"", [["", ""]]), ("ä,日本", [["ä", "日本"]]),
        ("a\n\"b\"c,d\ne", [["a"], ["quoting in line 2"], ["e"]]), ("a\"b\nc", [["quoting in line 1"], ["c"]]),
        ("\"a\n\n\"x\nb\"\n", [["quoting in line 1"], ["quoting in line 4"]]),
    ]

    @Test(arguments: cases)
    func parsing(text: String, expected: [[String]]) throws {
        #expect(try rows(Array(text.utf8)) == expected)
    }

    @Test("quotes are text where tables have none")
    func withoutQuotes() throws {
        #expect(try rows(Array("\"a,b\"\nc".utf8), hasQuotes: false) == [["\"a", "b\""], ["c"]])
    }

    @Test func encodings() throws {
        #expect(try rows([0x61, 0x0A, 0xFC, 0x0A, 0x62]) == [["a"], ["encoding in line 2"], ["b"]])
        #expect(throws: IndexingError.self) { try rows([0xFF, 0xFE, 0x61, 0]) }
    }

    @Test("the error for an unclosed quote has its line")
    func openQuote() throws {
        let error = #expect(throws: IndexingError.self) { try rows(Array("a\n\"b\nc\n".utf8)) }
        #expect(error?.line == 2)
        let long = #expect(throws: IndexingError.self) {
            try rows(Array("a\n\"".utf8) + [UInt8](repeating: 0x62, count: 1 << 20 + 1))
        }
        #expect(long?.message.contains("a closing quote may be missing") == true)
    }

    @Test("rows across the pieces in which files are read")
    func longFile() throws {
        var text = ""
        for number in 0..<40_000 { text += "\(number),\"x\"\"y\",\r\n" }
        let rows = try rows(Array(text.utf8))
        #expect(rows.count == 40_000)
        #expect(rows.enumerated().allSatisfy { $0.element == ["\($0.offset)", "x\"y", ""] })
    }

    @Test("quoted fields are read as they were written", arguments: 0..<20)
    func roundTrip(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let pieces = ["a", "ü", "\"", ",", "\n", "\r\n", " ", ""]
        let table = (0..<30).map { _ in
            // The first field is not empty, because empty lines are not rows.
            ["x"] + (0..<3).map { _ in (0..<4).map { _ in pieces.randomElement(using: &generator)! }.joined() }
        }
        let text = table.map { row in
            row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
        }.joined(separator: ["\n", "\r\n", "\r"][Int(seed % 3)])
        #expect(try rows(Array(text.utf8)) == table, "seed \(seed)")
    }

    @Test("any bytes give rows or an error", arguments: 0..<40)
    func noise(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let alphabet = Array("\",\n\ra\"".utf8) + [0, 0xC3, 0xFF]
        let bytes = (0..<200).map { _ in alphabet.randomElement(using: &generator)! }
        do {
            _ = try rows(bytes)
        } catch let error as IndexingError {
            #expect(error.line != nil || error.message.contains("UTF-16"), "seed \(seed)")
        }
    }
}
