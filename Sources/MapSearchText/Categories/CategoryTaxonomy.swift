/// What words mean that are no names: sorts of places, what a place has, and what joins such words to names.
///
/// Rooted in the main tags of OpenStreetMap. The words stand in `Tables`, in a form that is meant to be read and
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
/// - A paragraph is a concept, its first line what it stands for: categories of which any will do, `a+b` for both at
///   once; or a feature with `@`, `@id` for a flag, `@id=value` for one of several values; or, with `%`, a word that
///   joins: `%in`, `%near`, `%beside`, `%here`, `%noise`.
/// - The other lines are a language and phrases, the first of which is the name to show. `a|b|c` is `a`, `ab` and `ac`.
/// - Words of `%noise` count nowhere: "where can I charge my car" is "charge car".
///
/// Nothing is read before the first request for a category.
package struct CategoryTaxonomy: Sendable {
    /// The taxonomy of this library.
    package static let shared = CategoryTaxonomy(tables: allTables)

    /// What is told by a phrase.
    package enum Meaning: Hashable, Sendable {
        /// Any of these, each of which demands all of its identifiers.
        case categories([[String]])
        /// A flag that is to be set.
        case flag(id: String)
        /// A value that a feature is to have.
        case value(id: String, value: String)
        /// A number of at least so much that a feature is to be.
        case atLeast(id: String, number: Int)
        case link(Link)
    }

    /// How a phrase joins what stands before and behind it.
    package enum Link: String, Hashable, Sendable {
        /// The results are to be in a place.
        case within = "in"
        /// The results are to be around the place that follows.
        case near
        /// The results are to be around the place before it: Turkish, Chinese and Japanese say so.
        case beside
        /// The results are to be around the user.
        case here
        /// It joins, and says nothing.
        case noise
    }

    /// A meaning with its names.
    package struct Concept: Sendable {
        package let meaning: Meaning
        /// The name to show, by language.
        package fileprivate(set) var names: [String: String] = [:]
    }

    package private(set) var concepts: [Concept] = []
    /// The concepts of each phrase, folded and without noise.
    private(set) var phrases: [String: [Int]] = [:]
    /// The first words of all phrases, which most words of a name are not.
    private var firstWords: Set<String> = []
    private(set) var noise: Set<String> = []
    private var conceptOfCategory: [String: Int] = [:]
    /// The single words for categories, by their number of characters.
    private(set) var categoryWords: [[String]] = []

    /// The largest number of words in a phrase.
    package private(set) var longestPhrase = 1

    private init(tables: [StaticString]) {
        let paragraphs = tables.flatMap(Paragraph.all)
        // Noise first, since the other phrases are noted without it.
        for paragraph in paragraphs where paragraph.meaning == .link(.noise) {
            for phrase in paragraph.phrases { noise.insert(TextFolding.folded(phrase.text)) }
        }
        for paragraph in paragraphs { add(paragraph) }
        for phrase in phrases.keys where !phrase.contains(" ") && !categories(of: phrase).isEmpty {
            let length = phrase.unicodeScalars.count
            while categoryWords.count <= length { categoryWords.append([]) }
            categoryWords[length].append(phrase)
        }
        // What is never named first is told by the name of what it stands beside.
        for (number, concept) in concepts.enumerated() {
            guard case .categories(let categories) = concept.meaning, let first = categories.first, first.count == 1,
                conceptOfCategory[first[0]] == number
            else { continue }
            for other in categories.dropFirst() where other.count == 1 && conceptOfCategory[other[0]] == nil {
                conceptOfCategory[other[0]] = number
            }
        }
    }

    private mutating func add(_ paragraph: Paragraph) {
        let meaning = paragraph.meaning
        let number = concepts.count
        var concept = Concept(meaning: meaning)
        for phrase in paragraph.phrases {
            if phrase.isName, concept.names[phrase.language] == nil {
                concept.names[phrase.language] = phrase.text.prefix(1).uppercased() + phrase.text.dropFirst()
            }
            add(phrase.text, of: number)
        }
        concepts.append(concept)
        if case .categories(let categories) = meaning, let first = categories.first, first.count == 1,
            conceptOfCategory[first[0]] == nil
        {
            conceptOfCategory[first[0]] = number
        }
    }

    private mutating func add(_ phrase: String, of concept: Int) {
        var bytes: [UInt8] = []
        TextFolding.fold(phrase, into: &bytes)
        let words = bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        let key = key(of: words)
        guard let first = key.first else { return }
        let text = key.joined(separator: " ")
        let known = phrases[text, default: []]
        guard !known.contains(concept) else { return }
        phrases[text] = known + [concept]
        firstWords.insert(first)
        longestPhrase = max(longestPhrase, key.count)
    }

    /// The words of a phrase that count; all of them where none does.
    private func key(of words: [String]) -> [String] {
        let content = words.filter { !noise.contains($0) }
        return content.isEmpty ? words : content
    }

    // MARK: Asking

    /// The concepts of a phrase that are categories.
    func categories(of phrase: String) -> [Int] {
        concepts(of: phrase).filter { if case .categories = concepts[$0].meaning { true } else { false } }
    }

    /// Whether a folded word counts nowhere.
    package func isNoise(_ word: String) -> Bool { noise.contains(word) }

    /// Whether some phrase begins with a folded word.
    package func begins(with word: String) -> Bool { firstWords.contains(word) }

    /// Whether a name says no more than what something is: "Spielplatz", "The Post Office".
    ///
    /// - Parameter name: A folded name.
    /// - Returns: whether it is a phrase of the taxonomy.
    package func isGeneric(_ name: String) -> Bool {
        phrases[key(of: name.split(separator: " ").map(String.init)).joined(separator: " ")] != nil
    }

    /// The concepts of a phrase.
    ///
    /// - Parameter phrase: Folded words without noise, with a space between them.
    /// - Returns: Numbers of ``concepts``; empty when it is no phrase.
    package func concepts(of phrase: String) -> [Int] { phrases[phrase] ?? [] }

    /// The name of a category in the first language that there is one in, else in English.
    ///
    /// - Parameters:
    ///   - id: The identifier, such as `amenity=restaurant`.
    ///   - languages: BCP 47 tags, best first.
    /// - Returns: the name; nil for a category that is not in the taxonomy.
    package func name(ofCategory id: String, languages: [String]) -> String? {
        conceptOfCategory[id].flatMap { name(of: $0, languages: languages) }
    }

    /// The name of a concept in the first language that there is one in, else in English.
    package func name(of concept: Int, languages: [String]) -> String? {
        let names = concepts[concept].names
        for language in languages {
            if let name = names[String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()] { return name }
        }
        return names["en"]
    }
}

