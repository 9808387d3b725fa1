import MapSearchIndexFormat

extension NameMatcher {
    /// The weights of names alone: a few numbers, which are asked for each name.
    struct Losses {
        let extraWords: Float
        let extraWordShare: Float
        let innerWord: Float
        let corrected: Float
        let alternatePrefixFactor: Float
        let alternateName: Float
        let localizedName: Float
        let variantName: Float
        let hiddenBeginning: Float

        init(_ weights: RankingWeights) {
            extraWords = weights.extraWords
            extraWordShare = weights.extraWordShare
            innerWord = weights.innerWord
            corrected = weights.corrected
            alternatePrefixFactor = weights.alternatePrefixFactor
            alternateName = weights.alternateName
            localizedName = weights.localizedName
            variantName = weights.variantName
            hiddenBeginning = weights.hiddenBeginning
        }

        @inline(__always)
        func extraWords(_ grade: Grade) -> Float {
            guard grade.matchedCount < grade.termCount else { return 0 }
            return extraWords + extraWordShare * Float(grade.termCount - grade.matchedCount) / Float(grade.termCount)
        }

        @inline(__always)
        func order(_ grade: Grade) -> Float {
            innerWord == 0 || grade.words == WordSet(1) &<< WordSet(grade.leadingCount) &- 1 ? 0 : innerWord
        }

        @inline(__always)
        func spelling(_ grade: Grade) -> Float { grade.edits > 0 ? grade.spelling + corrected : grade.spelling }

        @inline(__always)
        func prefix(_ grade: Grade) -> Float {
            guard grade.role == .alternate || grade.role == .localized else { return grade.prefix }
            let isWhole = grade.begunWords == 0 && grade.matchedCount == grade.termCount
            return grade.prefix * alternatePrefixFactor + (isWhole ? 0 : hiddenBeginning)
        }

        @inline(__always)
        func role(_ role: ForwardIndex.Role) -> Float {
            switch role {
            case .primary, .code, .postcode, .town: 0
            case .alternate: alternateName
            case .localized: localizedName
            case .variant: variantName
            }
        }

        @inline(__always)
        func total(_ grade: Grade) -> Float {
            extraWords(grade) + order(grade) + spelling(grade) + prefix(grade) + role(grade.role)
        }
    }
}
