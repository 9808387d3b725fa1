/// A set of address parts, as bits, because hidden parts are checked for each piece of each address.
struct AddressPartSet: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt32

    static let all = AddressPartSet(AddressPart.allCases)

    init(_ parts: some Sequence<AddressPart>) {
        bits = parts.reduce(0) { $0 | Self.bit($1) }
    }

    init(arrayLiteral parts: AddressPart...) {
        self.init(parts)
    }

    private static func bit(_ part: AddressPart) -> UInt32 { 1 << UInt32(part.ordinal) }

    func contains(_ part: AddressPart) -> Bool { bits & Self.bit(part) != 0 }

    mutating func insert(_ part: AddressPart) { bits |= Self.bit(part) }

    mutating func formUnion(_ other: AddressPartSet) { bits |= other.bits }

    func subtracting(_ other: AddressPartSet) -> AddressPartSet {
        var rest = self
        rest.bits &= ~other.bits
        return rest
    }

    /// The parts, beginning with the smallest.
    var sorted: [AddressPart] { AddressPart.allCases.filter(contains) }
}

extension AddressPart {
    /// The number of the part, smaller for smaller areas.
    fileprivate var ordinal: Int {
        switch self {
        case .recipient: 0
        case .name: 1
        case .unit: 2
        case .number: 3
        case .street: 4
        case .neighbourhood: 5
        case .quarter: 6
        case .suburb: 7
        case .cityDistrict: 8
        case .hamlet: 9
        case .village: 10
        case .town: 11
        case .city: 12
        case .municipality: 13
        case .island: 14
        case .county: 15
        case .stateDistrict: 16
        case .state: 17
        case .region: 18
        case .postcode: 19
        case .country: 20
        }
    }

    /// Hashes the part by its number instead of its name, which would take several times as long.
    ///
    /// - Parameter hasher: The hasher to feed.
    public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }
}
