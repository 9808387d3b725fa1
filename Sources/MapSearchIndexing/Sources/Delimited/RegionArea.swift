import MapGeometry
import MapSearch

/// What is known about a region while its rows are read: first for its box, then again for the place closest to its centre.
struct RegionArea: Sendable {
    /// The row of the region itself.
    let row: IndexRecord?
    let uri: String
    private let name: String
    private let country: String
    // The box; longitudes on both sides of Greenwich, so that the shortest interval around all can be determined.
    private var latitudes: ClosedRange<Double>?
    private var eastern: ClosedRange<Double>?
    private var western: ClosedRange<Double>?
    private(set) var box = CoordinateBounds.empty
    private var nearest: (distance: Double, coordinate: Coordinate)?

    init(uri: String, name: String, country: String, row: IndexRecord?) {
        self.row = row
        self.uri = row?.uri ?? uri
        self.name = name
        self.country = country
    }

    /// Adds a place in the region.
    mutating func extend(to coordinate: Coordinate) {
        func extended(_ range: ClosedRange<Double>?, _ value: Double) -> ClosedRange<Double> {
            guard let range else { return value...value }
            return min(range.lowerBound, value)...max(range.upperBound, value)
        }
        latitudes = extended(latitudes, coordinate.latitude)
        if coordinate.longitude < 0 {
            western = extended(western, coordinate.longitude)
        } else {
            eastern = extended(eastern, coordinate.longitude)
        }
    }

    /// Completes the box after all places were added.
    mutating func close() {
        guard let latitudes else { return }
        let longitudes = [western, eastern].compactMap(\.self).flatMap { [$0.lowerBound, $0.upperBound] }
        box = CoordinateBounds(
            south: latitudes.lowerBound, north: latitudes.upperBound,
            longitudes: LongitudeInterval(covering: longitudes))
    }

    /// Considers a place as the central one.
    mutating func offer(_ coordinate: Coordinate) {
        let distance = Self.distance(coordinate, from: box.center)
        if let nearest, !Self.isNearer(distance, coordinate, than: nearest) { return }
        nearest = (distance, coordinate)
    }

    /// The coordinate that is nearest to a position, whatever their order.
    static func nearest(_ coordinates: some Sequence<Coordinate>, to place: Coordinate) -> Coordinate? {
        var best: (distance: Double, coordinate: Coordinate)?
        for coordinate in coordinates {
            let distance = distance(coordinate, from: place)
            if let best, !isNearer(distance, coordinate, than: best) { continue }
            best = (distance, coordinate)
        }
        return best?.coordinate
    }

    private static func distance(_ coordinate: Coordinate, from place: Coordinate) -> Double {
        FlatRuler(latitude: place.latitude).squaredDistance(coordinate, place)
    }

    private static func isNearer(
        _ distance: Double, _ coordinate: Coordinate, than best: (distance: Double, coordinate: Coordinate)
    ) -> Bool {
        (distance, coordinate.latitude, coordinate.longitude)
            < (best.distance, best.coordinate.latitude, best.coordinate.longitude)
    }

    /// The record of a region without a row of its own.
    var record: IndexRecord? {
        guard row == nil, let nearest else { return nil }
        var record = IndexRecord(uri: uri, kind: .region, name: name, coordinate: nearest.coordinate)
        if box.south < box.north || box.west != box.east { record.boundingBox = box }
        if !country.isEmpty { record.countryCode = country }
        return record
    }
}
