import MapSearchIndexing
import Testing

@testable import MapSearchCommand
import MapSearchTestSupport

@Suite("Tables")
struct TableTests {
    private static func rows(_ text: String, pieceLength: Int) throws(CommandFailure) -> [TableRow] {
        var splitter = RowSplitter(separator: UInt8(ascii: ","))
        var rows: [TableRow] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: pieceLength) {
            rows += try splitter.rows(in: Array(bytes[start..<min(start + pieceLength, bytes.count)]))
        }
        return rows + (try splitter.rows(in: [], isLast: true))
    }

    @Test(
        "rows",
        arguments: [
            ("", []), ("a", [["a"]]), ("a,b\n", [["a", "b"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
            ("a\n\nb", [["a"], [""], ["b"]]), (",\n", [["", ""]]), ("\"a,b\",c\n", [["a,b", "c"]]),
            ("\"a \"\"b\"\"\"\n", [["a \"b\""]]), ("\"a\nb\r\nc\",d\n", [["a\nb\r\nc", "d"]]), ("\"\"\n", [[""]]),
            ("5\" pipe,x\n", [["5\" pipe", "x"]]), ("\"a\"b,c\n", [["ab", "c"]]), ("a\rb\n", [["a\rb"]]),
        ] as [(String, [[String]])])
    func rows(text: String, expected: [[String]]) throws {
        for pieceLength in [1, 2, 1000] {
            #expect(try Self.rows(text, pieceLength: pieceLength).map(\.fields) == expected)
        }
    }

    @Test func openQuote() {
        #expect(throws: CommandFailure.badInput("the row that begins in line 2 has no closing quote: add it.")) {
            try Self.rows("a\n\"b\nc", pieceLength: 3)
        }
        let endless = "a\n\"" + String(repeating: "x", count: RowSplitter.longestRow)
        #expect(throws: CommandFailure.self) { try Self.rows(endless, pieceLength: 1 << 16) }
    }

    @Test("random fields come back, in random pieces", arguments: [1, 2, 3] as [UInt64])
    func roundTrip(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let table = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<Int.random(in: 2...4, using: &random)).map { _ in
                    let letters = ["a", "é", "\"", ",", "\n", "\r\n", " ", ""]
                    return (0..<Int.random(in: 0...5, using: &random))
                        .map { _ in letters.randomElement(using: &random) ?? "" }.joined()
                }
            }
            let end = Bool.random(using: &random) ? "\r\n" : "\n"
            let text = table.map { $0.map { TableGeocoder.field($0) }.joined(separator: ",") + end }.joined()
            let rows = try Self.rows(text, pieceLength: Int.random(in: 1...9, using: &random))
            #expect(rows.map(\.fields) == table, "seed \(seed)")
            #expect(rows.allSatisfy { $0.hasReturn == (end == "\r\n") })
            #expect(rows.map { String(decoding: $0.raw, as: UTF8.self) + end }.joined() == text, "seed \(seed)")
        }
    }

    @Test(
        "which columns make the address",
        arguments: [
            (["id", "Street", "ZIP Code", "Town", "phone"], [1, 3, 2]), (["a", "b"], nil), (["a"], [0]),
            (["house_number", "addr:street", "note"], [0, 1]), (["Straße", "PLZ", "Ort", "Name"], [0, 2, 1]),
            (["Name", "PLZ", "Ort", "Nr.", "Straße"], [3, 4, 2, 1]),
            (["id", "Numéro", "Rue", "Ville"], [1, 2, 3]), (["Nr", "Anschrift", "Land"], [0, 1, 2]),
            (["Shop", "Address 1", "Address 2", "Town", "Postcode"], [1, 2, 3, 4]),
            (["address_line1", "city", "address_line2"], [0, 2, 1]),
            (["Address (shop)", "Address (owner)", "Town"], [0, 2]),
        ] as [([String], [Int]?)])
    func addressColumns(header: [String], expected: [Int]?) {
        #expect(AddressColumns(ColumnTitles(header))?.places == expected)
    }

    @Test func namedColumns() throws {
        let header = ["id", "Street", "town"]
        #expect(try AddressColumns.places(of: ["town", "street"], in: header) == [2, 1])
        let failure = #expect(throws: CommandFailure.self) { try AddressColumns.places(of: ["twon"], in: header) }
        #expect(failure?.message == "the table has no column “twon”: did you mean “town”?")
        #expect(throws: CommandFailure.self) { try AddressColumns.places(of: [], in: header) }
    }

    @Test(
        "the text of an address",
        arguments: [
            (["Main St", " 5 ", ""], "Main St, 5"), (["1 Main St, Berlin", "BERLIN", "x"], "1 Main St, Berlin, x"),
            (["", " ", "\n"], ""), (["a\nb", "c", "d"], "a b, c, d"), (["only"], "only"),
            (["Main St", "5.0", "9490.0"], "Main St, 5, 9490"), (["A .0", "1.50", "v2.0"], "A .0, 1.50, v2.0"),
        ])
    func addressText(fields: [String], expected: String) {
        #expect(AddressColumns(named: [0, 1, 2], ColumnTitles(["a", "b", "c"])).text(of: fields) == expected)
    }

    // MARK: The command

    @Test("rows are unchanged, followed by the place")
    func command() async throws {
        let tool = try Tool()
        let path = try tool.file(
            "shops.csv",
            "\u{FEFF}shop,town\r\n\"A, \"\"one\"\"\",Vaduz\r\nB,schaan\r\nC,nowhereatall\r\nD\r\n\r\n\"E\ne\",\"say \"\"hi\"\"\""
        )
        let expected =
            "\u{FEFF}shop,town,latitude,longitude,match,confidence,unmatched,precision,name,uri\r\n"
            + "\"A, \"\"one\"\"\",Vaduz,47.125,9.5,exact,0.99,,,Vaduz,t:vaduz\r\n"
            + "B,schaan,47.1875,9.5,exact,0.99,,,Schaan,t:schaan\r\n"
            + "C,nowhereatall,,,,,,,,\r\n" + "D,,,,,,,,,\r\n" + "\r\n"
            + "\"E\ne\",\"say \"\"hi\"\"\",47.25,9.5,exact,0.99,,,\"Say \"\"Hi\"\"\u{FFFD}\",t:quote\r\n"
        for threads in ["1", "3"] {
            let outcome = await tool.run("batch", "--csv", path, "--threads", threads)
            #expect(outcome.output == expected)
            #expect(outcome.status == 0)
            #expect(
                outcome.errors == "mapsearch: \(path): columns separated by commas; the address is in “town”.\n"
                    + "mapsearch: 5 rows: 3 exact, 2 not found\n")
        }
        let named = await tool.run("batch", "--csv", "-", "--columns", "q", input: "\u{FEFF}Q,p\nSchaan,Vaduz\n")
        #expect(
            named.output
                == "\u{FEFF}Q,p,latitude,longitude,match,confidence,unmatched,precision,name,uri\n"
                + "Schaan,Vaduz,47.1875,9.5,exact,0.99,,,Schaan,t:schaan\n")
    }

    @Test(
        "invalid tables",
        arguments: [
            ("", "standard input is empty", 3), ("a\n\"b", "has no closing quote", 3),
        ])
    func badTable(text: String, message: String, status: Int32) async throws {
        let outcome = try await Tool().run("batch", "--csv", "-", input: text)
        #expect(outcome.status == status)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func badColumns() async throws {
        let tool = try Tool()
        #expect(await tool.run("batch", "--csv", "-", "--columns", "z", input: "a,b\n").status == 2)
        #expect(await tool.run("batch", "--csv", "-", "--json").errors.contains("remove --json"))
        #expect(await tool.run("batch", "--columns", "z").errors.contains("--columns requires --csv"))
        #expect(await tool.run("batch", "--csv", "\(tool.folder)/none.csv").status == 3)
    }
}
