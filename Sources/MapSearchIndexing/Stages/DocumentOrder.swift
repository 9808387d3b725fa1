import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The order of documents: by place, so that what belongs to a container is one run of documents, and neighbours in space are
/// neighbours in the file.
///
/// Depth first over the containers. First comes a container's own document, then what belongs to it and is no container, then
/// each container that belongs to it with all that it has. Among those of one container the more important ones come first, in
/// sixteen classes; within a class they follow a Hilbert curve, and at one place the order is that of their URIs.
struct DocumentOrder {
    /// An object that others belong to.
    struct Container {
        var document: Int
        /// The document behind the last one that belongs to it.
        var end: Int
    }

    /// For each document the place of its record.
    private(set) var documents: [Int] = []
    /// In the order of their documents.
    private(set) var containers: [Container] = []
    /// For each document the number of the container that it belongs to.
    private(set) var parents: [Int?] = []
    /// How many records name a parent that is missing or, at last, themselves.
    private(set) var orphanCount = 0

    /// Orders records by their importance, as the file has it.
    init(_ records: [IndexRecord], importance: [UInt16]) {
        let links = Links(records)
        orphanCount = links.orphanCount
        let keys = records.indices.map { Key(records[$0], importance[$0]) }
        func precedes(_ a: Int, _ b: Int) -> Bool {
            keys[a] != keys[b] ? keys[a] < keys[b] : records[a].uri < records[b].uri
        }
        let isContainer = records.indices.map { place in
            !links.children[place].isEmpty || records[place].kind == .country || records[place].kind == .region
        }
        documents.reserveCapacity(records.count)
        parents.reserveCapacity(records.count)
        /// What is still to be numbered, the next one last: a record in a container, or the end of a container.
        enum Step {
            case record(Int, container: Int?)
            case end(container: Int)
        }
        func steps(_ records: [Int], in container: Int?) -> [Step] {
            let leaves = records.filter { !isContainer[$0] }.sorted(by: precedes)
            let others = records.filter { isContainer[$0] }.sorted(by: precedes)
            return (leaves + others).reversed().map { .record($0, container: container) }
        }
        var stack = steps(links.roots, in: nil)
        while let step = stack.popLast() {
            switch step {
            case .end(let container): containers[container].end = documents.count
            case .record(let record, let container):
                documents.append(record)
                parents.append(container)
                guard isContainer[record] else { continue }
                let number = containers.count
                containers.append(Container(document: documents.count - 1, end: documents.count))
                stack.append(.end(container: number))
                stack += steps(links.children[record], in: number)
            }
        }
    }

    /// What records of one container are ordered by.
    private struct Key: Comparable {
        /// The class of importance, the highest one first.
        let rank: UInt16
        /// Where it comes on the curve.
        let place: UInt64

        init(_ record: IndexRecord, _ importance: UInt16) {
            rank = 15 - importance >> 12
            let curve = HilbertCurve(order: 32)
            place = curve.index(
                x: Self.unsigned(FixedAngle.wrapping(record.coordinate.longitude)),
                y: Self.unsigned(FixedAngle.wrapping(record.coordinate.latitude)))
        }

        private static func unsigned(_ angle: Int32) -> UInt32 { UInt32(bitPattern: angle) ^ 0x8000_0000 }

        static func < (a: Key, b: Key) -> Bool { (a.rank, a.place) < (b.rank, b.place) }
    }

    /// Which record belongs to which.
    private struct Links {
        var children: [[Int]]
        /// What belongs to nothing.
        var roots: [Int] = []
        var orphanCount = 0

        init(_ records: [IndexRecord]) {
            var places: [String: Int] = [:]
            places.reserveCapacity(records.count)
            for (place, record) in records.enumerated() { places[record.uri] = place }
            let parents = records.map { record in record.parent.flatMap { places[$0] } }
            children = Array(repeating: [], count: records.count)
            for (place, record) in records.enumerated() {
                if let parent = parents[place], Self.ends(place, parents) {
                    children[parent].append(place)
                } else {
                    if record.parent != nil { orphanCount += 1 }
                    roots.append(place)
                }
            }
        }

        /// Whether the chain of parents comes to an end before the depth that a reader follows.
        private static func ends(_ place: Int, _ parents: [Int?]) -> Bool {
            var next = parents[place]
            for _ in 0..<ContainerIndex.maximumDepth {
                guard let parent = next else { return true }
                next = parents[parent]
            }
            return false
        }
    }
}
