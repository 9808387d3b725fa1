import MapSearchText
import Testing

/// Phrases around the name of what is asked for.
@Suite struct QuestionWordsTests {
    private func words(_ text: String) -> [ArraySlice<UInt8>] {
        text.split(separator: " ").map { Array(TextFolding.folded(String($0)).utf8)[...] }
    }

    @Test(
        "a text with a phrase may have one by its first or last word",
        arguments: [
            "where is X", "show me X", "take me to X", "how do i get to X", "phone number of X", "öffnungszeiten von X",
            "wo liegt X", "zeig mir X", "weg zum X", "navigiere zu X", "où se trouve X", "itinéraire vers X",
            "dónde está X", "cómo llegar a X", "teléfono de X", "dov è X", "indicazioni per X", "onde fica X",
            "endereço de X", "waar is X", "hoe kom ik bij X", "gdzie jest X", "trasa do X", "где находится X",
            "маршрут до X", "on és X", "X opening hours", "X phone number", "X website", "X anfahrt",
            "X heures d ouverture", "X avis", "X cómo llegar", "X opiniones", "X orari di apertura", "X recensioni",
            "X horários", "X como chegar", "X kaart", "X godziny otwarcia", "X режим работы", "X adreça",
        ])
    func phrase(text: String) throws {
        let words = words(text)
        let counts = QuestionWords.counts(in: words)
        #expect(counts.leading + counts.trailing == words.count - 1)
        #expect(QuestionWords.mayHave(first: words[0], last: words[words.count - 1]))
    }

    @Test("an article alone is none", arguments: ["the X", "la X", "het X", "Main Street"])
    func article(text: String) {
        let words = words(text)
        #expect(!QuestionWords.mayHave(first: words[0], last: words[words.count - 1]))
    }
}
