import MapSearch
import MapSearchText

/// The composition of one address.
struct AddressComposition {
    /// A piece of a line: a part, or the text between two parts.
    struct Piece {
        var text: String
        var part: AddressPart?

        /// Whether this is the name of a settlement, a part of one, or a region.
        var isArea: Bool { part.map(AddressLayout.areas.contains) ?? false }
    }

    let formatter: AddressFormatter
    let prepared: AddressPreparation
    let isLocal: Bool
    private let lines: [[AddressLayout.Item]]
    private let countryName: String?
    private let isPlace: Bool

    init(_ parts: AddressParts, by formatter: AddressFormatter) {
        self.formatter = formatter
        prepared = AddressPreparation(parts)
        let code = prepared.code
        let layouts = AddressLayout.all
        let local = prepared.isLocal ? layouts[code + " local"] : nil
        isLocal = local != nil
        let layout = local ?? layouts[code[...]] ?? layouts["default"] ?? AddressLayout()
        isPlace = prepared.parts[.street] == nil && prepared.parts[.postcode] == nil && !isLocal
        lines = isPlace ? Self.placeLines(of: layout, layouts["place"] ?? layout) : layout.lines
        countryName =
            switch formatter.country {
            case .asGiven, .omitted: nil
            case .named(let name): AddressPreparation.clean(name[...])
            case .inLanguage(let language): CountryNames.name(of: code, language: language)
            }
    }

    /// The lines for a place: those of the country, or else the default ones with the country as in its own format.
    private static func placeLines(of layout: AddressLayout, _ common: AddressLayout) -> [[AddressLayout.Item]] {
        func isCountry(_ items: [AddressLayout.Item]) -> Bool { items.allSatisfy { $0.chain == [.country] } }
        if !layout.placeLines.isEmpty { return layout.placeLines }
        // If the country comes first, everything else is reversed as well.
        if layout.lines.first.map(isCountry) ?? false { return layout.lines }
        return common.lines.filter { !isCountry($0) } + layout.lines.filter { $0.contains { $0.chain == [.country] } }
    }

    func formatted() -> FormattedAddress {
        let unwanted: AddressPartSet = formatter.country == .omitted ? [.country] : []
        let entries = self.entries()
        var lines = compose(entries, hiding: unwanted)
        let full = lines
        var hidden = unwanted
        for level in levelsInCommon { hidden.formUnion(level) }
        if formatter.style == .short { hidden.formUnion(partsNotInShort(of: full)) }
        if hidden != unwanted { lines = compose(entries, hiding: hidden) }
        // The smallest part is always written: Berlin for a reader in Berlin.
        if lines.isEmpty { lines = smallest(of: full) }
        if lines.isEmpty { lines = remainder() }
        return assemble(lines)
    }

    // MARK: Lines

    /// An item of the layout with its text for this address.
    private struct Entry {
        let item: AddressLayout.Item
        let isFirst: Bool
        let part: AddressPart
        let text: String
    }

    /// A line of the layout, with the preceding lines of the street.
    private struct LineEntries {
        var street: [Piece] = []
        var entries: [Entry] = []

        /// The text between the postal code and the name before it, if the line ends with a code and is for both.
        var textBeforeCode: String? {
            guard let last = entries.last, last.part == .postcode, !last.isFirst else { return nil }
            return last.item.before
        }
    }

    /// The texts of all lines for this address, whether they are written or not.
    private func entries() -> [LineEntries] {
        lines.map { items in
            var line = LineEntries()
            if items.contains(where: \.isStreet) {
                line.street = prepared.streetLines.map { Piece(text: abbreviated($0), part: .street) }
            }
            for (index, item) in items.enumerated() {
                guard let (part, text) = value(of: item) else { continue }
                line.entries.append(Entry(item: item, isFirst: index == 0, part: part, text: text))
            }
            // Ontario itself is not "ON".
            if isPlace, line.entries.count == 1, line.entries[0].item.isCode {
                let entry = line.entries[0]
                let name = prepared.parts[entry.part] ?? entry.text
                line.entries[0] = Entry(item: entry.item, isFirst: entry.isFirst, part: entry.part, text: name)
            }
            return line
        }
    }

