import MapSearchText
import Testing

@testable import MapSearchOffline

/// The relations between the weights that `Docs/Ranking.md` promises.
@Suite struct RankingWeightsTests {
    private static let all = [RankingWeights.search, .suggest]

    @Test func anotherSpellingCostsLessThanTheCheapestEdit() {
        for weights in Self.all {
            #expect(weights.variant < weights.edit * RankingWeights.smallestEditCost + weights.corrected)
            #expect(weights.variant > 0)
        }
    }

    /// What an edit is assumed to cost at least, no edit costs less.
    @Test(arguments: [
        ("missisippi", "mississippi"), ("bonn", "bon"), ("kiev", "kyiv"), ("filadelfia", "philadelphia"),
        ("torino", "turino"),
        ("berlin", "berlim"), ("thun", "tun"), ("aarau", "arau"),
    ])
    func noEditCostsLess(typed: String, meant: String) {
        let cost = EditCost.cost(of: Array(typed.utf8)[...], for: Array(meant.utf8)[...])
        #expect(cost >= RankingWeights.smallestEditCost)
    }

    @Test func rolesInTheirOrder() {
        for weights in Self.all {
            #expect(weights.localizedName > weights.alternateName)
            #expect(weights.alternateName > weights.variantName)
            #expect(weights.variantName > 0)
        }
    }

    @Test func oneWordTooManyCostsMoreThanAnUnfinishedOne() {
        for weights in Self.all { #expect(weights.extraWords > weights.prefix) }
    }

    /// While one types, the rest of a word costs less than when the text is sent.
    @Test func unfinishedWordsAreCheaperWhileTyping() {
        #expect(RankingWeights.suggest.prefix < RankingWeights.search.prefix)
        #expect(RankingWeights.suggest.prefixMissingShare < RankingWeights.search.prefixMissingShare)
        #expect(RankingWeights.suggest.extraWords < RankingWeights.search.extraWords)
    }

    /// A near village of no importance does not outrank a world city that is typed in full: one of a million has 0.7.
    @Test func closenessDrownsNobody() {
        #expect(RankingWeights.search.closeness < 0.5)
        #expect(RankingWeights.suggest.closeness < 0.7)
    }

    /// In a search, nothing that a score has lifts a match over a better step.
    @Test func stepsAreLargest() {
        let weights = RankingWeights.search
        let gives = 1 + weights.closeness
        let costs =
            weights.extraWords + weights.extraWordShare + weights.prefix
            + weights.prefixMissingShare * weights.alternatePrefixFactor + weights.localizedName
        #expect(weights.step > gives + costs)
    }
}
