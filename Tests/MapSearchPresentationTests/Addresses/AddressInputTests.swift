import MapSearchTestSupport
import MapSearchText
import Testing

@testable import MapSearch
@testable import MapSearchPresentation

/// The tables are sound, and no input does harm.
@Suite struct AddressInputTests {
    @Test func everyTerritoryHasALayout() {
        let codes = CountryNameTable.text.split(separator: "\n").map { $0.prefix(2) }
        #expect(codes.count == 250)
        #expect(codes.filter { AddressLayout.all[$0] == nil } == [])
        #expect(Set(codes).count == codes.count)
        let known = Set(codes).union(["place", "default"])
        let layouts = AddressLayout.all.keys.map { $0.hasSuffix(" local") ? $0.dropLast(6) : $0 }
        #expect(layouts.filter { !known.contains($0) } == [])
    }

    @Test func everyTemplateIsRead() {
        for (code, layout) in AddressLayout.all {
            #expect(!layout.lines.isEmpty, "\(code)")
            for item in (layout.lines + layout.placeLines).joined() {
                #expect(!item.chain.isEmpty, "\(code)")
                #expect(!(item.before + item.after).contains { "{}=!".contains($0) }, "\(code)")
            }
        }
        #expect(Set(Self.heads).count == Self.heads.count, "a code is in two groups")
    }

    /// The codes of the groups of corrections.
    private static let heads: [Substring] = AddressTemplateTable.text.split(separator: "\n")
        .filter { !$0.hasPrefix(" ") && !$0.hasPrefix("#") }
        .flatMap { $0.hasSuffix(" local") ? [$0] : $0.split(separator: " ") }

    /// A territory has the address format of its country, and its own name.
    @Test func layoutsOfOtherCountries() throws {
        let copies = AddressTemplateTable.text.split(separator: "\n").filter { $0.hasPrefix("  as ") }
        #expect(copies.count > 10 && copies.allSatisfy { AddressLayout.all[$0.dropFirst(5)] != nil })
        let groups = AddressLayout.read(
            "FR\n  {house}\n  {country}\n  --\n  {city}\n  {country}\nGF\n  as FR\n  {country=X}\n")
        let copy = try #require(groups["GF"])
        #expect(copy.lines.count == 2 && copy.placeLines.count == 2)
        #expect(copy.lines[1].map(\.fixedText) == ["X"] && copy.placeLines[1].map(\.fixedText) == ["X"])
    }

    /// The position of house numbers is defined once for each country.
    @Test func everyTerritoryHasAnOrderOfStreetAndNumber() {
        let codes = CountryNameTable.text.split(separator: "\n").map { String($0.prefix(2)) }
        #expect(codes.filter { StreetLineTable.orders[$0] == nil } == [])
        #expect(Set(StreetLineTable.orders.keys) == Set(codes))
        let listed = StreetLineTable.text.split(separator: "\n").flatMap {
            $0.split(separator: ": ")[1].split(separator: " ")
        }
        #expect(listed.count == codes.count, "a code is in two lines")
    }

    /// A group that is the same as that of libaddressinput is not a correction.
    @Test func everyCorrectionChangesSomething() {
        let formats = AddressLayout.read(PostalFormatTable.text)
        let idle = Self.heads.filter { code in
            let layout = AddressLayout.all[code]
            return layout?.placeLines.isEmpty == true
                && formats[code].map { "\($0.lines)" } == layout.map { "\($0.lines)" }
        }
        #expect(idle == [])
        #expect(formats.count == 249 || formats.count == 250)
    }

    @Test func everyRuleIsRead() {
        let rules = AddressRules.shared
        func count(_ text: String) -> Int { text.split(separator: "\n").count }
        #expect(rules.rewritings.values.joined().count == count(AddressTemplateTable.rewritings))
        #expect(rules.territories.values.joined().count == count(AddressTemplateTable.territories))
        #expect(rules.postcodes.values.joined().count == count(AddressTemplateTable.postcodes))
        #expect(rules.rewritings.values.joined().allSatisfy { $0.pattern.count { $0 == "*" } <= 1 })
        #expect(rules.territories.values.joined().allSatisfy { $0.part != nil })
        #expect(rules.territories.values.joined().allSatisfy { AddressLayout.all[$0.replacement[...]] != nil })
        for line in CountryNameTable.text.split(separator: "\n") {
            #expect(line.dropFirst(3).split(separator: " | ").count == CountryNameTable.languages.count, "\(line)")
        }
    }

