import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// The names of one document as sequences of terms, each sequence once.
struct NameCollector {
    private(set) var names: [(terms: [UInt32], role: ForwardIndex.Role)] = []
    /// The number of names skipped so far because their document has too many.
    private(set) var droppedCount = 0
    private var length = 0
    private var tokens = TokenizedText()

    mutating func collect(_ record: IndexRecord, terms: inout TermCollector) {
        names.removeAll(keepingCapacity: true)
        length = 0
        append(record.name, .primary, &terms)
        appendVariants(of: record.name, .variant, &terms)
        for code in record.codes { append(code, .code, &terms) }
        if let postcode = record.postcode { append(postcode, .postcode, &terms) }
        var postcodes: Set<String> = []
        for case let postcode? in record.houses.lazy.map(\.postcode) where postcodes.insert(postcode).inserted {
            append(postcode, .postcode, &terms)
        }
        // Sorted, because a dictionary has no order and equal input must give equal bytes.
        for (language, name) in record.localizedNames.sorted(by: { $0.key < $1.key }) {
            let role: ForwardIndex.Role = Self.isWidelySpoken(language) ? .alternate : .localized
            append(name, role, &terms)
            appendVariants(of: name, role, &terms)
        }
        if let latin = Transliteration.latin(record.name) { append(latin, .alternate, &terms) }
        for name in record.alternateNames {
            append(name, .alternate, &terms)
            appendVariants(of: name, .alternate, &terms)
        }
        // Addresses in Latin letters have "Smolenskaya oblast" for a region that is shown as Smolensk Oblast.
        if record.kind == .region {
            for name in record.localizedNames.values.sorted() + record.alternateNames {
                if let latin = Transliteration.latin(name) { append(latin, .localized, &terms) }
            }
        }
        // Last: the province of Napoli does not take this name from its city, Naples.
        for town in record.postTowns { append(town, .town, &terms) }
    }

    /// Whether people all over the world type names in a language; other languages rank below where a word is a name in both.
    private static func isWidelySpoken(_ language: String) -> Bool {
        let base = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return widelySpoken.contains(base)
    }

    private static let widelySpoken: Set<String> = [
        "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hr", "hu", "id",
        "it",
        "ja", "ko", "ms", "nb", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sr", "sv", "th", "tr", "uk", "ur", "vi",
        "zh",
    ]

    private mutating func appendVariants(of name: String, _ role: ForwardIndex.Role, _ terms: inout TermCollector) {
        var variants: [String] = []
        NameVariants.forEachVariant(of: name) { variants.append($0) }
        for variant in variants { append(variant, role, &terms) }
    }

    private mutating func append(_ name: String, _ role: ForwardIndex.Role, _ terms: inout TermCollector) {
        tokens.tokenize(name)
        // Before numbering, so that no term occurs only in dropped names.
        let size = ForwardIndex.length(termCount: min(tokens.tokens.count, ForwardIndex.maximumTermCount))
        guard length + size <= ForwardIndex.maximumLength else {
            droppedCount += 1
            return
        }
        var sequence: [UInt32] = []
        for token in tokens.tokens.prefix(ForwardIndex.maximumTermCount) {
            sequence.append(terms.number(tokens.bytes(of: token).prefix(TermDictionary.maximumTermLength)))
        }
        guard !sequence.isEmpty, !names.contains(where: { $0.terms == sequence }) else { return }
        length += size
        names.append((sequence, role))
    }
}
