import MapSearchOpenStreetMap

/// Reads the objects of one block, as far as a pass needs them.
///
/// Layout: `osmformat.proto` of https://wiki.openstreetmap.org/wiki/PBF_Format
struct PrimitiveBlock {
    /// The objects that a pass over a file reads.
    enum Pass {
        /// Searchable relations; for other objects, only their types are recorded.
        case relations
        /// Searchable ways, and those that are members of relations.
        case ways(members: SortedIDs)
        /// Searchable nodes, and the positions of those that ways and relations refer to.
        case nodes(references: SortedIDs)
    }

    /// The types of objects in a block.
    struct Kinds: OptionSet {
        let rawValue: UInt8
        static let nodes = Kinds(rawValue: 1)
        static let ways = Kinds(rawValue: 2)
        static let relations = Kinds(rawValue: 4)
    }

    /// The position of a node that an object refers to.
    struct Hit {
        var reference: Int
        var position: OSMPosition
    }

    let pass: Pass
    var objects = OSMObjects()
    var hits: [Hit] = []
    var kinds: Kinds = []
    /// The number of objects examined.
    var objectCount = 0
    /// The number of nodes with an invalid coordinate.
    var misplacedCount = 0

    // The strings of the block: their positions, and their numbers as keys and as values.
    private var bytes: [UInt8] = []
    private var strings: [Range<Int>] = []
    private var keyNumbers: [UInt32] = []
    private var valueNumbers: [UInt32] = []
    private var granularity: Int64 = 100
    private var latitudeOffset: Int64 = 0
    private var longitudeOffset: Int64 = 0

    private static let unknown = UInt32.max
    private static let unwanted = UInt32.max - 1

    init(_ bytes: [UInt8], pass: Pass) throws(WireReader.Fault) {
        self.pass = pass
        self.bytes = bytes
        var groups: [WireReader] = []
        var reader = WireReader(bytes)
        // Values that the groups need may come after them.
        try reader.forEachField { field, reader throws(WireReader.Fault) in
            switch field {
            case 1: try readStrings(try reader.message())
            case 2: groups.append(try reader.message())
            case 17: granularity = try reader.int64()
            case 19: latitudeOffset = try reader.int64()
            case 20: longitudeOffset = try reader.int64()
            default: return false
            }
            return true
        }
        keyNumbers = [UInt32](repeating: Self.unknown, count: strings.count)
        valueNumbers = keyNumbers
        for group in groups { try read(group) }
        self.bytes = []
        strings = []
    }

    private mutating func readStrings(_ message: WireReader) throws(WireReader.Fault) {
        var message = message
        try message.forEachField { field, reader throws(WireReader.Fault) in
            guard field == 1 else { return false }
            strings.append(try reader.range())
            return true
        }
    }

    private mutating func read(_ group: WireReader) throws(WireReader.Fault) {
        var group = group
        try group.forEachField { field, reader throws(WireReader.Fault) in
            switch field {
            case 1:
                kinds.insert(.nodes)
                guard case .nodes(let references) = pass else { return false }
                try readNode(try reader.message(), references)
            case 2:
                kinds.insert(.nodes)
                guard case .nodes(let references) = pass else { return false }
                try readDenseNodes(try reader.message(), references)
            case 3:
                kinds.insert(.ways)
                guard case .ways(let members) = pass else { return false }
                try readWay(try reader.message(), members)
            case 4:
                kinds.insert(.relations)
                guard case .relations = pass else { return false }
                try readRelation(try reader.message())
            default: return false
            }
            return true
        }
    }

    // MARK: Strings

    /// The number of a key, nil if its tags are not needed.
    private mutating func key(_ index: UInt64) throws(WireReader.Fault) -> UInt32? {
        guard index < UInt64(strings.count) else { throw WireReader.Fault(offset: 0) }
        let index = Int(index)
        if keyNumbers[index] == Self.unknown {
            let text = bytes[strings[index]]
            if let number = StringPool.keys.number(of: text) {
                keyNumbers[index] = number
            } else {
                keyNumbers[index] = OSMKey.isOfFamily(text) ? objects.pool.intern(text) : Self.unwanted
            }
        }
        return keyNumbers[index] == Self.unwanted ? nil : keyNumbers[index]
    }

    private mutating func value(_ index: UInt64) throws(WireReader.Fault) -> UInt32 {
        guard index < UInt64(strings.count) else { throw WireReader.Fault(offset: 0) }
        let index = Int(index)
        if valueNumbers[index] == Self.unknown {
            // No value in the database is longer than 255 characters; longer ones are damage or malicious.
            let text = bytes[strings[index]]
            valueNumbers[index] = objects.pool.intern(text.count <= 1020 ? text : [])
        }
        return valueNumbers[index]
    }

    private mutating func tag(_ key: UInt64, _ value: UInt64, _ tags: inout [OSMTag]) throws(WireReader.Fault) {
        guard let key = try self.key(key) else { return }
        tags.append(OSMTag(key: key, value: try self.value(value)))
    }

    private mutating func tags(_ keys: WireReader?, _ values: WireReader?) throws(WireReader.Fault) -> [OSMTag] {
        guard var keys, var values else { return [] }
        var tags: [OSMTag] = []
        while !keys.isAtEnd, !values.isAtEnd { try tag(keys.varint(), values.varint(), &tags) }
        return tags
    }

    // MARK: Nodes

    private func position(_ latitude: Int64, _ longitude: Int64) -> OSMPosition? {
        OSMPosition(
            nanodegrees: latitudeOffset &+ granularity &* latitude, longitudeOffset &+ granularity &* longitude)
    }

