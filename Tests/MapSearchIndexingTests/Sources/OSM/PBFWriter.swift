import TestFixtures

/// A small piece of OpenStreetMap, and the bytes of a file that has it.
struct TinyMap {
    typealias Tags = [String: String]

    struct Node {
        var id: Int64
        var latitude: Double
        var longitude: Double
        var tags: Tags
    }
    struct Way {
        var id: Int64
        var nodes: [Int64]
        var tags: Tags
    }
    struct Relation {
        var id: Int64
        var members: [(type: String, id: Int64, role: String)]
        var tags: Tags
    }

    var nodes: [Node] = []
    var ways: [Way] = []
    var relations: [Relation] = []

    mutating func node(_ id: Int64, _ latitude: Double, _ longitude: Double, _ tags: Tags = [:]) {
        nodes.append(Node(id: id, latitude: latitude, longitude: longitude, tags: tags))
    }

    mutating func way(_ id: Int64, _ nodes: [Int64], _ tags: Tags = [:]) {
        ways.append(Way(id: id, nodes: nodes, tags: tags))
    }

    mutating func relation(_ id: Int64, _ members: [(String, Int64, String)], _ tags: Tags) {
        relations.append(Relation(id: id, members: members.map { (type: $0.0, id: $0.1, role: $0.2) }, tags: tags))
    }

    /// A closed way around a box, of new nodes that begin with a number.
    mutating func box(
        _ id: Int64, firstNode: Int64, _ south: Double, _ west: Double, _ north: Double, _ east: Double,
        _ tags: Tags = [:]
    ) {
        for (offset, corner) in [(south, west), (south, east), (north, east), (north, west)].enumerated() {
            node(firstNode + Int64(offset), corner.0, corner.1)
        }
        way(id, [0, 1, 2, 3, 0].map { firstNode + $0 }, tags)
    }
}

/// Writes the PBF format, in every form that readers must know.
struct PBFWriter {
    enum Compression { case none, zlib, other(field: Int) }

    var compression = Compression.zlib
    var isDense = true
    var granularity: Int64 = 100
    /// Billionths of a degree that all coordinates are shifted by.
    var offset: Int64 = 0
    var blockLength = 100
    var features = ["OsmSchema-V0.6", "DenseNodes"]
    var timestamp: UInt64? = 1_700_000_000
    var box: (south: Double, west: Double, north: Double, east: Double)?

    func file(_ map: TinyMap) -> [UInt8] {
        var bytes = blob("OSMHeader", header())
        for block in blocks(map) { bytes += blob("OSMData", block) }
        return bytes
    }

    /// What the blobs with objects expand to.
    func blocks(_ map: TinyMap) -> [[UInt8]] {
        pieces(map.nodes).map { block(nodes: $0) } + pieces(map.ways).map { block(ways: $0) }
            + pieces(map.relations).map { block(relations: $0) }
    }

    private func pieces<Element>(_ elements: [Element]) -> [[Element]] {
        stride(from: 0, to: elements.count, by: blockLength).map {
            Array(elements[$0..<min($0 + blockLength, elements.count)])
        }
    }

    // MARK: Blobs

    func blob(_ type: String, _ data: [UInt8], rawSize: Int? = nil) -> [UInt8] {
        var blob = Message()
        switch compression {
        case .none: blob.bytes(1, data)
        case .zlib:
            var writer = DeflateWriter()
            for start in stride(from: 0, to: data.count, by: 60_000) {
                let end = min(start + 60_000, data.count)
                writer.stored(Array(data[start..<end]), isLast: end == data.count)
            }
            if data.isEmpty { writer.stored([], isLast: true) }
            blob.number(2, UInt64(rawSize ?? data.count))
            blob.bytes(3, DeflateWriter.zlib(writer.finished(), of: data))
        case .other(let field):
            blob.number(2, UInt64(data.count))
            blob.bytes(field, data)
        }
        return Self.frame(type, blob.content)
    }

