import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The area to search for the members of a category.
enum SearchRegion {
    case everywhere
    /// Around a coordinate, nearest first, up to a distance in metres.
    case around(Coordinate, reach: Double = .infinity)
    /// In a box, possibly with a condition.
    case within(Extent)

    /// A box with a condition.
    struct Extent {
        var south: Int32
        var north: Int32
        var west: Int32
        var east: Int32
        /// The centre, around which to search if there is nothing inside.
        var center: Coordinate
        var limits: [Limit] = []
    }

    /// The condition on a position in the box.
    enum Limit {
        case shape(PreparedArea)
        /// It belongs to a container, or is in an outline.
        case place(PlaceLimit)
        /// It is in the outline of a place of another index.
        case outline(OutlinedPlace)
    }

    /// The region of an area.
    init(_ area: SearchArea) { self.init(PreparedArea(area)) }

    /// The region of a request's area.
    init(_ prepared: PreparedArea) {
        let area = prepared.area
        guard let box = LocationBias(prepared).box else {
            self = .everywhere
            return
        }
        var extent = Extent(
            south: box.south, north: box.north, west: box.west, east: box.east, center: prepared.center)
        switch area.shape {
        case .point(let coordinate):
            self = .around(coordinate)
            return
        case .bounds: break
        case .circle, .polygon: extent.limits = [.shape(prepared)]
        case .polyline: extent.grow(by: Self.lineReach)
        }
        self = .within(extent)
    }

    /// The box with its condition, for a region that is one.
    var extent: Extent? { if case .within(let extent) = self { extent } else { nil } }

    /// The maximum distance from a place in the text, in metres, at which an object is near it.
    static let nearReach = 50_000.0
    /// The maximum distance from a region without members, in metres, at which the nearest ones are still useful.
    static let substituteReach = 20_000.0
    /// The maximum distance from a line, in metres, at which an object is along it.
    private static let lineReach = 2_000.0
}

extension SearchRegion.Limit {
    /// The relation of a document at a position to the place; nil if it is not in it.
    mutating func membership(
        _ document: UInt32, _ latitude: Int32, _ longitude: Int32
    ) throws(IndexFormatError) -> PlaceLimit.Membership? {
        switch self {
        case .shape(let shape):
            let place = Coordinate(latitude: FixedAngle.degrees(latitude), longitude: FixedAngle.degrees(longitude))
            return shape.contains(place) ? .direct : nil
        case .outline(let outline): return try outline.contains(latitude, longitude) ? .direct : nil
        case .place(var place):
            let membership = try place.membership(document, latitude, longitude)
            self = .place(place)
            return membership
        }
    }
}

extension SearchRegion.Extent {
    /// Whether the box contains a position; one that crosses the 180th meridian ends west of its start.
    func contains(_ latitude: Int32, _ longitude: Int32) -> Bool {
        guard latitude >= south, latitude <= north else { return false }
        return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
    }

    /// A box that contains the place.
    init(_ box: RecordTable.Box, center: Coordinate) {
        self.init(south: box.south, north: box.north, west: box.west, east: box.east, center: center)
    }

    /// The box around a circle.
    init(around center: Coordinate, reach: Double) {
        self.init(
            south: FixedAngle.clamping(center.latitude), north: FixedAngle.clamping(center.latitude),
            west: FixedAngle.wrapping(center.longitude), east: FixedAngle.wrapping(center.longitude), center: center)
        grow(by: reach)
    }

    /// Half the diagonal of the box in metres.
    var reach: Double {
        let southWest = Coordinate(latitude: FixedAngle.degrees(south), longitude: FixedAngle.degrees(west))
        let northEast = Coordinate(latitude: FixedAngle.degrees(north), longitude: FixedAngle.degrees(east))
        return southWest.distance(to: northEast) / 2
    }

    /// Moves the edges outwards, by metres.
    mutating func grow(by reach: Double) {
        let ruler = FlatRuler(latitude: center.latitude)
        let latitudes = reach / ruler.metersPerDegreeOfLatitude
        // At a pole, a degree of longitude has no length.
        let longitudes = min(90, reach / max(1, ruler.metersPerDegreeOfLongitude))
        south = FixedAngle.clamping(max(-90, FixedAngle.degrees(south) - latitudes))
        north = FixedAngle.clamping(min(90, FixedAngle.degrees(north) + latitudes))
        west = FixedAngle.wrapping(FixedAngle.degrees(west) - longitudes)
        east = FixedAngle.wrapping(FixedAngle.degrees(east) + longitudes)
    }
}
