public import MapGeometry
public import MapSearch

/// The background of a map picture: land and sea, borders, water, streets, buildings.
///
/// ```swift
/// let bounds = snapshot.visibleRect.bounds
/// snapshot.baseMap = BaseMap(try backend.shapes(in: bounds), in: bounds)
/// ```
///
/// It is a value without a data source of its own: you can create it from objects of any index or service that have a
/// ``/MapSearch/GeoObject/geometry``.
public struct BaseMap: Hashable, Sendable {
    /// The background where nothing is drawn.
    public enum Background: String, Hashable, Sendable, CaseIterable {
        /// Land: for maps of a part of a country.
        case land
        /// Water: for maps whose land areas are complete, such as world maps.
        case sea
    }

    /// The kind of an area.
    public enum AreaKind: String, Hashable, Sendable, CaseIterable {
        /// The land of a country, within its borders.
        case land
        /// Land without a border and a name, for other areas to be drawn on.
        case ground
        /// A park, a forest, or another named area.
        case green
        /// A lake, or a river with two banks.
        case water
        /// A building, or the grounds of an institution.
        case building
        /// A square.
        case square
        /// A division of a country; only its border is drawn.
        case division
    }

    /// The kind of a line.
    public enum CourseKind: String, Hashable, Sendable, CaseIterable {
        /// A river or canal.
        case water
        /// A street.
        case street
    }

    /// An area of the map.
    public struct Area: Hashable, Sendable {
        /// The kind of the area.
        public var kind: AreaKind
        /// The parts of the area.
        public var polygons: [Polygon]
        /// The name, drawn if there is space; `nil` for none.
        public var name: String?

        /// Creates an area.
        ///
        /// - Parameters:
        ///   - kind: The kind of the area.
        ///   - polygons: The parts of the area.
        ///   - name: The name.
        public init(_ kind: AreaKind, _ polygons: [Polygon], name: String? = nil) {
            self.kind = kind
            self.polygons = polygons
            self.name = name
        }
    }

    /// A line of the map.
    public struct Course: Hashable, Sendable {
        /// The kind of the line.
        public var kind: CourseKind
        /// The course of the line.
        public var line: Polyline
        /// The name, drawn if there is space; `nil` for none.
        public var name: String?

        /// Creates a line.
        ///
        /// - Parameters:
        ///   - kind: The kind of the line.
        ///   - line: The course of the line.
        ///   - name: The name.
        public init(_ kind: CourseKind, _ line: Polyline, name: String? = nil) {
            self.kind = kind
            self.line = line
            self.name = name
        }
    }

    /// A place for orientation, such as a town.
    public struct Place: Hashable, Sendable {
        /// The position.
        public var coordinate: Coordinate
        /// The name.
        public var name: String
        /// Whether it is a sea or a lake, whose name is drawn in the colour of water and without a dot.
        public var isWater: Bool

        /// Creates a place.
        ///
        /// - Parameters:
        ///   - coordinate: The position.
        ///   - name: The name.
        ///   - isWater: Whether it is a sea or a lake.
        public init(_ coordinate: Coordinate, name: String, isWater: Bool = false) {
            self.coordinate = coordinate
            self.name = name
            self.isWater = isWater
        }
    }

    /// The background where nothing is drawn.
    public var background: Background
    /// The areas, in any order: land is drawn first, buildings last.
    public var areas: [Area]
    /// The lines, in any order: rivers are drawn before streets.
    public var courses: [Course]
    /// The places to show with a dot if there is space for their names, most important first; these have larger
    /// letters.
    public var places: [Place]

    /// An empty map: bare land.
    public static let empty = BaseMap()

    /// Creates a map from its parts.
    ///
    /// - Parameters:
    ///   - background: The background where nothing is drawn.
    ///   - areas: The areas.
    ///   - courses: The lines.
    ///   - places: The places, most important first.
    public init(
        background: Background = .land, areas: [Area] = [], courses: [Course] = [], places: [Place] = []
    ) {
        self.background = background
        self.areas = areas
        self.courses = courses
        self.places = places
    }

    /// Creates a map from objects: shapes are drawn according to their kinds, and objects without a shape become
    /// places.
    ///
    /// - Parameters:
    ///   - objects: The objects, most important first.
    ///   - background: The background where there is no object.
    /// - Complexity: O(*n*).
    public init(_ objects: some Sequence<GeoObject>, background: Background = .land) {
        self.init(background: background)
        for object in objects {
            if object.geometry.isEmpty {
                places.append(Place(object.coordinate, name: object.name, isWater: object.kind == .water))
            }
            for shape in object.geometry { add(shape, of: object) }
        }
    }

    /// Creates a map of a box from objects, with the sea along their coastlines.
    ///
    /// Coastlines are objects of kind ``/MapSearch/ObjectKind/coastline``. The background is the sea, and the land on
    /// the left of the coastlines replaces the areas of countries, which extend into the sea. If there is no coastline
    /// in the box, or one ends in it because the data ends there, the background is land.
    ///
    /// - Parameters:
    ///   - objects: The objects, most important first.
    ///   - bounds: The box that the map shows.
    /// - Complexity: O(*n* log *n*) in the number of coordinates of the coastlines.
    public init(_ objects: some Sequence<GeoObject>, in bounds: CoordinateBounds) {
        let objects = Array(objects)
        self.init(objects)
        let coastlines = objects.filter { $0.kind == .coastline }.flatMap { $0.geometry.flatMap(Self.lines) }
        guard let land = CoastalLand(coastlines, in: bounds) else { return }
        background = .sea
        areas.removeAll { $0.kind == .land }
        areas.append(Area(.ground, land.polygons))
    }

    private static func lines(_ shape: Geometry) -> [Polyline] {
        switch shape {
        case .polyline(let line): [line]
        case .collection(let shapes): shapes.flatMap(lines)
        default: []
        }
    }

    private mutating func add(_ shape: Geometry, of object: GeoObject) {
        let name = object.name.isEmpty ? nil : object.name
        switch shape {
        case .polygon(let polygon):
            areas.append(Area(Self.areaKind(of: object.kind), [polygon], name: name))
        case .multiPolygon(let shape):
            areas.append(Area(Self.areaKind(of: object.kind), shape.polygons, name: name))
        case .polyline where object.kind == .coastline: break
        case .polyline(let line):
            courses.append(Course(object.kind == .water ? .water : .street, line, name: name))
        case .collection(let shapes):
            for shape in shapes { add(shape, of: object) }
        case .point, .bounds, .circle: break
        }
    }

    private static func areaKind(of kind: ObjectKind) -> AreaKind {
        switch kind {
        case .country: .land
        case .region, .county, .locality, .district, .postcode: .division
        case .water: .water
        case .area: .green
        case .street: .square
        default: .building
        }
    }
}
