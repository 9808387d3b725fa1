import MapGeometry
import Testing

import struct MapSearch.Attribution
@testable import MapSearchCommand
import MapSearchTestSupport

@Suite("JSON")
struct JSONTests {
    private static func write(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test(
        "texts are escaped only where necessary",
        arguments: [
            ("", #""""#), ("a/b", #""a/b""#), ("say \"hi\"", #""say \"hi\"""#), ("\\", #""\\""#),
            ("\n\r\t", #""\n\r\t""#), ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\\u007f\""),
            ("Zürich 東京 🗺", "\"Zürich 東京 🗺\""),
            ("\u{2028}", "\"\u{2028}\""),
        ])
    func text(text: String, expected: String) {
        #expect(Self.write { $0.value(text) } == expected)
    }

    @Test(
        "numbers have the shortest digits that identify them",
        arguments: [
            (0.0, "0"), (-0.0, "-0"), (1, "1"), (-12.5, "-12.5"), (0.1, "0.1"), (47.1415099, "47.1415099"),
            (1e16, "1e+16"), (1e-5, "1e-05"), (.infinity, "null"), (.nan, "null"),
        ])
    func number(number: Double, expected: String) {
        #expect(Self.write { $0.value(number) } == expected)
    }

    @Test("numbers are written as `description` writes them", arguments: [1, 2] as [UInt64])
    func randomNumbers(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20_000 {
            let scales: [Double] = [1, 10, 1e3, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]
            let scale = scales.randomElement(using: &random) ?? 1
            let steps: [Double] = [1, 1e3, 1e7]
            let places = steps.randomElement(using: &random) ?? 1
            let long = Double.random(in: -scale...scale, using: &random)
            for number: Double in [long, (long * places).rounded() / places, long / 1e9, long.nextUp] {
                let digits = number.description
                let expected = digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
                #expect(Self.write { $0.value(number) } == expected, "seed \(seed)")
            }
        }
        for number: Double in [
            1e-3, 0.00099999, 99_999_999.9999999, 1e8, 0.0010001, 1e15, .leastNonzeroMagnitude,
            .greatestFiniteMagnitude,
        ] {
            let digits = number.description
            #expect(
                Self.write { $0.value(-number) } == "-" + (digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]))
        }
    }

    @Test(arguments: [0, 7, -7, 10, 1_000_000, .max, .min] as [Int])
    func wholeNumbers(number: Int) {
        #expect(Self.write { $0.value(number) } == number.description)
    }

    @Test("a text is escaped wherever the special byte is", arguments: ["\"", "\\", "\n", "\u{1F}"])
    func escapePlaces(special: Character) throws {
        for length in 0...20 {
            for place in 0...length {
                for filler: Character in ["a", "\u{7F}", "é", " ", "!", "#", "]"] {
                    var characters = [Character](repeating: filler, count: length)
                    characters.insert(special, at: place)
                    let written = Self.write { $0.value(String(characters)) }
                    #expect(try JSONValue(line: written.utf8).string == String(characters))
                    #expect(written.utf8.filter { $0 < 0x20 }.isEmpty)
                }
            }
        }
    }

    @Test func credits() {
        let some = [Attribution(text: "a"), Attribution(text: "b\"")]
        let text = Self.write { writer in
            writer.array { writer in
                for attributions in [some, some, [], some, Array(some.reversed()), some] {
                    writer.credits(attributions)
                }
            }
        }
        let list = #"["a","b\""]"#
        #expect(text == "[\(list),\(list),[],\(list),[\"b\\\"\",\"a\"],\(list)]")
    }

    @Test func singlePrecision() {
        #expect(Self.write { $0.value(Float(0.1)) } == "0.1")
        #expect(Self.write { $0.value(Float(1)) } == "1")
    }

    @Test func structure() {
        let text = Self.write { writer in
            writer.object { writer in
                writer.key("a")
                writer.array([1, 2]) { $0.value($1) }
                writer.key(named: "b \"")
                writer.object { _ in }
                writer.member("empty", "")
                writer.member("none", nil)
                writer.key("c")
                writer.array { writer in
                    writer.null()
                    writer.value(true)
                    writer.array { _ in }
                }
            }
        }
        #expect(text == #"{"a":[1,2],"b \"":{},"c":[null,true,[]]}"#)
    }

    @Test(
        "identifiers are copied unchanged",
        arguments: [
            "null", "true", "false", "0", "-0", "1.0", "12345678901234567890", "1E400", "1e-7", #""""#, #""é""#, "[]",
            "{}", #"[1,[2,[]],{"a":{"b":null}}]"#, #"{"b":1,"a":2,"b":3}"#, #"["a [b, c]\"{ "]"#,
        ])
    func copy(text: String) {
        #expect(Self.write { $0.copy(Array(text.utf8)[...]) } == text)
    }

    @Test("copied values have no spaces, and the same escapes as other texts")
    func copyOfAnotherForm() {
        let sent = Array("{\"\\u00e9\\/\" :\t[ \"\\ud83d\\uddfa\" ] ,\"a\": \"\\u202e\\u007F\"}".utf8)
        let text = Self.write { writer in
            writer.array { writer in
                writer.copy(sent[...])
                writer.copy(sent.suffix(15).dropLast())
            }
        }
        #expect(text == #"[{"é/":["🗺"],"a":"\u202e\u007f"},"\u202e\u007f"]"#)
    }
}
