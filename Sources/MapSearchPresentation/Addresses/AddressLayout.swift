/// How a country writes an address, read from ``AddressTemplateTable``.
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
        "district": [.suburb, .cityDistrict, .quarter, .neighbourhood],
    ]

    /// The settlements, the one that the post delivers to first.
    static let settlements: [AddressPart] = [.village, .town, .city, .hamlet, .municipality]

    /// Every layout by the code of its country, with ` local` behind it if it is for the country's own script.
    static let all: [Substring: AddressLayout] = read(AddressTemplateTable.text)

    static func read(_ text: String) -> [Substring: AddressLayout] {
        var layouts: [Substring: AddressLayout] = [:]
        var codes: [Substring] = []
        var isPlace = false
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if !line.hasPrefix(" ") {
                codes = line.hasSuffix(" local") ? [line] : line.split(separator: " ")
                isPlace = false
                for code in codes { layouts[code] = AddressLayout() }
                continue
            }
            let content = line.drop { $0 == " " }
            if content == "--" {
                isPlace = true
                continue
            }
            for items in lines(content) {
                for code in codes {
                    if isPlace {
                        layouts[code]?.placeLines.append(items)
                    } else {
                        layouts[code]?.lines.append(items)
                    }
                }
            }
        }
        return layouts
    }

    /// The line, and the one that stands before it without being told.
    private static func lines(_ text: Substring) -> [[Item]] {
        var items = Self.items(text)
        if items.contains(where: { $0.chain == [.street] }) { items.append(Item(before: ", ", chain: [.unit])) }
        return text == "{name}" ? [[Item(chain: [.recipient])], items] : [items]
    }

    private static func items(_ text: Substring) -> [Item] {
        var items: [Item] = []
        var rest = text
        var before = ""
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            before += rest[..<open]
            var item = item(rest[rest.index(after: open)..<close])
            item.before = before
            items.append(item)
            before = ""
            rest = rest[rest.index(after: close)...]
        }
        if !items.isEmpty { items[items.count - 1].after = String(rest) }
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
