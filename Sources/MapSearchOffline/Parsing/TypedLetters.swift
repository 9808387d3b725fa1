import MapGeometry
import MapSearchText

/// The letters of an incomplete text, for comparing them with the names that continue it.
///
/// Users who type an accent mean it, and so do those who type capitals among small letters; many omit accents, and devices capitalize
/// the first letter automatically.
package struct TypedLetters {
    package let typed: String
    private let hasCapitals: Bool
    private let isAllCapitals: Bool
    /// The bytes of the text if it is ASCII, and otherwise empty.
    private let bytes: [UInt8]

    /// The maximum number of Unicode scalars that are compared: hardly any name has more, and a text may be a single letter with
    /// thousands of invisible ones.
    package static let maximumLength = 256

    package init(_ text: String) {
        let letters = text.unicodeScalars.drop { $0 == " " }
        // A copy: finding the letters of a part reads the text around it, too.
        typed = String(String.UnicodeScalarView(letters.prefix(Self.maximumLength)))
        hasCapitals = typed.contains(where: \.isUppercase)
        isAllCapitals = hasCapitals && !typed.contains(where: \.isLowercase)
        bytes = typed.utf8.allSatisfy { $0 < 0x80 } ? Array(typed.utf8) : []
    }

    /// The penalty of a name that continues other letters: the mean over the typed letters of `meant` for each that was meant to be
    /// different, and `unmeant` for each that may not have been.
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

    /// The same without decoding characters; nil if there is a byte other than an ASCII letter or digit.
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
                    || letter.isASCIIDigit
                guard isPlain else { return nil }
                loss += unmeant
            }
        }
        // The text after the last letter may belong to it.
        if let next = others.next(), next >= 0x80 { return nil }
        return count == 0 ? 0 : loss / Float(count)
    }
}