    /// A blob behind its head and the length of that.
    static func frame(_ type: String, _ blob: [UInt8], size: Int? = nil) -> [UInt8] {
        var head = Message()
        head.bytes(1, Array(type.utf8))
        head.number(3, UInt64(size ?? blob.count))
        let count = head.content.count
        return (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) } + head.content + blob
    }

    func header() -> [UInt8] {
        var header = Message()
        if let box {
            var message = Message()
            for (field, edge) in [(1, box.west), (2, box.east), (3, box.north), (4, box.south)] {
                message.signed(field, Int64((edge * 1e9).rounded()))
            }
            header.bytes(1, message.content)
        }
        for feature in features { header.bytes(4, Array(feature.utf8)) }
        if let timestamp { header.number(32, timestamp) }
        return header.content
    }

    // MARK: Blocks

    private func block(nodes: [TinyMap.Node]) -> [UInt8] {
        var strings = Strings()
        var group = Message()
        func degrees(_ value: Double) -> Int64 { (Int64((value * 1e9).rounded()) - offset) / granularity }
        if isDense {
            var (ids, latitudes, longitudes, tags) = (Packed(), Packed(), Packed(), Packed())
            var last: (Int64, Int64, Int64) = (0, 0, 0)
            for node in nodes {
                let next = (node.id, degrees(node.latitude), degrees(node.longitude))
                ids.signed(next.0 - last.0)
                latitudes.signed(next.1 - last.1)
                longitudes.signed(next.2 - last.2)
                last = next
                for (key, value) in node.tags.sorted(by: { $0.key < $1.key }) {
                    tags.number(strings.number(key))
                    tags.number(strings.number(value))
                }
                tags.number(0)
            }
            var dense = Message()
            dense.bytes(1, ids.content)
            dense.bytes(8, latitudes.content)
            dense.bytes(9, longitudes.content)
            if nodes.contains(where: { !$0.tags.isEmpty }) { dense.bytes(10, tags.content) }
            group.bytes(2, dense.content)
        } else {
            for node in nodes {
                var message = Message()
                message.signed(1, node.id)
                message.tags(node.tags, &strings)
                message.signed(8, degrees(node.latitude))
                message.signed(9, degrees(node.longitude))
                group.bytes(1, message.content)
            }
        }
        return block(group, strings)
    }

    private func block(ways: [TinyMap.Way]) -> [UInt8] {
        var strings = Strings()
        var group = Message()
        for way in ways {
            var message = Message()
            message.number(1, UInt64(bitPattern: way.id))
            message.tags(way.tags, &strings)
            var nodes = Packed()
            for (node, previous) in zip(way.nodes, [0] + way.nodes) { nodes.signed(node - previous) }
            message.bytes(8, nodes.content)
            group.bytes(3, message.content)
        }
        return block(group, strings)
    }

    private func block(relations: [TinyMap.Relation]) -> [UInt8] {
        var strings = Strings()
        var group = Message()
        for relation in relations {
            var message = Message()
            message.number(1, UInt64(bitPattern: relation.id))
            message.tags(relation.tags, &strings)
            var (roles, members, types) = (Packed(), Packed(), Packed())
            var last: Int64 = 0
            for member in relation.members {
                roles.number(strings.number(member.role))
                members.signed(member.id - last)
                last = member.id
                types.number(["n": 0, "w": 1, "r": 2][member.type] ?? 3)
            }
            message.bytes(8, roles.content)
            message.bytes(9, members.content)
            message.bytes(10, types.content)
            group.bytes(4, message.content)
        }
        return block(group, strings)
    }

    private func block(_ group: Message, _ strings: Strings) -> [UInt8] {
        var table = Message()
        for string in strings.all { table.bytes(1, Array(string.utf8)) }
        var block = Message()
        // Groups before what they need, which a reader must bear.
        block.bytes(2, group.content)
        block.bytes(1, table.content)
        if granularity != 100 { block.number(17, UInt64(granularity)) }
        if offset != 0 {
            block.number(19, UInt64(bitPattern: offset))
            block.number(20, UInt64(bitPattern: offset))
        }
        return block.content
    }
}

private struct Strings {
    var all = [""]
    private var numbers: [String: Int] = [:]

    mutating func number(_ text: String) -> UInt64 {
        if let number = numbers[text] { return UInt64(number) }
        all.append(text)
        numbers[text] = all.count - 1
        return UInt64(all.count - 1)
    }
}

/// Numbers in a row, seven bits a byte.
struct Packed {
    var content: [UInt8] = []

    mutating func number(_ value: UInt64) {
        var value = value
        while value > 127 {
            content.append(UInt8(value & 127) | 128)
            value >>= 7
        }
        content.append(UInt8(value))
    }

    mutating func signed(_ value: Int64) { number(UInt64(bitPattern: value << 1 ^ value >> 63)) }
}

/// A message of Protocol Buffers.
struct Message {
    private var packed = Packed()
    var content: [UInt8] { packed.content }

    mutating func number(_ field: Int, _ value: UInt64) {
        packed.number(UInt64(field << 3))
        packed.number(value)
    }

    mutating func signed(_ field: Int, _ value: Int64) { number(field, UInt64(bitPattern: value << 1 ^ value >> 63)) }

    mutating func bytes(_ field: Int, _ bytes: [UInt8]) {
        packed.number(UInt64(field << 3 | 2))
        packed.number(UInt64(bytes.count))
        packed.content += bytes
    }

    fileprivate mutating func tags(_ tags: TinyMap.Tags, _ strings: inout Strings) {
        var (keys, values) = (Packed(), Packed())
        for (key, value) in tags.sorted(by: { $0.key < $1.key }) {
            keys.number(strings.number(key))
            values.number(strings.number(value))
        }
        bytes(2, keys.content)
        bytes(3, values.content)
    }
}
