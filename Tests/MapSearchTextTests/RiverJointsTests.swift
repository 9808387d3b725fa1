import MapSearchText
import Testing

@Suite struct RiverJointsTests {
    @Test(arguments: [
        ("am Main", 1), ("an der Donau", 2), ("an Donau", 0), ("sur Seine", 1), ("upon Thames", 1), ("donau", 0),
        ("", 0),
    ])
    func lengths(text: String, expected: Int) {
        let tokens = TokenizedText(text)
        #expect(RiverJoints.length(of: tokens.tokens.map { Array(tokens.bytes(of: $0))[...] }) == expected)
    }

    @Test(arguments: [
        ("Neustadt a.d. Weinstraße", "Neustadt an der Weinstraße"), ("Neustadt a. d. Donau", "Neustadt an der Donau"),
        ("Frankfurt a. Main", "Frankfurt am Main"), ("a.d. Weinstraße", nil), ("Neustadt a.d.", nil), ("Neustadt", nil),
    ])
    func abbreviations(text: String, expected: String?) { #expect(RiverJoints.writtenOut(text) == expected) }
}
