import MapSearchText

extension AddressComposition {
    private static let house: AddressPartSet = [.unit, .number, .street]
    /// Parts that are in the short style only if there is nothing else.
    private static let last: AddressPartSet = [.recipient, .name, .postcode]

    /// The parts that the address has in common with the context, from the country down.
    var levelsInCommon: [AddressPartSet] {
        guard let context = formatter.context else { return [] }
        let other = AddressPreparation(context)
        let isSameCountry =
            prepared.code.isEmpty || other.code.isEmpty
            ? agree(prepared.parts[.country], other.parts[.country]) : prepared.code == other.code
        guard isSameCountry else { return [] }
        var levels: [AddressPartSet] = [[.country]]
        guard agree(prepared.parts[.state], other.parts[.state]) else { return levels }
        levels.append([.state, .region])
        guard let settlement = settlement(of: prepared), let otherSettlement = self.settlement(of: other),
            agree(settlement, otherSettlement)
        else { return levels }
        levels.append(AddressPartSet(AddressLayout.settlements + [.county, .stateDistrict, .postcode]))
        return levels
    }

    private func settlement(of address: AddressPreparation) -> String? {
        AddressLayout.settlements.lazy.compactMap { address.parts[$0] }.first
    }

    /// Whether two names are the same; an unknown name contradicts nothing.
    private func agree(_ first: String?, _ second: String?) -> Bool {
        guard let first, let second else { return true }
        return TextFolding.folded(first) == TextFolding.folded(second)
    }

    /// Parts that are too much for the short style.
    func partsNotInShort(of lines: [[Piece]]) -> AddressPartSet {
        let written = parts(of: lines)
        let areas = written.subtracting(Self.house).subtracting(Self.last).sorted
        var kept = Self.house
        if written.contains(.street) {
            if let area = areas.first(where: AddressLayout.settlements.contains) ?? areas.first { kept.insert(area) }
        } else if areas.isEmpty {
            kept.formUnion(Self.last)
        } else {
            kept.formUnion(AddressPartSet(areas.prefix(2)))
        }
        return .all.subtracting(kept)
    }

    /// The smallest part alone.
    func smallest(of lines: [[Piece]]) -> [[Piece]] {
        guard let part = parts(of: lines).sorted.first else { return [] }
        return lines.lazy.flatMap(\.self).first { $0.part == part }.map { [[$0]] } ?? []
    }

    /// A line for each part, if the template has no place for any of them.
    func remainder() -> [[Piece]] {
        AddressPart.allCases.compactMap { part in
            if part == .country, formatter.country == .omitted { return nil }
            return prepared.parts[part].map { [Piece(text: $0, part: part)] }
        }
    }

    private func parts(of lines: [[Piece]]) -> AddressPartSet {
        AddressPartSet(lines.lazy.flatMap(\.self).compactMap(\.part))
    }
}
