import MapSearchText

/// The meanings of a table's columns, by their titles in the most common languages of tables.
package struct ColumnTitles: Sendable {
    /// The meaning of a column.
    package enum Meaning: String, Hashable, Sendable, CaseIterable {
        case id, name, kind, latitude, longitude, coordinates, houseNumber, street, address, city, district, county
        case region, postcode, country, population, category, phone, website, openingHours
        /// A known title of a column that is not used, such as remarks.
        case other
    }

    /// The meaning of each column; nil if its title is unknown.
    package private(set) var meanings: [Meaning?] = []
    /// The position of each title in the list of its meaning: of two columns with the same meaning, the lower one is used.
    private var ranks: [Int] = []
    /// The number of columns of each meaning.
    private var counts: [Meaning: Int] = [:]

    /// The folded title of each column, without digits and signs.
    private let plainTitles: [String]
    /// The columns whose titles contain a number.
    private let numberedColumns: Set<Int>

    /// The columns in which `batch --csv` described how it found the address; these are usually ignored.
    package private(set) var answerColumns: Set<Int> = []

    /// The maximum length of a title with a meaning, in bytes.
    ///
    /// A longer one is not compared with the known titles, which may take seconds if it consists of combining marks.
    package static let maximumLength = 200

    /// Reads the titles of a table.
    package init(_ titles: [String]) {
        let titles = titles.map { $0.utf8.count > Self.maximumLength ? "" : $0 }
        let words = titles.map(Self.words)
        plainTitles = words.map { $0.joined() }
        numberedColumns = Set(titles.indices.filter { titles[$0].contains(where: \.isWholeNumber) })
        for title in words {
            let entry = Self.entry(of: title)
            meanings.append(entry?.meaning)
            ranks.append(entry?.rank ?? .max)
        }
        markAnswer(plainTitles)
        for case let meaning? in meanings { counts[meaning, default: 0] += 1 }
        // A bare "number" is the house number next to a street, and otherwise the number of the row.
        for column in titles.indices where Self.isBareNumber(titles[column], words[column]) {
            let neighbors = [column - 1, column + 1].filter(titles.indices.contains)
            let isBesideStreet = neighbors.contains { meanings[$0] == .street || meanings[$0] == .address }
            let isOfHouse =
                !hasAnother(.houseNumber, column)
                && (isBesideStreet || hasAnother(.street, column) && hasAnother(.id, column))
            set(column, isOfHouse ? .houseNumber : .id, rank: isOfHouse ? 0 : 1500)
        }
        // "CP" is the postal code in French and Spanish, "č.p." the house number in Czech.
        for column in titles.indices where words[column].joined() == "cp" {
            guard hasAnother(.postcode, column) || titles[column].lowercased().contains("č"),
                !hasAnother(.houseNumber, column)
            else { continue }
            set(column, .houseNumber, rank: 0)
        }
    }

    /// Whether any other column than this one has a meaning.
    private func hasAnother(_ meaning: Meaning, _ column: Int) -> Bool {
        counts[meaning, default: 0] > (meanings[column] == meaning ? 1 : 0)
    }

    private mutating func set(_ column: Int, _ meaning: Meaning, rank: Int) {
        if let old = meanings[column] { counts[old, default: 0] -= 1 }
        counts[meaning, default: 0] += 1
        meanings[column] = meaning
        ranks[column] = rank
    }

    /// Ranks the columns that `batch --csv` added below the original ones.
    private mutating func markAnswer(_ titles: [String]) {
        let added = ["match", "confidence", "unmatched", "precision"]
        guard let start = titles.indices.first(where: { titles[$0...].starts(with: added) }) else { return }
        answerColumns = Set(start..<start + added.count)
        for column in answerColumns { meanings[column] = .other }
        // The name and the identifier of the found place. Several rows may have the same address, so its identifier is
        // not theirs.
        for column in titles.indices.dropFirst(start + added.count).prefix(2) where ranks[column] < 2000 {
            ranks[column] += 2000
            if meanings[column] == .id { meanings[column] = .other }
            answerColumns.insert(column)
        }
    }

    /// The number of known titles.
    package var knownCount: Int { meanings.count { $0 != nil } }

    /// The column with a meaning; nil if there is none.
    package func column(of meaning: Meaning) -> Int? {
        meanings.indices.filter { meanings[$0] == meaning }.min { ranks[$0] < ranks[$1] }
    }

    /// The columns after another one whose titles differ from its title only in a number, such as "Address line 2".
    package func continuations(of column: Int) -> [Int] {
        meanings.indices.dropFirst(column + 1).filter {
            numberedColumns.contains($0) && plainTitles[$0] == plainTitles[column]
        }
    }

    // MARK: Titles

    /// The folded words of a title, without text in parentheses and without digits.
    private static func words(_ title: String) -> [String] {
        let plain = title.prefix { $0 != "(" && $0 != "[" }
        var spaced = ""
        var isSmall = false
        for character in plain.isEmpty ? title[...] : plain {
            // streetName is two words.
            if isSmall, character.isUppercase { spaced.append(" ") }
            isSmall = character.isLowercase
            spaced.append(character)
        }
        return TextFolding.folded(spaced).split { !$0.isLetter }.map(String.init)
    }

    private static func isBareNumber(_ title: String, _ words: [String]) -> Bool {
        bareNumbers.contains(words.joined()) || title.filter { !$0.isWhitespace } == "№"
    }

    private static func entry(of words: [String]) -> (meaning: Meaning, rank: Int)? {
        if let whole = known[words.joined()] { return whole }
        guard words.count > 1 else { return words.first.flatMap(compound) }
        let entries = words.compactMap { known[$0] }
        // The name of a city is a city; the identifier of a city is not usable.
        if entries.contains(where: { $0.meaning == .other }) { return (.other, 0) }
        let meanings = Set(entries.map(\.meaning)).subtracting([.name])
        // "Filiale-Nr" is the number of the branch, not its name.
        if meanings.isEmpty, let last = words.last, bareNumbers.contains(last) { return (.id, 1000) }
        if meanings.contains(.id), meanings.count > 1 { return (.other, 0) }
        let candidates = meanings.isEmpty ? entries : entries.filter { $0.meaning != .name }
        if meanings.count > 1 {
            // "PLZ und Ort" is a city with its postal code, "Straße/Hausnummer" an address line.
            if meanings.contains(.city), meanings.isSubset(of: [.city, .postcode, .district, .region]) {
                return (.city, 1000)
            }
            return meanings.isSubset(of: [.street, .houseNumber, .address]) ? (.address, 1000) : nil
        }
        guard let first = candidates.first else { return nil }
        return (first.meaning, 1000 + first.rank)
    }

    /// A word that ends in a title, such as "Lieferadresse"; short titles end many words by chance.
    private static func compound(_ word: String) -> (meaning: Meaning, rank: Int)? {
        for ending in ["adresse", "adress", "anschrift", "strasse", "hausnummer", "postleitzahl", "plz", "stadt"]
        where word.hasSuffix(ending) {
            return known[ending].map { ($0.meaning, 1000 + $0.rank) }
        }
        return nil
    }

    /// The known titles, folded and without spaces.
    private static let known: [String: (meaning: Meaning, rank: Int)] = {
        var known: [String: (meaning: Meaning, rank: Int)] = [:]
        for (meaning, text) in table {
            for (rank, title) in text.split(whereSeparator: \.isWhitespace).enumerated() {
                let folded = TextFolding.folded(String(title)).filter { $0 != " " }
                if !folded.isEmpty, known[folded] == nil { known[folded] = (meaning, rank) }
            }
        }
        return known
    }()

    private static let bareNumbers = Set(
        "nr no number num numero n nbr č čís číslo номер numer nummer numara sıra număr broj številka numeris nomor"
            .split(separator: " ").map { TextFolding.folded(String($0)) })
}
