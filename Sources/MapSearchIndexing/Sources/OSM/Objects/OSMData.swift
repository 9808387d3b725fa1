import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The results of the passes over some files.
struct OSMData {
    let objects: OSMObjects
    /// The nodes that ways and relations refer to.
    let references: SortedIDs
    /// Their positions.
    let positions: NodePositions
    /// The nodes of ways, by the index of the way.
    let wayNodes: NodeLists
    /// The date of the data, or nil.
    let date: String?
    /// The number of nodes with an invalid coordinate.
    let misplacedCount: Int
    /// The number of objects examined.
    let objectCount: Int
    /// The indices of nodes, ways and relations by identifier, each identifier once.
    let nodes: [Int]
    let ways: [Int]
    let relations: [Int]

    init(
        objects: OSMObjects, references: SortedIDs, positions: NodePositions, wayNodes: NodeLists, date: String?,
        misplacedCount: Int, objectCount: Int
    ) {
        self.objects = objects
        self.references = references
        self.positions = positions
        self.wayNodes = wayNodes
        self.date = date
        self.misplacedCount = misplacedCount
        self.objectCount = objectCount
        nodes = Self.order(objects.nodeIDs)
        ways = Self.order(objects.wayIDs)
        relations = Self.order(objects.relationIDs)
    }

    /// The indices in the order of the identifiers; if one occurs several times, the first.
    private static func order(_ ids: [Int64]) -> [Int] {
        var order: [Int] = []
        order.reserveCapacity(ids.count)
        for index in ids.indices.sorted(by: { (ids[$0], $0) < (ids[$1], $1) })
        where order.last.map({ ids[$0] != ids[index] }) ?? true {
            order.append(index)
        }
        return order
    }

    /// The error if data could not be read back from a scratch file; the result is then wrong.
    var failure: IndexFormatError? { positions.failure ?? wayNodes.failure }

    // MARK: Tags

    func tags(node index: Int) -> OSMTags { OSMTags(pool: objects.pool, tags: objects.nodeTags[index]) }
    func tags(way index: Int) -> OSMTags { OSMTags(pool: objects.pool, tags: objects.wayTags[index]) }
    func tags(relation index: Int) -> OSMTags { OSMTags(pool: objects.pool, tags: objects.relationTags[index]) }

    // MARK: Places

    func coordinate(node index: Int) -> Coordinate { objects.nodePositions[index].coordinate }

    /// The position of a node that a way or relation refers to.
    func coordinate(reference id: Int64) -> Coordinate? {
        guard let index = references.index(of: id) else { return nil }
        let position = positions[index]
        return position == .missing ? nil : position.coordinate
    }

    /// The entrances on a way, each once.
    func entrances(of path: OSMPath) -> [Entrance] {
        guard !objects.entrances.isEmpty else { return [] }
        let places = zip(path.nodes, path.coordinates).dropLast(path.isClosed ? 1 : 0)
        return places.compactMap { node, coordinate in
            objects.entrances[node].map { Entrance(kind: $0, coordinate: coordinate) }
        }
    }

    /// The index of a way.
    func way(_ id: Int64) -> Int? { Self.find(id, ways, objects.wayIDs) }

    /// The index of a node.
    func node(_ id: Int64) -> Int? { Self.find(id, nodes, objects.nodeIDs) }

    private static func find(_ id: Int64, _ order: [Int], _ ids: [Int64]) -> Int? {
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if ids[order[middle]] < id { low = middle + 1 } else { high = middle }
        }
        return low < order.count && ids[order[low]] == id ? order[low] : nil
    }

    /// The available nodes of a way, in order, with their coordinates.
    func path(way index: Int) -> OSMPath {
        var path = OSMPath()
        for node in wayNodes[index] {
            guard let coordinate = coordinate(reference: node) else {
                path.isComplete = false
                continue
            }
            if path.nodes.last == node { continue }
            path.nodes.append(node)
            path.coordinates.append(coordinate)
        }
        return path
    }
}

extension OSMData {
    /// The ways of a relation with their nodes, each once however often it is listed; missing ones are incomplete.
    func paths(relation: Int) -> [OSMPath] {
        var known: Set<Int64> = []
        return objects.relationMembers[relation].filter { $0.type == .way && known.insert($0.id).inserted }
            .map { member in way(member.id).map { path(way: $0) } ?? OSMPath(isComplete: false) }
    }
}

/// The nodes of a way.
struct OSMPath {
    var nodes: [Int64] = []
    var coordinates: [Coordinate] = []
    /// Whether no node is missing.
    var isComplete = true

    var isClosed: Bool { nodes.count > 3 && nodes.first == nodes.last }
}

extension OSMPosition {
    var coordinate: Coordinate {
        Coordinate(latitude: Double(latitude) / 1e7, longitude: Double(longitude) / 1e7)
    }
}
