import Testing

import MapSearchOffline

@Suite struct TypedLettersTests {
    /// A letter that was meant costs 1, one that may not have been 0.5; the mean over the typed letters.
    @Test(
        arguments: [
            ("vad", "Vaduz", 0), ("Vad", "Vaduz", 0), ("VAD", "Vaduz", 2 * 0.5 / 3),
            ("vAd", "Vaduz", 2 * 0.5 / 3 + 0.5 / 3),
            ("zur", "Zürich", 0.5 / 3), ("zür", "Zurich", 1.0 / 3), ("zür", "Zürich", 0), ("a b", "A B", 0),
            ("  va", "Vaduz", 0), ("", "Vaduz", 0), ("st.", "Sta", 1.0 / 3), ("e", "e\u{301}cole", 0.5),
            ("x1", "X2", 0.25),
        ] as [(String, String, Double)])
    func lossOfOtherLetters(typed: String, name: String, loss: Double) {
        let found = TypedLetters(typed).loss(of: name, meant: 1, unmeant: 0.5)
        #expect(abs(Double(found) - loss) < 1e-5, "\(typed) | \(name): \(found)")
    }

    /// A letter with any number of invisible ones, which every name is compared with.
    @Test(arguments: ["\u{FE0F}", "\u{200D}", "\u{E0041}", "x"])
    func longText(unit: String) {
        let letters = TypedLetters("va" + String(repeating: unit, count: 20_000))
        #expect(letters.typed.unicodeScalars.count <= TypedLetters.maximumLength)
        #expect(letters.loss(of: "Vaduz", meant: 1, unmeant: 0.5) > 0)
    }
}
