import MapSearch
import MapSearchIndexFormat

/// Records the steps of answering a request, for explanations.
final class SearchTrace {
    /// The interpretation of the request.
    var interpretation = SearchExplanation.Interpretation.name
    private var stages: [SearchExplanation.Stage] = []
    /// Words that no index has, by their positions in the text.
    private var unknownWords: [String] = []
    /// The objects created for the page, or considered for it.
    private var results: [Explanation] = []

    /// Records that a stage ran.
    func note(_ stage: String, _ text: String = "", matchCount: Int) {
        stages.append(SearchExplanation.Stage(name: stage, text: text, matchCount: matchCount))
    }

    /// Records the words of a query that no index has.
    func noteWords(_ query: ParsedQuery, unknown: WordSet) {
        for word in 0..<query.wordCount where unknown & 1 << WordSet(word) != 0 {
            let text = query.source(word)
            if !unknownWords.contains(text) { unknownWords.append(text) }
        }
    }

    /// Records that words of a query are a category, whether or not they are in a name.
    func noteCategory(_ reading: CategoryReading, of query: ParsedQuery) {
        interpretation = .category
        for word in 0..<query.wordCount where reading.understoodWords & 1 << WordSet(word) != 0 {
            unknownWords.removeAll { $0 == query.source(word) }
        }
    }

    /// Records an object with the score of its match.
    func explain(
        _ object: GeoObject, _ match: TextMatch, _ description: MatchDescription, _ assembler: ObjectAssembler
    ) throws(IndexFormatError) {
        let writer = ExplanationWriter(
            index: description.index, query: description.query, meanings: description.meanings, assembler: assembler)
        results.append(try writer.explanation(match, object))
    }

    /// Records an object without a score.
    func list(_ object: GeoObject) {
        results.append(Explanation(object: object, total: 0, parts: [], matchedName: "", words: []))
    }

    /// Records a member of a category, and its relation to the words of the text.
    func list(_ object: GeoObject, _ reading: CategoryReading, of query: ParsedQuery) {
        let words = (0..<query.wordCount).map { word in
            let isTelling = reading.tellingWords & 1 << WordSet(word) != 0
            let isUnderstood = reading.understoodWords & 1 << WordSet(word) != 0
            return Explanation.Word(
                text: query.source(word), meaning: isTelling ? .category : isUnderstood ? .joint : .place, edits: 0)
        }
        results.append(Explanation(object: object, total: 0, parts: [], matchedName: "", words: words))
    }

    /// Everything recorded for the objects of an answer.
    func explanation(of response: SearchResponse) -> SearchExplanation {
        let explained = Dictionary(results.map { ($0.object.uri, $0) }) { first, _ in first }
        let results = response.objects.map { object in
            var explanation =
                explained[object.uri]
                ?? Explanation(object: object, total: 0, parts: [], matchedName: "", words: [])
            // Several indexes may have contributed.
            explanation.object = object
            return explanation
        }
        return SearchExplanation(
            interpretation: interpretation, stages: stages, unknownWords: unknownWords,
            correctedText: response.metadata.correctedRequestText, results: results)
    }
}
