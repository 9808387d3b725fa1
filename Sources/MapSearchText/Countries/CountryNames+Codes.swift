extension CountryNames {
    /// The code of two letters of a country with a code of three.
    ///
    /// - Parameter code: Three capitals; in small letters they may be a name: "Nga" is Russia in Vietnamese.
    /// - Returns: nil if no country has the code.
    /// - Complexity: O(*n*) in the number of countries.
    package static func code(ofThreeLetters code: String) -> String? {
        let wanted = Array(code.utf8)
        guard wanted.count == 3 else { return nil }
        return CountryCodeTable.text.withUTF8Span { text in
            place(of: wanted.span, at: 0, in: text).map { Self.code(at: $0, in: text) }
        }
    }

    /// The code of a country that is two folded letters.
    static func code(ofFoldedLetters letters: [UInt8]) -> String? {
        guard letters.count == 2 else { return nil }
        let wanted = letters.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 - 32 : 0 }
        return CountryCodeTable.text.withUTF8Span { text in
            place(of: wanted.span, at: 3, in: text).map { Self.code(at: $0, in: text) }
        }
    }

    /// Where the entry begins that has some letters at a place in it.
    private static func place(of letters: Span<UInt8>, at offset: Int, in text: Span<UInt8>) -> Int? {
        var start = 0
        while start + entryLength <= text.count + 1 {
            if text.extracting(start + offset..<start + offset + letters.count).elementsEqual(letters) { return start }
            start += entryLength
        }
        return nil
    }

    private static func code(at entry: Int, in text: Span<UInt8>) -> String {
        String(decoding: [text[entry + 3], text[entry + 4]], as: UTF8.self)
    }

    /// Both codes and a blank or a line end.
    private static let entryLength = 6
}
