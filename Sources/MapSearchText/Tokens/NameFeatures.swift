/// The rules of ``NameVariants`` that may apply to a name, determined in one fast pass over its bytes.
struct NameFeatures: OptionSet {
    let rawValue: UInt8

    static let brackets = NameFeatures(rawValue: 1)
    static let slash = NameFeatures(rawValue: 2)
    static let apostrophe = NameFeatures(rawValue: 4)
    static let hyphen = NameFeatures(rawValue: 8)
    static let doubleA = NameFeatures(rawValue: 16)
    /// The name ends in a character that is the end of a suffix of an administrative unit.
    static let unitSuffix = NameFeatures(rawValue: 32)
    /// The name begins with the first letter of a prefix of an administrative unit.
    static let unitPrefix = NameFeatures(rawValue: 64)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(of name: String) {
        self = []
        name.withUTF8Span { source in
            var offset = 0
            var (first, scalar): (UInt32, UInt32) = (0, 0)
            var isASCII = true
            while offset < source.count {
                let previous = scalar
                let isFirst = offset == 0
                scalar = UTF8Bytes.nextScalar(in: source, at: &offset)
                insert(Self.feature(of: scalar, after: previous))
                if isFirst { first = scalar }
                isASCII = isASCII && scalar < 0x80
            }
            if !isASCII, Self.unitPrefixInitials.contains(first) { insert(.unitPrefix) }
            if scalar > 0x1100, Self.unitSuffixFinals.contains(scalar) { insert(.unitSuffix) }
        }
    }

    private static func feature(of scalar: UInt32, after previous: UInt32) -> NameFeatures {
        switch scalar {
        case 0x28, 0x5B, 0xFF08, 0xFF3B: .brackets
        case 0x2D: .hyphen
        case 0x2F: .slash
        case 0x61 where previous == 0x41: .doubleA
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: []
        default: FoldingTable.entry(of: scalar).category == .apostrophe ? .apostrophe : []
        }
    }

    private static let unitPrefixInitials = Set(NameVariants.unitPrefixes.compactMap { $0.unicodeScalars.first?.value })

    /// Decomposed Hangul ends in a different scalar than composed.
    private static let unitSuffixFinals = Set(
        NameVariants.unitSuffixes.compactMap { $0.unicodeScalars.last?.value } + [
            0x1175, 0x11AB, 0x116E, 0x11B8, 0x1169,
        ])
}
