import MapGeometry

/// A piece of a line: one way of a street, river or railway.
struct LinePiece {
    var way: Int
    var path: OSMPath
    /// What pieces of one line must have in common: the name, the type, and for streets the settlement.
    var key: Key
    var territory: Int?

    struct Key: Hashable {
        var name: UInt32
        var sort: UInt8
        var locality: Int?
    }

    var box: CoordinateBounds { CoordinateBounds(covering: path.coordinates) }
}

/// Joins pieces with the same key that touch or are near each other.
enum LineJoiner {
    /// Groups pieces in the order of their ways; groups are in the order of their first pieces.
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
            // The smaller one stays, so the result depends only on the order of the pieces.
            parents[max(first, second)] = min(first, second)
        }
        var pieceAtNode: [Int64: Int] = [:]
        for (place, index) in indices.enumerated() {
            for node in pieces[index].path.nodes {
                if let other = pieceAtNode[node] { unite(place, other) } else { pieceAtNode[node] = place }
            }
        }
        let boxes = indices.map { pieces[$0].box.expanded(byMeters: gap / 2) }
        var tree = BoxGroups(boxes)
        for place in boxes.indices { tree.uniteTouched(by: place, box: boxes[place], root: root, unite: unite) }
        var groups: [Int: [Int]] = [:]
        for (place, index) in indices.enumerated() { groups[root(place), default: []].append(index) }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Combines the pieces of a group into as few lines as possible.
    ///
    /// If several continue at an end, the first in the order of the group is taken.
    ///
    /// - Complexity: O(*n*) in the number of vertices and pieces, if few pieces meet at a node.
    static func lines(_ group: [Int], _ pieces: [LinePiece]) -> [Polyline] {
        let paths = group.map { pieces[$0].path }.filter { $0.coordinates.count > 1 }
        var piecesAtNode = PiecesAtNode(paths)
        var lines: [Polyline] = []
        for index in paths.indices where piecesAtNode.take(index) {
            var line = GrowingLine(paths[index])
            if !paths[index].isClosed {
                while let next = piecesAtNode.first(at: line.start, or: line.end) {
                    _ = piecesAtNode.take(next)
                    line.join(paths[next])
                }
            }
            lines.append(Polyline(line.coordinates))
        }
        return lines
    }
}

/// The unused pieces that begin or end at each node.
private struct PiecesAtNode {
    private var isTaken: [Bool]
    /// In ascending order; those before the node's position are used.
    private var pieces: [Int64: (numbers: [Int], place: Int)] = [:]

    init(_ paths: [OSMPath]) {
        isTaken = Array(repeating: false, count: paths.count)
        for (index, path) in paths.enumerated() where !path.isClosed {
            for node in [path.nodes.first, path.nodes.last].compactMap(\.self) {
                pieces[node, default: ([], 0)].numbers.append(index)
            }
        }
    }

    /// Marks a piece as used; returns false if it already was.
    mutating func take(_ index: Int) -> Bool {
        defer { isTaken[index] = true }
        return !isTaken[index]
    }

    /// The first piece at either of two nodes; nil if there is none.
    mutating func first(at one: Int64?, or other: Int64?) -> Int? {
        [one, other].compactMap(\.self).compactMap { first(at: $0) }.min()
    }

    private mutating func first(at node: Int64) -> Int? {
        guard var place = pieces[node]?.place, let count = pieces[node]?.numbers.count else { return nil }
        while place < count, let number = pieces[node]?.numbers[place], isTaken[number] { place += 1 }
        pieces[node]?.place = place
        return place < count ? pieces[node]?.numbers[place] : nil
    }
}

/// A line to which pieces are added at both ends.
private struct GrowingLine {
    private(set) var start: Int64?
    private(set) var end: Int64?
    /// The pieces added before the first one, in reverse order.
    private var front: [Coordinate] = []
    private var back: [Coordinate]

    init(_ path: OSMPath) {
        start = path.nodes.first
        end = path.nodes.last
        back = path.coordinates
    }

    var coordinates: [Coordinate] { front.reversed() + back }

    /// Adds a piece that has an end in common with the line.
    mutating func join(_ path: OSMPath) {
        let (first, last) = (path.nodes.first, path.nodes.last)
        if end == first {
            back += path.coordinates.dropFirst()
            end = last
        } else if start == last {
            front += path.coordinates.reversed().dropFirst()
            start = first
        } else if end == last {
            back += path.coordinates.reversed().dropFirst()
            end = first
        } else {
            front += path.coordinates.dropFirst()
            start = last
        }
    }
}
