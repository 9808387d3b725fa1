import MapGeometry

/// A piece of something long: one way of a street, river or railway.
struct LinePiece {
    var way: Int
    var path: OSMPath
    /// What pieces must have in common to be one: the name, the sort, and for streets the settlement.
    var key: Key
    var territory: Int?

    struct Key: Hashable {
        var name: UInt32
        var sort: UInt8
        var locality: Int?
    }

    var box: CoordinateBounds { CoordinateBounds(covering: path.coordinates) }
}

/// Joins pieces of one key that touch or are near each other.
enum LineJoiner {
    /// Groups pieces, which are in the order of their ways; groups are in the order of their first pieces.
    static func groups(of pieces: [LinePiece], gap: Double) -> [[Int]] {
        var byKey: [LinePiece.Key: [Int]] = [:]
        for (index, piece) in pieces.enumerated() { byKey[piece.key, default: []].append(index) }
        var groups: [[Int]] = []
        for indices in byKey.values { groups += components(of: indices, pieces, gap) }
        return groups.sorted { $0[0] < $1[0] }
    }

    private static func components(of indices: [Int], _ pieces: [LinePiece], _ gap: Double) -> [[Int]] {
        guard indices.count > 1 else { return [indices] }
        var parents = Array(indices.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while parents[index] != index {
                parents[index] = parents[parents[index]]
                index = parents[index]
            }
            return index
        }
        func unite(_ a: Int, _ b: Int) {
            let (first, second) = (root(a), root(b))
            // The smaller one stays, so that the order of the pieces decides and nothing else.
            parents[max(first, second)] = min(first, second)
        }
        var pieceAtNode: [Int64: Int] = [:]
        for (place, index) in indices.enumerated() {
            for node in pieces[index].path.nodes {
                if let other = pieceAtNode[node] { unite(place, other) } else { pieceAtNode[node] = place }
            }
        }
        // Sorted from south to north, a box needs only those that begin before it ends.
        let boxes = indices.map { pieces[$0].box.expanded(byMeters: gap / 2) }
        let sorted = boxes.indices.sorted { (boxes[$0].south, $0) < (boxes[$1].south, $1) }
        for (rank, place) in sorted.enumerated() {
            for other in sorted[(rank + 1)...] {
                guard boxes[other].south <= boxes[place].north else { break }
                if boxes[place].intersects(boxes[other]) { unite(place, other) }
            }
        }
        var groups: [Int: [Int]] = [:]
        for (place, index) in indices.enumerated() { groups[root(place), default: []].append(index) }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The pieces of a group as few lines: pieces that follow one another become one.
    static func lines(_ group: [Int], _ pieces: [LinePiece]) -> [Polyline] {
        var rest = group.map { pieces[$0].path }.filter { $0.coordinates.count > 1 }
        var lines: [Polyline] = []
        while var line = rest.first {
            rest.removeFirst()
            var isGrowing = !line.isClosed
            while isGrowing {
                isGrowing = false
                for (index, other) in rest.enumerated() where !other.isClosed {
                    guard let joined = join(line, other) else { continue }
                    line = joined
                    rest.remove(at: index)
                    isGrowing = true
                    break
                }
            }
            lines.append(Polyline(line.coordinates))
        }
        return lines
    }

    /// Two paths as one, if an end of the one is an end of the other.
    private static func join(_ a: OSMPath, _ b: OSMPath) -> OSMPath? {
        func appended(_ first: OSMPath, _ second: OSMPath) -> OSMPath {
            var path = first
            path.nodes += second.nodes.dropFirst()
            path.coordinates += second.coordinates.dropFirst()
            return path
        }
        if a.nodes.last == b.nodes.first { return appended(a, b) }
        if a.nodes.first == b.nodes.last { return appended(b, a) }
        if a.nodes.last == b.nodes.last { return appended(a, b.reversed) }
        if a.nodes.first == b.nodes.first { return appended(b.reversed, a) }
        return nil
    }
}

extension OSMPath {
    var reversed: OSMPath {
        OSMPath(nodes: nodes.reversed(), coordinates: coordinates.reversed(), isComplete: isComplete)
    }
}