    private mutating func keep(node id: Int64, _ position: OSMPosition, _ tags: [OSMTag]) {
        guard !tags.isEmpty, OSMRelevance.isFindable(OSMTags(pool: objects.pool, tags: tags[...])) else { return }
        objects.nodeIDs.append(id)
        objects.nodePositions.append(position)
        objects.nodeTags.append(tags)
    }

    private mutating func noteEntrance(_ id: Int64, _ tags: [OSMTag]) {
        guard !tags.isEmpty else { return }
        if let kind = OSMTags(pool: objects.pool, tags: tags[...]).entrance { objects.entrances[id] = kind }
    }

    private mutating func readDenseNodes(
        _ message: WireReader, _ references: SortedIDs
    ) throws(WireReader.Fault) {
        var message = message
        var ids: WireReader?
        var latitudes: WireReader?
        var longitudes: WireReader?
        var tagIndices: WireReader?
        try message.forEachField { field, reader throws(WireReader.Fault) in
            switch field {
            case 1: ids = try reader.message()
            case 8: latitudes = try reader.message()
            case 9: longitudes = try reader.message()
            case 10: tagIndices = try reader.message()
            default: return false
            }
            return true
        }
        guard var ids, var latitudes, var longitudes else { return }
        var (id, latitude, longitude): (Int64, Int64, Int64) = (0, 0, 0)
        var cursor = references.cursor
        var tags: [OSMTag] = []
        while !ids.isAtEnd {
            id &+= try ids.zigzag()
            latitude &+= try latitudes.zigzag()
            longitude &+= try longitudes.zigzag()
            objectCount += 1
            tags.removeAll(keepingCapacity: true)
            if tagIndices?.isAtEnd == false, var reader = tagIndices {
                tagIndices = nil
                while !reader.isAtEnd {
                    let key = try reader.varint()
                    if key == 0 { break }
                    try tag(key, try reader.varint(), &tags)
                }
                tagIndices = reader
            }
            let reference = cursor.index(of: id)
            guard reference != nil || !tags.isEmpty else { continue }
            guard let position = position(latitude, longitude) else {
                misplacedCount += 1
                continue
            }
            if let reference {
                hits.append(Hit(reference: reference, position: position))
                noteEntrance(id, tags)
            }
            keep(node: id, position, tags)
        }
    }

    private mutating func readNode(_ message: WireReader, _ references: SortedIDs) throws(WireReader.Fault) {
        var message = message
        var (id, latitude, longitude): (Int64, Int64, Int64) = (0, 0, 0)
        var keys: WireReader?
        var values: WireReader?
        try message.forEachField { field, reader throws(WireReader.Fault) in
            switch field {
            case 1: id = try reader.zigzag()
            case 2: keys = try reader.message()
            case 3: values = try reader.message()
            case 8: latitude = try reader.zigzag()
            case 9: longitude = try reader.zigzag()
            default: return false
            }
            return true
        }
        objectCount += 1
        guard let position = position(latitude, longitude) else {
            misplacedCount += 1
            return
        }
        var cursor = references.cursor
        let tags = try tags(keys, values)
        if let reference = cursor.index(of: id) {
            hits.append(Hit(reference: reference, position: position))
            noteEntrance(id, tags)
        }
        keep(node: id, position, tags)
    }

    // MARK: Ways and relations

    private mutating func readWay(_ message: WireReader, _ members: SortedIDs) throws(WireReader.Fault) {
        var message = message
        var id: Int64 = 0
        var keys: WireReader?
        var values: WireReader?
        var nodes: WireReader?
        try message.forEachField { field, reader throws(WireReader.Fault) in
            switch field {
            case 1: id = try reader.int64()
            case 2: keys = try reader.message()
            case 3: values = try reader.message()
            case 8: nodes = try reader.message()
            default: return false
            }
            return true
        }
        objectCount += 1
        let tags = try tags(keys, values)
        let isFindable = OSMRelevance.isFindable(OSMTags(pool: objects.pool, tags: tags[...]))
        var cursor = members.cursor
        guard var nodes, isFindable || cursor.index(of: id) != nil else { return }
        objects.wayIDs.append(id)
        objects.wayTags.append(isFindable ? tags : [])
        var node: Int64 = 0
        while !nodes.isAtEnd {
            node &+= try nodes.zigzag()
            objects.wayNodes.append(element: node)
        }
        objects.wayNodes.endRow()
    }

    private mutating func readRelation(_ message: WireReader) throws(WireReader.Fault) {
        var message = message
        var id: Int64 = 0
        var keys: WireReader?
        var values: WireReader?
        var roles: WireReader?
        var members: WireReader?
        var types: WireReader?
        try message.forEachField { field, reader throws(WireReader.Fault) in
            switch field {
            case 1: id = try reader.int64()
            case 2: keys = try reader.message()
            case 3: values = try reader.message()
            case 8: roles = try reader.message()
            case 9: members = try reader.message()
            case 10: types = try reader.message()
            default: return false
            }
            return true
        }
        objectCount += 1
        let tags = try tags(keys, values)
        guard OSMRelevance.isFindable(relation: OSMTags(pool: objects.pool, tags: tags[...])) else { return }
        objects.relationIDs.append(id)
        objects.relationTags.append(tags)
        if var roles, var members, var types {
            var member: Int64 = 0
            while !members.isAtEnd {
                member &+= try members.zigzag()
                let role = try value(try roles.varint())
                guard let type = OSMType(rawValue: UInt8(truncatingIfNeeded: min(try types.varint(), 255))) else {
                    throw types.fault
                }
                objects.relationMembers.append(element: OSMMember(type: type, id: member, role: role))
            }
        }
        objects.relationMembers.endRow()
    }
}
