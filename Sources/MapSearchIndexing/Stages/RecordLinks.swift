import MapSearchIndexFormat

/// The parents of records, by their numbers.
struct RecordLinks {
    /// The parent of each record; ``none`` if there is none.
    private(set) var parents: [UInt32]
    /// Whether a record is a container: parents, countries and regions are.
    private(set) var isContainer: [Bool]
    /// The number of records whose parent is missing, or is one of their descendants.
    private(set) var orphanCount = 0

    static let none = UInt32.max

    init(_ facts: RecordFacts) {
        var named = [UInt32](repeating: Self.none, count: facts.count)
        isContainer = [Bool](repeating: false, count: facts.count)
        for record in 0..<facts.count {
            if facts.traits[record].contains(.isContainer) { isContainer[record] = true }
            guard facts.traits[record].contains(.hasParent),
                let parent = facts.record(withHash: facts.parentHashes[record])
            else { continue }
            named[record] = UInt32(parent)
        }
        parents = named
        for record in 0..<facts.count where facts.traits[record].contains(.hasParent) {
            if named[record] == Self.none || !Self.isAcyclic(from: record, named) {
                parents[record] = Self.none
                orphanCount += 1
            } else {
                isContainer[Int(named[record])] = true
            }
        }
    }

    private static func isAcyclic(from record: Int, _ parents: [UInt32]) -> Bool {
        var next = parents[record]
        for _ in 0..<ContainerIndex.maximumDepth {
            if next == none { return true }
            next = parents[Int(next)]
        }
        return false
    }

    /// The country of a record: its own, or that of the nearest ancestor with one; 0 for none.
    func country(of record: Int, _ facts: RecordFacts) -> UInt16 {
        var record = record
        for _ in 0..<ContainerIndex.maximumDepth {
            if facts.countries[record] != 0 { return facts.countries[record] }
            guard parents[record] != Self.none else { break }
            record = Int(parents[record])
        }
        return 0
    }

    /// The time zone of each container, by record: the one that most of its contents have; 0 for none.
    ///
    /// If there are several, the first by name, regardless of the order of records.
    func timeZones(_ facts: RecordFacts) -> [UInt32: UInt16] {
        guard !facts.timeZoneNames.isEmpty else { return [:] }
        var counts: [UInt64: Int] = [:]
        for record in 0..<facts.count where parents[record] != Self.none && facts.timeZones[record] != 0 {
            counts[UInt64(parents[record]) << 16 | UInt64(facts.timeZones[record]), default: 0] += 1
        }
        var best: [UInt32: (zone: UInt16, count: Int)] = [:]
        func name(_ zone: UInt16) -> String { facts.timeZoneNames[Int(zone) - 1] }
        for (key, count) in counts {
            let container = UInt32(key >> 16)
            let zone = UInt16(truncatingIfNeeded: key)
            if let old = best[container], (old.count, name(zone)) > (count, name(old.zone)) { continue }
            best[container] = (zone, count)
        }
        return best.mapValues(\.zone)
    }
}
