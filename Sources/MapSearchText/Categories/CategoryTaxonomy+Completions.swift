extension CategoryTaxonomy {
    /// A category whose words continue the typed text.
    package struct Completion: Sendable {
        package var concept: Int
        /// Its name in the first requested language, or else in the language of the typed text.
        package var name: String
        /// Whether its words equal the typed text.
        package var isWhole: Bool
        /// Whether the words are its name, not synonyms.
        package var isName: Bool
    }

    /// The categories with words that begin with the typed text, each once, in no particular order.
    ///
    /// - Parameters:
    ///   - typed: The text so far; its last word may be unfinished, and words of `%noise` before it are ignored.
    ///   - tags: BCP 47 tags of languages; words in these and in English count, or, without any, those in the first language of the
    ///     tables that continues the text.
    /// - Returns: the categories; empty if no words continue the text.
    /// - Complexity: O(log *n* + *matches*) in the number of phrases, which are sorted when completions are first requested.
    package func completions(of typed: String, languages tags: [String]) -> [Completion] {
        let words = TextFolding.folded(typed).split(separator: " ").map(String.init)
        guard let last = words.last else { return [] }
        let beginning = Array((words.dropLast().filter { !isNoise($0) } + [last]).joined(separator: " ").utf8)
        var wanted: UInt32 = 0
        for code in tags.map({ Self.languageCode($0.utf8) }) + [Self.languageCode("en".utf8)] {
            if let number = languages.firstIndex(of: code) { wanted |= 1 << UInt32(number) }
        }
        if tags.isEmpty { wanted = .max }
        var found: [(concept: Int, language: Int, isWhole: Bool, isName: Bool)] = []
        var places: [UInt32: Int] = [:]
        let sorted = Self.sortedCategories
        var place = first(notBefore: beginning, in: sorted)
        while place < sorted.count, texts[Int(sorted[place])].starts(with: beginning) {
            let number = Int(sorted[place])
            place += 1
            forEachLink(of: phrases[number]) { link in
                guard link.languages & wanted != 0, isCategory(Int(link.concept)) else { return }
                let isWhole = texts[number].count == beginning.count
                let isName = link.nameLanguages & wanted != 0
                let language = (link.languages & wanted).trailingZeroBitCount
                if let known = places[link.concept] {
                    found[known].language = min(found[known].language, language)
                    found[known].isWhole = found[known].isWhole || isWhole
                    found[known].isName = found[known].isName || isName
                } else {
                    places[link.concept] = found.count
                    found.append((Int(link.concept), language, isWhole, isName))
                }
            }
        }
        let only = tags.isEmpty ? found.map(\.language).min() : nil
        return found.compactMap { concept, language, isWhole, isName in
            guard only == nil || language == only else { return nil }
            let name =
                tags.isEmpty ? name(of: concept, languages[language]) : name(of: concept, languages: tags)
            return name.map { Completion(concept: concept, name: $0, isWhole: isWhole, isName: isName) }
        }
    }

    /// The folded phrases for some categories.
    ///
    /// - Parameter ids: The identifiers of the categories.
    /// - Returns: the phrases in all languages.
    /// - Complexity: O(*n*) in the number of all phrases.
    package func phrases(for ids: Set<String>) -> [[UInt8]] {
        phrases.indices.compactMap { number in
            guard phrases[number].isCategory else { return nil }
            let isWanted = concepts(of: phrases[number]).contains { concept in
                guard case .categories(let categories) = concepts[concept].meaning else { return false }
                return categories.contains { !ids.isDisjoint(with: $0) }
            }
            return isWanted ? Array(texts[number]) : nil
        }
    }

    private func first(notBefore text: [UInt8], in sorted: [UInt32]) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if texts[Int(sorted[middle])].lexicographicallyPrecedes(text) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The phrases for categories in byte order.
    static let sortedCategories: [UInt32] = {
        let taxonomy = shared
        // By the first eight bytes, which are nearly always enough.
        return taxonomy.phrases.indices.filter { taxonomy.phrases[$0].isCategory }
            .map { number in
                (start: taxonomy.texts[number].prefix(8).reduce(into: Prefix()) { $0.append($1) }.bytes, number: number)
            }
            .sorted { first, second in
                first.start != second.start
                    ? first.start < second.start
                    : taxonomy.texts[first.number].lexicographicallyPrecedes(taxonomy.texts[second.number])
            }
            .map { UInt32($0.number) }
    }()

    /// Up to eight bytes as one number with the same order.
    private struct Prefix {
        private(set) var bytes: UInt64 = 0
        private var shift: UInt64 = 56

        mutating func append(_ byte: UInt8) {
            bytes |= UInt64(byte) << shift
            shift = shift &- 8
        }
    }
}
