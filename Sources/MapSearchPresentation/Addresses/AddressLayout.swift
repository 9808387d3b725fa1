import MapSearch

/// How a country writes an address, read from ``PostalFormatTable`` and ``AddressTemplateTable``.
struct AddressLayout: Sendable {
    /// One part in a line.
    struct Item: Sendable {
        /// What is written between this part and the one before it in the line, or before the first.
        var before = ""
        /// What is written behind this part.
        var after = ""
        /// The first of these that is known is written.
        var chain: [AddressPart]
        /// The text that is written whatever the address says.
        var fixedText: String?
        /// Whether the short form of the name is written.
        var isCode = false
        /// Whether the part is written even where it repeats the one before it.
        var mayRepeat = false

        var isStreet: Bool { chain.first == .street }
    }

    /// The lines of an address with a street or a postal code.
    var lines: [[Item]] = []
    /// The lines of any other one; empty when those of all countries will do.
    var placeLines: [[Item]] = []
}

extension AddressLayout {
    /// The parts that stand for others in a template.
    static let chains: [Substring: [AddressPart]] = [
        "locality": settlements + [.county, .cityDistrict, .stateDistrict, .suburb, .island, .state],
        "settlement": [
            .city, .town, .village, .hamlet, .municipality, .county, .stateDistrict, .state, .suburb, .cityDistrict,
        ],
        "district": [.suburb, .cityDistrict, .neighbourhood, .quarter],
    ]

    /// The settlements, the one that the post delivers to first.
    static let settlements: [AddressPart] = [.town, .city, .village, .municipality, .hamlet]

    /// Every layout by the code of its country, with ` local` behind it if it is for the country's own script.
    static let all = read(AddressTemplateTable.text, over: read(PostalFormatTable.text))

    /// Reads groups, over layouts that are known already.
    static func read(_ text: String, over known: [Substring: AddressLayout] = [:]) -> [Substring: AddressLayout] {
        var layouts = known
        var codes: [Substring] = []
        var isPlace = false
        var isHead = false
        var isCopy = false
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if !line.hasPrefix(" ") {
                // The codes of a group may need several lines.
                if !isHead { codes = [] }
                let new = line.hasSuffix(" local") ? [line] : line.split(separator: " ")
                for code in new { layouts[code] = AddressLayout() }
                codes += new
                isPlace = false
                isCopy = false
                isHead = true
                continue
            }
            isHead = false
            let content = line.drop { $0 == " " }
            if content == "--" {
                isPlace = true
                continue
            }
            if content.hasPrefix("as ") {
                let base = (layouts[content.dropFirst(3)] ?? AddressLayout()).withoutCountry
                for code in codes { layouts[code] = base }
                isCopy = true
                continue
            }
            for code in codes {
                for items in lines(content, StreetLine(countryCode: String(code.prefix(2)))) {
                    if !isPlace { layouts[code]?.lines.append(items) }
                    let hasPlaceLines = layouts[code]?.placeLines.isEmpty == false
                    if isPlace || isCopy && hasPlaceLines { layouts[code]?.placeLines.append(items) }
                }
            }
        }
        return layouts
    }

    /// The layout without the name of the country.
    private var withoutCountry: AddressLayout {
        func isCountry(_ items: [Item]) -> Bool { items.allSatisfy { $0.chain == [.country] } }
        return AddressLayout(
            lines: lines.filter { !isCountry($0) }, placeLines: placeLines.filter { !isCountry($0) })
    }

    /// The line, and the one that stands before it without being told.
    private static func lines(_ text: Substring, _ order: StreetLine) -> [[Item]] {
        var items = Self.items(text, order)
        if items.contains(where: \.isStreet) { items.append(Item(before: ", ", chain: [.unit])) }
        return text.hasPrefix("{name}") ? [[Item(chain: [.recipient])], items] : [items]
    }

    private static func items(_ text: Substring, _ order: StreetLine) -> [Item] {
        var items: [Item] = []
        var rest = text
        var before = ""
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            before += rest[..<open]
            var found = self.found(rest[rest.index(after: open)..<close], order)
            found[0].before = before
            items += found
            before = ""
            rest = rest[rest.index(after: close)...]
        }
        if !items.isEmpty { items[items.count - 1].after = String(rest) }
        return items
    }

    /// The parts that a name in braces means: two for a house, one for all others.
    private static func found(_ text: Substring, _ order: StreetLine) -> [Item] {
        guard text.hasPrefix("house") else { return [item(text)] }
        let others = text.split(separator: "/").dropFirst().joined(separator: "/")
        let street = item(others.isEmpty ? "street" : "street/\(others)")
        var items = [street, Item(chain: [.number])]
        if order.isNumberFirst { items.reverse() }
        items[1].before = order.separator
        return items
    }

    private static func item(_ text: Substring) -> Item {
        let sides = text.split(separator: "=", maxSplits: 1)
        var names = sides.first ?? ""
        var item = Item(chain: [])
        if sides.count > 1 { item.fixedText = String(sides[1]) }
        if names.hasSuffix("!") {
            item.mayRepeat = true
            names = names.dropLast()
        }
        if names.hasSuffix(".code") {
            item.isCode = true
            names = names.dropLast(5)
        }
        item.chain = names.split(separator: "/").flatMap { name in
            chains[name] ?? AddressPart(rawValue: String(name)).map { [$0] } ?? []
        }
        return item
    }
}
