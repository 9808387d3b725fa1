import Foundation
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

    private static func read(_ text: String) throws(JSONReader.Failure) -> JSONValue {
        try JSONReader.value(of: Array(text.utf8)[...])
    }

    @Test(
        "texts are escaped where they must be and nowhere else",
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
        "numbers have the shortest digits that give them back",
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

    @Test("digits are read as `Double` reads them", arguments: [1, 2] as [UInt64])
    func randomDigits(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20_000 {
            var digits = String(
                UInt64.random(in: 0...999_999_999_999_999, using: &random) >> UInt64.random(in: 0..<50, using: &random))
            let places = Int.random(in: 0...9, using: &random)
            if places > 0 { digits += "." + String(repeating: "0", count: places / 3) + "\(places)\(places)" }
            if Bool.random(using: &random) { digits = "-" + digits }
            guard let read = DecimalDigits(Array(digits.utf8)[...]) else {
                #expect(digits.count(where: \.isNumber) > 15, "seed \(seed): \(digits)")
                continue
            }
            let expected = try #require(Double(digits))
            #expect(read.double == expected && read.double.sign == expected.sign, "seed \(seed): \(digits)")
            #expect(read.integer == Int(digits), "seed \(seed): \(digits)")
        }
    }

    @Test("other values are no short numbers", arguments: ["1e5", "1E2", "\"1\"", "null", "[1]", "1234567890123456"])
    func noShortDigits(text: String) {
        #expect(DecimalDigits(Array(text.utf8)[...]) == nil)
    }

    @Test("a text is escaped wherever the special byte is", arguments: ["\"", "\\", "\n", "\u{1F}"])
    func escapePlaces(special: Character) throws {
        for length in 0...20 {
            for place in 0...length {
                for filler: Character in ["a", "\u{7F}", "é", " ", "!", "#", "]"] {
                    var characters = [Character](repeating: filler, count: length)
                    characters.insert(special, at: place)
                    let written = Self.write { $0.value(String(characters)) }
                    #expect(try Self.read(written).string == String(characters))
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
        "what was read is written as it was",
        arguments: [
            "null", "true", "false", "0", "-0", "1.0", "12345678901234567890", "1E400", "1e-7", #""""#, #""é""#, "[]",
            "{}", #"[1,[2,[]],{"a":{"b":null}}]"#, #"{"b":1,"a":2,"b":3}"#,
        ])
    func echo(text: String) throws {
        let value = try Self.read(text)
        #expect(Self.write { $0.value(value) } == text)
    }

    @Test(
        "escapes",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u00E9""#, "éé"), (#""\ud83d\uddfa""#, "🗺"),
            (#""a\u0000b""#, "a\u{0}b"), (#""\uFFFF""#, "\u{FFFF}"),
        ])
    func escapes(text: String, expected: String) throws {
        #expect(try Self.read(text).string == expected)
    }

    @Test(
        "what is no JSON, and where",
        arguments: [
            ("", 0), ("  ", 2), ("{", 1), ("[1,]", 3), ("{\"a\"}", 4), ("{\"a\":}", 5), ("{a:1}", 1), ("{\"a\":1,}", 7),
            ("1 2", 2), ("01", 2), ("-", 1), ("1.", 2), (".5", 0), ("+1", 0), ("1e", 2), ("tru", 0), ("nul", 0),
            ("NaN", 0), ("Infinity", 0), ("'a'", 0), (#""a"#, 0), ("\"a\nb\"", 2), (#""\x""#, 1), (#""\u12""#, 5),
            (#""\ud83d""#, 1), (#""\ud83d\u0041""#, 1), (#""\uddfa""#, 1), ("[1", 2), ("]", 0), ("\u{FEFF}1", 0),
        ])
    func failures(text: String, offset: Int) {
        let failure = #expect(throws: JSONReader.Failure.self) { try Self.read(text) }
        #expect(Self.skipFailure(Array(text.utf8)) == failure)
        #expect(failure?.offset == offset, "\(text): \(failure?.message ?? "")")
    }

    /// Why a text is no JSON when it is only checked.
    private static func skipFailure(_ bytes: [UInt8]) -> JSONReader.Failure? {
        var reader = JSONReader(bytes[...])
        do throws(JSONReader.Failure) {
            _ = try reader.skipValue(depth: 0)
            try reader.finish()
            return nil
        } catch {
            return error
        }
    }

    @Test func invalidUTF8() {
        for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0xFF]] {
            #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: bytes[...]) }
            #expect(Self.skipFailure(bytes) != nil)
        }
    }

    @Test(arguments: [127, 128, 129])
    func nesting(depth: Int) {
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        if depth <= 128 {
            #expect(throws: Never.self) { try Self.read(text) }
        } else {
            #expect(throws: JSONReader.Failure.self) { try Self.read(text) }
        }
    }

    @Test(
        "whole numbers",
        arguments: [
            ("12", 12), ("12.0", 12), ("-3", -3), ("1e2", 100), ("1.5", nil), ("1e300", nil), ("\"1\"", nil),
            ("true", nil),
        ] as [(String, Int?)])
    func integers(text: String, expected: Int?) throws {
        #expect(try Self.read(text).integer == expected)
    }

    @Test("agrees with Foundation on random documents, sound and damaged", arguments: [1, 2, 3] as [UInt64])
    func differential(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<300 {
            var bytes = Array(Self.document(depth: 3, &random).utf8)
            let isDamaged = Bool.random(using: &random)
            if isDamaged, let place = bytes.indices.randomElement(using: &random) {
                bytes[place] = Array(",]}\"1x\\ ".utf8).randomElement(using: &random) ?? 0
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            let ours = try? JSONReader.value(of: bytes[...])
            #expect((Self.skipFailure(bytes) == nil) == (ours != nil), "seed \(seed): \(text)")
            // Foundation takes a comma too many, which the RFC does not.
            #expect(ours == nil || theirs != nil, "seed \(seed): \(text)")
            #expect(ours != nil || isDamaged, "seed \(seed): \(text)")
            guard let ours, let theirs else { continue }
            let again = Self.write { $0.value(ours) }
            let reread = try JSONSerialization.jsonObject(with: Data(again.utf8), options: .fragmentsAllowed)
            #expect((reread as? NSObject) == (theirs as? NSObject), "seed \(seed): \(text) became \(again)")
        }
    }

    private static func document(depth: Int, _ random: inout SplitMix64) -> String {
        let kinds = depth > 0 ? 7 : 5
        switch Int.random(in: 0..<kinds, using: &random) {
        case 0: return ["null", "true", "false"].randomElement(using: &random) ?? "null"
        case 1: return "\(Int.random(in: -1000...1000, using: &random))"
        case 2: return "\(Double.random(in: -1e3...1e3, using: &random))"
        case 3: return #""\u00e4\n""#
        case 4: return "\"\(["a", "ß", "東", "x y"].randomElement(using: &random) ?? "")\""
        case 5:
            let elements = (0..<Int.random(in: 0...3, using: &random)).map { _ in document(depth: depth - 1, &random) }
            return "[\(elements.joined(separator: ", "))]"
        default:
            let members = (0..<Int.random(in: 0...3, using: &random)).map {
                "\"k\($0)\": \(document(depth: depth - 1, &random))"
            }
            return "{\(members.joined(separator: ","))}"
        }
    }
}
