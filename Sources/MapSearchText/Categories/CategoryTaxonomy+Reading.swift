extension CategoryTaxonomy {
    mutating func add(_ head: String, _ lines: [CategoryTableReader.Line], _ reader: inout CategoryTableReader) {
        guard let meaning = Self.meaning(head) else { return }
        if meaning == .link(.noise) {
            for line in lines { reader.forEachPhrase(of: line) { phrase, _ in addNoise(phrase) } }
        }
        let number = concepts.count
        concepts.append(Concept(meaning: meaning))
        for line in lines {
            let language = languageNumber(line.language)
            reader.forEachPhrase(of: line) { phrase, isName in
                if isName { name(number, phrase, language) }
                add(phrase, of: number, language, isName: isName)
            }
        }
        if let id = Self.onlyID(concepts[number].meaning) { setConcept(number, ofCategory: id) }
    }

    private mutating func addNoise(_ phrase: ArraySlice<UInt8>) {
        fold(phrase)
        phrases[insert(folded)].isNoise = true
    }

    private mutating func fold(_ phrase: ArraySlice<UInt8>) {
        folded.removeAll(keepingCapacity: true)
        TextFolding.fold(phrase.span, into: &folded)
    }

    private mutating func insert(_ text: [UInt8]) -> Int {
        let number = texts.insert(text.span)
        if number == phrases.count { phrases.append(Phrase()) }
        return number
    }

    private mutating func add(
        _ phrase: ArraySlice<UInt8>, of concept: Int, _ language: Int, isName: Bool
    ) {
        fold(phrase)
        guard !folded.isEmpty else { return }
        if !folded.contains(UInt8(ascii: " ")) {
            let number = insert(folded)
            link(number, to: concept, 1 << UInt32(language), isName: isName)
            phrases[number].isBeginning = true
            phrases[number].isSingleWord = true
            return
        }
        keepContent()
        let number = insert(key)
        link(number, to: concept, 1 << UInt32(language), isName: isName)
        phrases[number].isSingleWord = true
        if let end = key.firstIndex(of: UInt8(ascii: " ")) {
            phrases[number].isSingleWord = false
            longestPhrase = max(longestPhrase, key.count { $0 == UInt8(ascii: " ") } + 1)
            key.removeSubrange(end...)
        }
        phrases[insert(key)].isBeginning = true
    }

    /// Creates a key from the words that count; from all words if none does.
    private mutating func keepContent() {
        key.removeAll(keepingCapacity: true)
        var start = 0
        while start < folded.count {
            let end = folded[start...].firstIndex(of: UInt8(ascii: " ")) ?? folded.count
            if !isNoise(start..<end) {
                if !key.isEmpty { key.append(UInt8(ascii: " ")) }
                key.append(contentsOf: folded[start..<end])
            }
            start = end + 1
        }
        if key.isEmpty { key.append(contentsOf: folded) }
    }

    private func isNoise(_ range: Range<Int>) -> Bool {
        texts.number(of: folded.span.extracting(range)).map { phrases[$0].isNoise } ?? false
    }

    private mutating func link(_ phrase: Int, to concept: Int, _ language: UInt32, isName: Bool) {
        if isCategory(concept) { phrases[phrase].isCategory = true }
        var place = Int(phrases[phrase].first)
        while place > 0, links[place - 1].concept != UInt32(concept) { place = Int(links[place - 1].next) }
        if place == 0 {
            links.append(PhraseLink(concept: UInt32(concept), languages: 0))
            place = links.count
            if phrases[phrase].last > 0 { links[Int(phrases[phrase].last) - 1].next = UInt32(place) }
            if phrases[phrase].first == 0 { phrases[phrase].first = UInt32(place) }
            phrases[phrase].last = UInt32(place)
        }
        links[place - 1].languages |= language
        if isName { links[place - 1].nameLanguages |= language }
    }

    private mutating func name(_ concept: Int, _ phrase: ArraySlice<UInt8>, _ language: Int) {
        while concepts[concept].names.count <= language { concepts[concept].names.append(0..<0) }
        guard concepts[concept].names[language].isEmpty else { return }
        let start = UInt32(names.count)
        names.append(contentsOf: phrase)
        // Names are shown with a capital letter; for other scripts, this is checked when they are shown.
        if let first = phrase.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
            names[Int(start)] = first - 0x20
        }
        concepts[concept].names[language] = start..<UInt32(names.count)
    }

    private mutating func languageNumber(_ code: UInt32) -> Int {
        if let number = languages.firstIndex(of: code) { return number }
        precondition(languages.count < UInt32.bitWidth, "there is a bit for each language")
        languages.append(code)
        return languages.count - 1
    }

    private mutating func setConcept(_ concept: Int, ofCategory id: String) {
        let number = id.withUTF8Span { categories.insert($0) }
        if number == conceptOfCategory.count { conceptOfCategory.append(concept) }
    }

    /// A category that is never named first gets the name of the one next to it.
    mutating func nameFurtherCategories() {
        for (number, concept) in concepts.enumerated() {
            guard case .categories(let categories) = concept.meaning, let id = Self.onlyID(concept.meaning),
                self.concept(ofCategory: id) == number
            else { continue }
            for other in categories.dropFirst() where other.count == 1 { setConcept(number, ofCategory: other[0]) }
        }
    }

    /// The identifier of the category that is named first, if it is the only one.
    private static func onlyID(_ meaning: Meaning) -> String? {
        guard case .categories(let categories) = meaning, let first = categories.first, first.count == 1 else {
            return nil
        }
        return first[0]
    }

    private static func meaning(_ head: String) -> Meaning? {
        switch head.first {
        case "%":
            if head.hasPrefix("%when=") { return .when(String(head.dropFirst("%when=".count))) }
            return Link(rawValue: String(head.dropFirst())).map { .link($0) }
        case "@":
            let parts = head.dropFirst().split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return .flag(id: String(parts[0])) }
            if parts[0].hasSuffix(">"), let number = Int(parts[1]) {
                return .atLeast(id: String(parts[0].dropLast()), number: number)
            }
            return .value(id: String(parts[0]), value: String(parts[1]))
        default:
            let alternatives = head.utf8.split(separator: UInt8(ascii: " "))
            return .categories(
                alternatives.map { $0.split(separator: UInt8(ascii: "+")).map { String(Substring($0)) } })
        }
    }
}
