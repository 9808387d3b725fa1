import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Finds the settlement of a place in files that know the type of each settlement.
///
/// The outline that contains the place is decisive; within it, a village or quarter is used for places near it.
struct SettlementSearch {
    typealias Answer = ReverseSearch.Answer

    /// In the outline of a county or country, and without outlines, a settlement is used up to this multiple of its
    /// reach.
    private static let longestReach = 2.5
    /// Without outlines, which could show that the place is at sea, up to this distance in metres.
    private static let coastalReach = 8_000.0

    let place: ReversePlace
    /// The detail: 10 cities, 12 towns, 13 villages and suburbs, 14 quarters and hamlets, 15 all settlements.
    let zoom: Double

    private var file: IndexFile { place.file }
    private var index: OfflineIndex { place.index }

    /// The settlement, or the container of the place if there is none at this zoom; nil if there is nothing.
    func settlement() throws(IndexFormatError) -> Answer? {
        let area = try finestArea()
        guard zoom >= 10 else {
            if let area { return inside(area) }
            return try coarse()
        }
        if let area, area.kind == .district { return inside(area) }
        if let locality = try locality(in: area) {
            if let district = try district(of: locality) { return district }
            return locality
        }
        // Outside all known divisions, a distant settlement might as well be in another country.
        return area.map(inside)
    }

    private func inside(_ area: ReversePlace.Surrounding) -> Answer {
        var answer = Answer(document: area.document, distance: 0)
        answer.nearest = place.coordinate
        return answer
    }

    /// The finest division or settlement of this zoom whose outline contains the place.
    private func finestArea() throws(IndexFormatError) -> ReversePlace.Surrounding? {
        var best: (zoom: Int, area: ReversePlace.Surrounding)?
        for area in place.surroundings where area.area != nil && ObjectKind.settlementsAndAreas.contains(area.kind) {
            let zoom = try index.zoom(of: area.document)
            // Outlines are sorted by size, smallest first.
            if Double(zoom) <= self.zoom, zoom > best?.zoom ?? 0 { best = (zoom, area) }
        }
        return best?.area
    }

    /// The container of the nearest settlement, if the outlines of countries are missing.
    private func coarse() throws(IndexFormatError) -> Answer? {
        guard let settlement = try SettlementSearch(place: place, zoom: 15).settlement() else { return nil }
        for container in try index.containers(of: settlement.document) {
            if Double(try index.zoom(of: container)) <= zoom { return Answer(document: container, distance: 0) }
        }
        return settlement
    }

    /// The settlements within a distance in metres, at most `count`, those that contain the place first.
    func all(within radius: Double, count: Int) throws(IndexFormatError) -> [Answer] {
        let kinds: Set<ObjectKind> = [.locality, .district]
        var found: [Answer] = []
        for area in place.surroundings where area.area != nil && kinds.contains(area.kind) {
            guard Double(try index.zoom(of: area.document)) <= zoom else { continue }
            if !found.contains(where: { $0.document == area.document }) { found.append(inside(area)) }
        }
        guard let layer = file.points(.settlements) else { return found }
        let around = Set(found.map(\.document))
        let points = try layer.nearest(
            latitude: place.latitude, longitude: place.longitude, count: count,
            limit: Neighbor.haversine(meters: radius)
        ) { document throws(IndexFormatError) in
            guard !around.contains(document), kinds.contains(try index.kind(of: document)) else { return false }
            return Double(try index.zoom(of: document)) <= zoom
        }
        return found + points.map { Answer(document: $0.document, distance: $0.distance) }
    }

    // MARK: Settlements

    /// The settlement that seems nearest for its size, in an area if there is one and at most at the distance of its reach.
    private func locality(in area: ReversePlace.Surrounding?) throws(IndexFormatError) -> Answer? {
        let isMunicipality = area?.kind == .locality
        let reach = isMunicipality ? 1 : Self.longestReach
        let largestReach = area == nil ? Self.coastalReach : .infinity
        let found = try nearest(weighed: true) { document, location, distance throws(IndexFormatError) in
            if document == area?.document { return true }
            guard try index.kind(of: document) == .locality,
                distance <= min(reach * Self.reach(try index.zoom(of: document), .locality), largestReach)
            else { return false }
            guard try isInside(area, document, location) else { return false }
            return try !isOutlined(document, at: location)
        }
        if let area, isMunicipality, found == nil || found?.document == area.document { return inside(area) }
        return found
    }

    /// The quarter that contains the place.
    private func district(of locality: Answer) throws(IndexFormatError) -> Answer? {
        try nearest(weighed: false) { document, location, distance throws(IndexFormatError) in
            guard try index.kind(of: document) == .district,
                distance <= Self.reach(try index.zoom(of: document), .district)
            else { return false }
            return try index.containers(of: document).contains(locality.document)
        }
    }

    private func isInside(
        _ area: ReversePlace.Surrounding?, _ document: UInt32, _ location: (latitude: Int32, longitude: Int32)
    ) throws(IndexFormatError) -> Bool {
        guard let number = area?.area else {
            return try place.isOnThisSide(document, location.latitude, location.longitude, ofSettlement: false)
        }
        return try file.areas.contains(number, location.latitude, location.longitude)
    }

    /// Whether a settlement has an outline, which does not contain the place.
    private func isOutlined(
        _ document: UInt32, at location: (latitude: Int32, longitude: Int32)
    ) throws(IndexFormatError) -> Bool {
        guard let area = try file.areas.number(of: document) else { return false }
        return try file.areas.contains(area, location.latitude, location.longitude)
    }

    private func nearest(
        weighed: Bool,
        accept: (UInt32, (latitude: Int32, longitude: Int32), Double) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> Answer? {
        guard let layer = file.points(.settlements) else { return nil }
        let neighbor = try layer.nearest(latitude: place.latitude, longitude: place.longitude, weighed: weighed) {
            document throws(IndexFormatError) in
            guard Double(try index.zoom(of: document)) <= zoom else { return false }
            let location = try file.location(try file.attributes[document])
            let coordinate = ReversePlace.coordinate(location.latitude, location.longitude)
            return try accept(document, location, place.coordinate.distance(to: coordinate))
        }.first
        return neighbor.map { Answer(document: $0.document, distance: $0.distance) }
    }

    /// The assumed radius of a settlement without an outline in metres, by its zoom.
    private static func reach(_ zoom: Int, _ kind: ObjectKind) -> Double {
        switch zoom {
        case ...10: 15_000
        case 11, 12: kind == .district ? 3_000 : 4_000
        case 13: 2_000
        case 14: kind == .district ? 600 : 1_000
        default: 300
        }
    }
}
