import MapGeometry
import Testing

@testable import MapSearchCommand

@Suite("Members of requests")
struct RequestMembersTests {
    private static func members(_ text: String) throws(GeometryFormatError) -> RequestMembers {
        try RequestMembers(Array(text.utf8)[...])
    }

    @Test("each name is known, also with an escape in it, and no other one", arguments: RequestMembers.Name.allCases)
    func names(name: RequestMembers.Name) throws {
        let spelling = name.spelling
        let escape = "\\u00" + String(spelling.utf8.first ?? 0, radix: 16)
        #expect(try Self.members("{\"\(spelling)\":\"x\"}").string(name) == "x")
        #expect(try Self.members("{\"\(escape)\(spelling.dropFirst())\":\"x\"}").string(name) == "x")
        for other in [spelling.uppercased(), spelling + "s", String(spelling.dropLast()), "_" + spelling.dropFirst()] {
            let members = try Self.members("{\"\(other)\":\"x\"}")
            let known = RequestMembers.Name.allCases.filter { members[$0] != nil }
            #expect(known.allSatisfy { $0.spelling == other })
        }
    }

    @Test("the last of several values is used, and null is no value")
    func repeated() throws {
        #expect(try Self.members(#"{"text":"a","text":"b"}"#).string(.text) == "b")
        #expect(try Self.members(#"{"text":"a","text":null}"#).string(.text) == nil)
        #expect(try Self.members(#"{"text":null}"#).string(.text) == nil)
        #expect(try Self.members("{}").string(.text) == nil)
    }

    @Test(
        "an identifier is sent back as it was read",
        arguments: [
            ("1.50", "1.50"), ("-0", "-0"), ("1e400", "1e400"), ("true", "true"), ("null", "null"),
            (#""é""#, #""é""#), (#""\u00e9\/""#, #""é/""#), ("[1, {\"a\" : 2.0}]", "[1,{\"a\":2.0}]"), (" 7 ", "7"),
        ])
    func identifiers(sent: String, expected: String) throws {
        var writer = JSONWriter()
        try Self.members("{\"id\":\(sent)}").writeID(to: &writer)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
    }

    @Test func missingIdentifier() throws {
        var writer = JSONWriter()
        try Self.members("{}").writeID(to: &writer)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "null")
    }

    @Test(
        "a line is also checked where it is not used",
        arguments: [
            #"{"note":}"#, #"{"note":"\x"}"#, #"{"note":[1,]}"#, #"{"note":01}"#, #"{"op":"search"} x"#,
            #"{"note":"\ud800"}"#, "{\"note\":\(String(repeating: "[", count: 128))",
        ])
    func checks(text: String) throws {
        let failure = #expect(throws: GeometryFormatError.self) { try Self.members(text) }
        let reference = #expect(throws: GeometryFormatError.self) {
            try JSONValue(line: text.utf8)
        }
        #expect(failure == reference)
    }
}
