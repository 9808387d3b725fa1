import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension DetailedReverse {
    /// The kinds of areas that have a border, smallest first.
    private static let divisions: Set<ObjectKind> = [.district, .locality, .county, .region, .country]

    /// Returns the containers of an answer, from the street to the country, with their distances.
    func containers(of first: Answer) throws(IndexFormatError) -> [Answer] {
        let kind = try index.kind(of: first.document)
        let isDivision = Self.divisions.contains(kind) && first.house == nil
        var answers: [Answer] = []
        if !isDivision, let street = try street(of: first, kind) { answers.append(street) }
        var divisions = try index.containers(of: first.document)
        if !isDivision, let settlement = try settlement() {
            divisions = [settlement.document] + (try index.containers(of: settlement.document))
        }
        if let country = first.country { divisions.append(country) }
        for document in divisions where document != first.document || first.house != nil {
            guard Self.divisions.contains(try index.kind(of: document)) else { continue }
            answers.append(try division(document))
        }
        return answers
    }

    /// The street of a house, or the one nearest to a point of interest or a place on the water.
    private func street(of first: Answer, _ kind: ObjectKind) throws(IndexFormatError) -> Answer? {
        let search = AddressSearch(place: place, zoom: Self.finestZoom)
        if kind == .street {
            guard first.house != nil else { return nil }
            // For a street that is not on the map, only its houses have a position.
            return try search.distance(toStreet: first.document)
                ?? Answer(document: first.document, distance: first.distance)
        }
        for container in try index.containers(of: first.document) where try index.kind(of: container) == .street {
            if let street = try search.distance(toStreet: container) { return street }
        }
        return try search.street()
    }

    /// A settlement or division, which contains the place unless only its centre is known.
    private func division(_ document: UInt32) throws(IndexFormatError) -> Answer {
        let kind = try index.kind(of: document)
        let isAround =
            place.surroundings.contains { $0.document == document } || kind != .locality && kind != .district
        if isAround { return Answer(document: document, distance: 0) }
        let location = try place.file.location(try place.file.attributes[document])
        let coordinate = ReversePlace.coordinate(location.latitude, location.longitude)
        return Answer(document: document, distance: place.coordinate.distance(to: coordinate))
    }
}
