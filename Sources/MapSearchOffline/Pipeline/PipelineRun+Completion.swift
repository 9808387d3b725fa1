import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension PipelineRun {
    /// Completes an answer with values that depend only on the results of the page: distances, shapes, names of facets.
    func complete(_ response: inout SearchResponse) throws {
        response.nameFacets(languages: request.options.languages)
        let includesGeometry = request.options.includesGeometry
        guard includesGeometry || distanceOrigin != nil else { return }
        try response.collection.updateObjects { object in
            if object[DistanceMetadata.self] == nil { measure(&object) }
            if includesGeometry { object.geometry = try shape(of: object) }
        }
        if includesGeometry, var toponym = response.metadata.toponym {
            toponym.geometry = try shape(of: toponym)
            response.metadata.toponym = toponym
        }
    }

    /// The shape of an object from the first index that has it.
    private func shape(of object: GeoObject) throws -> [Geometry] {
        guard object.geometry.isEmpty, let uri = object.uri else { return object.geometry }
        for member in members {
            try Task.checkCancellation()
            let geometry = try member.index.mappingFormatErrors { () throws(IndexFormatError) -> [Geometry] in
                guard let place = try member.index.place(uri: uri) else { return [] }
                return try ObjectShape(of: place.document, place.house, at: object.coordinate, in: member.index)
                    .geometry
            }
            if !geometry.isEmpty { return geometry }
        }
        return []
    }
}
