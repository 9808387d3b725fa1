import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Addresses with more in them than a map knows, and in the forms that streets are written in.
@Suite struct PastedAddressTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("li", .country, "Liechtenstein", 47.1, 9.5) { $0.countryCode = "LI" }
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, in: "li", people: 5_000)
        let streets = [
            ("aule", "Äulestrasse"), ("main", "Main Street"), ("viale", "Viale Monza"), ("mira", "проспект Мира"),
            ("gran", "Calle Gran Vía"), ("kerk", "Kerkstraat"), ("gasse", "Äulegasse"),
        ]
        for (number, street) in streets.enumerated() {
            let latitude = 47.14 + Double(number) * 0.001
            world.add(street.0, .street, street.1, latitude, 9.52, in: "vaduz") { record in
                record.postcode = "9490"
                record.houses = [4, 12, 22].map { house in
                    let coordinate = Coordinate(latitude: latitude, longitude: 9.52 + Double(house) * 0.0001)
                    return IndexRecord.House(number: "\(house)", coordinate: coordinate)
                }
            }
        }
        world.add("eisen", .locality, "Stock im Eisen", 47.3, 9.53, in: "li", people: 100)
        world.add("stock", .street, "Äulestrasse", 47.3, 9.53, in: "eisen") {
            $0.houses = [IndexRecord.House(number: "12", coordinate: $0.coordinate)]
        }
        world.add("munich", .locality, "Munich", 48.14, 11.57, people: 1_500_000)
        world.add("code", .postcode, "80331", 48.14, 11.57, in: "munich")
        world.add("suite", .business, "Suite 16", 47.14, 9.53, in: "vaduz")
        world.add("box", .locality, "Box Hill", 47.2, 9.53, in: "li", people: 100)
        return try world.backend()
    }

    @Test(arguments: [
        ("Äulestrasse 12, Top 4, 9490 Vaduz", "aule#12"), ("Äulestrasse 12 Wohnung 22 Vaduz", "aule#12"),
        ("Äulestrasse 12, 3. Stock, Vaduz", "aule#12"), ("Äulestrasse 12 / Tür 4, Vaduz", "aule#12"),
        ("12 Main St, Apt 4, Vaduz", "main#12"), ("Apt 4, 12 Main St, Vaduz", "main#12"),
        ("12 Main Street #22, Vaduz", "main#12"), ("12 Main Street, 4th floor, Vaduz", "main#12"),
        ("12 Main Street Suite 22 Vaduz", "main#12"), ("12 Main Street Unit B, Vaduz", "main#12"),
        ("Calle Gran Vía 12, piso 4, Vaduz", "gran#12"), ("C/ Gran Vía nº 12, Vaduz", "gran#12"),
        ("Äulestrasse Nr. 12, Vaduz", "aule#12"), ("проспект Мира, д. 12, кв. 4", "mira#12"),
        ("пр-т Мира 12", "mira#12"), ("V.le Monza 12, Vaduz", "viale#12"), ("Kerkstr. 12", "kerk#12"),
        ("Äulestrasse 12, Postfach 22, 9490 Vaduz", "aule#12"), ("Postfach 22, Vaduz", "vaduz"),
        ("PO Box 22, Vaduz", "vaduz"), ("P.O. Box 22, Vaduz", "vaduz"), ("Casella postale 4, Vaduz", "vaduz"),
        ("BP 4, Vaduz", "vaduz"), ("Suite 16, Vaduz", "suite"), ("Box Hill", "box"),
        ("Max Muster\nÄulestrasse 12\n9490 Vaduz", "aule#12"),
        ("Kerkstr12, Vaduz", "kerk#12"), ("Kerkstraat12", "kerk#12"), ("12Kerkstraat, Vaduz", "kerk#12"),
        ("Main Street22, Vaduz", "main#22"), ("22Main Street Vaduz", "main#22"), ("Vaduz, Kerkstr12, 2. OG", "kerk#12"),
        ("Kerkstr.12", "kerk#12"),
        ("Calle Gran Vía 12, 3º dcha, Vaduz", "gran#12"), ("Calle Gran Vía 12 2º izq. Vaduz", "gran#12"),
        ("Calle Gran Vía 12, 4º B, Vaduz", "gran#12"), ("Calle Gran Vía, 12, 3.º esq., Vaduz", "gran#12"),
        ("calle gran vía 12, r/c Dto, VADUZ.", "gran#12"), ("Calle Gran Vía 12, 1º 2ª, Vaduz", "gran#12"),
        ("Calle Gran Vía 12, bajo, Vaduz", "gran#12"), ("Calle Gran Vía 12, entlo izqda, Vaduz", "gran#12"),
        ("Muster AG\nz. Hd. Max Muster\nÄulestrasse 12, Top 4\n9490 Vaduz\nLiechtenstein", "aule#12"),
        ("Äulestrasse 12, Stock im Eisen", "stock#12"), ("Äulestrasse 12, Stock im Eissen", "stock#12"),
        ("Äulestrasse 12\r\n9490 Vaduz", "aule#12"), ("Suite 16\nVaduz", "suite"),
        ("Max Muster\nÄulestrase 12 Top 4\nVaduz", "aule#12"),
        ("Äulestrasse 12, EG links, 9490", "aule#12"), ("12 Main Street, Ground Floor, 9490", "main#12"),
        ("Äulestrasse 12 Hinterhaus 9490", "aule#12"), ("Kerkstraat 12, 2. OG rechts, Vaduz", "kerk#12"),
        ("c/o J. Smith, 12 Main Street", "main#12"), ("Muster GmbH | 12 Main Street | Vaduz", "main#12"),
        ("z. Hd. Frau Keller  •  Vaduz  •  12 Main Street", "main#12"),
        ("FAO Accounts / 12 Main Street / Vaduz", "main#12"),
        ("Familie Huber - Äuleg. 4 - Vaduz", "gasse#4"),
        ("c/o J. Smith 12 Main Street Vaduz", "main#12"), ("z.Hd. Frau Keller Kerkstraat 12 9490 Vaduz", "kerk#12"),
        ("Familie Huber Äulestrasse 12, Vaduz", "aule#12"), ("c/o Keller Vaduz", "vaduz"),
        // There is no such house, and without a sign of a recipient, the first words may belong to the street.
        ("c/o J. Smith 13 Main Street Vaduz", "vaduz"), ("J. Smith 12 Main Street Vaduz", "vaduz"),
    ])
    func finds(text: String, key: String) throws {
        #expect(try Self.backend.get().first(text)?.key == key)
    }

    /// A recipient is reported as omitted, but only with a sign of one: "San Diego" is a town.
    @Test func addresseesAreLeftOut() throws {
        let match = try Self.backend.get().answer(.text("Muster GmbH, 12 Main Street, Vaduz")).objects.first?[
            MatchMetadata.self]
        #expect(match?.quality == .partial && match?.unmatchedWords == ["Muster", "GmbH"])
        for text in ["San Diego, 12 Main Street", "Baden AG, 12 Main Street", "Reno NV, 12 Main Street"] {
            #expect(try Self.backend.get().answer(.text(text)).objects.isEmpty, "\(text)")
        }
    }

    /// What is left out must leave something to be found.
    @Test(arguments: ["Apt 4", "#12", "Postfach", "PO Box 12", "\n5\n", "Apt 4\nApt 5\n", "No 5"])
    func nothingButNoise(text: String) throws {
        #expect(try Self.backend.get().answer(.text(text)).objects.allSatisfy { $0.kind != .house })
    }

    @Test(
        "a number without a space, also where it is no house or the street has a typo",
        arguments: [
            ("Äulestrasse12, Vaduz", "Äulestrasse 12, Vaduz", "aule#12"),
            ("12Äulestrasse Vaduz", "12 Äulestrasse Vaduz", "aule#12"),
            ("aulestrasse99 vaduz", "aulestrasse 99 vaduz", "aule#22"),
            ("Äulestrase12, Vaduz", "Äulestrase 12, Vaduz", "aule#12"),
            ("SUITE16 VADUZ", "SUITE 16 VADUZ", "suite"),
            // Postal codes.
            ("munich80331", "munich 80331", "code"), ("80331Munich", "80331 Munich", "code"),
            ("BY80331", "BY 80331", "code"), ("Munich BY80331", "Munich BY 80331", "code"),
            ("Äulestrasse 12, 9490Vaduz", "Äulestrasse 12, 9490 Vaduz", "aule#12"),
            // A code, and names of which nothing is known.
            ("SUITE99, Vaduz", "SUITE99, Vaduz", "vaduz"),
            ("Block99 Suite98 Vaduz12 Main97", "Block99 Suite98 Vaduz12 Main97", nil),
        ] as [(String, String, String?)])
    func gluedNumbers(text: String, spaced: String, key: String?) throws {
        let world = try Self.backend.get()
        let object = try world.first(text)
        #expect(object?.key == key)
        #expect(try world.first(spaced)?.unmatchedWords == object?.unmatchedWords)
    }
}
