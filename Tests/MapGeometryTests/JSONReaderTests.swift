import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct JSONReaderTests {
    private static func read(_ bytes: [UInt8], isStrict: Bool = true) throws(GeometryFormatError) -> JSONValue {
        var reader = JSONReader(bytes: bytes, isStrict: isStrict)
        let value = try reader.value(depth: 0)
        try reader.finish()
        return value
    }

    private static func read(_ text: String, isStrict: Bool = true) throws(GeometryFormatError) -> JSONValue {
        try read(Array(text.utf8), isStrict: isStrict)
    }

    /// Why a text is no JSON when it is only checked.
    private static func skipError(_ bytes: [UInt8]) -> GeometryFormatError? {
        var reader = JSONReader(bytes: bytes, isStrict: true)
        do throws(GeometryFormatError) {
            try reader.skipValue(depth: 0)
            try reader.finish()
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u00E9""#, "éé"), (#""\ud83d\uddfa""#, "🗺"),
        (#""a\u0000b""#, "a\u{0}b"), (#""\uFFFF""#, "\u{FFFF}"),
    ])
    func escapes(text: String, expected: String) throws {
        #expect(try Self.read(text).string == expected)
        #expect(try Self.read(text, isStrict: false).string == expected)
    }

    @Test(arguments: [
        ("", 0), ("  ", 2), ("{", 1), ("[1,]", 3), ("{\"a\"}", 4), ("{\"a\":}", 5), ("{a:1}", 1), ("{\"a\":1,}", 7),
        ("1 2", 2), ("01", 0), ("-", 0), ("[1.]", 1), (".5", 0), ("+1", 0), ("1e", 0), ("tru", 0), ("nul", 0),
        ("NaN", 0), ("Infinity", 0), ("'a'", 0), (#""a"#, 2), ("\"a\nb\"", 2), (#""\x""#, 2), (#""\u12""#, 3),
        ("[1", 2), ("]", 0), ("\"a\u{1F}\"", 2),
    ])
    func errorsSayWhere(text: String, offset: Int) {
        for isStrict in [true, false] {
            let error = #expect(throws: GeometryFormatError.self) { try Self.read(text, isStrict: isStrict) }
            #expect(error?.offset == offset, "\(text): \(error?.message ?? "")")
            if isStrict { #expect(Self.skipError(Array(text.utf8)) == error) }
        }
    }

    @Test(arguments: [
        ("01", "leading zero"), ("1.", "digits"), ("-", "digits"), ("1e+", "exponent"), ("x", "a value"),
        ("truth", "a value"), ("nonsense", "a value"),
    ])
    func errorsSayWhatIsWrong(text: String, word: String) {
        let error = #expect(throws: GeometryFormatError.self) { try Self.read(text) }
        #expect(error?.message.contains(word) == true)
    }

    @Test(
        "a strict reader refuses what another one repairs",
        arguments: [
            (#""\ud83d""#, 1, "\u{FFFD}"), (#""\ud83d\u0041""#, 1, "\u{FFFD}A"), (#""é\uddfa""#, 3, "é\u{FFFD}"),
            ("\u{FEFF}\"a\"", 0, "a"),
        ])
    func repairs(text: String, offset: Int, repaired: String) throws {
        let error = #expect(throws: GeometryFormatError.self) { try Self.read(text) }
        #expect(error?.offset == offset && Self.skipError(Array(text.utf8)) == error)
        #expect(try Self.read(text, isStrict: false).string == repaired)
    }

    @Test(arguments: [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] as [[UInt8]])
    func invalidUTF8(bytes: [UInt8]) throws {
        let error = #expect(throws: GeometryFormatError.self) { try Self.read(bytes) }
        #expect(error?.offset == 0 && Self.skipError(bytes) == error)
        #expect(try Self.read(bytes, isStrict: false).string?.contains("\u{FFFD}") == true)
        #expect(throws: GeometryFormatError.self) { try Self.read([0xFF], isStrict: false) }
    }

    @Test func numbersBeyondADouble() throws {
        #expect(try Self.read("1e999") == .number(.infinity))
        #expect(try Self.read("-1e999") == .number(-.infinity))
        #expect(throws: GeometryFormatError.self) { try Self.read("1e999", isStrict: false) }
    }

    @Test(arguments: [(128, true), (201, false)])
    func nesting(greatestDepth: Int, isStrict: Bool) {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(throws: Never.self) { try Self.read(nested(greatestDepth), isStrict: isStrict) }
        #expect(throws: GeometryFormatError.self) { try Self.read(nested(greatestDepth + 1), isStrict: isStrict) }
    }

    @Test(
        arguments: [
            ("12", 12), ("12.0", 12), ("-3", -3), ("1e2", 100), ("1.5", nil), ("1e300", nil), ("1e999", nil),
            ("\"1\"", nil), ("true", nil),
        ] as [(String, Int?)])
    func integers(text: String, expected: Int?) throws {
        #expect(try Self.read(text).integer == expected)
    }

    @Test func parts() throws {
        let value = try Self.read(#"{"a":[1,2.5],"b":true,"c":"x","d":null,"a":[1,"2"],"e":[3,4]}"#)
        #expect(value["a"]?.array?.count == 2 && value["a"]?.numbers == nil && value["e"]?.numbers == [3, 4])
        #expect(value["b"]?.boolean == true && value["c"]?.string == "x" && value["d"] == .null && value["f"] == nil)
        #expect(value["c"]?.number == nil && value["b"]?.array == nil && value["d"]?.boolean == nil)
        #expect(value["e"]?["a"] == nil && value.string == nil)
        let names = try ["null", "false", "0", "\"\"", "[]", "{}"].map { try Self.read($0).kindName }
        #expect(names == ["null", "a Boolean", "a number", "a string", "an array", "an object"])
    }

    @Test("agrees with Foundation on random documents, valid and damaged", arguments: [1, 2, 3] as [UInt64])
    func differential(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<300 {
            var bytes = Array(Self.document(depth: 3, &random).utf8)
            let isDamaged = Bool.random(using: &random)
            if isDamaged, let place = bytes.indices.randomElement(using: &random) {
                bytes[place] = Array(",]}\"1x\\ ".utf8).randomElement(using: &random) ?? 0
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let theirs = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))
            let ours = try? Self.read(bytes)
            #expect((Self.skipError(bytes) == nil) == (ours != nil), "seed \(seed): \(text)")
            #expect(ours != nil || isDamaged, "seed \(seed): \(text)")
            // Foundation takes a comma too many, which the RFC does not.
            #expect(ours == nil || ours == theirs, "seed \(seed): \(text)")
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
