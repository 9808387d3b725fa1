import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension PipelineRun {
    /// What one index has at a coordinate.
    private struct Located {
        let part: Int
        let answers: ReverseAnswers
        /// Nil where the index knows settlements and outlines only.
        let place: ReversePlace?
    }

    /// A radius lists no more than so many results.
    private static let longestList = 1000

    /// What is at a coordinate, in all indexes: its address, what that lies in if it is asked for, and what is there besides.
    func reverse(_ coordinate: Coordinate, zoom: Double?, text: String?) throws -> SearchResponse {
        if text == nil { trace?.interpretation = .reverse }
        let assemblers = assemblers()
        var response = emptyPage(text: text, in: nil)
        if members.count == 1 {
            let located = try self.located(at: coordinate, zoom, 0)
            let answers = located.answers.all
            trace?.note("at the coordinate", matchCount: answers.count)
            try fill(&response, with: answers, found: answers.count) { answer in
                try object(answer, located, coordinate, assemblers[0])
            }
            if request.page.offset == 0 {
                response.metadata.toponym = located.answers.address.flatMap { _ in
                    response.collection.first { _ in true }
                }
            } else if let address = located.answers.address {
                response.metadata.toponym = try object(address, located, coordinate, assemblers[0])
            }
        } else {
            let located = try members.indices.map { try self.located(at: coordinate, zoom, $0) }
            let merged = try MergedReverse(
                located.map { part in
                    let make = { try object($0, part, coordinate, assemblers[part.part]) }
                    return MergedReverse.Part(
                        address: try part.answers.address.map(make), containers: try part.answers.containers.map(make),
                        nearby: try part.answers.nearby.map(make),
                        isDetailed: members[part.part].index.hasAddresses,
                        country: try members[part.part].index.mappingFormatErrors { try part.place?.countryCode() })
                }, zoom: zoom, isList: request.options.radius != nil)
            let objects = merged.objects
            trace?.note("at the coordinate", matchCount: objects.count)
            try fill(&response, with: objects, found: objects.count) { $0 }
            response.metadata.toponym = merged.address
        }
        response.metadata.toponymResultMetadata = ToponymResultMetadata(
            found: response.metadata.found, mode: .reverse, reversePoint: coordinate)
        return response
    }

    private func located(at coordinate: Coordinate, _ zoom: Double?, _ part: Int) throws -> Located {
        let index = members[part].index
        return try index.mappingFormatErrors { () throws(IndexFormatError) in
            let options = request.options
            guard index.hasAddresses || options.includesHierarchy || options.radius != nil else {
                let answers =
                    options.searchTypes.contains(.geo)
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