    private func compose(_ lines: [LineEntries], hiding hidden: AddressPartSet) -> [[Piece]] {
        var written: Set<String> = []
        var writtenWithOthers: Set<String> = []
        var result: [[Piece]] = []
        for entries in lines {
            if !hidden.contains(.street) { result += entries.street.map { [$0] } }
            let line = compose(entries.entries, hiding: hidden)
            if let before = entries.textBeforeCode, join(line, before, to: &result) { continue }
            // A single name may repeat another one, a line of several parts does not.
            let key = line.count == 1 ? TextFolding.folded(line[0].text) : ""
            let isRepeated = !key.isEmpty && !written.insert(key).inserted
            // The province of 28001 Madrid; but Singapore is a country, too.
            if line.count == 1, line[0].isArea, writtenWithOthers.contains(key) { continue }
            if line.count > 1 {
                writtenWithOthers.formUnion(line.lazy.filter(\.isArea).map { TextFolding.folded($0.text) })
            }
            if !line.isEmpty, !isRepeated { result.append(line) }
        }
        // The state is Guadeloupe, and the country "Guadeloupe, France".
        if let territory = result.last?.first, territory.part == .country,
            let comma = territory.text.firstIndex(of: ",")
        {
            let name = TextFolding.folded(String(territory.text[..<comma]))
            result.removeAll { $0.count == 1 && $0[0].part != .country && TextFolding.folded($0[0].text) == name }
        }
        return result
    }

    /// Joins a line that ends with the postal code to the name above it: the town if the region is not known, or the
    /// region of the same name.
    private func join(_ line: [Piece], _ textBeforeCode: String, to lines: inout [[Piece]]) -> Bool {
        guard let code = line.last, code.part == .postcode, let name = lines.last?.last, name.isArea else {
            return false
        }
        if line.count == 1 {
            lines[lines.count - 1] += [Piece(text: textBeforeCode), code]
            return true
        }
        if lines.last?.count == 1, TextFolding.folded(name.text) == TextFolding.folded(line[0].text) {
            lines.removeLast()
        }
        return false
    }

    private func compose(_ entries: [Entry], hiding hidden: AddressPartSet) -> [Piece] {
        var line: [Piece] = []
        var texts: Set<String> = []
        for entry in entries where !hidden.contains(entry.part) {
            let (item, part, text) = (entry.item, entry.part, entry.text)
            let canRepeat = item.mayRepeat || part == .number || part == .unit || part == .postcode
            let isNew = texts.insert(text).inserted
            if !isNew, !canRepeat { continue }
            let before = part == .number ? StreetLine.separator(item.before, before: text) : item.before
            if !line.isEmpty || entry.isFirst, !before.isEmpty { line.append(Piece(text: before)) }
            line.append(Piece(text: text, part: part))
            if !item.after.isEmpty { line.append(Piece(text: item.after)) }
        }
        return line
    }

    private func value(of item: AddressLayout.Item) -> (AddressPart, String)? {
        if item.isForSmallPlaces, prepared.parts.isInCity { return nil }
        if let fixed = item.fixedText, let part = item.chain.first {
            guard part == .country else { return (part, fixed) }
            return countryName.map { (part, $0) } ?? (prepared.parts[.country] == nil ? nil : (part, fixed))
        }
        for part in item.chain {
            if part == .country, let countryName { return (part, countryName) }
            guard let text = item.isCode ? prepared.short(part) : prepared.parts[part], !text.isEmpty else { continue }
            if item.chain.count > 2, isDistrict(part), isSettlementName(text) { continue }
            return (part, part == .street ? abbreviated(text) : text)
        }
        return nil
    }

    private func isDistrict(_ part: AddressPart) -> Bool {
        part == .suburb || part == .cityDistrict || part == .quarter || part == .neighbourhood
    }

    private func isSettlementName(_ text: String) -> Bool {
        AddressLayout.settlements.contains { prepared.parts[$0] == text }
    }

    private func abbreviated(_ street: String) -> String {
        formatter.abbreviates ? StreetAbbreviations.abbreviate(street, country: prepared.code) : street
    }
}