    /// For any known parts, something is written, in every country and style, and each part is in its range.
    @Test(arguments: [UInt64(1), 2, 3])
    func nothingIsLost(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let codes = AddressLayout.all.keys.map { String($0.prefix(2)) }.sorted() + ["", "ZZ", "deutsch"]
        let texts = [
            "Ulm", "7", "  ", "\n", "a\nb", "<b>", "شارع", "東京", "\u{202E}x", "👩‍👩‍👧", "e\u{301}", "\u{1B}[1m", ",;", "*",
            "#", "{name}",
            "서울", "\u{0}",
        ]
        for _ in 0..<400 {
            var parts = AddressParts(countryCode: codes.randomElement(using: &random))
            for part in AddressPart.allCases where Bool.random(using: &random) && Bool.random(using: &random) {
                parts[part] = texts.randomElement(using: &random)
            }
            let isBlank = AddressPart.allCases.allSatisfy { part in
                parts[part].map { AddressPreparation.clean($0[...]).isEmpty } ?? true
            }
            for style in AddressFormatter.Style.allCases {
                var formatter = AddressFormatter(style)
                formatter.context = Bool.random(using: &random) ? parts : nil
                formatter.abbreviates = true
                let formatted = formatter.format(parts)
                #expect(isBlank || !formatted.text.isEmpty, "seed \(seed): \(parts)")
                #expect(formatted.lines.joined(separator: "\n") == formatted.text)
                #expect(formatted.components.allSatisfy { !$0.range.isEmpty })
                let hasControls = formatted.lines.contains { line in
                    line.unicodeScalars.contains { $0.properties.generalCategory == .control }
                }
                #expect(!hasControls, "seed \(seed): \(parts)")
            }
        }
    }

    @Test func emptyAddresses() {
        for style in AddressFormatter.Style.allCases {
            let formatter = AddressFormatter(style)
            #expect(formatter.string(from: PostalAddress()) == "")
            #expect(formatter.string(from: Address()) == "")
            let formatted = formatter.format(AddressParts(countryCode: "DE"))
            #expect(formatted.lines.isEmpty && formatted.components.isEmpty)
            #expect(formatter.string(from: AddressParts(tags: [:])) == "")
            #expect(formatter.string(from: AddressParts(tags: ["road": "", "restaurant": " "])) == "")
        }
    }

    @Test func longAddresses() {
        let street = (0..<10_000).map { "Line \($0)" }.joined(separator: "\n")
        let lines = AddressFormatter().format(AddressParts(PostalAddress(street: street, city: "Ulm"))).lines
        #expect(lines.count == 10_001)
        #expect(lines.first == "Line 0" && lines.last == "Ulm")
        let marks = "e" + String(repeating: "\u{301}", count: 50_000)
        #expect(AddressFormatter().string(from: PostalAddress(city: marks)) == marks)
        let spaces = "Ulm" + String(repeating: " \u{202E},", count: 50_000)
        #expect(!AddressFormatter().string(from: PostalAddress(city: spaces)).isEmpty)
        var tags = Dictionary(uniqueKeysWithValues: (0..<2_000).map { ("key\($0)", "Name \($0)") })
        tags["road"] = String(repeating: "#e Arrondissement ", count: 1_000)
        tags["city"] = String(repeating: "1e Arrondissement ", count: 500)
        tags["country_code"] = "fr"
        #expect(AddressFormatter().format(AddressParts(tags: tags)).lines.first == "Name 0")
    }

    @Test func markupIsText() {
        let formatted = AddressFormatter(.singleLine).format(
            AddressParts(PostalAddress(street: "<b>A</b>\u{1B}[31m", city: "Ulm & Co")))
        #expect(formatted.text == "<b>A</b> [31m, Ulm & Co")
        #expect(formatted.highlighting([.city]).html() == "&lt;b&gt;A&lt;/b&gt; [31m, <mark>Ulm &amp; Co</mark>")
    }
}
