import MapSearch
import MapSearchText

extension CoarserReadings {
    /// The places next to categories that no index has.
    mutating func addPlacesOfCategories() {
        guard query.segments.isEmpty, facts.categories != 0 else { return }
        addWithoutCategoryAndConditions()
        addWithoutCategoriesAround()
    }

    /// The words of the country of an embassy, which is not the one around the place behind it: a "US embassy in Paris" is in no Paris
    /// in the United States, and neither is an "embassy of the United States in Paris".
    static func representedWords(of reading: CategoryReading, in query: ParsedQuery) -> WordSet {
        guard reading.categories.contains(where: { $0.contains("office=diplomatic") }), reading.tellingWords != 0 else {
            return 0
        }
        let mission = reading.tellingWords
        let before = mission.firstWord &- 1
        let words = query.allWords & ~reading.understoodWords
        let link = (1..<query.wordCount).last {
            1 << WordSet($0) > mission && CategoryTaxonomy.shared.isLink(query.word($0), [.within])
        }
        if let link {
            let inside = ~WordSet(0) << WordSet(link)
            if words & inside != 0 { return before & query.countryWords | words & ~(before | inside) }
        }
        let represented = words & ~before != 0 ? before & query.countryWords : 0
        return represented != 0 ? represented : countryWords(behind: mission, words, in: query)
    }

    /// The name of a country between the word for an embassy and other words: "Botschaft USA Berlin"; but an "embassy Paris France" is in
    /// France.
    private static func countryWords(behind mission: WordSet, _ words: WordSet, in query: ParsedQuery) -> WordSet {
        let last = WordSet.bitWidth - 1 - mission.leadingZeroBitCount
        guard query.segments.isEmpty,
            let start = (last + 1..<query.wordCount).first(where: { words & 1 << WordSet($0) != 0 })
        else { return 0 }
        let ends = (start..<query.wordCount - 1).prefix(CountryNames.maximumWordCount)
        let end = ends.last { !CountryNames.codes(of: query.folded(start...$0), isCode: false).isEmpty }
        return end.map { end in query.words { start...end ~= $0 } } ?? 0
    }

    /// Without a category, the words that join it to a place, and its conditions: "museum Reykjavik open today", "hotels near LAX"; of
    /// a category alone only an airport, or a place with its region: "hotel Lisbon airport", "pharmacy Roswell Georgia".
    private mutating func addWithoutCategoryAndConditions() {
        guard let reading = category else { return }
        if representedWords != 0 {
            add(query.allWords & ~(reading.understoodWords | representedWords), .certainPlace, isOfCategory: true)
        }
        if reading.link != nil || !reading.conditions.isEmpty {
            add(
                query.allWords & ~reading.understoodWords, .certainPlace, .end, isOfCategory: true,
                isNear: reading.link == .near)
            return
        }
        add(query.allWords & ~reading.understoodWords, .site, isOfCategory: true)
        guard facts.categories.nonzeroBitCount > 1,
            let other = CategoryReader.reading(of: query, ofOtherCategory: true)
        else { return }
        add(query.allWords & ~other.understoodWords, .site, isOfCategory: true)
    }

    /// Without a category and the words for the middle of a town: "hotel Munich city centre" is in Munich.
    mutating func addTownsOfCentres() {
        guard query.segments.isEmpty, facts.categories != 0, let category else { return }
        for words in query.outsideCentre(of: query.allWords & ~category.understoodWords) {
            add(words, .certainPlace, .end, isOfCategory: true, isNear: true)
        }
    }

    /// Without the categories around a name, one of which is behind it: "restaurants near Kyoto station" is in Kyoto.
    private mutating func addWithoutCategoriesAround() {
        let name = query.allWords & ~(facts.categories | links)
        let leftOut = query.allWords & ~name
        guard name != 0, query.numericWords == 0, isCategoryJoined(leftOut), facts.categories > name else { return }
        add(name, .bigCity, .end)
    }
}
