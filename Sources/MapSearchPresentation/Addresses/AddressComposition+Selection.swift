import MapSearchText

extension AddressComposition {
    private static let sizes = Dictionary(
        uniqueKeysWithValues: AddressPart.allCases.enumerated().map { ($0.element, $0.offset) })
    private static let house: Set<AddressPart> = [.unit, .number, .street]

    /// What the address has in common with the context, from the country down.
    var levelsInCommon: [Set<AddressPart>] {
        guard let context = formatter.context else { return [] }
        let other = AddressPreparation(context)
        let isSameCountry =
            prepared.code.isEmpty || other.code.isEmpty
            ? agree(prepared.parts[.country], other.parts[.country]) : prepared.code == other.code
        guard isSameCountry else { return [] }
        var levels: [Set<AddressPart>] = [[.country]]
        guard agree(prepared.parts[.state], other.parts[.state]) else { return levels }
        levels.append([.state, .region])
        guard let settlement = settlement(of: prepared), let otherSettlement = self.settlement(of: other),
            agree(settlement, otherSettlement)
        else { return levels }
        levels.append(Set(AddressLayout.settlements + [.county, .stateDistrict, .postcode]))
        return levels
    }

    private func settlement(of address: AddressPreparation) -> String? {
        AddressLayout.settlements.lazy.compactMap { address.parts[$0] }.first
    }

    /// Whether two names are the same; what is not known contradicts nothing.
    private func agree(_ first: String?, _ second: String?) -> Bool {
        guard let first, let second else { return true }
        return TextFolding.folded(first) == TextFolding.folded(second)
    }

    /// What is too much for the short style.
    func partsNotInShort(of lines: [[Piece]]) -> Set<AddressPart> {
        let written = parts(of: lines)
        let areas = written.filter { part in
            part != .recipient && part != .name && part != .postcode && !Self.house.contains(part)
        }.sorted(by: isSmaller)
        var kept = Self.house
        if written.contains(.street) {
            let settlement = areas.first { AddressLayout.settlements.contains($0) }
            kept.formUnion([settlement ?? areas.first].compactMap(\.self))
        } else if areas.isEmpty {
            kept.formUnion([.recipient, .name, .postcode])
        } else {
            kept.formUnion(areas.prefix(2))
        }
        return Set(AddressPart.allCases).subtracting(kept)
    }

    /// The smallest part alone.
    func smallest(of lines: [[Piece]]) -> [[Piece]] {
        guard let part = parts(of: lines).min(by: isSmaller) else { return [] }
        return lines.lazy.flatMap(\.self).first { $0.part == part }.map { [[$0]] } ?? []
    }

    /// A line for each part, where the template has none for any of them.
    func remainder() -> [[Piece]] {
        AddressPart.allCases.compactMap { part in
            if part == .country, formatter.country == .omitted { return nil }
            return prepared.parts[part].map { [Piece(text: $0, part: part)] }
        }
    }

    private func parts(of lines: [[Piece]]) -> Set<AddressPart> {
        Set(lines.lazy.flatMap(\.self).compactMap(\.part))
    }

    private func isSmaller(_ first: AddressPart, _ second: AddressPart) -> Bool {
        Self.sizes[first, default: 0] < Self.sizes[second, default: 0]
    }
}
