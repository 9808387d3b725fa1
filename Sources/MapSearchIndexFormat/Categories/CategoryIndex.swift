/// Where the objects of each category and each chain are.
///
/// Layout:
/// ```
/// section  = key:EntryList  start:column  treesLength:u32  tree …
/// key      = string: `c` and the identifier of a category
///          | string: `n` and the folded name of a chain, U+001F, its identifier
/// start    = where the tree of each key begins, ascending; then the end of the last one
/// tree     = a layer of points, as in the points section
/// ```
/// Keys ascend by their bytes. The numbers in a tree are not those of documents but of entries in the details section,
/// which ascend in the same order, so the details of an object are read without a lookup.
package struct CategoryIndex: Sendable {
    private let keys: EntryList
    private let starts: IntegerColumn
    private let trees: ByteView

    /// What a group contains.
    package enum Group: Hashable, Sendable {
        case category(id: String)
        /// The name is folded.
        case chain(name: String, id: String)

        /// The prefix of categories of permanently closed objects, which form groups of their own.
        package static let closed = "closed:"

        static let separator: Character = "\u{1F}"

        /// The text by which groups are sorted.
        var key: String {
            switch self {
            case .category(let id): "c" + id
            case .chain(let name, let id): "n" + name + String(Self.separator) + id
            }
        }

        init?(key: String) {
            let rest = key.dropFirst()
            switch key.first {
            case "c": self = .category(id: String(rest))
            case "n":
                guard let end = rest.firstIndex(of: Self.separator) else { return nil }
                self = .chain(name: String(rest[..<end]), id: String(rest[rest.index(after: end)...]))
            default: return nil
            }
        }
    }

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        keys = try EntryList(view, at: &offset)
        starts = try IntegerColumn(view, at: &offset)
        let length = Int(try view.u32(offset))
        trees = try view.slice(offset + 4, length)
        guard starts.count == keys.count + 1 else { throw view.corrupt(at: offset) }
    }

    /// The number of categories and chains.
    package var count: Int { keys.count }

    /// A category or chain.
    package func group(_ number: Int) throws(IndexFormatError) -> Group {
        guard let group = Group(key: try keys.string(number)) else { throw trees.corrupt(at: number) }
        return group
    }

    /// The members of a category or chain, which are entries of the details section.
    package func members(_ number: Int) throws(IndexFormatError) -> PointIndex {
        let start = Int(try starts[number])
        let end = Int(try starts[number + 1])
        var offset = 0
        return try PointIndex(try trees.slice(start, end - start), at: &offset)
    }

    /// The members of a category; nil when the index has none.
    ///
    /// - Complexity: O(log *n*) in the number of groups.
    package func members(ofCategory id: String) throws(IndexFormatError) -> PointIndex? {
        let key = Group.category(id: id).key
        let number = try first(notBefore: key)
        guard number < count, try keys.string(number) == key else { return nil }
        return try members(number)
    }

    /// The categories that are values of a key, such as `shop=bakery` of `shop`, ascending.
    ///
    /// - Complexity: O(log *n* + *matches*).
    package func categories(ofKey key: String) throws(IndexFormatError) -> [String] {
        var ids: [String] = []
        var number = try first(notBefore: Group.category(id: key + "=").key)
        while number < count, case .category(let id) = try group(number), id.hasPrefix(key + "=") {
            ids.append(id)
            number += 1
        }
        return ids
    }

    /// The chains with a folded name, and their numbers; several if chains with the same name have different identifiers.
    ///
    /// - Complexity: O(log *n* + *matches*).
    package func chains(named name: String) throws(IndexFormatError) -> [(number: Int, id: String)] {
        var chains: [(number: Int, id: String)] = []
        var number = try first(notBefore: Group.chain(name: name, id: "").key)
        while number < count, case .chain(name, let id) = try group(number) {
            chains.append((number, id))
            number += 1
        }
        return chains
    }

    private func first(notBefore key: String) throws(IndexFormatError) -> Int {
        let key = Array(key.utf8)
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if try keys.text(middle).precedes(key) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    static func precedes(_ first: String, _ second: String) -> Bool {
        first.utf8.lexicographicallyPrecedes(second.utf8)
    }

    /// Checks that keys ascend and that every member is an entry of the details section.
    package func verify(entryCount: Int) throws(IndexFormatError) {
        var last = ""
        for number in 0..<count {
            let key = try group(number).key
            guard number == 0 || Self.precedes(last, key) else { throw trees.corrupt(at: number) }
            last = key
            let tree = try members(number)
            for place in 0..<tree.count where try tree.document(place) >= entryCount {
                throw trees.corrupt(at: number)
            }
        }
    }
}

extension CategoryIndex {
    /// Collects the members of categories and chains.
    package struct Writer: Sendable {
        private var members: [String: [PointIndex.Entry]] = [:]

        package init() {}

        package var isEmpty: Bool { members.isEmpty }

        /// Adds a member, whose `document` is the number of its entry in the details section.
        package mutating func append(_ entry: PointIndex.Entry, to group: Group) {
            members[group.key, default: []].append(entry)
        }

        package func section(in space: ScratchSpace = .memory) throws(IndexFormatError) -> SectionBytes {
            var trees = Spool(space)
            var starts: [UInt32] = []
            let keys = members.keys.sorted(by: CategoryIndex.precedes)
            for key in keys {
                starts.append(UInt32(truncatingIfNeeded: trees.count))
                var points = members[key] ?? []
                PointIndex.arrange(&points)
                try trees.layer(points, .least)
            }
            guard trees.count <= Int(UInt32.max) else { throw IndexFormatError(.tooLarge, section: .categories) }
            starts.append(UInt32(trees.count))
            var section = try EntryWriter.list(of: keys, section: .categories)
            var head = ByteWriter()
            head.column(starts)
            head.u32(UInt32(trees.count))
            section.append(head.bytes)
            section.append(trees.bytes)
            return section
        }
    }
}
