/// The meanings of words that are not names: place categories, features of places, and words that connect these to names.
///
/// Based on the main tags of OpenStreetMap. The words are in `Tables`, in a format that is easy to read and
/// corrected:
///
/// ```
/// amenity=restaurant
/// en restaurant|s, place|s to eat
/// de Restaurant|s, Gaststätte|n
///
/// @diet=vegan
/// en vegan
/// ```
///
/// - A paragraph is a concept, and its first line the meaning: alternative categories, with `a+b` for both at
///   once; or a feature with `@`, `@id` for a flag, `@id=value` for one of several values; or, with `%`, a connecting
///   word: `%in`, `%near`, `%beside`, `%here`, `%noise`, or a time, `%when=today`.
/// - The other lines are a language and phrases, the first of which is the name to show. `a|b|c` is `a`, `ab` and `ac`.
/// - Words of `%noise`, which comes first, are ignored everywhere: "where can I charge my car" is "charge car".
///
/// Nothing is read before the first request for a category.
package struct CategoryTaxonomy: Sendable {
    /// The taxonomy of this library.
    package static let shared = CategoryTaxonomy(tables: allTables)

    /// The meaning of a phrase.
    package enum Meaning: Hashable, Sendable {
        /// Any of these, each of which requires all of its identifiers.
        case categories([[String]])
        /// A flag that must be set.
        case flag(id: String)
        /// A value that a feature must have.
        case value(id: String, value: String)
        /// The minimum value of a numeric feature.
        case atLeast(id: String, number: Int)
        /// The time of another condition, "open"; of no meaning without it.
        case when(String)
        case link(Link)
    }

    /// How a phrase connects the words before and after it.
    package enum Link: String, Hashable, Sendable {
        /// The results must be in a place.
        case within = "in"
        /// The results must be around the place that follows.
        case near
        /// The results must be around the place before it, as in Turkish, Chinese and Japanese.
        case beside
        /// The results must be around the user.
        case here
        /// It has no meaning of its own.
        case noise
    }

    /// A meaning with its names.
    package struct Concept: Sendable {
        package let meaning: Meaning
        /// The range of the name to show among all names, by the number of the language.
        var names: [Range<UInt32>] = []
    }

    /// What is known about a text.
    struct Phrase {
        /// The first and the last of its links, + 1; 0 for none.
        var first: UInt32 = 0
        var last: UInt32 = 0
        /// Whether some phrase begins with it.
        var isBeginning = false
        var isNoise = false
        /// Whether one of its concepts is a category.
        var isCategory = false
        var isSingleWord = false
    }

    /// A concept of a phrase.
    struct PhraseLink {
        var concept: UInt32
        /// The languages that use it, as bits by their numbers, and those in which it is the name to show.
        var languages: UInt32
        var nameLanguages: UInt32 = 0
        /// The next one of the phrase, + 1; 0 for none.
        var next: UInt32 = 0
    }

    package internal(set) var concepts: [Concept] = []
    /// All phrases, folded and without noise, and the words that they begin with.
    var texts = FoldedPhrases(capacity: 16_384)
    var phrases: [Phrase] = []
    var links: [PhraseLink] = []
    var categories = FoldedPhrases(capacity: 1_024)
    /// The concept of each category.
    var conceptOfCategory: [Int] = []
    var names: [UInt8] = []
    /// The languages of the words, as ``languageCode(_:)``.
    var languages: [UInt32] = []
    /// A phrase while it is being added.
    var folded: [UInt8] = []
    var key: [UInt8] = []

    /// The maximum number of words in a phrase.
    package internal(set) var longestPhrase = 1

    private init(tables: [StaticString]) {
        phrases.reserveCapacity(16_384)
        links.reserveCapacity(16_384)
        for table in tables {
            var reader = CategoryTableReader(table.bytes)
            while let (head, lines) = reader.next() { add(head, lines, &reader) }
        }
        nameFurtherCategories()
        (folded, key) = ([], [])
    }

    // MARK: Asking

    private func phrase(_ text: String) -> Phrase? { texts.number(of: text).map { phrases[$0] } }

    func concepts(of phrase: Phrase) -> [Int] {
        var concepts: [Int] = []
        forEachLink(of: phrase) { concepts.append(Int($0.concept)) }
        return concepts
    }

    func isCategory(_ concept: Int) -> Bool {
        if case .categories = concepts[concept].meaning { true } else { false }
    }

    /// Whether some phrase is a folded word or begins with it.
    package func hasPhrase(beginningWith word: ArraySlice<UInt8>) -> Bool { texts.number(of: word.span) != nil }

    /// Whether a folded word is ignored.
    package func isNoise(_ word: String) -> Bool { phrase(word)?.isNoise ?? false }

    /// The same for the bytes of the word.
    package func isNoise(_ word: ArraySlice<UInt8>) -> Bool {
        texts.number(of: word.span).map { phrases[$0].isNoise } ?? false
    }

    /// Whether some phrase begins with a folded word.
    package func begins(with word: String) -> Bool { phrase(word)?.isBeginning ?? false }

    /// Whether a name only says what kind of place it is: "Spielplatz", "The Post Office".
    ///
    /// - Parameter name: A folded name.
    /// - Returns: whether it is a phrase of the taxonomy.
    package func isGeneric(_ name: String) -> Bool {
        let words = name.split(separator: " ").map(String.init)
        let content = words.filter { !isNoise($0) }
        // "Freitag" is a name, too.
        return concepts(of: (content.isEmpty ? words : content).joined(separator: " ")).contains {
            if case .when = concepts[$0].meaning { false } else { true }
        }
    }

    /// The concepts of a phrase.
    ///
    /// - Parameter phrase: Folded words without noise, with a space between them.
    /// - Returns: Indices in ``concepts``; empty if it is not a phrase.
    package func concepts(of phrase: String) -> [Int] { self.phrase(phrase).map(concepts) ?? [] }

    /// The concepts of a single folded word; empty if it is not a phrase.
    package func concepts(ofWord word: ArraySlice<UInt8>) -> [Int] {
        texts.number(of: word.span).map { concepts(of: phrases[$0]) } ?? []
    }

    /// The categories that a single folded word means, each by the first of its identifiers; most words mean none.
    package func categories(ofWord word: ArraySlice<UInt8>) -> [String] {
        guard let phrase = texts.number(of: word.span), phrases[phrase].isCategory else { return [] }
        return concepts(of: phrases[phrase]).flatMap { concept -> [String] in
            guard case .categories(let categories) = concepts[concept].meaning else { return [] }
            return categories.compactMap(\.first)
        }
    }

    /// Whether a single folded word connects a category with its place: "in", "near".
    package func isLink(_ word: ArraySlice<UInt8>, _ links: Set<Link> = [.within, .near, .beside]) -> Bool {
        concepts(ofWord: word).contains {
            if case .link(let link) = concepts[$0].meaning { links.contains(link) } else { false }
        }
    }

    /// Whether a phrase is the name to show of a concept in any language, not a synonym.
    ///
    /// - Parameters:
    ///   - phrase: Folded words without noise, with a space between them.
    ///   - concept: The number of the concept.
    /// - Returns: whether it is.
    package func isName(_ phrase: String, of concept: Int) -> Bool {
        var isName = false
        if let phrase = self.phrase(phrase) {
            forEachLink(of: phrase) { if $0.concept == UInt32(concept), $0.nameLanguages != 0 { isName = true } }
        }
        return isName
    }

    /// Whether a text is the name of a concept in any language, except for capitals.
    ///
    /// - Parameters:
    ///   - text: A text as it was written.
    ///   - concept: The number of the concept.
    /// - Returns: whether it is.
    package func isName(written text: String, of concept: Int) -> Bool {
        let text = text.lowercased()
        return languages.indices.contains { name(of: concept, inLanguage: $0)?.lowercased() == text }
    }

    func forEachLink(of phrase: Phrase, _ body: (PhraseLink) -> Void) {
        var place = Int(phrase.first)
        while place > 0 {
            body(links[place - 1])
            place = Int(links[place - 1].next)
        }
    }

    func concept(ofCategory id: String) -> Int? {
        categories.number(of: id).map { conceptOfCategory[$0] }
    }

    /// The name of a concept in the first language that has one, or else in English.
    package func name(of concept: Int, languages: [String]) -> String? {
        for language in languages {
            if let name = name(of: concept, Self.languageCode(language.utf8)) { return name }
        }
        return name(of: concept, Self.languageCode("en".utf8))
    }

    func name(of concept: Int, _ code: UInt32) -> String? {
        languages.firstIndex(of: code).flatMap { name(of: concept, inLanguage: $0) }
    }

    /// The name of a concept in a language, by its number in ``languages``; nil if there is none.
    func name(of concept: Int, inLanguage language: Int) -> String? {
        guard language < concepts[concept].names.count else { return nil }
        let range = concepts[concept].names[language]
        guard !range.isEmpty else { return nil }
        let name = String(decoding: names[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
        return names[Int(range.lowerBound)] < 0x80 ? name : name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The letters of a language, the first part of a BCP 47 tag, as one number; 0 if it is invalid.
    static func languageCode(_ tag: some Sequence<UInt8>) -> UInt32 {
        var code: UInt32 = 0
        var count = 0
        for letter in tag {
            if letter == UInt8(ascii: "-") || letter == UInt8(ascii: "_") { break }
            count += 1
            // Codes have two or three letters, in a single case.
            guard count <= 3 else { return 0 }
            code = code << 8 | UInt32(letter | 0x20)
        }
        return code
    }
}
