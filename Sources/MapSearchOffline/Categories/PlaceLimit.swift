import MapSearch
import MapSearchIndexFormat

/// Decides whether a business is in a place, such as a settlement or a street.
///
/// It is if the place contains it in the index. If the place has an outline, being inside is enough, too; if it is a postal code, the
/// code in the address.
struct PlaceLimit {
    /// The relation of a business to the place.
    enum Membership: UInt8 {
        /// It is in the place itself.
        case direct
        /// It is in another settlement that belongs to the place.
        case indirect
    }

    private let index: OfflineIndex
    private let container: Int?
    /// The number of the outline.
    private let area: Int?
    /// Whether another settlement in between matters.
    private let isSettlement: Bool
    /// The documents whose addresses have each of the words of the postal code; empty for another place.
    private let addresses: [DocumentRanges]
    /// The containers seen so far.
    private var known: [Int: Membership?] = [:]

    private var file: IndexFile { index.file }

    init(_ document: UInt32, _ kind: ObjectKind, in index: OfflineIndex) throws(IndexFormatError) {
        self.index = index
        isSettlement = kind == .locality
        container = try index.file.containers.number(of: document)
        area = try index.file.areas.number(of: document)
        addresses = kind == .postcode ? try Self.addresses(of: document, in: index.file) : []
    }

    private static func addresses(
        of postcode: UInt32, in file: IndexFile
    ) throws(IndexFormatError) -> [DocumentRanges] {
        var names = try file.forward.cursor(postcode)
        guard let name = try file.forward.next(&names) else { return [] }
        var addresses: [DocumentRanges] = []
        for place in 0..<name.termCount {
            let term = Int(try name.term(place))
            var runs: [Range<UInt32>] = []
            try file.containers.areas.forEachRun(terms: term..<term + 1) { run in
                runs.append(run)
                return true
            }
            addresses.append(DocumentRanges(runs))
        }
        return addresses
    }

    /// Whether nothing is known: the place has neither members nor an outline.
    var isOpen: Bool { container == nil && area == nil && addresses.isEmpty }

    /// Returns the relation of a business to the place; nil if it is not in the place.
    mutating func membership(
        _ document: UInt32, _ latitude: Int32, _ longitude: Int32
    ) throws(IndexFormatError) -> Membership? {
        if !addresses.isEmpty, addresses.allSatisfy({ $0.contains(document) }) { return .direct }
        if let own = try file.attributes[document].container, let membership = try membership(of: own) {
            return membership
        }
        guard let area, try file.areas.contains(area, latitude, longitude) else { return nil }
        return .indirect
    }

    private mutating func membership(of first: Int) throws(IndexFormatError) -> Membership? {
        guard let container else { return nil }
        if let answer = known[first] { return answer }
        var next: Int? = first
        var answer: Membership?
        var passed = Membership.direct
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let current = next else { break }
            if current == container {
                answer = passed
                break
            }
            let kind = Int(try file.attributes.kind(try file.containers.document(current)))
            if isSettlement, kind < index.kinds.count, index.kinds[kind] == .locality { passed = .indirect }
            next = try file.containers.parent(current)
        }
        known[first] = .some(answer)
        return answer
    }
}
