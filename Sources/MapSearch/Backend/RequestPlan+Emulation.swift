import MapGeometry

extension RequestPlan {
    /// Completes a backend's answer with everything the backend did not do, except cutting pages.
    ///
    /// - Throws: ``SearchError/Code/invalidFilter`` if a filter's type does not match the objects' values.
    package func complete(_ answer: SearchResponse) throws(SearchError) -> SearchResponse {
        var answer = answer
        // A line is not prepared for nothing.
        let measured = measuresLine && !answer.collection.children.isEmpty ? request.measuringCorridor : nil
        let ruler = measured.map { CorridorRuler($0, prepared: sent.preparation.line) }
        if emulated.contains(.userPosition), let position = request.options.userPosition {
            answer.collection.updateObjects { object in
                let meters = position.distance(to: object.coordinate)
                object[DistanceMetadata.self] = DistanceMetadata(meters: meters, origin: position)
            }
        }
        if request.options.userPosition == nil, case .distance(let origin) = request.sort {
            answer.collection.updateObjects { object in
                if object[DistanceMetadata.self] != nil { return }
                let meters = origin.distance(to: object.coordinate)
                object[DistanceMetadata.self] = DistanceMetadata(meters: meters, origin: origin)
            }
        }
        if let ruler {
            answer.collection.updateObjects { $0[CorridorMetadata.self] = ruler.measure($0.coordinate) }
        }
        if !emulated.isDisjoint(with: [.searchTypes, .requiredArea, .corridor, .filters, .facets]) {
            try filter(&answer)
        }
        if emulated.contains(.sort) { sort(&answer) }
        describe(&answer)
        answer.metadata.emulatedOptions.formUnion(emulated)
        answer.metadata.ignoredOptions.formUnion(ignored)
        return answer
    }

    /// Returns the requested page from a complete answer.
    package func page(of answer: SearchResponse) -> SearchResponse {
        var page = answer
        let results = answer.collection.children
        let rest = results.dropFirst(request.page.offset)
        page.collection.children = Array(rest.prefix(request.page.limit))
        page.hasNextPage = rest.count > request.page.limit
        page.metadata.boundingBox = page.collection.extent
        return page
    }

    private func filter(_ answer: inout SearchResponse) throws(SearchError) {
        let options = request.options
        let area = emulated.contains(.requiredArea) ? request.area.map(PreparedArea.init) : nil
        var counter = FacetCounter(
            options.filters, isCounting: emulated.contains(.facets),
            clock: options.openingClock(isCounting: emulated.contains(.facets)))
        try answer.collection.removeObjects { object throws(SearchError) in
            guard isWanted(object, in: area) else { return true }
            return emulated.isDisjoint(with: [.filters, .facets]) ? false : try !counter.passes(object)
        }
        answer.metadata.found = answer.collection.children.count
        answer.metadata.boundingBox = nil
        if emulated.contains(.facets) {
            var business = answer.metadata.businessResultMetadata ?? BusinessResultMetadata()
            business.facets = counter.facets()
            answer.metadata.businessResultMetadata = business
        }
    }

    private func isWanted(_ object: GeoObject, in area: PreparedArea?) -> Bool {
        if emulated.contains(.searchTypes), !request.options.searchTypes.contains(object.searchType) { return false }
        if let area, !area.contains(object.coordinate) { return false }
        if emulated.contains(.corridor), object[CorridorMetadata.self] == nil { return false }
        return true
    }

    /// Sorts all objects as requested; equal ones keep their order, and groups are flattened.
    private func sort(_ answer: inout SearchResponse) {
        answer.metadata.sort = nil
        let keys: [(Double, Double)]
        let objects = answer.objects
        switch request.sort {
        case .rank: return
        case .distance(let origin):
            keys = objects.map { (origin.distance(to: $0.coordinate), 0) }
        case .distanceFromLine(let line):
            keys = places(of: objects, along: line).map { ($0?.distanceFromLine ?? .infinity, 0) }
        case .positionAlongLine(let line):
            keys = places(of: objects, along: line).map {
                ($0?.distanceAlongLine ?? .infinity, $0?.distanceFromLine ?? .infinity)
            }
        }
        let sound = keys.map { $0.0.isNaN ? (.infinity, 0) : $0 }
        answer.collection.children = objects.indices.sorted { first, second in
            sound[first] != sound[second] ? sound[first] < sound[second] : first < second
        }.map { .object(objects[$0]) }
    }

    /// Computes the positions of objects along a line; for the corridor's line, along the part that is searched.
    private func places(of objects: [GeoObject], along line: Polyline) -> [CorridorMetadata?] {
        if request.measuringCorridor?.line == line { return objects.map { $0[CorridorMetadata.self] } }
        let ruler = CorridorRuler(Corridor(line))
        return objects.map { ruler.measure($0.coordinate) }
    }

    /// Fills in metadata that follow from the request and the results, if the backend did not set them.
    private func describe(_ answer: inout SearchResponse) {
        let count = answer.collection.children.count
        answer.metadata.found = max(answer.metadata.found, count)
        // A backend that reports a next page after an empty one would be queried without end. Unknown identifiers,
        // however, may leave a page empty.
        if count == 0, !namesObjects { answer.hasNextPage = false }
        if answer.metadata.requestText == nil, case .text(let text, _) = request.operation {
            answer.metadata.requestText = text
        }
        if answer.metadata.toponym == nil, case .reverse = request.operation {
            answer.metadata.toponym = answer.objects.first { $0.searchType == .places }
        }
        if answer.metadata.requestBoundingBox == nil { answer.metadata.requestBoundingBox = request.area?.bounds }
        if answer.metadata.boundingBox == nil, !cutsPages { answer.metadata.boundingBox = answer.collection.extent }
        if answer.metadata.sort == nil {
            switch request.sort {
            case .rank: answer.metadata.sort = .rank
            case .distance(let origin):
                answer.metadata.sort =
                    origin == request.options.userPosition ? .distanceFromUser : .distanceFromRequest
            case .distanceFromLine: answer.metadata.sort = .distanceFromRequest
            case .positionAlongLine: answer.metadata.sort = .positionAlongLine
            }
        }
    }
}

extension GeoObject {
    /// Returns the search type that includes the object.
    var searchType: SearchTypes {
        self[BusinessMetadata.self] != nil ? .organizations : kind.searchType
    }
}

extension GeoObjectCollection {
    /// Returns the smallest box around all objects; `nil` if none has a valid coordinate.
    fileprivate var extent: CoordinateBounds? {
        var extent = CoordinateBounds.empty
        for object in self {
            if let box = object.boundingBox { extent.formUnion(box) } else { extent.formUnion(object.coordinate) }
        }
        return extent.isEmpty ? nil : extent
    }

    /// Removes objects at any depth, and groups that become empty.
    fileprivate mutating func removeObjects(
        where isUnwanted: (GeoObject) throws(SearchError) -> Bool
    ) throws(SearchError) {
        var rest: [Child] = []
        rest.reserveCapacity(children.count)
        for child in children {
            switch child {
            case .object(let object):
                if try !isUnwanted(object) { rest.append(child) }
            case .collection(var collection):
                try collection.removeObjects(where: isUnwanted)
                if !collection.children.isEmpty { rest.append(.collection(collection)) }
            }
        }
        children = rest
    }
}
