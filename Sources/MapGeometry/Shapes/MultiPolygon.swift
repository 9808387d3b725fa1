/// Several areas that form one object, such as a country with its islands.
///
/// The areas should not overlap, as OGC 06-103r4 requires of a multipolygon; if they do, ``area`` counts the common
/// part more than once. You can write one as a list:
///
/// ```swift
/// let country: MultiPolygon = [mainland, island]
/// country.contains(place)
/// ```
public struct MultiPolygon: Hashable, Sendable {
    /// The areas.
    public var polygons: [Polygon]

    /// Creates a shape from its areas, stored unchanged.
    ///
    /// - Parameter polygons: The areas; none for a shape that contains nothing.
    public init(_ polygons: [Polygon]) {
        self.polygons = polygons
    }

    /// The smallest box that contains all areas; empty if there is no valid coordinate.
    ///
    /// - Complexity: O(*n* + *m* log *m*) for *m* areas with *n* coordinates.
    public var bounds: CoordinateBounds {
        CoordinateBounds(covering: polygons.map(\.bounds))
    }

    /// Returns whether a coordinate is in one of the areas; boundaries and the edges of holes are inside.
    ///
    /// For many lookups in the same areas, use ``PolygonIndex``.
    ///
    /// - Parameter coordinate: Any coordinate.
    /// - Returns: Whether it is inside; false if the coordinate is invalid or no area encloses anything.
    /// - Complexity: O(*n*) in the number of all coordinates.
    public func contains(_ coordinate: Coordinate) -> Bool {
        polygons.contains { $0.contains(coordinate) }
    }

    /// The sum of all areas in square metres, on the WGS84 ellipsoid.
    ///
    /// - Complexity: O(*n*) in the number of all coordinates.
    public var area: Double {
        polygons.reduce(0) { $0 + $1.area }
    }

    /// The centre of gravity of the areas; the centre of ``bounds`` if they have no extent, `nil` if they are empty.
    ///
    /// It may be outside the areas, for example between two islands; ``interiorPoint`` never is.
    ///
    /// - Complexity: O(*n*) in the number of all coordinates.
    public var centroid: Coordinate? {
        if polygons.count == 1 { return polygons[0].centroid }
        var sum = SpaceVector(x: 0, y: 0, z: 0)
        for polygon in polygons {
            guard let centroid = polygon.centroid else { continue }
            sum = sum + SpaceVector(onUnitSphere: centroid) * polygon.area
        }
        if sum.squaredLength > 0 { return sum.coordinate }
        let box = bounds
        return box.isEmpty ? nil : box.center
    }

    /// A coordinate inside the largest area, in the middle of a wide part of it; `nil` if no area encloses anything.
    ///
    /// - Complexity: O(*n* log *n*) in the number of all coordinates for areas of ordinary shape.
    public var interiorPoint: Coordinate? {
        let largestFirst = polygons.map { ($0, $0.area) }.sorted { $0.1 > $1.1 }
        for (polygon, _) in largestFirst {
            if let point = polygon.interiorPoint { return point }
        }
        return nil
    }
}

extension MultiPolygon: ExpressibleByArrayLiteral {
    /// Creates a shape from a list of areas.
    public init(arrayLiteral polygons: Polygon...) {
        self.init(polygons)
    }
}

extension MultiPolygon: Codable {
    /// Decodes a list of areas.
    ///
    /// - Throws: `DecodingError` if the value is not a list of areas.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([Polygon].self))
    }

    /// Encodes the list of areas.
    ///
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(polygons)
    }
}
