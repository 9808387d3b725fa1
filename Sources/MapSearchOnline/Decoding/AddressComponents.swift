import MapSearch

/// Assembles the components of an address, from the country down to the house.
///
/// Of several settlements, only the largest is the locality: those inside it are its districts.
struct AddressComponents {
    private(set) var components: [Address.Component] = []

    mutating func add(_ name: String?, _ kinds: Address.Component.Kinds) {
        guard let name else { return }
        let isWithin = kinds == .locality && components.contains { $0.kinds == .locality }
        components.append(Address.Component(name: name, kinds: isWithin ? .district : kinds))
    }
}
