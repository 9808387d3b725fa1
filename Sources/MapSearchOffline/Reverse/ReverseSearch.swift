import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Finds what a person would call a place.
///
/// Near a settlement it is the settlement, the larger ones from farther away. Away from all of them the outlines decide:
/// the country that contains the point, and in it the nearest settlement; a lake, a sea, an ocean.
struct ReverseSearch {
    struct Answer {
        var document: UInt32
        /// Metres from the asked coordinate; 0 in an area.
        var distance: Double
        var house: FoundHouse?
        /// Its place that is nearest to the asked coordinate, unless that is its coordinate.
        var nearest: Coordinate?
    }

    /// Up to this distance, weighed by size, the nearest settlement is believed whatever the coarse outlines say.
    private static let trustedReach = 6_000.0
    /// Up to this distance, in metres on the ground, a point in the coarse outline of a lake is on its shore.
    private static let shoreReach = 5_000.0
    /// Up to this distance, weighed by size, a point outside every outline is on a coast or an island.
    private static let coastalReach = 15_000.0
    /// Up to this distance, in metres on the ground, a settlement gives its name to a point in its country.
    private static let namingReach = 100_000.0

    let index: OfflineIndex
    let coordinate: Coordinate
    private let latitude: Int32
    private let longitude: Int32
    private var file: IndexFile { index.file }

    init(_ index: OfflineIndex, _ coordinate: Coordinate) {
        self.index = index
        self.coordinate = coordinate
        latitude = FixedAngle.clamping(coordinate.latitude)
        // 180° itself lies just inside the outlines that end there.
        longitude = min(FixedAngle.clamping(coordinate.longitude), .max - 1)
    }

    /// What is at the coordinate; nil when the index has nothing there.
    ///
    /// The zoom is the detail, 0 the world to 18 a building: 3 countries, 5 regions, 10 settlements. What is finer is for
    /// ``DetailedReverse``.
    func run(zoom: Double?) throws(IndexFormatError) -> Answer? {
        guard let place = try place() else { return nil }
        return try raise(place, to: zoom ?? DetailedReverse.finestZoom)
    }

    private func place() throws(IndexFormatError) -> Answer? {
        let nearest = try settlement()
        if let nearest, nearest.reach <= Self.trustedReach {
            guard nearest.answer.distance > Self.shoreReach, let lake = try self.outlines().lake else {
                return nearest.answer
            }
            return Answer(document: lake, distance: 0)
        }
        let outlines = try outlines()
        if let country = outlines.country {
            if let water = outlines.lake { return Answer(document: water, distance: 0) }
            let settlement: Settlement?
            if let nearest, nearest.country == country.code {
                settlement = nearest
            } else {
                settlement = try self.settlement(in: country.code)
            }
            if let settlement, settlement.answer.distance <= Self.namingReach { return settlement.answer }
            return Answer(document: country.document, distance: 0)
        }
        if let nearest, nearest.reach <= Self.coastalReach { return nearest.answer }
        if let water = outlines.lake ?? outlines.sea { return Answer(document: water, distance: 0) }
        return nearest?.answer
    }

    // MARK: Settlements

    private struct Settlement {
        var answer: Answer
        /// The distance in metres, divided by the settlement's weight.
        var reach: Double
        var country: UInt16
    }

    private func settlement(in country: UInt16? = nil) throws(IndexFormatError) -> Settlement? {
        guard let layer = file.points(.settlements) else { return nil }
        let neighbors = try layer.nearest(latitude: latitude, longitude: longitude, weighed: true) {
            document throws(IndexFormatError) in
            guard let country else { return true }
            return try file.countryCode(of: document) == country
        }
        guard let neighbor = neighbors.first else { return nil }
        let distance = neighbor.angle * Earth.meanRadius
        let weight = Double(neighbor.haversine / max(neighbor.score, .leastNormalMagnitude)).squareRoot()
        return Settlement(
            answer: Answer(document: neighbor.document, distance: distance),
            reach: neighbor.haversine == 0 ? 0 : distance / weight, country: try file.countryCode(of: neighbor.document)
        )
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
        try file.areas.forEachArea(containing: latitude, longitude) { area throws(IndexFormatError) in
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

    /// The container of an answer that fits a zoom, or the answer itself.
    private func raise(_ answer: Answer, to zoom: Double) throws(IndexFormatError) -> Answer {
        guard zoom < 10 else { return answer }
        let wanted: Set<ObjectKind> =
            zoom < 5 ? [.country] : zoom < 8 ? [.country, .region] : [.country, .region, .county]
        var container = try file.attributes[answer.document].container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let current = container else { break }
            let document = try file.containers.document(current)
            let kind = Int(try file.attributes.kind(document))
            guard kind < index.kinds.count else { throw IndexFormatError(.corrupt, section: .attributes) }
            if wanted.contains(index.kinds[kind]) { return Answer(document: document, distance: 0) }
            container = try file.containers.parent(current)
        }
        return answer
    }
}
