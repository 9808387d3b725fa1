/// Limits runs of combining marks in untrusted text, so that no operation on it takes long.
///
/// Swift compares and hashes strings by their normal form, and sorts a run of combining marks for it in a time proportional to
/// the square of the run: comparing a text of 240 kB that alternates U+0F71 and U+0F72 once takes forty seconds. Readers of
/// untrusted bytes create their texts with these functions. They implement the Stream-Safe Text Format of
/// [UAX #15](https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format): after thirty marks in a row comes a
/// U+034F COMBINING GRAPHEME JOINER, which is invisible. No real text has so many; any other text is unchanged.
extension String {
    /// The maximum number of combining marks in a row.
    package static let maximumMarkRun = 30

    /// Creates a text from UTF-8; ill-formed bytes become U+FFFD.
    ///
    /// - Complexity: O(*n*).
    package init(streamSafe utf8: some Collection<UInt8>) {
        self = String(decoding: utf8, as: UTF8.self).streamSafe()
    }

    /// The text with short runs of combining marks; nearly always the text itself.
    ///
    /// - Complexity: O(*n*); O(1) below 62 bytes.
    package func streamSafe() -> String {
        // Every mark takes at least two bytes, none of them ASCII.
        let fewestBytes = 2 * (Self.maximumMarkRun + 1)
        guard utf8.count >= fewestBytes else { return self }
        var run = 0
        var hasLongRun = false
        for byte in utf8 {
            run = byte < 0x80 ? 0 : run + 1
            if run >= fewestBytes {
                hasLongRun = true
                break
            }
        }
        return hasLongRun && longestMarkRun > Self.maximumMarkRun ? withMarkRunsSplit : self
    }

    /// The maximum number of combining marks in a row.
    private var longestMarkRun: Int {
        var longest = 0
        var run = 0
        for scalar in unicodeScalars {
            run = scalar.isCombiningMark ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    private var withMarkRunsSplit: String {
        var text = String.UnicodeScalarView()
        var run = 0
        for scalar in unicodeScalars {
            run = scalar.isCombiningMark ? run + 1 : 0
            if run > Self.maximumMarkRun {
                text.append("\u{34F}")
                run = 1
            }
            text.append(scalar)
        }
        return String(text)
    }
}

extension Unicode.Scalar {
    /// Whether normalization may move the scalar, or its decomposition, past its neighbours.
    fileprivate var isCombiningMark: Bool {
        guard value >= 0x300 else { return false }
        switch value {
        // Their class is 0, but those of their parts are not.
        case 0x344, 0xF73, 0xF75, 0xF81: return true
        // Ideographs and Hangul, the bulk of long runs without ASCII.
        case 0x3400...0x9FFF, 0xAC00...0xD7A3: return false
        default: return properties.canonicalCombiningClass != .notReordered
        }
    }
}
