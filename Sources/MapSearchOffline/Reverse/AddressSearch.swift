import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Finds the house or the street at a place, by the distance to the shape of each.
struct AddressSearch {
    typealias Answer = ReverseSearch.Answer

    /// Up to these distances, in metres, a place is at a house or on a street.
    private static let houseReach = 100.0
    private static let streetReach = 250.0
    /// The maximum distance, in metres, at which to look for the street of a house.
    private static let ownStreetReach = 1_000.0
    /// The additional distance, in metres, at which one of the street's houses is still preferred to the street.
    private static let frontYard = 50.0
    /// The maximum number of houses to examine until one is on this side of the border.
    private static let houseCandidates = 8

    let place: ReversePlace
    /// The detail: 16 larger streets, 17 all streets, 18 houses.
    let zoom: Double

    var file: IndexFile { place.file }
    private var index: OfflineIndex { place.index }

    /// Returns the house or the street; nil if there is none within reach.
    ///
    /// A place inside a building is at that building. Elsewhere the nearer of house and street is returned; for a place on a street,
    /// that is the house of the street next to it.
    func address() throws(IndexFormatError) -> Answer? {
        guard zoom >= 18 else { return try street() }
        if let house = try houseAround() { return house }
        let street = try street()
        let nearest = try house()
        guard let street else { return nearest }
        guard let nearest else { return street }
        if nearest.distance <= street.distance { return nearest }
        let own = nearest.document == street.document ? nearest : try house(of: street.document)
        if let own, own.distance <= street.distance + Self.frontYard { return own }
        // Houses of a village without street names belong to no street that could be nearer.
        if nearest.distance <= street.distance + Self.frontYard, try index.kind(of: nearest.document) != .street {
            return nearest
        }
        return street
    }

    // MARK: Streets

    /// The nearest street within reach, by the distance to its line or its square.
    func street() throws(IndexFormatError) -> Answer? {
        var limit = Self.streetReach
        var best: Answer?
        let line = try file.lines?.nearest(latitude: place.latitude, longitude: place.longitude, limit: limit) {
            line throws(IndexFormatError) in
            try isStreetHere(line.document, line.latitude, line.longitude)
        }
        if let line {
            limit = line.distance
            best = answer(line.document, line.distance, line.latitude, line.longitude)
        }
        let square = try file.footprints?.nearest(
            latitude: place.latitude, longitude: place.longitude, limit: limit,
            isWanted: isSquare,
            accept: { sight throws(IndexFormatError) in
                try isStreetHere(sight.document, sight.latitude, sight.longitude)
            }
        ).first
        if let square { best = answer(square.document, square.distance, square.latitude, square.longitude) }
        return best
    }

    func isSquare(_ document: UInt32, isHouse: Bool) throws(IndexFormatError) -> Bool {
        guard !isHouse else { return false }
        return try index.kind(of: document) == .street
    }

    /// Whether an object is a street of this zoom and country.
    func isStreetHere(
        _ document: UInt32, _ latitude: Int32, _ longitude: Int32
    ) throws(IndexFormatError) -> Bool {
        guard try index.kind(of: document) == .street, Double(try index.zoom(of: document)) <= zoom else {
            return false
        }
        // A road along a border is on both of its sides.
        if try place.isOfThisCountry(document) { return true }
        return try place.isOnThisSide(document, latitude, longitude, ofSettlement: false)
    }

    /// Returns the distance of a street.
    func distance(toStreet document: UInt32) throws(IndexFormatError) -> Answer? {
        let line = try file.lines?.nearest(
            latitude: place.latitude, longitude: place.longitude, limit: Self.ownStreetReach
        ) { $0.document == document }
        return line.map { answer(document, $0.distance, $0.latitude, $0.longitude) }
    }

    func answer(_ document: UInt32, _ distance: Double, _ latitude: Int32, _ longitude: Int32) -> Answer {
        var answer = Answer(document: document, distance: distance)
        answer.nearest = ReversePlace.coordinate(latitude, longitude)
        return answer
    }

    // MARK: Houses

    /// The smallest house whose outline contains the place.
    private func houseAround() throws(IndexFormatError) -> Answer? {
        for surrounding in place.surroundings {
            guard let house = surrounding.house else { continue }
            if let found = try answer(surrounding.document, at: house, 0, place.coordinate) { return found }
        }
        return nil
    }

    /// The nearest house within reach on this side of the border, of one street or of any.
    private func house(of street: UInt32? = nil) throws(IndexFormatError) -> Answer? {
        let sight = try file.footprints?.nearest(
            latitude: place.latitude, longitude: place.longitude, limit: Self.houseReach,
            isWanted: { $1 && (street == nil || $0 == street) },
            accept: { sight throws(IndexFormatError) in
                guard let house = sight.house else { return false }
                return try place.isOnThisSide(sight.document, house.latitude, house.longitude)
            }
        ).first
        let point = try housePoint(of: street)
        if let sight, let house = sight.house, sight.distance <= point?.distance ?? .infinity {
            let nearest = ReversePlace.coordinate(sight.latitude, sight.longitude)
            return try answer(sight.document, at: house, sight.distance, nearest)
        }
        guard let point else { return nil }
        return try answer(point.document, at: point.location, point.distance, nil)
    }

    private func housePoint(
        of street: UInt32?
    ) throws(IndexFormatError) -> (document: UInt32, distance: Double, location: (latitude: Int32, longitude: Int32))? {
        guard let houses = file.houses else { return nil }
        let neighbors = try houses.nearest(
            latitude: place.latitude, longitude: place.longitude, count: Self.houseCandidates,
            limit: Neighbor.haversine(meters: Self.houseReach)
        ) { document in street == nil || document == street }
        for neighbor in neighbors {
            let location = (neighbor.latitude, neighbor.longitude)
            if try place.isOnThisSide(neighbor.document, neighbor.latitude, neighbor.longitude) {
                return (neighbor.document, neighbor.distance, location)
            }
        }
        return nil
    }

    /// A house of an owner by its position; nil if a damaged file has none there.
    func answer(
        _ owner: UInt32, at location: (latitude: Int32, longitude: Int32), _ distance: Double, _ nearest: Coordinate?
    ) throws(IndexFormatError) -> Answer? {
        guard let houses = file.houses, let number = try houses.entries.number(of: owner),
            let house = try HouseFinder(houses: houses).house(at: location, of: number)
        else { return nil }
        var answer = Answer(document: owner, distance: distance, house: house)
        answer.nearest = nearest
        return answer
    }
}
