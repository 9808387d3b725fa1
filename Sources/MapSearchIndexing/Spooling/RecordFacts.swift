import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The part of each record that stays in memory: 40 bytes, in the order in which records were added.
struct RecordFacts: Sendable {
    /// The offset of each record in the spool.
    private(set) var places: [UInt64] = []
    private(set) var uriHashes: [UInt64] = []
    /// The hash of the URI of the parent, if it has one.
    private(set) var parentHashes: [UInt64] = []
    private(set) var latitudes: [Int32] = []
    private(set) var longitudes: [Int32] = []
    private(set) var importances: [UInt16] = []
    /// Two ASCII letters, or 0.
    private(set) var countries: [UInt16] = []
    /// The index in ``timeZoneNames`` + 1, or 0.
    private(set) var timeZones: [UInt16] = []
    private(set) var traits: [Traits] = []
    private(set) var timeZoneNames: [String] = []
    private var timeZoneNumbers: [String: UInt16] = [:]
    /// Records by the hash of their URI, in open addressing; the record + 1.
    private var slots = [UInt32](repeating: 0, count: 1 << 6)

    /// Properties of a record, as bits.
    struct Traits: OptionSet {
        let rawValue: UInt8

        static let hasParent = Traits(rawValue: 1)
        /// A country or region, which may contain others by its outline alone.
        static let isContainer = Traits(rawValue: 2)
        static let isBusiness = Traits(rawValue: 4)
        static let isSettlement = Traits(rawValue: 8)
        /// Its words are searchable for its contents.
        ///
        /// Too many streets have the same name; theirs are read when something in them is examined.
        static let isNamedInQueries = Traits(rawValue: 16)
    }

    var count: Int { places.count }

    /// The maximum number of records: the highest numbers mean none.
    static let maximumCount = Int(UInt32.max) - 2

    static func hash(_ uri: String) -> UInt64 { XXHash64.hash(Array(uri.utf8)) }

    /// Adds a record under a hash of its URI.
    mutating func append(_ record: IndexRecord, hash: UInt64, place: UInt64) throws(IndexingError) {
        guard count < Self.maximumCount else {
            throw IndexingError("there are more than \(Self.maximumCount) records: split the data")
        }
        var traits: Traits = []
        if record.parent != nil { traits.insert(.hasParent) }
        if record.kind == .country || record.kind == .region { traits.insert(.isContainer) }
        if record.kind == .locality || record.kind == .district { traits.insert(.isSettlement) }
        if record.business != nil { traits.insert(.isBusiness) }
        if !Self.innerKinds.contains(record.kind) { traits.insert(.isNamedInQueries) }
        places.append(place)
        uriHashes.append(hash)
        parentHashes.append(record.parent.map(Self.hash) ?? 0)
        latitudes.append(FixedAngle.wrapping(record.coordinate.latitude))
        longitudes.append(FixedAngle.wrapping(record.coordinate.longitude))
        importances.append(UInt16((Importance.importance(of: record) * 65_535).rounded()))
        countries.append(Self.country(record.countryCode))
        timeZones.append(try number(ofTimeZone: record.timeZone))
        self.traits.append(traits)
        if count * 3 > slots.count * 2 { grow() }
        insert(count - 1)
    }

    /// Objects within one settlement.
    private static let innerKinds: Set<ObjectKind> = [.street, .house, .business, .station, .intersection, .other]

    private static func country(_ code: String?) -> UInt16 {
        guard let code, code.utf8.count == 2 else { return 0 }
        return code.uppercased().utf8.reduce(0) { $0 << 8 | UInt16($1) }
    }

    private mutating func number(ofTimeZone name: String?) throws(IndexingError) -> UInt16 {
        guard let name else { return 0 }
        if let number = timeZoneNumbers[name] { return number }
        guard timeZoneNames.count < StringTable.maximumCount else {
            throw IndexingError("there are more than \(StringTable.maximumCount) time zones: use IANA names")
        }
        timeZoneNames.append(name)
        let number = UInt16(timeZoneNames.count)
        timeZoneNumbers[name] = number
        return number
    }

    // MARK: URIs

    private mutating func insert(_ record: Int) {
        var slot = Int(truncatingIfNeeded: uriHashes[record]) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt32(record + 1)
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for record in 0..<count - 1 { insert(record) }
    }

    /// Calls `body` with each record whose URI has a hash, until it returns true.
    func first(
        withHash hash: UInt64, where body: (Int) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> Int? {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let record = Int(slots[slot]) - 1
            if uriHashes[record] == hash, try body(record) { return record }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The record whose URI has a hash; if there are several, any of them.
    func record(withHash hash: UInt64) -> Int? {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let record = Int(slots[slot]) - 1
            if uriHashes[record] == hash { return record }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }
}
