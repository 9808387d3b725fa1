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

    /// The largest number of words in a phrase.
    package private(set) var longestPhrase = 1

    private init(tables: [StaticString]) {
        let paragraphs = tables.flatMap { table in
            table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n\n").map(String.init)
        }
        // Noise first, since the other phrases are noted without it.
        for paragraph in paragraphs where paragraph.hasPrefix("%noise") {
            for phrase in Paragraph(paragraph).phrases { noise.insert(TextFolding.folded(phrase.text)) }
        }
        for paragraph in paragraphs { add(Paragraph(paragraph)) }
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
        guard let meaning = paragraph.meaning else { return }
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
        let words = TextFolding.folded(phrase).split(separator: " ").map(String.init)
        let key = key(of: words)
        guard let first = key.first, phrases[key.joined(separator: " ")]?.contains(concept) != true else { return }
        phrases[key.joined(separator: " "), default: []].append(concept)
        firstWords.insert(first)
        longestPhrase = max(longestPhrase, key.count)
    }

    /// The words of a phrase that count; all of them where none does.
    private func key(of words: [String]) -> [String] {
        let content = words.filter { !noise.contains($0) }
        return content.isEmpty ? words : content
    }

    // MARK: Asking

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
private struct Paragraph {
    private(set) var meaning: CategoryTaxonomy.Meaning?
    private(set) var phrases: [(language: String, text: String, isName: Bool)] = []

    init(_ text: String) {
        var lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        guard let head = lines.first else { return }
        lines.removeFirst()
        meaning = Self.meaning(head)
        for line in lines {
            guard let space = line.firstIndex(of: " ") else { continue }
            let language = String(line[..<space])
            for (number, item) in line[space...].split(separator: ",").enumerated() {
                let parts = item.split(separator: "|", omittingEmptySubsequences: false)
                let stem = parts[0].drop { $0 == " " }
                phrases.append((language, String(stem), number == 0))
                for ending in parts.dropFirst() { phrases.append((language, String(stem + ending), false)) }
            }
        }
    }

    private static func meaning(_ head: Substring) -> CategoryTaxonomy.Meaning? {
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