/// A paragraph of a table.
///
/// Read by bytes: to cut a text at characters takes ten times as long.
private struct Paragraph {
    let meaning: CategoryTaxonomy.Meaning
    private(set) var phrases: [(language: String, text: String, isName: Bool)] = []

    /// The paragraphs of a table.
    static func all(in table: StaticString) -> [Paragraph] {
        let bytes = table.withUTF8Buffer { Array($0) }
        var paragraphs: [Paragraph] = []
        var current: Paragraph?
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.isEmpty {
                if let current { paragraphs.append(current) }
                current = nil
            } else if line.first == UInt8(ascii: "#") {
                continue
            } else if current == nil {
                current = Self.meaning(String(decoding: line, as: UTF8.self)).map(Paragraph.init)
            } else {
                current?.add(line)
            }
        }
        if let current { paragraphs.append(current) }
        return paragraphs
    }

    private init(_ meaning: CategoryTaxonomy.Meaning) {
        self.meaning = meaning
    }

    /// Adds a line: a language and its phrases.
    private mutating func add(_ line: ArraySlice<UInt8>) {
        guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { return }
        let language = String(decoding: line[..<space], as: UTF8.self)
        for (number, item) in line[space...].split(separator: UInt8(ascii: ",")).enumerated() {
            let parts = item.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
            let stem = parts[0].drop { $0 == UInt8(ascii: " ") }
            phrases.append((language, String(decoding: stem, as: UTF8.self), number == 0))
            for ending in parts.dropFirst() {
                phrases.append((language, String(decoding: stem + ending, as: UTF8.self), false))
            }
        }
    }

    private static func meaning(_ head: String) -> CategoryTaxonomy.Meaning? {
        switch head.first {
        case "%":
            return CategoryTaxonomy.Link(rawValue: String(head.dropFirst())).map { .link($0) }
        case "@":
            let parts = head.dropFirst().split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return .flag(id: String(parts[0])) }
            if parts[0].hasSuffix(">"), let number = Int(parts[1]) {
                return .atLeast(id: String(parts[0].dropLast()), number: number)
            }
            return .value(id: String(parts[0]), value: String(parts[1]))
        default:
            return .categories(head.split(separator: " ").map { $0.split(separator: "+").map(String.init) })
        }
    }
}
