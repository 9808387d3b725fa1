public import MapGeometry

/// Where to search: a shape, and whether results must lie in it.
///
/// ```swift
/// manager.submit(text: "bakery", in: .point(here))                        // rather near than far
/// manager.submit(text: "bakery", in: .bounds(visible, .required))         // nothing outside of the map
/// manager.submit(text: "petrol", in: .polyline(route))                    // nearest to the route
/// ```
///
/// An area is a hint unless it is ``Strictness/required``: a world city typed in full is found from anywhere.
public struct SearchArea: Hashable, Sendable, Codable {
    /// The shape of an area.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Shape: Hashable, Sendable, Codable {
        /// The surroundings of a point.
        case point(Coordinate)
        /// A box between two parallels and two meridians, possibly across 180°.
        case bounds(CoordinateBounds)
        /// A circle.
        case circle(CircularRegion)
        /// Any polygon, possibly with holes.
        case polygon(Polygon)
        /// The surroundings of a line.
        case polyline(Polyline)
    }

    /// Whether results may lie outside.
    public enum Strictness: String, Hashable, Sendable, Codable {
        /// Results inside are better, others are allowed.
        case preferred
        /// Results outside are left out. A point and a line have no inside: for them it means no more than
        /// ``preferred``, and is reported as ignored.
        case required
    }

    /// The shape of the area.
    public var shape: Shape
    /// Whether results may lie outside.
    public var strictness: Strictness

    /// Creates an area.
    ///
    /// - Parameters:
    ///   - shape: The shape of the area.
    ///   - strictness: Whether results may lie outside.
    public init(_ shape: Shape, _ strictness: Strictness = .preferred) {
        self.shape = shape
        self.strictness = strictness
    }

    /// The surroundings of a point.
    ///
    /// - Parameter coordinate: The point, in degrees.
    /// - Returns: The area, a hint by nature.
    public static func point(_ coordinate: Coordinate) -> SearchArea { SearchArea(.point(coordinate)) }

    /// A box between two parallels and two meridians.
    ///
    /// - Parameters:
    ///   - bounds: The box; it may cross 180°.
    ///   - strictness: Whether results may lie outside.
    /// - Returns: The area.
    public static func bounds(_ bounds: CoordinateBounds, _ strictness: Strictness = .preferred) -> SearchArea {
        SearchArea(.bounds(bounds), strictness)
    }

    /// A rectangle of the map, such as the visible one.
    ///
    /// - Parameters:
    ///   - rect: The rectangle; it may reach beyond 180°.
    ///   - strictness: Whether results may lie outside.
    /// - Returns: The area, as the box of coordinates that the rectangle shows.
    public static func rect(_ rect: MapRect, _ strictness: Strictness = .preferred) -> SearchArea {
        .bounds(rect.bounds, strictness)
    }

    /// A circle.
    ///
    /// - Parameters:
    ///   - circle: The circle, its radius in metres.
    ///   - strictness: Whether results may lie outside.
    /// - Returns: The area.
    public static func circle(_ circle: CircularRegion, _ strictness: Strictness = .preferred) -> SearchArea {
        SearchArea(.circle(circle), strictness)
    }

    /// A polygon.
    ///
    /// - Parameters:
    ///   - polygon: The polygon, of any form and with holes if need be.
    ///   - strictness: Whether results may lie outside.
    /// - Returns: The area.
    public static func polygon(_ polygon: Polygon, _ strictness: Strictness = .preferred) -> SearchArea {
        SearchArea(.polygon(polygon), strictness)
    }

    /// The surroundings of a line; results are nearest to the line first unless another order is asked for.
    ///
    /// - Parameter polyline: The line.
    /// - Returns: The area, a hint by nature.
    public static func polyline(_ polyline: Polyline) -> SearchArea { SearchArea(.polyline(polyline)) }

    /// The smallest box around the shape; of a point, the box of no extent.
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

    /// The point that stands for the area where only a point will do: the centre of a circle, or of ``bounds``.
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
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when it has no shape that this version knows.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try members.required(.shape), try members.value(.strictness, or: .preferred))
    }
}
