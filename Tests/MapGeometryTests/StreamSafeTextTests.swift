import MapGeometry
import MapSearchTestSupport
import Testing

/// Texts with more combining marks in a row than any language has.
@Suite struct StreamSafeTextTests {
    private static func longestRun(_ text: String) -> Int {
        var (longest, run) = (0, 0)
        for scalar in text.unicodeScalars {
            let isMark = scalar.properties.canonicalCombiningClass != .notReordered || scalar.value == 0xF73
            run = isMark ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    @Test(arguments: [
        "", "x", "é", "e\u{301}", String(repeating: "Vaduz ", count: 50), String(repeating: "瓦杜茲", count: 90),
        String(repeating: "Москва", count: 40), String(repeating: "ä\u{323}", count: 80),
        "x" + String(repeating: "\u{301}", count: 30) + "x", String(repeating: "한국", count: 60),
        String(repeating: "กำ้", count: 60), String(repeating: "👩‍👩‍👧", count: 30),
    ]) func ordinaryTextStaysAsItIs(text: String) {
        #expect(Array(text.streamSafe().utf8) == Array(text.utf8))
        #expect(Array(String(streamSafe: text.utf8).utf8) == Array(text.utf8))
    }

    /// The two marks whose alternation takes the time of its square to sort; marks that are decomposed; and more in one run.
    @Test(arguments: ["\u{F71}\u{F72}", "\u{F73}", "\u{344}", "\u{301}", "\u{315}\u{300}\u{323}", "\u{1D165}\u{301}"])
    func runsAreCutShort(marks: String) {
        for count in [15, 16, 31, 62, 1_000] {
            let text = "Va" + String(repeating: marks, count: count) + "duz"
            let safe = text.streamSafe()
            #expect(Self.longestRun(safe) <= String.maximumMarkRun)
            #expect(safe.unicodeScalars.filter { $0 != "\u{34F}" }.elementsEqual(text.unicodeScalars))
        }
    }

    /// As a key of JSON, as it is and escaped, alone and among others; and as a value.
    @Test func namesOfMembers() throws {
        let plain = String(repeating: "\u{F71}\u{F72}", count: 40_000)
        let escaped = String(repeating: "\\u0f71\\u0f72", count: 20_000)
        for name in [plain, escaped] {
            let document = "{\"\(name)\": 1, \"\(name)x\": \"\(name)\", \"type\": \"Feature\"}"
            guard case .object(let members) = try JSONValue(parsing: document) else { return #expect(Bool(false)) }
            #expect(members.count == 3 && members["type"] == .string("Feature"))
            for (name, value) in members {
                #expect(Self.longestRun(name) <= String.maximumMarkRun)
                if case .string(let text) = value { #expect(Self.longestRun(text) <= String.maximumMarkRun) }
            }
        }
    }
}
