import TestFixtures
import Testing

@testable import MapSearchOffline

/// What `Docs/Ranking.md` lists is what the engine does, in that order.
@Suite struct RankingDocumentTests {
    private static let numbers = [2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"]

    private let document: Document

    init() throws { document = try Document("Docs/Ranking.md") }

    /// The items of a list with numbers.
    private func items(_ heading: String) -> [String] {
        document.section(heading).split(separator: "\n").reduce(into: []) { items, line in
            if line.first?.isNumber == true, let dot = line.firstIndex(of: ".") {
                items.append(String(line[dot...].dropFirst(2)))
            } else if line.hasPrefix("   "), let last = items.popLast() {
                items.append(last + line.dropFirst(2))
            }
        }
    }

    @Test func steps() {
        let words: [MatchStep: String] = [
            .code: "the code of an airport", .whole: "a name that is the whole text", .words: "all words as typed",
            .begun: "the last word is the beginning", .corrected: "typos were corrected",
            .partial: "some words are unmatched",
        ]
        let items = items("Steps: the order of matches, regardless of importance")
        #expect(items.count == words.count && MatchStep(rawValue: words.count) == nil)
        for (place, item) in items.enumerated() {
            let words = MatchStep(rawValue: place).flatMap { words[$0] } ?? "a step"
            #expect(item.hasPrefix(words), "step \(place + 1) is: \(item)")
        }
    }

    @Test func partsOfAScore() throws {
        let rows = try #require(document.tables("part", "effect on the score", "reason").first)
        // `extraWords` is “extra words” in the document.
        let parts = ScoreTerms().parts.map { part in
            part.name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
        }
        #expect(rows.map { $0[0] }.sorted() == parts.sorted())
    }

    @Test func stages() throws {
        let stages = items("Stages: what was typed comes before what may have been meant")
        try #require(stages.count == 7)
        let (street, business) = (NearbyPlaces.streetReach / 1000, Int(NearbyPlaces.businessReach / 1000))
        let other = Int(NearbyPlaces.reach / 1000)
        let place =
            "up to \(street) km for a street, an area or a station, \(business) km for an organization, \(other) km for anything else"
        #expect(stages[3].contains(place), "\(stages[3])")
        for (edits, stage) in [(1, stages[4]), (2, stages[5])] {
            let letters = try #require(Self.numbers[WordReader.shortestWord[edits]])
            #expect(stage.contains("of \(letters) letters"), "\(stage)")
        }
        let letters = try #require(Self.numbers[TextSearch.shortestOfTypos])
        #expect(document.text.contains("must have at least \(letters) letters"))
    }
}
