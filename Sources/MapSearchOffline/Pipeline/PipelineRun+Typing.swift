import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension PipelineRun {
    /// The completions of a partly typed text.
    func completions(of text: String, in area: SearchArea?) throws -> SearchResponse {
        let scope = filtered(scope(in: area)).with { parameters in
            parameters.weights = .suggest
            parameters.isTyping = true
        }
        let query = try parsed(text)
        var answer = try StagedSearch.answer(to: query, scope)
        if let rest = query.withoutJointOfKind, !scope.isSpent {
            let named = try StagedSearch.answer(to: rest, scope)
            if named.hits.first?.match.score.total ?? -.infinity > answer.hits.first?.match.score.total ?? -.infinity {
                answer = named
            }
        }
        if answer.hits.first?.match.correctedWords != 0, !scope.isSpent,
            let other = try uncorrectedCompletions(of: query, scope)
        {
            answer = other
        }
        return try page(of: answer, text: text, in: area) {
            if let rest = query.withoutJoint {
                let joined = try StagedSearch.answer(to: rest, scope)
                if joined.hits.first?.match.correctedWords == 0 { return joined }
            }
            if let landform = try completionsOfLandform(of: query, scope) { return landform }
            return try StagedSearch.coarserAnswer(to: query, scope)
        }
    }

    /// The completions of a text that means something with two words as one, and otherwise has a typo at most.
    private func uncorrectedCompletions(
        of query: ParsedQuery, _ scope: StagedSearch.Scope
    ) throws -> TextAnswer? {
        var readings: [ParsedQuery] = []
        for member in members {
            let joined = try member.index.mappingFormatErrors { () throws(IndexFormatError) in
                try QueryReadings.joinedWhileTyping(query, in: member.index.file)
            }
            if let joined, !readings.contains(where: { $0.text == joined.text }) { readings.append(joined) }
        }
        for reading in readings {
            let answer = try StagedSearch.answer(to: reading, scope)
            if answer.hits.first?.match.correctedWords == 0 { return answer }
        }
        return nil
    }
}
