import MapSearchIndexFormat

extension AddressSearch {
    /// The streets, and at the zoom of houses also the houses, within a distance in metres: at most `count` of each.
    func addresses(within radius: Double, count: Int) throws(IndexFormatError) -> [Answer] {
        (zoom >= DetailedReverse.finestZoom ? try houses(within: radius, count: count) : [])
            + (try streets(within: radius, count: count))
    }

    private func streets(within radius: Double, count: Int) throws(IndexFormatError) -> [Answer] {
        var nearest: [UInt32: Answer] = [:]
        func note(_ answer: Answer) {
            guard answer.distance < nearest[answer.document]?.distance ?? .infinity else { return }
            nearest[answer.document] = answer
        }
        let lines = try file.lines?.nearest(
            latitude: place.latitude, longitude: place.longitude, count: count, limit: radius
        ) { line throws(IndexFormatError) in
            try isStreetHere(line.document, line.latitude, line.longitude)
        }
        for line in lines ?? [] { note(answer(line.document, line.distance, line.latitude, line.longitude)) }
        let squares = try file.footprints?.nearest(
            latitude: place.latitude, longitude: place.longitude, count: count, limit: radius, isWanted: isSquare,
            accept: { sight throws(IndexFormatError) in
                try isStreetHere(sight.document, sight.latitude, sight.longitude)
            })
        for square in squares ?? [] {
            note(answer(square.document, square.distance, square.latitude, square.longitude))
        }
        return nearest.values.sorted { ($0.distance, $0.document) < ($1.distance, $1.document) }
    }

    /// Houses of the country by their outlines or, if these are unknown, by their points.
    private func houses(within radius: Double, count: Int) throws(IndexFormatError) -> [Answer] {
        struct Stand: Hashable {
            var owner: UInt32
            var latitude: Int32
            var longitude: Int32
        }
        var seen: Set<Stand> = []
        var found: [Answer] = []
        let sights = try file.footprints?.nearest(
            latitude: place.latitude, longitude: place.longitude, count: count, limit: radius,
            isWanted: { $1 },
            accept: { sight throws(IndexFormatError) in
                guard let house = sight.house else { return false }
                return try place.isOnThisSide(sight.document, house.latitude, house.longitude, ofSettlement: false)
            })
        for sight in sights ?? [] {
            guard let house = sight.house,
                seen.insert(Stand(owner: sight.document, latitude: house.latitude, longitude: house.longitude)).inserted
            else { continue }
            let nearest = ReversePlace.coordinate(sight.latitude, sight.longitude)
            if let answer = try answer(sight.document, at: house, sight.distance, nearest) { found.append(answer) }
        }
        guard let houses = file.houses else { return found }
        // An object with an outline is also a point.
        let points = try houses.nearest(
            latitude: place.latitude, longitude: place.longitude, count: count + found.count,
            limit: Neighbor.haversine(meters: radius))
        for point in points {
            let stand = Stand(owner: point.document, latitude: point.latitude, longitude: point.longitude)
            guard seen.insert(stand).inserted,
                try place.isOnThisSide(
                    point.document, point.latitude, point.longitude, ofSettlement: false)
            else { continue }
            if let answer = try answer(point.document, at: (point.latitude, point.longitude), point.distance, nil) {
                found.append(answer)
            }
        }
        return found
    }
}
