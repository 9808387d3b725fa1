import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension PipelineRun {
    /// What to tell the user about an answer to a text: that the indexes lack what it asks for.
    func notices(for query: ParsedQuery, _ response: SearchResponse) -> [SearchNotice] {
        let best = response.objects.first
        // What is met as a whole needs no explanation.
        guard best?.matchQuality ?? .partial == .partial || query.categoryWords == query.allWords else { return [] }
        var notices: [SearchNotice] = []
        if query.categoryWords != 0, members.allSatisfy({ $0.index.file.categories == nil }), best?.kind != .airport {
            notices.append(
                SearchNotice(
                    .noCategory,
                    "This index has no businesses: build one from an extract of OpenStreetMap to search for \(query.categoryNames)."
                ))
        }
        let isWithoutStreets = members.allSatisfy { $0.index.file.lines == nil && $0.index.file.houses == nil }
        if isWithoutStreets, query.mayBeAddress {
            notices.append(
                SearchNotice(
                    .noStreets, "This index has no streets: build one from an extract of OpenStreetMap for addresses."))
        }
        return notices
    }
}

extension ParsedQuery {
    /// The words that name a sort of place, as they were typed.
    fileprivate var categoryNames: String {
        let words = categoryWords
        return (0..<wordCount).filter { words & 1 << WordSet($0) != 0 }.map { "“\(source($0))”" }.joined(
            separator: ", ")
    }

    /// Whether the text looks like the address of a house or a street.
    fileprivate var mayBeAddress: Bool {
        wordCount > 1
            && (numericWords != 0 && numericWords != allWords
                || (0..<wordCount).contains { StreetWords.isStreetWord(word($0)) })
    }
}
