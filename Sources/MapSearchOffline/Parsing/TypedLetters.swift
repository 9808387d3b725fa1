import MapSearchText

/// The letters of an unfinished text, as names that go on from it are compared with them.
///
/// Who typed an accent meant it, and so did who typed capitals among small letters; many leave out accents, and devices write
/// the first letter large by themselves.
package struct TypedLetters {
    private let typed: Substring
    private let hasCapitals: Bool
    private let isAllCapitals: Bool
    /// The bytes of the text if it is ASCII, and otherwise empty.
    private let bytes: [UInt8]

    package init(_ text: String) {
        typed = text.drop { $0 == " " }
        hasCapitals = typed.contains(where: \.isUppercase)
        isAllCapitals = hasCapitals && !typed.contains(where: \.isLowercase)
        bytes = typed.utf8.allSatisfy { $0 < 0x80 } ? Array(typed.utf8) : []
    }

    /// What a name loses for going on from other letters: the mean over the typed letters of `meant` for another letter that was
    /// meant, and `unmeant` for one that may not have been.
    package func loss(of name: String, meant: Float, unmeant: Float) -> Float {
        if !bytes.isEmpty, let loss = lossOfASCII(name, meant, unmeant) { return loss }
        var loss: Float = 0
        var count = 0
        for (letter, other) in zip(typed, name) {
            count += 1
            if letter == other { continue }
            let small = letter.lowercased()
            if small == other.lowercased() {
                guard hasCapitals else { continue }
                loss += isAllCapitals || count == 1 ? unmeant : meant
            } else {
                loss += TextFolding.folded(small) == small ? unmeant : meant
            }
        }
        return count == 0 ? 0 : loss / Float(count)
    }

    /// The same without a look at characters; nil where a byte is more than a letter or a digit of ASCII tells.
    private func lossOfASCII(_ name: String, _ meant: Float, _ unmeant: Float) -> Float? {
        var loss: Float = 0
        var count = 0
        var others = name.utf8.makeIterator()
        for letter in bytes {
            guard let other = others.next() else { break }
            count += 1
            guard other < 0x80 else { return nil }
            if letter == other { continue }
            if letter | 0x20 == other | 0x20, UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter | 0x20 {
                guard hasCapitals else { continue }
                loss += isAllCapitals || count == 1 ? unmeant : meant
            } else {
                let isPlain =
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter | 0x20
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= letter
                guard isPlain else { return nil }
                loss += unmeant
            }
        }
        // What follows the last letter may belong to it.
        if let next = others.next(), next >= 0x80 { return nil }
        return count == 0 ? 0 : loss / Float(count)
    }
}
