import Foundation
import MapSearchIndexing
import Testing

import MapSearchCommand

/// `batch --csv` with tables as spreadsheets and registers write them.
@Suite("Tables in the wild")
struct TableCommandTests {
    let tool: Tool

    init() throws { tool = try Tool() }

    @Test("semicolons, a line for the separator, and line ends of a spreadsheet")
    func spreadsheet() async throws {
        let text = "\u{FEFF}sep=;\r\nFiliale;Straße;Ort;Name\r\n\"A; B\";;Vaduz;x\r\nC;;Schaan\r\nD;;Balzers;y;;\r\n"
        let outcome = await tool.run("batch", "--csv", "-", input: text)
        #expect(
            outcome.output
                == "\u{FEFF}sep=;\r\n"
                + "Filiale;Straße;Ort;Name;latitude;longitude;match;confidence;unmatched;precision;found_name;uri\r\n"
                + "\"A; B\";;Vaduz;x;47.125;9.5;exact;0.99;;;Vaduz;t:vaduz\r\n"
                + "C;;Schaan;;47.1875;9.5;exact;0.99;;;Schaan;t:schaan\r\n"
                + "D;;Balzers;y;47.0625;9.5;exact;0.99;;;Balzers;t:balzers\r\n")
        #expect(
            outcome.errors.contains("separated by semicolons; the address is in “Straße”, “Ort”."), "\(outcome.errors)")
        #expect(outcome.errors.contains("3 rows: 3 exact"))
    }

    @Test("blank lines before the titles, and lines that end in carriage returns alone")
    func lines() async throws {
        let blank = await tool.run("batch", "--csv", "-", input: "\n\nort\nVaduz\n")
        #expect(
            blank.output.hasPrefix("\n\nort,latitude,") && blank.errors.contains("1 row: 1 exact"), "\(blank.errors)")
        let returns = await tool.run("batch", "--csv", "-", input: "id;ort\r1;Vaduz\r2;Schaan\r")
        #expect(returns.lines.count == 3 && returns.errors.contains("2 rows: 2 exact"), "\(returns.errors)")
    }

    @Test("lines above the titles are kept as they are")
    func head() async throws {
        let text = "\u{FEFF}\r\nCustomers 2024;;\r\n\r\nName;Ort\r\nA;Vaduz\r\n"
        let outcome = await tool.run("batch", "--csv", "-", input: text)
        #expect(
            outcome.output
                == "\u{FEFF}\r\nCustomers 2024;;\r\n\r\n"
                + "Name;Ort;latitude;longitude;match;confidence;unmatched;precision;found_name;uri\r\n"
                + "A;Vaduz;47.125;9.5;exact;0.99;;;Vaduz;t:vaduz\r\n")
        #expect(outcome.errors.contains("the titles are in line 4; the address is in “Ort”."), "\(outcome.errors)")
        #expect(outcome.errors.contains("1 row: 1 exact"))
        let named = await tool.run("batch", "--csv", "-", "--columns", "q", input: "a;b\np;q\nx;Schaan\n")
        #expect(named.output.hasPrefix("a;b\np;q;latitude;") && named.errors.contains("1 exact"), "\(named.errors)")
        let untitled = await tool.run("batch", "--csv", "-", input: "List;;\nSteg 1;9490;Vaduz\nWeg 2;9490;Schaan\n")
        #expect(untitled.lines.count == 3 && untitled.errors.contains("2 rows: "), "\(untitled.output)")
    }

    @Test("titles that say nothing: the columns of an address are known by their contents, or must be named")
    func unknownTitles() async throws {
        let table = "Kunde;Foo;Bar\nMüller;Steg 1;Vaduz\nMeier;Steg 2;Vaduz\n"
        let guessed = await tool.run("batch", "--csv", "-", input: table)
        #expect(guessed.errors.contains("the address is in “Foo”, “Bar”"), "\(guessed.errors)")
        let unknown = await tool.run("batch", "--csv", "-", input: "Kunde;Telefon\nMüller;123\nMeier;456\n")
        #expect(unknown.status == 3 && unknown.errors.contains("name the address columns with --columns"))
        let ragged = await tool.run("batch", "--csv", "-", input: "Foo;Bar\nx;Steg 1;Vaduz\ny;Steg 2\nz;Steg 3\n")
        #expect(ragged.errors.contains("the address is in “Foo”, “Bar”"), "\(ragged.errors)")
        #expect(ragged.errors.contains("1 unreadable"), "\(ragged.errors)")
        let untitled = await tool.run(
            "batch", "--csv", "-", input: "Müller;Steg 1;9490;Vaduz\nMeier;Weg 2;9490;Vaduz\n")
        #expect(untitled.errors.contains("the address is in columns 2, 4, 3"), "\(untitled.errors)")
    }

    @Test("a row with bytes that are not UTF-8 in a UTF-8 table is reported and written as text")
    func invalidText() async throws {
        var table = Array("Ort;Name\nVaduz;Müller\n".utf8)
        // More than what the encoding is known by.
        let name = String(repeating: "Müller ", count: 40)
        for _ in 0..<100 { table += Array("Vaduz;\(name)\n".utf8) }
        table += Array("Schaan;M".utf8) + [0xE4] + Array("rz\n".utf8)
        let words = ["batch", "--csv", "-", "--index", tool.index]
        let outcome = await tool.run(words, MemorySource(table), MemorySink())
        #expect(outcome.errors.contains(":103: not geocoded"), "\(outcome.errors)")
        #expect(outcome.lines.last?.hasPrefix("Schaan;M\u{FFFD}rz;;;error") == true, "\(outcome.lines.last ?? "")")
        let strict = await tool.run(words + ["--strict"], MemorySource(table), MemorySink())
        #expect(strict.status == 3)
    }

    @Test("a row with too many fields is reported and written, and the others are geocoded")
    func excessFields() async throws {
        let text = "name,ort\nA,Vaduz\nB,Schaan, Liechtenstein,\"x \"\"y\"\"\"\nC,Balzers,,\n"
        let outcome = await tool.run("batch", "--csv", "-", input: text)
        #expect(
            outcome.output
                == "name,ort,latitude,longitude,match,confidence,unmatched,precision,found_name,uri\n"
                + "A,Vaduz,47.125,9.5,exact,0.99,,,Vaduz,t:vaduz\n"
                + "B,\"Schaan, Liechtenstein,x \"\"y\"\"\",,,error,,,,,\n"
                + "C,Balzers,47.0625,9.5,exact,0.99,,,Balzers,t:balzers\n")
        #expect(
            outcome.errors.contains(
                "standard input:3: not geocoded: the row has 4 fields, but the table has 2 columns: quote fields"),
            "\(outcome.errors)")
        #expect(outcome.errors.contains("3 rows: 2 exact, 1 unreadable") && outcome.status == 0)
        let strict = await tool.run("batch", "--csv", "-", "--strict", input: text)
        #expect(strict.status == 3 && strict.errors.contains("standard input:3: the row has 4 fields"))
        let reverse = await tool.run("batch", "--csv", "-", "--reverse", input: "lat,lon\n47,125,9,5\n")
        #expect(reverse.lines.last == "47,\"125,9,5\",,error,,,,,,,,,,,", "\(reverse.output)")
        #expect(reverse.status == 1 && reverse.errors.contains("1 row: 1 unreadable"))
    }

    @Test("a resumed run counts rows that cannot be read as a whole one does")
    func resumeExcess() async throws {
        let table = try tool.file("t.csv", "List\nname,ort\nA,Vaduz\nB,Schaan,x\nC,Balzers\n")
        let output = "\(tool.folder)/out.csv"
        let whole = await tool.run("batch", "--csv", table, "-o", output)
        let expected = try String(contentsOfFile: output, encoding: .utf8)
        try Tool.write(Array(expected.utf8.dropLast(60)), to: output)
        let rest = await tool.run("batch", "--csv", table, "-o", output, "--resume")
        #expect(try String(contentsOfFile: output, encoding: .utf8) == expected)
        #expect(rest.errors == whole.errors && rest.errors.contains("1 unreadable"), "\(rest.errors)")
    }

    @Test("a table that is not Unicode is read, and its encoding is reported")
    func encodings() async throws {
        let rows = "Straße;Ort\nx;Vaduz\n"
        let latin = rows.unicodeScalars.map { UInt8($0.value) }
        let outcome = await tool.run(["batch", "--csv", "-", "--index", tool.index], MemorySource(latin), MemorySink())
        #expect(outcome.output.hasPrefix("\u{FEFF}Straße;Ort;latitude;"))
        #expect(outcome.errors.contains("read as Windows-1252"))
        var wide: [UInt8] = [0xFF, 0xFE]
        for unit in rows.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let second = await tool.run(["batch", "--csv", "-", "--index", tool.index], MemorySource(wide), MemorySink())
        #expect(second.output == outcome.output)
        #expect(second.errors.contains("UTF-16"))
    }

    /// Text in Windows-1251, as far as it has only ASCII and Cyrillic letters.
    private static func cyrillic(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { UInt8($0.value < 128 ? $0.value : $0.value - 0x410 + 0xC0) }
    }

    @Test("another encoding is detected or specified, and reported with a remedy")
    func otherEncodings() async throws {
        let rows = "Название;Город\nАптека;Вадуц\nШкола;Вадуц\n"
        let cyrillic = Self.cyrillic(rows)
        for (options, report) in [
            (
                [],
                "read as Windows-1251 because it is not UTF-8 (if letters are wrong, add --encoding NAME); written as UTF-8;"
            ),
            (["--encoding", "cp1251"], "read as Windows-1251; written as UTF-8;"),
        ] {
            let outcome = await tool.run(
                ["batch", "--csv", "-", "--index", tool.index] + options, MemorySource(cyrillic), MemorySink())
            #expect(outcome.errors.contains(report) && outcome.errors.contains("2 rows: 2 exact"), "\(outcome.errors)")
            #expect(outcome.lines.count == 3 && outcome.lines[1].hasPrefix("Аптека;Вадуц;47.125;9.5;exact;"))
            #expect(outcome.output.hasPrefix("\u{FEFF}Название;Город;latitude;"))
        }
        let unknown = await tool.run("batch", "--csv", "-", "--encoding", "cp0", input: "ort\nVaduz\n")
        #expect(unknown.status == 2 && unknown.errors.contains("--encoding is “cp0”: use one of UTF-8, "))
        #expect(unknown.errors.contains("Shift_JIS") && unknown.errors.contains("EUC-KR"), "\(unknown.errors)")
        #expect(await tool.run("batch", "--encoding", "utf-8").errors.contains("--encoding requires --csv"))
    }

    @Test("a row that is invalid in the encoding is reported and written, and the others are geocoded")
    func invalidRows() async throws {
        let bytes = Array("a;ort\nx;Vaduz\n".utf8) + [0x81, 0x20, 0x3B] + Array("Schaan\ny;Balzers\n".utf8)
        let path = "\(tool.folder)/t.csv"
        try Tool.write(bytes, to: path)
        let output = "\(tool.folder)/out.csv"
        for options in [[], ["--resume"]] {
            let words = ["batch", "--csv", path, "--encoding", "Shift_JIS", "-o", output, "--index", tool.index]
            let outcome = await tool.run(words + options, MemorySource(), MemorySink())
            #expect(
                outcome.status == 0 && outcome.errors.contains("3 rows: 2 exact, 1 unreadable"), "\(outcome.errors)")
            #expect(outcome.errors.contains("t.csv:3: not geocoded: the row has bytes that are not text"))
        }
        let text = try String(contentsOfFile: output, encoding: .utf8)
        #expect(
            text.contains("\n\u{FFFD} ;Schaan;;;error;;;;;\n") && text.contains("\ny;Balzers;47.0625;9.5;exact;"),
            "\(text)")
    }

    @Test("build detects or takes the encoding of a table")
    func buildEncoding() async throws {
        let path = "\(tool.folder)/shops.csv"
        try Tool.write(Self.cyrillic("Название;lat;lon\nАптека;47,1;9,5\nШкола;47,2;9,6\n"), to: path)
        let index = "\(tool.folder)/shops.mapindex"
        let detected = await tool.bare("build", "-o", index, path)
        #expect(
            detected.errors.contains("was read as Windows-1251: if letters are wrong, add --encoding NAME."),
            "\(detected.errors)")
        #expect(await tool.bare("search", "аптека", "--index", index).output.contains("1. Аптека"))
        let named = await tool.bare("build", "-o", index, path, "--encoding", "CP1251")
        #expect(named.status == 0 && !named.errors.contains("read as"), "\(named.errors)")
        // In another encoding, the titles are unknown.
        #expect(await tool.bare("build", "-o", index, path, "--encoding", "KOI8-R").status == 3)
        let other = try tool.file("a.geojson", "{}")
        #expect(await tool.bare("build", "-o", index, other, "--encoding", "KOI8-R").status == 2)
    }

    @Test("a table without titles loses no row")
    func untitled() async throws {
        let outcome = await tool.run("batch", "--csv", "-", input: "1;Städtle;38;9490;Vaduz\n2;Weg;1;9490;Schaan\n")
        try #require(outcome.lines.count == 2, "\(outcome.errors)")
        #expect(outcome.errors.contains("has no titles and is treated as data; the address is in columns 2 3, 5, 4."))
        #expect(outcome.lines[0].hasPrefix("1;Städtle;38;9490;Vaduz;47.125;9.5;partial;"), "\(outcome.output)")
        let chosen = await tool.run("batch", "--csv", "-", "--columns", "5", input: "1;Städtle;38;9490;Vaduz\n")
        #expect(chosen.output.hasPrefix("1;Städtle;38;9490;Vaduz;47.125;9.5;exact;"), "\(chosen.output)")
    }

    @Test("one column, whose commas are not separators")
    func list() async throws {
        let outcome = await tool.run(
            "batch", "--csv", "-", input: "Adresse\n\"Vaduz, Liechtenstein\"\nSchaan, Liechtenstein\n")
        try #require(outcome.lines.count == 3, "\(outcome.errors)")
        #expect(outcome.lines[1].hasPrefix("\"Vaduz, Liechtenstein\",47.125,"), "\(outcome.output)")
        #expect(outcome.lines[2].hasPrefix("\"Schaan, Liechtenstein\",47.1875,"), "\(outcome.output)")
    }

    @Test(
        "a table with coordinates and without an address is not geocoded by its names",
        arguments: ["id;lat;lon\n1;47,125;9,5\n", "name;Breite;Länge;Telefon\nVaduz;47,125;9,5;1\n"])
    func coordinatesAlone(table: String) async throws {
        let outcome = await tool.run("batch", "--csv", "-", input: table)
        #expect(outcome.status == 3 && outcome.errors.contains("add --reverse"), "\(outcome.errors)")
        let named = await tool.run("batch", "--csv", "-", "--columns", "1", input: table)
        #expect(named.lines.count == 2)
    }

    @Test("reverse geocoding of a table")
    func reverse() async throws {
        let text = "id;Breite;Länge;name\n1;47,125;9,5;a\n2;x;9;b\n3;-80;170;c\n"
        let outcome = await tool.run("batch", "--csv", "-", "--reverse", input: text)
        try #require(outcome.lines.count == 4, "\(outcome.errors)")
        #expect(
            outcome.lines[0]
                == "id;Breite;Länge;name;found_name;kind;address;houseNumber;street;postcode;locality;county;region;country;countryCode;distance;uri"
        )
        #expect(
            outcome.lines[1].hasPrefix(
                "1;47,125;9,5;a;Vaduz;locality;Vaduz, Liechtenstein;;;;Vaduz;;;Liechtenstein;LI;")
        )
        #expect(outcome.lines[2] == "2;x;9;b;;;;;;;;;;;;;")
        #expect(
            outcome.errors.contains("3 rows: 1 found, 1 not found, 1 without a valid coordinate"),
            "\(outcome.errors)")
        #expect(outcome.errors.contains("skipped: “x, 9” is not a coordinate on Earth"), "\(outcome.errors)")
        let strict = await tool.run("batch", "--csv", "-", "--reverse", "--strict", input: "lat,lon\n95,9\n")
        #expect(strict.status == 3 && strict.errors.contains("“95, 9” is not a coordinate"), "\(strict.errors)")
        let zoomed = await tool.run(
            "batch", "--csv", "-", "--reverse", "--zoom", "3", "--columns", "p", input: "p,q\n\"47.125, 9.5\",\n")
        #expect(zoomed.output.contains("Liechtenstein,country"), "\(zoomed.output)")
        let untitled = await tool.run("batch", "--csv", "-", "--reverse", input: "1,47.12,9.5\n2,47.19,9.5\n")
        #expect(untitled.errors.contains("the coordinate is in columns 2, 3"), "\(untitled.errors)")
        #expect(untitled.lines.count == 2 && untitled.lines[0].hasPrefix("1,47.12,9.5,Vaduz,"), "\(untitled.output)")
        let none = await tool.run("batch", "--csv", "-", input: "lat,lon\n47,9\n")
        #expect(none.status == 3 && none.errors.contains("add --reverse"))
        let missing = await tool.run("batch", "--csv", "-", "--reverse", input: "a,b\nx,y\n")
        #expect(missing.status == 2 && missing.errors.contains("--columns LATITUDE,LONGITUDE"))
    }

    @Test("coordinates in the wrong order, and files that are not text")
    func commonMistakes() async throws {
        let swapped = await tool.run("batch", "--csv", "-", "--reverse", input: "lat,lon\n9.5,47.125\n170,47\n")
        #expect(swapped.status == 1)
        #expect(
            swapped.errors.contains("2 rows: 1 not found, 1 without a valid coordinate")
                && swapped.errors.contains("if latitude and longitude are swapped"), "\(swapped.errors)")
        for (start, advice) in [("PK\u{3}\u{4}\u{14}", "save the sheet as CSV"), ("%PDF-1.7\n", "export the table")] {
            let outcome = await tool.run("batch", "--csv", "-", input: start + "Vaduz\n")
            #expect(outcome.status == 3 && outcome.output == "" && outcome.errors.contains(advice), "\(outcome.errors)")
        }
        let table = await tool.run("batch", "shops.csv", input: "")
        #expect(table.status == 2 && table.errors.contains("write `mapsearch batch --csv shops.csv`"))
    }

    @Test("a resumed run counts coordinates as a whole one does")
    func resumeReverse() async throws {
        let table = try tool.file("t.csv", "lat,lon\n47.125,9.5\nx,9\n-80,170\n")
        let output = "\(tool.folder)/out.csv"
        for options in [[], ["--resume"]] {
            let outcome = await tool.run(
                ["batch", "--csv", table, "--reverse", "-o", output, "--index", tool.index] + options, MemorySource(),
                MemorySink())
            #expect(outcome.errors.contains("3 rows: 1 found, 1 not found, 1 without a valid coordinate"))
        }
    }

    @Test("a device can be the output")
    func device() async throws {
        let table = try tool.file("t.csv", "ort\nVaduz\n")
        let outcome = await tool.run("batch", "--csv", table, "-o", "/dev/null")
        #expect(outcome.status == 0 && outcome.errors.contains("1 row: 1 exact"), "\(outcome.errors)")
    }

    @Test("the exit code is 1 if nothing was found")
    func status() async throws {
        let outcome = await tool.run("batch", "--csv", "-", input: "ort\nnowhereatall\n")
        #expect(outcome.status == 1 && outcome.errors.contains("1 row: 1 not found"))
    }

    @Test("a run continues where another one was interrupted", arguments: [0, 10, 60, 200, 500, 100_000])
    func resume(keptLength: Int) async throws {
        let rows = (0..<40).map { "\($0),\"a\nb\",\(["Vaduz", "Schaan", "nowhereatall"][$0 % 3])\n" }
        let table = try tool.file("t.csv", "id,note,ort\n" + rows.joined())
        let output = "\(tool.folder)/out.csv"
        let whole = await tool.run("batch", "--csv", table, "-o", output)
        #expect(whole.status == 0 && whole.output == "", "\(whole.errors)")
        let expected = try String(contentsOfFile: output, encoding: .utf8)
        #expect(expected.contains("\n39,"))
        try Tool.write(Array(expected.utf8.prefix(keptLength)), to: output)
        let rest = await tool.run("batch", "--csv", table, "-o", output, "--resume")
        #expect(try String(contentsOfFile: output, encoding: .utf8) == expected)
        #expect(rest.status == 0 && rest.errors.hasSuffix("40 rows: 27 exact, 13 not found\n"), "\(rest.errors)")
    }

    @Test("the output of another table is not continued")
    func resumeOther() async throws {
        let table = try tool.file("t.csv", "ort,x\nVaduz,1\n")
        for text in [
            "a,b\n", "ort,x,latitude,longitude,match,confidence,unmatched,precision,name,uri\nSchaan,1,,,,,,,,\n",
        ] {
            let output = try tool.file("out.csv", text)
            let outcome = await tool.run("batch", "--csv", table, "-o", output, "--resume")
            let isRefused = outcome.errors.contains("delete it, or choose another output")
            #expect(outcome.status == 3 && isRefused, "\(outcome.errors)")
            #expect(try String(contentsOfFile: output, encoding: .utf8) == text)
        }
    }

    @Test(
        "options that cannot be combined",
        arguments: [
            (["--csv", "T", "--resume"], "add -o"), (["--csv", "T", "-o", "T"], "would be overwritten"),
            (["--csv", "T", "--zoom", "3"], "requires --reverse"), (["--reverse"], "requires --csv"),
            (["--csv", "T", "U"], "takes one table"),
        ] as [([String], String)])
    func usage(words: [String], message: String) async throws {
        let table = try tool.file("t.csv", "ort\nVaduz\n")
        let outcome = await tool.run(
            ["batch"] + words.map { $0 == "T" ? table : $0 } + ["--index", tool.index], MemorySource(), MemorySink())
        #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("the progress line")
    func progress() {
        #expect(
            TableProgress.line(rowCount: 45_000, newCount: 45_000, bytesRead: 45, byteCount: 100, elapsed: 4.5)
                == "[#########...........] 45 %, 45,000 rows, 10,000 a second")
        #expect(TableProgress.line(rowCount: 7, newCount: 7, bytesRead: 1, byteCount: nil, elapsed: 0.1) == "7 rows")
    }
}
