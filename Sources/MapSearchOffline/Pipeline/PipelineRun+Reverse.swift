import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension PipelineRun {
    /// The results of one index at a coordinate.
    private struct Located {
        let part: Int
        let answers: ReverseAnswers
        /// Nil if the index only has settlements and outlines.
        let place: ReversePlace?
    }

    /// The maximum number of results within a radius.
    private static let longestList = 1000

    /// Returns what is at a coordinate in all indexes: its address, the containers if requested, and the other objects
    /// there.
    func reverse(_ coordinate: Coordinate, zoom: Double?, text: String?) throws -> SearchResponse {
        if text == nil { trace?.interpretation = .reverse }
        var response = emptyPage(text: text, in: nil)
        if members.count == 1, isOfSettlements(members[0].index) {
            try answerPlainly(&response, at: coordinate, zoom)
        } else if members.count == 1 {
            try answer(&response, at: coordinate, zoom)
        } else {
            try answerOfAll(&response, at: coordinate, zoom)
        }
        response.metadata.toponymResultMetadata = ToponymResultMetadata(
            found: response.metadata.found, mode: .reverse, reversePoint: coordinate)
        return response
    }

    /// Whether an index has at most one answer, from its settlements and outlines.
    private func isOfSettlements(_ index: OfflineIndex) -> Bool {
        // A table of shops has no addresses, but organizations.
        !index.hasAddresses && !request.options.includesHierarchy && request.options.radius == nil
            && request.options.searchTypes.contains(.places)
    }

    /// Answers from the only index, which only has settlements and outlines: without detours, because apps ask it at each step.
    private func answerPlainly(_ response: inout SearchResponse, at coordinate: Coordinate, _ zoom: Double?) throws {
        guard request.options.searchTypes.contains(.places) else { return }
        let member = members[0]
        let object = try member.index.mappingFormatErrors { () throws(IndexFormatError) -> GeoObject? in
            guard let answer = try ReverseSearch(member.index, coordinate).run(zoom: zoom) else { return nil }
            return try member.assembler(languages: request.options.languages).object(
                answer.document, distance: DistanceMetadata(meters: answer.distance, origin: coordinate),
                in: answer.country)
        }
        trace?.note("at the coordinate", matchCount: object == nil ? 0 : 1)
        guard let object else { return }
        response.metadata.toponym = object
        if request.page.offset == 0 {
            trace?.list(object)
            response.append(object)
        }
        response.metadata.found = 1
    }

    /// Answers from the only index.
    private func answer(_ response: inout SearchResponse, at coordinate: Coordinate, _ zoom: Double?) throws {
        let located = try located(at: coordinate, zoom, 0)
        let assembler = members[0].assembler(languages: request.options.languages)
        let answers = located.answers.all
        trace?.note("at the coordinate", matchCount: answers.count)
        var toponym: GeoObject?
        try fill(&response, with: answers, found: answers.count) { answer in
            let object = try object(answer, located, coordinate, assembler)
            if toponym == nil { toponym = object }
            return object
        }
        guard let address = located.answers.address else { return }
        if request.page.offset > 0 { toponym = try object(address, located, coordinate, assembler) }
        response.metadata.toponym = toponym
    }

    /// Answers from several indexes.
    private func answerOfAll(_ response: inout SearchResponse, at coordinate: Coordinate, _ zoom: Double?) throws {
        let assemblers = assemblers()
        let parts = try members.indices.map { part in
            let located = try located(at: coordinate, zoom, part)
            let make = { try self.object($0, located, coordinate, assemblers[part]) }
            let index = members[part].index
            return MergedReverse.Part(
                address: try located.answers.address.map(make), containers: try located.answers.containers.map(make),
                nearby: try located.answers.nearby.map(make), isDetailed: index.hasAddresses,
                country: try index.mappingFormatErrors { try located.place?.countryCode() })
        }
        let merged = MergedReverse(parts, zoom: zoom, isList: request.options.radius != nil)
        trace?.note("at the coordinate", matchCount: merged.objects.count)
        try fill(&response, with: merged.objects, found: merged.objects.count) { $0 }
        response.metadata.toponym = merged.address
    }

    /// Up to this distance, in metres, something is at a street.
    private static let reachOfStreet = 100.0

    /// The name of the street at a coordinate, in the first language of the request that it has; nil if there is none.
    func streetName(at coordinate: Coordinate) throws -> String? {
        for member in members where member.index.hasAddresses {
            let name = try member.index.mappingFormatErrors { () throws(IndexFormatError) -> String? in
                let place = try ReversePlace(member.index, coordinate)
                guard let street = try AddressSearch(place: place, zoom: DetailedReverse.finestZoom).street(),
                    street.distance <= Self.reachOfStreet
                else { return nil }
                return try member.index.file.records.name(
                    street.document, languages: member.index.numbers(ofLanguages: request.options.languages))
            }
            if let name, !name.isEmpty { return name }
        }
        return nil
    }

    private func located(at coordinate: Coordinate, _ zoom: Double?, _ part: Int) throws -> Located {
        let index = members[part].index
        return try index.mappingFormatErrors { () throws(IndexFormatError) in
            let options = request.options
            if isOfSettlements(index) {
                let answers =
                    options.searchTypes.contains(.places)
                    ? ReverseAnswers(address: try ReverseSearch(index, coordinate).run(zoom: zoom)) : ReverseAnswers()
                return Located(part: part, answers: answers, place: nil)
            }
            let place = try ReversePlace(index, coordinate)
            let answers = try DetailedReverse(place: place, zoom: zoom ?? DetailedReverse.finestZoom).answers(
                options, count: options.radius == nil ? wantedCount : min(wantedCount, Self.longestList))
            return Located(part: part, answers: answers, place: place)
        }
    }

    private func object(
        _ answer: ReverseSearch.Answer, _ located: Located, _ coordinate: Coordinate, _ assembler: ObjectAssembler
    ) throws -> GeoObject {
        let object = try members[located.part].index.mappingFormatErrors { () throws(IndexFormatError) in
            if let place = located.place {
                let isAddress = answer.document == located.answers.address?.document
                return try ReverseAssembler(assembler: assembler, place: place).object(answer, isAddress: isAddress)
            }
            let distance = DistanceMetadata(meters: answer.distance, origin: coordinate)
            return try assembler.object(
                answer.document, house: answer.house, distance: distance, in: answer.country)
        }
        trace?.list(object)
        return object
    }
}
