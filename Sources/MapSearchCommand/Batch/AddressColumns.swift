import MapSearchIndexing

/// The columns of a table that form an address.
struct AddressColumns: Hashable, Sendable {
    /// The parts of the address in order; the columns of a part are joined by a blank.
    var parts: [[Int]]

    /// The columns, in the order of the address.
    var places: [Int] { parts.flatMap(\.self) }

    /// Uses the named columns, in their order; a number stays with its street.
    init(named places: [Int], _ titles: ColumnTitles) {
        parts = []
        for place in places {
            if let last = parts.last?.last, Self.belong(titles.meanings[last], titles.meanings[place]) {
                parts[parts.count - 1].append(place)
            } else {
                parts.append([place])
            }
        }
    }

    /// Uses the columns whose titles are parts of an address, or the only column; nil if no title is one.
    init?(_ titles: ColumnTitles) {
        func columns(_ meanings: ColumnTitles.Meaning...) -> [Int] {
            meanings.compactMap(titles.column(of:)).sorted()
        }
        let street =
            titles.column(of: .street) == nil ? columns(.address, .houseNumber) : columns(.street, .houseNumber)
        let lines = titles.column(of: .street) == nil ? titles.column(of: .address).map(titles.continuations) ?? [] : []
        // A postal code between two names is sometimes taken for the house number of the first.
        let city = [columns(.city), columns(.postcode)]
        let surroundings = [columns(.region), columns(.country)]
        // Larger areas around a city add nothing to the city.
        let area = titles.column(of: .city) == nil ? [columns(.district), columns(.county)] : []
        parts = ([street] + lines.map { [$0] } + city + area + surroundings).filter { !$0.isEmpty }
        // If there is no settlement either, the name is searched for.
        if street.isEmpty, (city + area).joined().isEmpty, let name = titles.column(of: .name) {
            parts.insert([name], at: 0)
        }
        if parts.isEmpty {
            guard titles.meanings.count == 1 else { return nil }
            parts = [[0]]
        }
    }

    /// Uses the columns of a table without titles that look like parts of an address.
    init(guessing table: UntitledColumns) {
        parts = table.addressParts
        if parts.isEmpty { parts = table.traits.indices.map { [$0] } }
    }

    private static func belong(_ first: ColumnTitles.Meaning?, _ second: ColumnTitles.Meaning?) -> Bool {
        switch (first, second) {
        case (.street, .houseNumber), (.houseNumber, .street), (.address, .houseNumber): true
        default: false
        }
    }

    /// Returns the indexes of named columns; without titles, or if no title matches, names are column numbers.
    ///
    /// - Throws: ``CommandFailure`` for an unknown name, with a suggestion.
    static func places(of names: [String], in header: [String]) throws(CommandFailure) -> [Int] {
        guard !names.isEmpty else { throw .usage("--columns is empty: name the address columns.") }
        var places: [Int] = []
        for name in names {
            let place =
                header.firstIndex(of: name) ?? header.firstIndex { $0.lowercased() == name.lowercased() }
                ?? Int(name).flatMap { header.indices.contains($0 - 1) ? $0 - 1 : nil }
            guard let place else {
                let meant = Spelling.closest(to: name, among: header).map { "did you mean “\($0)”?" }
                throw .usage(
                    "the table has no column “\(name)”: \(meant ?? "it has \(header.titleList).")")
            }
            places.append(place)
        }
        return places
    }

    /// Returns the address in the fields of a row, with a comma between its parts.
    ///
    /// A part whose words are in another one already, such as a city in a complete address, is not repeated.
    func text(of fields: [String]) -> String {
        var texts: [String] = []
        var known: [[Substring]] = []
        var knownWords: Set<Substring> = []
        for part in parts {
            let words = part.flatMap { $0 < fields.count ? fields[$0].split(whereSeparator: \.isWhitespace) : [] }
                .map(Self.wholeNumber)
            let text = words.joined(separator: " ")
            let plain = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { Substring($0) }
            // A row may have thousands of parts; most have a word of their own.
            let isKnown = plain.allSatisfy(knownWords.contains) && known.contains { Self.contains($0, plain) }
            guard !plain.isEmpty, !isKnown else { continue }
            texts.append(text)
            known.append(plain)
            knownWords.formUnion(plain)
        }
        return texts.joined(separator: ", ")
    }

    /// A number without the decimal that a spreadsheet adds, as in "9490.0"; any other word as it is.
    private static func wholeNumber(_ word: Substring) -> Substring {
        let digits = word.dropLast(2)
        return word.hasSuffix(".0") && !digits.isEmpty && digits.allSatisfy(\.isWholeNumber) ? digits : word
    }

    /// Whether words occur in others, as a sequence.
    private static func contains(_ words: [Substring], _ part: [Substring]) -> Bool {
        guard part.count <= words.count else { return false }
        return (0...(words.count - part.count)).contains { words[$0..<($0 + part.count)].elementsEqual(part) }
    }
}
