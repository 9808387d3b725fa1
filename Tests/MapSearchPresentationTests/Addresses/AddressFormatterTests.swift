import MapGeometry
import MapSearch
import MapSearchPresentation
import MapSearchText
import Testing

@Suite struct AddressFormatterTests {
    private static func parts(_ code: String?, _ values: [AddressPart: String]) -> AddressParts {
        var parts = AddressParts(countryCode: code)
        for (part, value) in values { parts[part] = value }
        return parts
    }

    private static let linden = parts(
        "de",
        [
            .street: "Unter den Linden", .number: "77", .postcode: "10117", .city: "Berlin", .state: "Berlin",
            .suburb: "Mitte", .country: "Germany",
        ])

    @Test func styles() {
        #expect(AddressFormatter().format(Self.linden).lines == ["Unter den Linden 77", "10117 Berlin", "Germany"])
        #expect(AddressFormatter().string(from: Self.linden) == "Unter den Linden 77\n10117 Berlin\nGermany")
        #expect(
            AddressFormatter(.singleLine).string(from: Self.linden) == "Unter den Linden 77, 10117 Berlin, Germany")
        #expect(AddressFormatter(.short).string(from: Self.linden) == "Unter den Linden 77, Berlin")
    }

    @Test func shortPlaces() {
        let formatter = AddressFormatter(.short)
        func short(_ values: [AddressPart: String]) -> String { formatter.string(from: Self.parts("DE", values)) }
        #expect(short([.suburb: "Mitte", .city: "Berlin", .country: "Germany"]) == "Mitte, Berlin")
        #expect(short([.city: "Munich", .state: "Bavaria", .country: "Germany"]) == "Munich, Bavaria")
        #expect(short([.state: "Bavaria", .country: "Germany"]) == "Bavaria, Germany")
        #expect(short([.country: "Germany"]) == "Germany")
        #expect(short([.name: "Zugspitze"]) == "Zugspitze")
        #expect(short([.postcode: "10117"]) == "10117")
        #expect(short([.name: "Café", .street: "Weg", .number: "1", .city: "Ulm"]) == "Weg 1, Ulm")
        #expect(short([:]) == "")
    }

    @Test func country() {
        var formatter = AddressFormatter(.singleLine)
        formatter.country = .omitted
        #expect(formatter.string(from: Self.linden) == "Unter den Linden 77, 10117 Berlin")
        formatter.country = .inLanguage("fr")
        #expect(formatter.string(from: Self.linden) == "Unter den Linden 77, 10117 Berlin, Allemagne")
        formatter.country = .inLanguage("pt-BR")
        #expect(formatter.string(from: Self.linden).hasSuffix("Alemanha"))
        formatter.country = .inLanguage("xx")
        #expect(formatter.string(from: Self.linden).hasSuffix("Germany"))
        formatter.country = .named("Németország")
        #expect(formatter.string(from: Self.linden).hasSuffix("Németország"))
        var nameless = Self.linden
        nameless[.country] = nil
        #expect(AddressFormatter().format(nameless).lines.count == 2)
        formatter.country = .inLanguage("en")
        #expect(formatter.string(from: nameless).hasSuffix("Germany"))
        formatter.country = .omitted
        #expect(formatter.string(from: Self.parts("DE", [.country: "Germany"])) == "")
        #expect(formatter.string(from: Self.parts("GP", [.city: "Basse-Terre"])) == "Basse-Terre")
    }

    @Test(arguments: ["Germany", "DEUTSCHLAND", "Alemania", "Германия", "德国"])
    func nameOfTheCountryDecides(name: String) {
        let form = PostalAddress(street: "Weg 7", city: "Ulm", postalCode: "89073", country: name)
        #expect(AddressFormatter().format(AddressParts(form)).lines == ["Weg 7", "89073 Ulm", name])
    }

    @Test func everyNameOfACountryIsFound() {
        #expect(CountryNames.code(of: "Georgia") == "GE" && CountryNames.code(of: "Niger") == "NE")
        #expect(CountryNames.code(of: "uk") == "GB" && CountryNames.code(of: "Atlantis") == nil)
        let english = CountryNameTable.text.split(separator: "\n").map { line in
            (line.prefix(2), String(line.dropFirst(3).split(separator: " | ")[0]))
        }
        for (code, name) in english { #expect(CountryNames.code(of: name) == String(code)) }
    }

    @Test func territoriesAreWrittenAsThePostOfTheirCountryDoes() {
        let values: [AddressPart: String] = [.street: "Rue X", .postcode: "97110", .city: "Pointe-à-Pitre"]
        var parts = Self.parts("GP", values)
        #expect(AddressFormatter().format(parts).lines == ["Rue X", "97110 Pointe-à-Pitre"])
        parts[.country] = "Guadeloupe"
        #expect(AddressFormatter().format(parts).lines.last == "Guadeloupe, France")
        let place = Self.parts("GP", [.city: "Basse-Terre", .state: "Guadeloupe", .country: "Guadeloupe"])
        #expect(AddressFormatter().format(place).lines == ["Basse-Terre", "Guadeloupe, France"])
        let curacao = Self.parts("NL", [.street: "Weg", .city: "Willemstad", .state: "Curaçao", .country: "Nederland"])
        #expect(AddressFormatter().format(curacao).lines == ["Weg", "Willemstad", "Curaçao"])
    }

    struct Context: Sendable {
        var code: String? = "DE"
        var values: [AddressPart: String]
        var expected: String
    }

    @Test(arguments: [
        Context(values: [.country: "Germany"], expected: "Unter den Linden 77, 10117 Berlin"),
        Context(values: [.country: "Germany", .city: "Bonn"], expected: "Unter den Linden 77, 10117 Berlin"),
        Context(values: [.city: "BERLIN"], expected: "Unter den Linden 77"),
        Context(code: "AT", values: [.city: "Berlin"], expected: "Unter den Linden 77, 10117 Berlin, Germany"),
        // Another Berlin of the same country.
        Context(values: [.city: "Berlin", .state: "Holstein"], expected: "Unter den Linden 77, 10117 Berlin"),
        Context(code: nil, values: [.country: "Germany"], expected: "Unter den Linden 77, 10117 Berlin"),
    ])
    func context(_ test: Context) {
        var formatter = AddressFormatter(.singleLine)
        formatter.context = Self.parts(test.code, test.values)
        #expect(formatter.string(from: Self.linden) == test.expected)
    }

    @Test func contextNeverTakesAll() {
        var formatter = AddressFormatter(.singleLine)
        for values: [AddressPart: String] in [
            [.city: "Berlin", .country: "Germany"], [.country: "Germany"], [.state: "Bavaria", .country: "Germany"],
        ] {
            let parts = Self.parts("DE", values)
            formatter.context = parts
            let smallest = AddressPart.allCases.compactMap { values[$0] }[0]
            #expect(formatter.string(from: parts) == smallest)
        }
    }

    @Test func componentsStandWhereTheyAre() {
        for style in AddressFormatter.Style.allCases {
            let formatted = AddressFormatter(style).format(Self.linden)
            for component in formatted.components {
                #expect(String(formatted.text[component.range]) == Self.linden[component.part])
            }
        }
        let formatted = AddressFormatter().format(Self.linden)
        #expect(formatted.components.map(\.part) == [.street, .number, .postcode, .city, .country])
        #expect(formatted.spans(of: .city) == [TextSpan(start: 26, length: 6)])
        #expect(formatted.ranges(of: .recipient).isEmpty)
        #expect(formatted.highlighting([.street, .number]).html(.b).hasPrefix("<b>Unter den Linden</b> <b>77</b>\n"))
    }

    @Test func scriptsHaveTheirOwnOrder() {
        let tokyo: [AddressPart: String] = [
            .postcode: "1000001", .state: "東京都", .city: "千代田区", .suburb: "千代田", .number: "1-1", .country: "日本",
        ]
        #expect(AddressFormatter().format(Self.parts("JP", tokyo)).lines == ["日本", "〒100-0001", "東京都千代田区千代田1-1"])
        #expect(AddressFormatter(.singleLine).string(from: Self.parts("JP", tokyo)) == "日本 〒100-0001 東京都千代田区千代田1-1")
        let latin: [AddressPart: String] = [
            .postcode: "100-0001", .state: "Tokyo", .city: "Chiyoda", .street: "Kokyo-dori", .country: "Japan",
        ]
        #expect(
            AddressFormatter().format(Self.parts("JP", latin)).lines == [
                "Kokyo-dori", "Chiyoda, Tokyo 100-0001", "Japan",
            ])
        let cairo: [AddressPart: String] = [.street: "شارع محب", .city: "طنطا", .country: "مصر"]
        #expect(AddressFormatter(.singleLine).string(from: Self.parts("EG", cairo)) == "شارع محب، طنطا، مصر")
    }

    @Test func directionsAreIsolatedWhereTheyMix() {
        let mixed = Self.parts("EG", [.street: "شارع محب", .city: "Tanta", .postcode: "31111"])
        #expect(
            AddressFormatter(.singleLine).string(from: mixed)
                == "\u{2068}شارع محب\u{2069}, \u{2068}Tanta\u{2069}, 31111")
        #expect(AddressFormatter().format(mixed).lines == ["شارع محب", "Tanta", "31111"])
        // What is not ended in a name does not reach out of it.
        let override = Self.parts("DE", [.city: "Ulm\u{202E}", .country: "Germany"])
        #expect(AddressFormatter(.singleLine).string(from: override) == "Ulm\u{202E}\u{202C}, Germany")
    }

    @Test(arguments: [
        ("US", "Main Street", "Main St"), ("GB", "High Road", "High Rd"), ("DE", "Lindenstraße", "Lindenstr."),
        ("DE", "Rosenthaler Straße", "Rosenthaler Str."), ("DE", "Straße", "Straße"), ("NL", "Kerkstraat", "Kerkstr."),
        ("FR", "Avenue Foch", "Av. Foch"), ("RU", "улица Ленина", "ул. Ленина"),
        ("TR", "Bayıldım Caddesi", "Bayıldım Cd."),
        ("XX", "Main Street", "Main Street"), ("US", "", ""), ("US", "North 5th Street", "N 5th St"),
    ])
    func abbreviations(code: String, street: String, expected: String) {
        var formatter = AddressFormatter()
        formatter.abbreviates = true
        #expect(formatter.string(from: Self.parts(code, [.street: street])) == expected)
        formatter.abbreviates = false
        #expect(formatter.string(from: Self.parts(code, [.street: street])) == street)
    }

    @Test(arguments: [
        ("BR", "30170011", "30170-011"), ("PT", "1170169", "1170-169"), ("SE", "41134", "411 34"),
        ("NL", "1017cd", "1017 CD"), ("PL", "71-637", "71-637"), ("GB", "sw1a2aa", "SW1A 2AA"), ("GB", "E10", "E10"),
        ("CA", "H3Z2Y7", "H3Z 2Y7"), ("US", "943031234", "94303-1234"), ("US", "94303", "94303"),
        ("DE", "63739,63741", "63739"), ("IE", "D02X285", "D02 X285"), ("JP", "７３００８４６", "７３００８４６"),
    ])
    func postcodes(code: String, postcode: String, expected: String) {
        let formatted = AddressFormatter().format(Self.parts(code, [.postcode: postcode, .street: "A"]))
        #expect(formatted.ranges(of: .postcode).map { String(formatted.text[$0]) } == [expected])
    }

    @Test func formsKeepTheirStreetLines() {
        let form = PostalAddress(
            street: "c/o Miller\n\n12 Mill Lane\r\n", city: "Leeds", postalCode: "LS1 1AA", isoCountryCode: "gb")
        #expect(
            AddressFormatter().format(AddressParts(form)).lines == ["c/o Miller", "12 Mill Lane", "Leeds", "LS1 1AA"])
        #expect(AddressFormatter().string(from: form).hasPrefix("c/o Miller\n"))
    }

    @Test func addressesOfAnswers() {
        let address = Address(
            components: [
                .init(name: "Germany", kinds: .country), .init(name: "Berlin", kinds: .region),
                .init(name: "Berlin", kinds: .locality), .init(name: "Mitte", kinds: .district),
                .init(name: "Scheunenviertel", kinds: .district), .init(name: "Weg", kinds: .street),
                .init(name: "7", kinds: .house), .init(name: "3. OG", kinds: .level),
            ], postalCode: "10178", countryCode: "DE")
        #expect(AddressFormatter().format(AddressParts(address)).lines == ["Weg 7, 3. OG", "10178 Berlin", "Germany"])
        #expect(AddressParts(address)[.suburb] == "Scheunenviertel")
        #expect(AddressFormatter().string(from: Address(formatted: "Somewhere 5, Ulm")) == "Somewhere 5, Ulm")
        let cafe = GeoObject(
            name: "Café", coordinate: Coordinate(latitude: 52, longitude: 13), kind: .business,
            metadata: MetadataContainer(ToponymMetadata(address: address)))
        #expect(AddressFormatter().string(from: Placemark(cafe)).hasPrefix("Café\nWeg 7"))
        var park = cafe
        park.name = "Monbijoupark"
        park.kind = .area
        #expect(AddressFormatter().string(from: Placemark(park)).hasPrefix("Monbijoupark\nWeg 7"))
        let nowhere = GeoObject(name: "Buoy", coordinate: Coordinate(latitude: 52, longitude: 3), kind: .other)
        #expect(AddressFormatter().string(from: Placemark(nowhere)) == "Buoy")
    }
}
