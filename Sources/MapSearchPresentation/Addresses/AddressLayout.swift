import MapSearch

/// The address format of a country, parsed from ``PostalFormatTable`` and ``AddressTemplateTable``.
struct AddressLayout: Sendable {
    /// One part in a line.
    struct Item: Sendable {
        /// The text between this part and the previous one in the line, or before the first.
        var before = ""
        /// The text after this part.
        var after = ""
        /// The first known part of these is written.
        var chain: [AddressPart]
        /// A constant text.
        var fixedText: String?
        /// Whether the abbreviation of the name is written.
        var isCode = false
        /// Whether the part is written even if it repeats the previous one.
        var mayRepeat = false
        /// Whether the part is left out in a city.
        var isForSmallPlaces = false

        var isStreet: Bool { chain.first == .street }
    }

    /// The lines of an address with a street or a postal code.
    var lines: [[Item]] = []
    /// The lines of any other address; empty to use the default ones.
    var placeLines: [[Item]] = []
}

extension AddressLayout {
    /// The alternatives for the parts in a template.
    static let chains: [Substring: [AddressPart]] = [
        "locality": settlements + [.county, .cityDistrict, .stateDistrict, .suburb, .island, .state],
        "settlement": [
            .city, .town, .village, .hamlet, .municipality, .county, .stateDistrict, .state, .suburb, .cityDistrict,
        ],
        "district": [.suburb, .cityDistrict, .neighbourhood, .quarter],
    ]

    /// The settlements, beginning with the one that mail is delivered to.
    static let settlements: [AddressPart] = [.town, .city, .village, .municipality, .hamlet]

    /// The parts that are names of areas, except for the country.
    static let areas = AddressPartSet.all.subtracting([
        .recipient, .name, .unit, .number, .street, .postcode, .country,
    ])

    /// The layouts by country code, followed by ` local` if they are for the country's own script.
    static let all = read(AddressTemplateTable.text, over: read(PostalFormatTable.text))

    /// Parses groups, based on known layouts.
    static func read(_ text: String, over known: [Substring: AddressLayout] = [:]) -> [Substring: AddressLayout] {
        var layouts = known
        var codes: [Substring] = []
        var isPlace = false
        var isHead = false
        var isCopy = false
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if !line.hasPrefix(" ") {
                // The codes of a group may span several lines.
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

    /// The line, and the one implied before it.
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

    /// The parts that a name in braces stands for: two for a house, one for all others.
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
        if names.hasSuffix(" without city") {
            item.isForSmallPlaces = true
            names = names.dropLast(13)
        }
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
