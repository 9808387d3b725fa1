import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension PipelineRun {
    /// The maximum number of streets examined for each name.
    private static let streetCount = 20

    /// The answer to a text with two streets that meet; nil if it does not name two streets, or they do not meet.
    ///
    /// A name takes precedence: there is a pub called "Rose & Crown", and no crossing.
    func intersections(
        _ query: ParsedQuery, besides names: TextAnswer, _ scope: StagedSearch.Scope, in area: SearchArea?
    ) throws -> SearchResponse? {
        guard query.wordCount > 1, members.contains(where: { $0.index.file.lines != nil }) else { return nil }
        let readings = IntersectionText.all(of: query)
        guard !readings.isEmpty else { return nil }
        let streets = scope.keeping { $0 == .street }.with { parameters in
            parameters.count = Self.streetCount
            parameters.distance = nil
        }
        for reading in readings {
            let words = reading.words & ~query.numericWords
            let isName = names.hits.contains { words & ~$0.match.ownWords == 0 }
            if names.query.text == query.text, isName { continue }
            if isOneName(reading.joint, of: query, in: names) { continue }
            // "Crown Office Row, Inner and Middle Temples": a match of all words also matches the one that may join two streets.
            if !reading.isSign, names.query.text == query.text, names.hits.first?.match.isExact == true { continue }
            // A slash may also mean a comma: "Main Street / Springfield", "Main Street / Flat 3 / Springfield".
            if reading.isSlash, names.hits.first?.match.isFullName == true { continue }
            // A sign follows the first name, so that its last word is complete: "S+U Karlsplatz" is not where the SB31 is.
            let first = try StagedSearch.answer(to: ParsedQuery(reading.first + " "), streets)
            let second = try StagedSearch.answer(to: ParsedQuery(reading.second), streets)
            let found = try crossings(of: first, with: second)
            if !found.isEmpty { return try page(of: found, text: query.text, in: area) }
        }
        return nil
    }

    /// Whether a name contains the words on both sides of a possible separator: "Peter- und Paul-Strasse".
    private func isOneName(_ joint: WordSet, of query: ParsedQuery, in names: TextAnswer) -> Bool {
        // A reading has spaces instead of the omitted words, so that words keep their positions.
        func starts(_ words: WordSet, _ query: ParsedQuery) -> Set<Int> {
            Set((0..<query.wordCount).filter { words & 1 << WordSet($0) != 0 }.map { query.token($0).sourceStart })
        }
        let joint = starts(joint, query)
        return names.hits.contains { hit in
            hit.match.isFullName && joint.isSubset(of: starts(hit.match.ownWords, names.query))
        }
    }

    /// The positions where streets of two answers meet: both are in one index.
    private func crossings(
        of first: TextAnswer, with second: TextAnswer
    ) throws -> [(part: Int, match: IntersectionMatch)] {
        var found: [(part: Int, match: IntersectionMatch)] = []
        for part in members.indices where part < first.parts.count && part < second.parts.count {
            let index = members[part].index
            guard index.file.lines != nil else { continue }
            found += try index.mappingFormatErrors {
                try IntersectionMatch.all(
                    of: first.parts[part].matches, with: second.parts[part].matches, in: index.file)
            }.map { (part, $0) }
        }
        return found.sorted { first, second in
            let (one, other) = (first.match, second.match)
            return (other.score, one.intersection.gap) < (one.score, other.intersection.gap)
        }
    }

    private func page(
        of crossings: [(part: Int, match: IntersectionMatch)], text: String, in area: SearchArea?
    ) throws -> SearchResponse {
        trace?.interpretation = .intersection
        trace?.note("streets that meet", text, matchCount: crossings.count)
        let assemblers = assemblers()
        var response = emptyPage(text: text, in: area)
        try fill(&response, with: crossings, found: crossings.count) { crossing in
            var object = try members[crossing.part].index.mappingFormatErrors {
                try crossing.match.object(assemblers[crossing.part])
            }
            trace?.list(object)
            measure(&object)
            return object
        }
        response.metadata.toponymResultMetadata = ToponymResultMetadata(found: response.metadata.found, mode: .geocode)
        return response
    }
}
