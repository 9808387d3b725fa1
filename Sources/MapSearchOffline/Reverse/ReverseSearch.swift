import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Finds what a person would call a place.
///
/// Outlines determine the country of a place, and settlements near it its name: each is used as far
/// as its size allows. Beyond that, the region or the country is returned, and on the water the lake, the sea or the ocean.
struct ReverseSearch {
    struct Answer {
        var document: UInt32
        /// The distance in metres from the requested coordinate; 0 in an area.
        var distance: Double
        var house: FoundHouse?
        /// The position on it that is nearest to the requested coordinate, unless that is its coordinate.
        var nearest: Coordinate?
        /// The country around the place of a water, which itself is in none.
        var country: UInt32?
    }

    /// Up to this distance, in metres, a settlement takes precedence over coarse outlines.
    private static let trustedReach = 1_500.0
    /// Up to this distance, in metres, a point in the coarse outline of a lake is on its shore.
    private static let shoreReach = 5_000.0
    /// A settlement of five hundred people is used up to this distance in metres, a larger one farther away by its weight.
    private static let namingReach = 10_000.0
    /// The same for a point outside every country, which is on a coast or an island.
    private static let coastalReach = 3_000.0
    /// The maximum distance of a settlement, in metres.
    private static let largestReach = 50_000.0
    /// The maximum distance of a settlement from a place at sea, in metres.
    private static let largestCoastalReach = 10_000.0

    let index: OfflineIndex
    let latitude: Int32
    let longitude: Int32
    var file: IndexFile { index.file }

    init(_ index: OfflineIndex, _ coordinate: Coordinate) {
        self.index = index
        (latitude, longitude) = FixedAngle.insideOutlines(coordinate)
    }

    /// Returns what is at the coordinate; nil if the index has nothing there.
    ///
    /// The zoom is the detail, 0 the world to 22 a house entrance: 3 countries, 5 regions, 10 settlements. Finer details are
    /// the task of ``DetailedReverse``.
    func run(zoom: Double?) throws(IndexFormatError) -> Answer? {
        guard let place = try place() else { return nil }
        return try raise(place, to: zoom ?? DetailedReverse.finestZoom)
    }

    private func place() throws(IndexFormatError) -> Answer? {
        let nearest = try nearestSettlement(weighed: true)
        if let nearest, nearest.answer.distance <= Self.trustedReach { return nearest.answer }
        let outlines = try outlines()
        guard let country = try country(nearest, outlines) else {
            if let nearest, nearest.answer.distance <= Self.reach(nearest, isAshore: file.areas.count == 0) {
                return nearest.answer
            }
            return (outlines.lake ?? outlines.sea).map { Answer(document: $0, distance: 0) }
        }
        let settlement =
            nearest?.country == country.code
            ? nearest : try nearestSettlement(in: country.code, within: Self.namingReach, weighed: true)
        let distance = settlement?.answer.distance ?? .infinity
        if let lake = outlines.lake, distance > Self.shoreReach {
            return Answer(document: lake, distance: 0, country: country.document)
        }
        if let settlement, distance <= Self.reach(settlement, isAshore: true) { return settlement.answer }
        return Answer(document: try region(in: country.code) ?? country.document, distance: 0)
    }

    /// The maximum distance of a settlement: on land, and if no outline is known, larger than at sea.
    private static func reach(_ settlement: Settlement, isAshore: Bool) -> Double {
        isAshore
            ? min(namingReach * settlement.weight, largestReach)
            : min(coastalReach * settlement.weight, largestCoastalReach)
    }

    /// The country around the coordinate: by its outline or, if the nearest settlement is in a country without one, by that
    /// settlement.
    private func country(
        _ nearest: Settlement?, _ outlines: Outlines
    ) throws(IndexFormatError) -> (document: UInt32, code: UInt16)? {
        guard let country = outlines.country, let nearest, nearest.country != country.code, nearest.country != 0,
            try !isOutlined(nearest.country),
            let plain = try nearestSettlement(weighed: false), plain.country == nearest.country,
            let own = try index.containers(of: plain.answer.document).last, try index.kind(of: own) == .country
        else { return outlines.country }
        return (own, plain.country)
    }

