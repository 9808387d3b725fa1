import MapSearch

extension AddressBook {
    /// So many addresses must name a city before it is believed.
    private static let fewestAddresses = 5

    /// Lets a settlement bear the name that its addresses use and nothing on the map has, such as that of a municipality
    /// with two villages: most of those that use it must be there.
    func nameCities(_ streets: StreetTable, _ territories: inout Territories, _ data: OSMData) {
        var counts: [UInt32: [Int: Int]] = [:]
        var examples: [UInt32: OSMAddress] = [:]
        for address in addresses {
            guard let city = address.city, let home = address.home, let territory = streets.territories[home],
                let locality = territories.chain(territory).last(where: { territories.all[$0].record.kind == .locality }
                )
            else { continue }
            counts[city, default: [:]][locality, default: 0] += 1
            if examples[city] == nil { examples[city] = address }
        }
        for (city, localities) in counts.sorted(by: { data.objects.pool[$0.key] < data.objects.pool[$1.key] }) {
            let name = OSMNames.trimmed(data.objects.pool[city])
            let total = localities.values.reduce(0, +)
            guard let best = localities.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
                total >= Self.fewestAddresses, best.value * 5 >= total * 4,
                !name.contains(where: { ",;".contains($0) }),
                let example = examples[city], territories.territory(named: name, near: example.coordinate) == nil
            else { continue }
            territories.update(best.key) { $0.record.alternateNames.append(name) }
        }
    }
}
