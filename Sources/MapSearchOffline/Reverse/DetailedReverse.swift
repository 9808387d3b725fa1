import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Reverse geocoding in files that know more than settlements: houses, streets, points of interest, waters.
struct DetailedReverse {
    typealias Answer = ReverseSearch.Answer

    /// The detail that is asked for when nobody says: a building.
    static let finestZoom = 18.0
    /// Streets are told from this zoom on.
    private static let streetZoom = 16.0
    /// Up to this distance, in metres, a place within a water is on a bridge or a pier.
    private static let bridgeReach = 25.0

    let place: ReversePlace
    let zoom: Double

    var index: OfflineIndex { place.index }

    /// What is there: the finest thing, with all that the place lies in if that is asked for, or of organisations alone up
    /// to `count`, the nearest first.
    func answers(_ types: SearchTypes, count: Int, hierarchy: Bool) throws(IndexFormatError) -> [Answer] {
        guard types.contains(.geo) else {
            guard zoom >= Self.streetZoom else { return [] }
            return try BusinessSearch(place: place, kinds: [.business]).nearest(count)
        }
        guard let first = try finest(types) else { return [] }
        return hierarchy ? [first] + (try containers(of: first)) : [first]
    }

    private func finest(_ types: SearchTypes) throws(IndexFormatError) -> Answer? {
        guard index.hasAddresses else { return try ReverseSearch(index, place.coordinate).run(zoom: zoom) }
        guard zoom >= Self.streetZoom else { return try settlement() }
        var answer = try AddressSearch(place: place, zoom: zoom).address()
        if answer?.distance ?? .infinity > Self.bridgeReach, let water = try water() { answer = water }
        if zoom >= Self.finestZoom, let business = try business(types, nearerThan: answer) { return business }
        if let answer { return answer }
        return try settlement()
    }

    /// The settlement, or what contains it at this zoom.
    func settlement() throws(IndexFormatError) -> Answer? {
        guard place.file.zooms != nil else {
            return try ReverseSearch(index, place.coordinate).run(zoom: min(zoom, Self.streetZoom - 1))
        }
        // The world is told as the country.
        let zoom = min(max(zoom, 3), Self.streetZoom - 1)
        return try SettlementSearch(place: place, zoom: zoom).settlement()
    }

    /// The smallest water whose outline contains the place, unless only its other shore is in a country that is known.
    private func water() throws(IndexFormatError) -> Answer? {
        for water in place.surroundings where water.kind == .hydro {
            if place.country == nil, try place.isOfOutlinedCountry(water.document) { continue }
            var answer = Answer(document: water.document, distance: 0)
            answer.nearest = place.coordinate
            return answer
        }
        return nil
    }

    /// The nearest point of interest, or house without a number, that has a name, if the place is nearer to it than to an address, or if both contain
    /// the place and it is no larger than the house.
    private func business(
        _ types: SearchTypes, nearerThan address: Answer?
    ) throws(IndexFormatError) -> Answer? {
        var kinds: Set<ObjectKind> = types.contains(.geo) ? [.house] : []
        if types.contains(.biz) { kinds.formUnion([.business, .station]) }
        let search = BusinessSearch(place: place, kinds: kinds, needsName: true)
        guard let address else { return try search.nearest(1).first }
        guard let business = try search.nearest(1, within: address.distance).first else { return nil }
        guard address.distance == 0, address.house != nil else { return business }
        func extent(_ document: UInt32, isHouse: Bool) -> Double {
            place.surroundings.first { $0.document == document && ($0.house != nil) == isHouse }?.extent ?? .infinity
        }
        let isLarger =
            extent(business.document, isHouse: false) > extent(address.document, isHouse: true) * 1.001
        return isLarger ? nil : business
    }
}
