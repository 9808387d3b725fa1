public import MapGeometry

/// The area to search: a shape, and whether results must be inside it.
///
/// ```swift
/// manager.submit(text: "bakery", in: .point(here))                        // nearby results first
/// manager.submit(text: "bakery", in: .bounds(visible, .required))         // nothing outside of the map
/// manager.submit(text: "petrol", in: .polyline(route))                    // nearest to the route
/// ```
///
/// An area is a preference unless it is ``Strictness/required``: a major city whose name is typed in full is found from
/// anywhere.
public struct SearchArea: Hashable, Sendable, Codable {
    /// The shape of an area.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Shape: Hashable, Sendable, Codable {
        /// The area around a point.
        case point(Coordinate)
        /// A box between two parallels and two meridians, possibly across 180°.
        case bounds(CoordinateBounds)
        /// A circle.
        case circle(CircularRegion)
        /// A polygon, possibly with holes.
        case polygon(Polygon)
        /// The area along a line.
        case polyline(Polyline)
    }

    /// Whether results may be outside the area.
    public enum Strictness: String, Hashable, Sendable, Codable {
        /// Results inside rank higher, but others are allowed.
        case preferred
        /// Results outside are excluded. A point and a line have no interior: for them this has the effect of
        /// ``preferred``, and the response reports it as ignored.
        case required
    }

    /// The shape of the area.
    public var shape: Shape
    /// Whether results may be outside the area.
    public var strictness: Strictness

    /// Creates an area.
    ///
    /// - Parameters:
    ///   - shape: The shape of the area.
    ///   - strictness: Whether results may be outside the area.
    public init(_ shape: Shape, _ strictness: Strictness = .preferred) {
        self.shape = shape
        self.strictness = strictness
    }

    /// Returns the area around a point.
    ///
    /// - Parameter coordinate: The point, in degrees.
    /// - Returns: The area; always preferred, never required.
    public static func point(_ coordinate: Coordinate) -> SearchArea { SearchArea(.point(coordinate)) }

    /// Returns a box between two parallels and two meridians.
    ///
    /// - Parameters:
    ///   - bounds: The box; it may cross 180°.
    ///   - strictness: Whether results may be outside the area.
    /// - Returns: The area.
    public static func bounds(_ bounds: CoordinateBounds, _ strictness: Strictness = .preferred) -> SearchArea {
        SearchArea(.bounds(bounds), strictness)
    }

    /// Returns the area of a map rectangle, such as the visible one.
    ///
    /// - Parameters:
    ///   - rect: The rectangle; it may extend beyond 180°.
    ///   - strictness: Whether results may be outside the area.
    /// - Returns: The area, as the box of coordinates in the rectangle.
    public static func rect(_ rect: MapRect, _ strictness: Strictness = .preferred) -> SearchArea {
        .bounds(rect.bounds, strictness)
    }

    /// Returns a circular area.
    ///
    /// - Parameters:
    ///   - circle: The circle, with its radius in metres.
    ///   - strictness: Whether results may be outside the area.
    /// - Returns: The area.
    public static func circle(_ circle: CircularRegion, _ strictness: Strictness = .preferred) -> SearchArea {
        SearchArea(.circle(circle), strictness)
    }

    /// Returns a polygonal area.
    ///
    /// - Parameters:
    ///   - polygon: The polygon, possibly with holes.
    ///   - strictness: Whether results may be outside the area.
    /// - Returns: The area.
    public static func polygon(_ polygon: Polygon, _ strictness: Strictness = .preferred) -> SearchArea {
        SearchArea(.polygon(polygon), strictness)
    }

    /// Returns the area along a line; unless another order is requested, results are sorted by distance from the line.
    ///
    /// - Parameter polyline: The line.
    /// - Returns: The area; always preferred, never required.
    public static func polyline(_ polyline: Polyline) -> SearchArea { SearchArea(.polyline(polyline)) }

    /// The smallest box around the shape; for a point, a box without extent.
    ///
    /// - Complexity: O(*n*) in the number of vertices.
    public var bounds: CoordinateBounds {
        switch shape {
        case .point(let coordinate): CoordinateBounds(southWest: coordinate, northEast: coordinate)
        case .bounds(let bounds): bounds
        case .circle(let circle): circle.bounds
        case .polygon(let polygon): Geometry.polygon(polygon).bounds
        case .polyline(let polyline): polyline.bounds
        }
    }

    /// The point that represents the area: the centre of a circle, or of ``bounds``.
    ///
    /// - Complexity: O(*n*) in the number of vertices.
    public var center: Coordinate {
        switch shape {
        case .point(let coordinate): coordinate
        case .circle(let circle): circle.center
        case .bounds, .polygon, .polyline: bounds.center
        }
    }
}

extension SearchArea {
    /// Decodes an area.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is no shape known to this version.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try members.required(.shape), try members.value(.strictness, or: .preferred))
    }
}
