import MapGeometry
import MapSearchIndexFormat

/// The order of documents: by position, so that everything in a container is one run of documents, and neighbours in space are
/// neighbours in the file.
///
/// Depth first over the containers. First comes the document of a container, then its contents that are not containers, then
/// each container in it with all its contents. Within one container, more important objects come first, in
/// sixteen classes; within a class they follow a Hilbert curve, and at the same position the order is that of their URIs.
struct DocumentOrder {
    /// The record of each document.
    private(set) var records: [UInt32] = []
    /// The documents of the containers, ascending.
    private(set) var containers: [UInt32] = []
    /// For each container, the document after its last one.
    private(set) var ends: [UInt32] = []
    /// For each record, its number as a container; ``RecordLinks/none`` if it is not one.
    private(set) var numbers: [UInt32]

    /// Sorts records; `uri` returns the URI of one, which is needed if several have the same position.
    init(
        _ facts: RecordFacts, _ links: RecordLinks, uri: (UInt32) throws(IndexFormatError) -> String
    ) throws(IndexFormatError) {
        numbers = [UInt32](repeating: RecordLinks.none, count: facts.count)
        records.reserveCapacity(facts.count)
        let children = Children(links)
        /// The records of one container that are not numbered yet.
        struct Siblings {
            var rest: ArraySlice<Key>
            /// The number of the container; none for objects without a container.
            var container: Int?
        }
        var stack = [Siblings(rest: try Self.sorted(children.roots, facts, links, uri)[...])]
        while let top = stack.indices.last {
            guard let next = stack[top].rest.popFirst() else {
                if let container = stack[top].container { ends[container] = UInt32(records.count) }
                stack.removeLast()
                continue
            }
            records.append(next.record)
            guard links.isContainer[Int(next.record)] else { continue }
            let number = containers.count
            numbers[Int(next.record)] = UInt32(number)
            containers.append(UInt32(records.count - 1))
            ends.append(0)
            stack.append(
                Siblings(rest: try Self.sorted(children[next.record], facts, links, uri)[...], container: number))
        }
    }

    /// The sort key of the records in one container.
    private struct Key {
        /// Whether it is a container, its class of importance and its position on the curve, without the last five bits.
        let place: UInt64
        let record: UInt32
    }

    private static func place(_ record: UInt32, _ facts: RecordFacts) -> UInt64 {
        func unsigned(_ angle: Int32) -> UInt32 { UInt32(bitPattern: angle) ^ 0x8000_0000 }
        return HilbertCurve(order: 32).index(
            x: unsigned(facts.longitudes[Int(record)]), y: unsigned(facts.latitudes[Int(record)]))
    }

    private static func sorted(
        _ records: ArraySlice<UInt32>, _ facts: RecordFacts, _ links: RecordLinks,
        _ uri: (UInt32) throws(IndexFormatError) -> String
    ) throws(IndexFormatError) -> [Key] {
        var keys = records.map { record in
            let rank = UInt64(15 - facts.importances[Int(record)] >> 12)
            let isContainer: UInt64 = links.isContainer[Int(record)] ? 1 : 0
            return Key(place: isContainer << 63 | rank << 59 | place(record, facts) >> 5, record: record)
        }
        keys.sort { $0.place < $1.place }
        var start = 0
        while start < keys.count {
            var end = start + 1
            while end < keys.count, keys[end].place == keys[start].place { end += 1 }
            if end > start + 1 {
                var ties: [(place: UInt64, uri: String, key: Key)] = []
                for key in keys[start..<end] { ties.append((place(key.record, facts), try uri(key.record), key)) }
                ties.sort { ($0.place, $0.uri) < ($1.place, $1.uri) }
                for (index, tie) in ties.enumerated() { keys[start + index] = tie.key }
            }
            start = end
        }
        return keys
    }

    /// The records of each container, one container after the other.
    private struct Children {
        private var starts: [UInt32]
        private var records: [UInt32]

        init(_ links: RecordLinks) {
            // The last ones are those without a container.
            let count = links.parents.count
            func owner(_ record: Int) -> Int {
                links.parents[record] == RecordLinks.none ? count : Int(links.parents[record])
            }
            starts = [UInt32](repeating: 0, count: count + 2)
            for record in 0..<count { starts[owner(record) + 1] += 1 }
            for place in 1..<starts.count { starts[place] += starts[place - 1] }
            records = [UInt32](repeating: 0, count: count)
            var places = starts
            for record in 0..<count {
                let owner = owner(record)
                records[Int(places[owner])] = UInt32(record)
                places[owner] += 1
            }
        }

        var roots: ArraySlice<UInt32> { self[UInt32(starts.count - 2)] }

        subscript(record: UInt32) -> ArraySlice<UInt32> {
            records[Int(starts[Int(record)])..<Int(starts[Int(record) + 1])]
        }
    }
}
