import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension PipelineRun {
    /// A mountain, an island, a lake or the like that is all of a text besides a country or a region that it is in, although no index
    /// has it in one: "Mount Everest, Nepal".
    ///
    /// Its name may have a typo: "Mount Everset, Nepal".
    /// Such an object may be in several countries, and an index records at most one. What the text names in full comes first: Fuji is
    /// also a town in Japan.
    ///
    /// - Returns: nil if there is none, or if the area may be elsewhere.
    func landform(in query: ParsedQuery, besides names: TextAnswer, _ scope: StagedSearch.Scope) throws -> TextAnswer? {
        guard query.wordCount > 1, query.numericWords == 0 else { return nil }
        let best = names.hits.first?.match
        if let best, best.isExact, best.isFullOwnName || hasStreets(names.hits[0].part) { return nil }
        let countries = query.countryWords
        let areaWords = query.segments.count > 1 ? query.allWords & ~(query.segments.first ?? 0) : countries
        let nameWords = query.allWords & ~areaWords
        guard areaWords != 0, nameWords != 0, nameWords & countries == 0 else { return nil }
        let isKnown = try members.indices.contains { member in
            let index = members[member].index
            return try !hasStreets(member)
                && index.mappingFormatErrors { () throws(IndexFormatError) in
                    try index.hasPlace(named: query, nameWords, of: Self.landforms)
                }
        }
        let isTypo =
            !isKnown && best?.isFullOwnName != true && scope.parameters.first?.corrects == true && !scope.isSpent
            && !members.indices.allSatisfy(hasStreets)
        guard isKnown || isTypo else { return nil }
        let areas = try namedAreas(in: query.keeping(areaWords, othersAreMet: true), scope)
        guard !areas.isEmpty else { return nil }
        let rest = query.keeping(nameWords, othersAreMet: true)
        let landforms = scope.keeping(Self.landforms.contains)
        let found =
            isKnown
            ? try StagedSearch.exactAnswer(to: rest, landforms) : try StagedSearch.answer(to: rest, landforms)
        // Where only longer names are met, a river that is recorded in no country may be in this one: "Danube, Germany".
        let isByBox = best.map { !$0.isFullName && !hasStreets(names.hits[0].part) } ?? false
        var answer = try found?.keeping { hit in
            let index = members[hit.part].index
            return try !hasStreets(hit.part) && hit.match.isFullName && hit.match.unmatchedWords == 0
                && (isTypo ? hit.match.edits <= 1 : hit.match.isExact)
                && index.mappingFormatErrors { () throws(IndexFormatError) in
                    try Self.isPart(hit.match.document, of: index, in: areas, isByBox: isByBox)
                }
        }
        guard let part = answer?.hits.first?.part, let first = answer?.hits.first?.match else { return nil }
        // A town may be called like its island in some language.
        if let best, best.isExact, best.isFullName, best.score.importance > first.score.importance { return nil }
        let index = members[part].index
        answer?.isGuess = try index.mappingFormatErrors { () throws(IndexFormatError) in
            guard try Self.isRiver(first.document, of: index) else { return false }
            return try Self.country(of: first.document, in: index) == 0
        }
        return answer
    }

    /// A mountain, an island, a lake or the like whose name is all of a text besides a word for what it is: "озеро Байкал".
    ///
    /// A map has names of these in many languages, some with such a word and some without. An island may be a region or a country. The
    /// name may have a typo if nothing else is called so in full: "Fluss Amaonas".
    func landformOfKind(
        in query: ParsedQuery, besides names: TextAnswer, _ scope: StagedSearch.Scope
    ) throws -> TextAnswer? {
        guard let (rest, isWater) = query.withoutLandformKind else { return nil }
        // "Isla de La Gomera", and then "ilha da Madeira".
        var next: ParsedQuery? = rest
        while let name = next {
            next = name.withoutFirstJoint
            // The Alps are no lake.
            if let answer = try landform(named: name, isWater ? [.water] : [.area], scope) { return answer }
            guard query.namesIsland, let areas = try landform(named: name, Self.areas, scope) else { continue }
            let islands = try areas.keeping(isIsland)
            if !islands.hits.isEmpty { return islands }
        }
        let mayBeTypo =
            names.hits.first?.match.isFullOwnName != true && scope.parameters.first?.corrects == true && !scope.isSpent
        return mayBeTypo ? try misspeltLandform(named: rest, isWater ? [.water] : [.area], scope) : nil
    }

    /// A landform whose name has one typo in a word of some letters.
    private func misspeltLandform(
        named name: ParsedQuery, _ kinds: Set<ObjectKind>, _ scope: StagedSearch.Scope
    ) throws -> TextAnswer? {
        let found = try StagedSearch.answer(to: name, scope.keeping(kinds.contains))
        let answer = found.keeping { hit in
            let corrected = hit.match.correctedWords
            return hit.match.isFullName && hit.match.unmatchedWords == 0 && hit.match.edits == 1
                && found.query.words { found.query.token($0).characterCount >= TextSearch.shortestOfTypos } & corrected
                    == corrected
        }
        return answer.hits.isEmpty ? nil : answer
    }

    private func landform(
        named name: ParsedQuery, _ kinds: Set<ObjectKind>, _ scope: StagedSearch.Scope
    ) throws -> TextAnswer? {
        let found = try StagedSearch.exactAnswer(to: name, scope.keeping(kinds.contains))
        let answer = found?.keeping { $0.match.isExact && $0.match.isFullName }
        return answer?.hits.isEmpty == false ? answer : nil
    }

    /// Whether hardly anything around the box of an area is land of a country, so that it is one or several islands.
    private func isIsland(_ hit: TextAnswer.Hit) throws -> Bool {
        let index = members[hit.part].index
        return try index.mappingFormatErrors { () throws(IndexFormatError) in
            let document = hit.match.document
            let place = try OutlinedPlace(document, try index.kind(of: document), in: index.file)
            // A box across 180° is that of an archipelago or of a continent.
            guard index.file.areas.count > 0, let box = place.box, box.west < box.east else { return false }
            var landCount = 0
            var count = 0
            for row in 0...Self.gridSize {
                for column in 0...Self.gridSize where row % Self.gridSize == 0 || column % Self.gridSize == 0 {
                    let place = Self.position(row, column, in: box)
                    count += 1
                    var isLand = false
                    try index.file.areas.forEachArea(
                        containing: place.latitude, min(place.longitude, .max - 1),
                        where: { area throws(IndexFormatError) in try index.file.areas.country(area) != 0 }
                    ) { _ in isLand = true }
                    if isLand { landCount += 1 }
                }
            }
            return landCount * Self.shareOfLand <= count
        }
    }

    /// The same for a partly typed text, such as "озеро байк".
    func completionsOfLandform(of query: ParsedQuery, _ scope: StagedSearch.Scope) throws -> TextAnswer? {
        guard let (rest, isWater) = query.withoutLandformKind else { return nil }
        let answer = try StagedSearch.answer(to: rest, scope.keeping { $0 == (isWater ? .water : .area) })
        return answer.hits.first?.match.correctedWords == 0 ? answer : nil
    }

    /// Whether an index knows the area that each of its objects is in, as that of an extract does.
    private func hasStreets(_ member: Int) -> Bool { members[member].index.file.lines != nil }

    private static let landforms: Set<ObjectKind> = [.area, .water]
    private static let areas: Set<ObjectKind> = [.country, .region]

    /// A country or a region that a text names in full.
    private struct NamedArea {
        /// Its outline, or else its box.
        let place: OutlinedPlace
        /// Its country, and whether it is all of that.
        let country: UInt16
        let isCountry: Bool
    }

    /// The countries and regions that a text names in full.
    private func namedAreas(in query: ParsedQuery, _ scope: StagedSearch.Scope) throws -> [NamedArea] {
        // A beginning would not be in full.
        let areas = scope.keeping(Self.areas.contains).with { $0.isComplete = true }
        guard let answer = try StagedSearch.exactAnswer(to: query, areas) else { return [] }
        return try answer.hits.filter { $0.match.isExact }.map { hit in
            let index = members[hit.part].index
            return try index.mappingFormatErrors { () throws(IndexFormatError) in
                let document = hit.match.document
                let kind = try index.kind(of: document)
                return NamedArea(
                    place: try OutlinedPlace(document, kind, in: index.file),
                    country: try Self.country(of: document, in: index),
                    isCountry: kind == .country)
            }
        }
    }

    /// Whether a part of an object is in one of some areas.
    ///
    /// Of a river only a box is known, in most of which it is not, so it must be recorded in the country, unless its box is enough.
    private static func isPart(
        _ document: UInt32, of index: OfflineIndex, in areas: [NamedArea], isByBox: Bool
    ) throws(IndexFormatError) -> Bool {
        let country = try country(of: document, in: index)
        if country != 0, areas.contains(where: { $0.isCountry && $0.country == country }) { return true }
        let own = try OutlinedPlace(document, try index.kind(of: document), in: index.file)
        let isRiver = try isRiver(document, of: index)
        let areas = areas.filter { area in
            area.place.isKnown && (!isRiver || (country == 0 ? isByBox : area.country == country))
        }
        guard let box = own.box, !areas.isEmpty else { return false }
        for row in 0...gridSize {
            for column in 0...gridSize {
                let place = position(row, column, in: box)
                guard try own.contains(place.latitude, place.longitude) else { continue }
                for area in areas where try area.place.contains(place.latitude, place.longitude) { return true }
            }
        }
        return false
    }

    private static func country(of document: UInt32, in index: OfflineIndex) throws(IndexFormatError) -> UInt16 {
        try index.file.country(of: document, try index.file.attributes[document])
    }

    private static func isRiver(_ document: UInt32, of index: OfflineIndex) throws(IndexFormatError) -> Bool {
        guard try index.kind(of: document) == .water else { return false }
        return try index.file.areas.number(of: document) == nil
    }

    /// A position of the grid over a box, from its south-western corner.
    private static func position(
        _ row: Int, _ column: Int, in box: RecordTable.Box
    ) -> (latitude: Int32, longitude: Int32) {
        func between(_ first: Int32, _ last: Int32, _ step: Int) -> Int32 {
            Int32(clamping: Int64(first) + (Int64(last) - Int64(first)) * Int64(step) / Int64(gridSize))
        }
        return (between(box.south, box.north, row), between(box.west, box.east, column))
    }

    /// An object is compared with areas at so many positions along each side of its box, and one more.
    private static let gridSize = 6
    /// Of so many positions around an island, at most one is on land: other islands may be near.
    private static let shareOfLand = 4
}
