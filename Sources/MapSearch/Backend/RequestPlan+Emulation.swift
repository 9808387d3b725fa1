import MapGeometry

extension RequestPlan {
    /// Does to a backend's answer what the backend did not do, short of cutting pages.
    func complete(_ answer: SearchResponse) -> SearchResponse {
        var answer = answer
        if !emulated.isDisjoint(with: [.searchTypes, .requiredArea]) {
            answer.collection.removeObjects { !isWanted($0) }
            answer.metadata.found = answer.collection.children.count
        }
        if let measure = emulated.contains(.sort) ? request.sort.measure : nil {
            answer.collection.sortObjects(by: measure)
            answer.metadata.sort = .distanceFromRequest
        }
        if emulated.contains(.userPosition), let position = request.options.userPosition {
            answer.collection.updateObjects { object in
                let meters = position.distance(to: object.coordinate)
                object[DistanceMetadata.self] = DistanceMetadata(meters: meters, origin: position)
            }
        }
        answer.metadata.emulatedOptions.formUnion(emulated)
        answer.metadata.ignoredOptions.formUnion(ignored)
        return answer
    }

    /// The page that was asked for, cut from a complete answer.
    func page(of answer: SearchResponse) -> SearchResponse {
        var page = answer
        let results = answer.collection.children
        let rest = results.dropFirst(request.page.offset)
        page.collection.children = Array(rest.prefix(request.page.limit))
        page.hasNextPage = rest.count > request.page.limit
        return page
    }

    private func isWanted(_ object: GeoObject) -> Bool {
        if emulated.contains(.searchTypes), !request.options.searchTypes.contains(object.searchType) { return false }
        if emulated.contains(.requiredArea), let area = request.area, !area.shape.contains(object.coordinate) {
            return false
        }
        return true
    }
}

extension GeoObject {
    /// The type of search that finds the object.
    var searchType: SearchTypes {
        kind == .business || self[BusinessMetadata.self] != nil ? .biz : .geo
    }
}

extension GeoObjectCollection {
    /// Removes objects however deep they lie, and groups that are left empty.
    fileprivate mutating func removeObjects(where isUnwanted: (GeoObject) -> Bool) {
        children = children.compactMap { child in
            switch child {
            case .object(let object):
                return isUnwanted(object) ? nil : child
            case .collection(var collection):
                collection.removeObjects(where: isUnwanted)
                return collection.children.isEmpty ? nil : .collection(collection)
            }
        }
    }

    /// Orders all objects by a distance, nearest first; equal ones stay as they are, and groups are dissolved.
    fileprivate mutating func sortObjects(by measure: (Coordinate) -> Double) {
        let measured = objects.map { object in
            let distance = measure(object.coordinate)
            return (object: object, distance: distance.isNaN ? .infinity : distance)
        }
        children = measured.sorted { $0.distance < $1.distance }.map { .object($0.object) }
    }
}
