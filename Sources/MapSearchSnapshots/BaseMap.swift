public import MapGeometry
public import MapSearch

/// What a picture shows below its pins: land and sea, borders, waters, streets, buildings.
///
/// ```swift
/// let objects = try index.shapes(in: rect.bounds)          // of an OfflineIndex
/// snapshot.baseMap = BaseMap(objects)
/// ```
///
/// It is a value without a source of its own: objects of any index or service may become one, as long as they have a
/// ``/MapSearch/GeoObject/geometry``.
public struct BaseMap: Hashable, Sendable {
    /// What there is where nothing is drawn.
    public enum Background: String, Hashable, Sendable, CaseIterable {
        /// Ground: for maps of a part of a country.
        case land
        /// Water: for maps whose areas of land are complete, as those of the world are.
        case sea
    }

    /// What an area is.
    public enum AreaKind: String, Hashable, Sendable, CaseIterable {
        /// The land of a country, within its borders.
        case land
        /// Land without a border and a name: what is there is drawn upon it.
        case ground
        /// A park, a forest, or another area with a name.
        case green
        /// A lake, or a river with two banks.
        case water
        /// A building, or the grounds of an institution.
        case building
        /// A square.
        case square
        /// A division of a country: only its border is drawn.
        case division
    }

    /// What a line is.
    public enum CourseKind: String, Hashable, Sendable, CaseIterable {
        /// A river or canal.
        case water
        /// A street.
        case street
    }

    /// An area of the map.
    public struct Area: Hashable, Sendable {
        /// What it is.
        public var kind: AreaKind
        /// Its parts.
        public var polygons: [Polygon]
        /// Its name, which is written where there is room; `nil` for none.
        public var name: String?

        /// Creates an area.
        ///
        /// - Parameters:
        ///   - kind: What it is.
        ///   - polygons: Its parts.
        ///   - name: Its name.
        public init(_ kind: AreaKind, _ polygons: [Polygon], name: String? = nil) {
            self.kind = kind
            self.polygons = polygons
            self.name = name
        }
    }

    /// A line of the map.
    public struct Course: Hashable, Sendable {
        /// What it is.
        public var kind: CourseKind
        /// Where it runs.
        public var line: Polyline
        /// Its name, which is written where there is room; `nil` for none.
        public var name: String?

        /// Creates a line.
        ///
        /// - Parameters:
        ///   - kind: What it is.
        ///   - line: Where it runs.
        ///   - name: Its name.
        public init(_ kind: CourseKind, _ line: Polyline, name: String? = nil) {
            self.kind = kind
            self.line = line
            self.name = name
        }
    }

    /// A place that helps people to see where they are, such as a town.
    public struct Place: Hashable, Sendable {
        /// Where it is.
        public var coordinate: Coordinate
        /// Its name.
        public var name: String
        /// Whether it is a sea or a lake: its name is written in the colour of water, without a dot.
        public var isWater: Bool

        /// Creates a place.
        ///
        /// - Parameters:
        ///   - coordinate: Where it is.
        ///   - name: Its name.
        ///   - isWater: Whether it is a sea or a lake.
        public init(_ coordinate: Coordinate, name: String, isWater: Bool = false) {
            self.coordinate = coordinate
            self.name = name
            self.isWater = isWater
        }
    }

    /// What there is where nothing is drawn.
    public var background: Background
    /// The areas, in any order: land is drawn first, buildings last.
    public var areas: [Area]
    /// The lines, in any order: waters are drawn before streets.
    public var courses: [Course]
    /// Places that are shown with a dot where there is room for their names, the most important first: these have larger letters.
    public var places: [Place]

    /// A map without anything on it: bare ground.
    public static let empty = BaseMap()

    /// Creates a map from its parts.
    ///
    /// - Parameters:
    ///   - background: What there is where nothing is drawn.
    ///   - areas: The areas.
    ///   - courses: The lines.
    ///   - places: The places, the most important first.
    public init(
        background: Background = .land, areas: [Area] = [], courses: [Course] = [], places: [Place] = []
    ) {
        self.background = background
        self.areas = areas
        self.courses = courses
        self.places = places
    }

    /// Creates a map from objects: shapes are drawn as their kinds say, objects without a shape are places.
    ///
    /// - Parameters:
    ///   - objects: The objects, the most important first.
    ///   - background: What there is where no object is.
    /// - Complexity: O(*n*).
    public init(_ objects: some Sequence<GeoObject>, background: Background = .land) {
        self.init(background: background)
        for object in objects {
            if object.geometry.isEmpty {
                places.append(Place(object.coordinate, name: object.name, isWater: object.kind == .hydro))
            }
            for shape in object.geometry { add(shape, of: object) }
        }
    }

    private mutating func add(_ shape: Geometry, of object: GeoObject) {
        let name = object.name.isEmpty ? nil : object.name
        switch shape {
        case .polygon(let polygon):
            areas.append(Area(Self.areaKind(of: object.kind), [polygon], name: name))
        case .multiPolygon(let shape):
            areas.append(Area(Self.areaKind(of: object.kind), shape.polygons, name: name))
        case .polyline(let line):
            courses.append(Course(object.kind == .hydro ? .water : .street, line, name: name))
        case .collection(let shapes):
            for shape in shapes { add(shape, of: object) }
        case .point, .bounds, .circle: break
        }
    }

    private static func areaKind(of kind: ObjectKind) -> AreaKind {
        switch kind {
        case .country: .land
        case .region, .county, .locality, .district, .postcode: .division
        case .hydro: .water
        case .area: .green
        case .street: .square
        default: .building
        }
    }
}
