import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension PipelineRun {
    // MARK: Reverse

    /// What one index has at a coordinate.
    private struct Located {
        let part: Int
        /// Its place among what the index has there.
        let rank: Int
        let answer: ReverseSearch.Answer
        /// Nil where the index knows settlements and outlines only.
        let place: ReversePlace?
    }

    /// What is at a coordinate, in all indexes: from the house to the country.
    func reverse(_ coordinate: Coordinate, zoom: Double?, text: String?) throws -> SearchResponse {
        if text == nil { trace?.interpretation = .reverse }
        let located = try members.indices.flatMap { part in
            try members[part].index.mappingFormatErrors { try self.located(at: coordinate, zoom, part) }
        }
        trace?.note("at the coordinate", matchCount: located.count)
        let assemblers = assemblers()
        func object(_ located: Located) throws -> GeoObject {
            let assembler = assemblers[located.part]
            let object = try members[located.part].index.mappingFormatErrors {
                if let place = located.place {
                    return try ReverseAssembler(assembler: assembler, place: place)
                        .object(located.answer, isFirst: located.rank == 0)
                }
                let answer = located.answer
                let distance = DistanceMetadata(meters: answer.distance, origin: coordinate)
                return try assembler.object(answer.document, house: answer.house, distance: distance)
            }
            trace?.list(object)
            return object
        }
        var response = emptyPage(text: text, in: nil)
        if members.count == 1 {
            try fill(&response, with: located, found: located.count, object: object)
        } else {
            let objects = MergeOrder(finestFirst: try located.map(object))
            try fill(&response, with: objects.objects, found: located.count) { $0 }
        }
        response.metadata.toponymResultMetadata = ToponymResultMetadata(
            found: response.metadata.found, mode: .reverse, reversePoint: coordinate)
        return response
    }

    private func located(
        at coordinate: Coordinate, _ zoom: Double?, _ part: Int
    ) throws(IndexFormatError) -> [Located] {
        let index = members[part].index
        guard index.hasAddresses || request.options.includesHierarchy else {
            guard request.options.searchTypes.contains(.geo),
                let answer = try ReverseSearch(index, coordinate).run(zoom: zoom)
            else { return [] }
            return [Located(part: part, rank: 0, answer: answer, place: nil)]
        }
        let place = try ReversePlace(index, coordinate)
        let answers = try DetailedReverse(place: place, zoom: zoom ?? DetailedReverse.finestZoom).answers(
            request.options.searchTypes, count: wantedCount, hierarchy: request.options.includesHierarchy)
        return answers.enumerated().map { Located(part: part, rank: $0, answer: $1, place: place) }
    }

    // MARK: Identifiers

    /// What an identifier belongs to.
    private enum Identified {
        case place(part: Int, document: UInt32, house: FoundHouse?)
        case intersection(part: Int, IntersectionMatch)
    }

    /// The object of an identifier, with what each index knows of it.
    func resolve(_ uri: String) throws -> SearchResponse {
        let found = try identified([uri])
        guard !found.isEmpty else { throw SearchError.notFound(uri: uri, backend: OfflineBackend.name) }
        return try page(of: found)
    }

    /// The objects of several identifiers; those that belong to nothing are left out.
    func resolve(_ uris: [String]) throws -> SearchResponse { try page(of: try identified(uris)) }

    private func identified(_ uris: [String]) throws -> [Identified] {
        trace?.interpretation = .identifier
        var found: [Identified] = []
        for uri in uris {
            for (part, member) in members.enumerated() {
                try member.index.mappingFormatErrors {
                    if let place = try member.index.place(uri: uri) {
                        found.append(.place(part: part, document: place.document, house: place.house))
                    } else if let match = try IntersectionMatch(uri: uri, in: member.index) {
                        found.append(.intersection(part: part, match))
                    }
                }
            }
        }
        trace?.note("identifiers", matchCount: found.count)
        return found
    }

    private func page(of found: [Identified]) throws -> SearchResponse {
        let assemblers = assemblers()
        var response = emptyPage(text: nil, in: nil)
        try fill(&response, with: found, found: found.count) { identified in
            let object =
                switch identified {
                case .place(let part, let document, let house):
                    try members[part].index.mappingFormatErrors {
                        try assemblers[part].object(document, house: house)
                    }
                case .intersection(let part, let match):
                    try members[part].index.mappingFormatErrors { try match.object(assemblers[part]) }
                }
            trace?.list(object)
            return object
        }
        return response
    }
}
