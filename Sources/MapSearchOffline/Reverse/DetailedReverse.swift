import MapSearch
import MapSearchIndexFormat

/// Reverse geocoding in files with more than settlements: houses, streets, points of interest, waters.
struct DetailedReverse {
    typealias Answer = ReverseSearch.Answer

    /// The default level of detail: a building.
    static let finestZoom = 18.0
    /// Streets are returned from this zoom on.
    static let streetZoom = 16.0
    /// Up to this distance, in metres, from the shore, a place in a water is on a bridge or a pier.
    private static let bridgeReach = 25.0

    let place: ReversePlace
    let zoom: Double

    var index: OfflineIndex { place.index }

    /// Returns the objects there, with at most `count` organizations.
    func answers(_ options: SearchOptions, count: Int) throws(IndexFormatError) -> ReverseAnswers {
        let types = options.searchTypes
        if let radius = options.radius {
            let nearby = try nearby(types, within: radius, count)
            guard nearby.isEmpty else { return ReverseAnswers(nearby: nearby) }
        }
        var answers = ReverseAnswers()
        if types.contains(.places), let address = try address() {
            answers.address = address
            if options.includesHierarchy { answers.containers = try containers(of: address) }
        }
        if options.radius == nil, zoom >= (types.contains(.places) ? Self.finestZoom : Self.streetZoom) {
            answers.nearby = try businesses(types).nearest(count)
        }
        return answers
    }

    private func address() throws(IndexFormatError) -> Answer? {
        guard index.hasAddresses else { return try ReverseSearch(index, place.coordinate).run(zoom: zoom) }
        guard zoom >= Self.streetZoom else { return try settlement() }
        var answer = try AddressSearch(place: place, zoom: zoom).address()
        if answer?.distance ?? .infinity > Self.bridgeReach, let water = try water() { answer = water }
        if zoom >= Self.finestZoom, let house = try namedHouse(nearerThan: answer) { return house }
        if let answer { return answer }
        return try settlement()
    }

    /// The settlement, or its container at this zoom.
    func settlement() throws(IndexFormatError) -> Answer? {
        guard place.file.zooms != nil else {
            return try ReverseSearch(index, place.coordinate).run(zoom: min(zoom, Self.streetZoom - 1))
        }
        return try settlements.settlement()
    }

    private var settlements: SettlementSearch {
        // For the world, the country is returned.
        SettlementSearch(place: place, zoom: min(max(zoom, 3), Self.streetZoom - 1))
    }

    /// The smallest water whose outline contains the place, unless only its other shore is in a known country.
    private func water() throws(IndexFormatError) -> Answer? {
        for water in place.surroundings where water.kind == .water {
            if place.country == nil, try place.isOfOutlinedCountry(water.document) { continue }
            var answer = Answer(document: water.document, distance: 0)
            answer.nearest = place.coordinate
            return answer
        }
        return nil
    }

    /// The organizations of some types; next to an address, those with a name, and stations.
    private func businesses(_ types: SearchTypes) -> BusinessSearch {
        guard types.contains(.organizations) else { return BusinessSearch(place: place, kinds: []) }
        guard types.contains(.places) else { return BusinessSearch(place: place, kinds: [.business]) }
        return BusinessSearch(place: place, kinds: [.business, .station], needsName: true)
    }

    /// The nearest house with a name instead of a number, if the place is nearer to it than to an address, or if both contain
    /// the place and it is no larger than the other.
    private func namedHouse(nearerThan address: Answer?) throws(IndexFormatError) -> Answer? {
        let search = BusinessSearch(place: place, kinds: [.house], needsName: true)
        guard let address else { return try search.nearest(1).first }
        guard let house = try search.nearest(1, within: min(address.distance, BusinessSearch.reach)).first else {
            return nil
        }
        guard address.distance == 0, address.house != nil else { return house }
        func extent(_ document: UInt32, isHouse: Bool) -> Double {
            place.surroundings.first { $0.document == document && ($0.house != nil) == isHouse }?.extent ?? .infinity
        }
        let isLarger = extent(house.document, isHouse: false) > extent(address.document, isHouse: true) * 1.001
        return isLarger ? nil : house
    }

    // MARK: Radius

    /// Everything within a distance in metres, at most `count`, nearest first: houses, streets and organizations, or
    /// settlements if the zoom excludes those.
    private func nearby(
        _ types: SearchTypes, within radius: Double, _ count: Int
    ) throws(IndexFormatError) -> [Answer] {
        var found: [Answer] = []
        if zoom < 10 {
            return []
        } else if !index.hasAddresses || zoom < Self.streetZoom {
            guard types.contains(.places) else { return [] }
            found =
                place.file.zooms == nil
                ? try ReverseSearch(index, place.coordinate).settlements(within: radius, count: count)
                : try settlements.all(within: radius, count: count)
        } else {
            if types.contains(.places) {
                found = try AddressSearch(place: place, zoom: zoom).addresses(within: radius, count: count)
            }
            if zoom >= (types.contains(.places) ? Self.finestZoom : Self.streetZoom) {
                found += try businesses(types).nearest(count, within: radius)
            }
        }
        // Equal ones keep their order, the address first.
        let order = found.indices.sorted { (found[$0].distance, $0) < (found[$1].distance, $1) }
        return order.prefix(count).map { found[$0] }
    }
}