    /// Whether a country has an outline.
    private func isOutlined(_ country: UInt16) throws(IndexFormatError) -> Bool {
        for area in 0..<file.areas.count where try file.areas.country(area) == country { return true }
        return false
    }

    // MARK: Settlements

    struct Settlement {
        var answer: Answer
        /// Its maximum distance, as a multiple of that of a village.
        var weight: Double
        var country: UInt16
    }

    func nearestSettlement(
        in country: UInt16? = nil, within radius: Double = .infinity, weighed: Bool
    ) throws(IndexFormatError) -> Settlement? {
        // Not `map`: it would copy the index for its closure.
        guard let neighbor = try neighbors(in: country, within: radius, count: 1, weighed: weighed).first else {
            return nil
        }
        return try settlement(neighbor)
    }

    private func settlement(_ neighbor: Neighbor) throws(IndexFormatError) -> Settlement {
        // A score is a squared distance.
        let weight = Double(neighbor.haversine / max(neighbor.score, .leastNormalMagnitude)).squareRoot()
        return Settlement(
            answer: Answer(document: neighbor.document, distance: neighbor.distance),
            weight: neighbor.haversine == 0 ? 1 : weight, country: try file.countryCode(of: neighbor.document))
    }

    /// The settlements of a country, or of all countries, that are nearest to the place.
    ///
    /// The radius is in metres; with weights it is that for a village. Without a radius, a country with few settlements requires examining
    /// those of all others.
    func neighbors(
        in country: UInt16?, within radius: Double, count: Int, weighed: Bool
    ) throws(IndexFormatError) -> [Neighbor] {
        guard let layer = file.points(.settlements) else { return [] }
        let limit = Neighbor.haversine(meters: radius).nextUp
        return try layer.nearest(
            latitude: latitude, longitude: longitude, count: count, weighed: weighed, limit: limit
        ) {
            document throws(IndexFormatError) in
            guard let country else { return true }
            return try file.countryCode(of: document) == country
        }
    }

    /// The settlements within a distance in metres, at most `count`, nearest first.
    func settlements(within radius: Double, count: Int) throws(IndexFormatError) -> [Answer] {
        guard let layer = file.points(.settlements) else { return [] }
        return try layer.nearest(
            latitude: latitude, longitude: longitude, count: count, limit: Neighbor.haversine(meters: radius)
        ).map { Answer(document: $0.document, distance: $0.distance) }
    }

    // MARK: Outlines

    private struct Outlines {
        var country: (document: UInt32, code: UInt16)?
        var lake: UInt32?
        var sea: UInt32?
    }

    /// The smallest country, lake and sea that contain the point.
    private func outlines() throws(IndexFormatError) -> Outlines {
        var outlines = Outlines()
        var extents: (country: Float, lake: Float, sea: Float) = (.infinity, .infinity, .infinity)
        try file.areas.forEachArea(
            containing: latitude, longitude,
            where: { area throws(IndexFormatError) in
                let extent = try file.areas.extent(area)
                let isOfCountry = try file.areas.country(area) != 0
                return extent < (isOfCountry ? extents.country : max(extents.lake, extents.sea))
            }
        ) { area throws(IndexFormatError) in
            let document = try file.areas.document(area)
            let extent = try file.areas.extent(area)
            let code = try file.areas.country(area)
            if code != 0 {
                if extent < extents.country {
                    extents.country = extent
                    outlines.country = (document, code)
                }
            } else if try file.records.record(document).water == "lake" {
                if extent < extents.lake {
                    extents.lake = extent
                    outlines.lake = document
                }
            } else if extent < extents.sea {
                extents.sea = extent
                outlines.sea = document
            }
        }
        return outlines
    }

    // MARK: Detail

    /// The container of an answer that matches a zoom, or the answer itself.
    private func raise(_ answer: Answer, to zoom: Double) throws(IndexFormatError) -> Answer {
        guard zoom < 10 else { return answer }
        let wanted: Set<ObjectKind> =
            zoom < 5 ? [.country] : zoom < 8 ? [.country, .region] : [.country, .region, .county]
        let first = answer.country ?? answer.document
        for document in [first] + (try index.containers(of: first)) where wanted.contains(try index.kind(of: document))
        {
            return Answer(document: document, distance: 0)
        }
        return answer
    }
}
