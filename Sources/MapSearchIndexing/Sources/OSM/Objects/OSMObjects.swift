import MapSearch

/// Rows of objects with any number of parts each, without an allocation per object.
struct JaggedArray<Element> {
    private(set) var elements: [Element] = []
    private var ends: [Int] = []

    subscript(_ index: Int) -> ArraySlice<Element> {
        elements[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    mutating func append(_ row: some Sequence<Element>) {
        elements.append(contentsOf: row)
        ends.append(elements.count)
    }

    mutating func endRow() { ends.append(elements.count) }
    mutating func append(element: Element) { elements.append(element) }
}

extension JaggedArray: Sendable where Element: Sendable {}

/// The types of OpenStreetMap objects.
enum OSMType: UInt8 {
    case node, way, relation

    /// The letter in a URI.
    var letter: String {
        switch self {
        case .node: "n"
        case .way: "w"
        case .relation: "r"
        }
    }
}

/// A member of a relation.
struct OSMMember: Hashable {
    var type: OSMType
    var id: Int64
    var role: UInt32
}

/// A position in units of 10⁻⁷ degrees, as in OpenStreetMap itself.
struct OSMPosition: Hashable {
    var latitude: Int32
    var longitude: Int32

    /// Converts from billionths of a degree; nil for an invalid position.
    init?(nanodegrees latitude: Int64, _ longitude: Int64) {
        guard latitude.magnitude <= 90_000_000_000, longitude.magnitude <= 180_000_000_000 else { return nil }
        self.latitude = Int32((latitude + (latitude < 0 ? -50 : 50)) / 100)
        self.longitude = Int32((longitude + (longitude < 0 ? -50 : 50)) / 100)
    }

    init(latitude: Int32, longitude: Int32) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The position of a missing node.
    static let missing = OSMPosition(latitude: .min, longitude: .min)
}

/// The objects that are kept, in the order of the file.
struct OSMObjects {
    var pool = StringPool.keys
    var nodeIDs: [Int64] = []
    var nodePositions: [OSMPosition] = []
    var nodeTags = JaggedArray<OSMTag>()
    /// The entrances among the nodes of ways.
    var entrances: [Int64: Entrance.Kind] = [:]
    var wayIDs: [Int64] = []
    var wayTags = JaggedArray<OSMTag>()
    var wayNodes = JaggedArray<Int64>()
    var relationIDs: [Int64] = []
    var relationTags = JaggedArray<OSMTag>()
    var relationMembers = JaggedArray<OSMMember>()

    /// Appends the objects of a block, whose strings have other numbers, except for the nodes of ways, which are too many.
    mutating func append(_ other: OSMObjects) {
        var numbers = [UInt32](repeating: .max, count: other.pool.count)
        func translate(_ number: UInt32) -> UInt32 {
            if numbers[Int(number)] == .max { numbers[Int(number)] = pool.intern(other.pool.utf8(number)) }
            return numbers[Int(number)]
        }
        func translated(_ tags: ArraySlice<OSMTag>) -> [OSMTag] {
            tags.map { OSMTag(key: translate($0.key), value: translate($0.value)) }
        }
        nodeIDs += other.nodeIDs
        nodePositions += other.nodePositions
        for index in other.nodeIDs.indices { nodeTags.append(translated(other.nodeTags[index])) }
        entrances.merge(other.entrances) { first, _ in first }
        wayIDs += other.wayIDs
        for index in other.wayIDs.indices {
            wayTags.append(translated(other.wayTags[index]))
        }
        relationIDs += other.relationIDs
        for index in other.relationIDs.indices {
            relationTags.append(translated(other.relationTags[index]))
            relationMembers.append(
                other.relationMembers[index].map { OSMMember(type: $0.type, id: $0.id, role: translate($0.role)) })
        }
    }
}
