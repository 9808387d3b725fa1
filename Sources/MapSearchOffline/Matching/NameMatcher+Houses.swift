import MapSearchIndexFormat
import MapSearchText

extension NameMatcher {
    /// The words that may be the number of a document's houses, or of the house that it is in: none without those.
    func houseWords(of document: UInt32) throws(IndexFormatError) -> WordSet {
        guard let houseWords, houseWords.words != 0 else { return 0 }
        if try index.houses?.number(of: document) != nil { return houseWords.words }
        return try houseNumber(of: document) == nil ? 0 : houseWords.words
    }

    /// The number of the house that a document is in.
    private func houseNumber(of document: UInt32) throws(IndexFormatError) -> String? {
        try index.details?.details(of: document).first { $0.key == .houseNumber }?.parts.first
    }

    func find(
        _ words: WordSet, of document: UInt32, for match: inout TextMatch, _ terms: inout ScoreTerms
    ) throws(IndexFormatError) {
        guard let candidate = houseWords?.candidate(for: words) else {
            // Two numbers, and the street has no place for the second.
            terms.house = -weights.houseNearby
            return
        }
        if let houses = index.houses, let owner = try houses.number(of: document) {
            match.house = try HouseFinder(houses: houses).find(candidate.number, of: owner)
            terms.house = -(match.house?.loss(weights) ?? weights.houseNearby)
        } else if let number = try houseNumber(of: document), HouseNumber(number) != candidate.number {
            terms.house = -weights.houseNearby
        }
    }
}
