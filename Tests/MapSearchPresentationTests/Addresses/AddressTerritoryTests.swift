import MapSearchText
import Testing

@testable import MapSearch
@testable import MapSearchPresentation

/// The formats of single territories, and what all have in common.
@Suite struct AddressTerritoryTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var code: String
        var values: [AddressPart: String]
        var expected: String

        init(_ code: String, _ values: [AddressPart: String], _ expected: String) {
            (self.code, self.values, self.expected) = (code, values, expected)
        }

        var testDescription: String { "\(code): \(expected)" }

        var formatted: FormattedAddress {
            var parts = AddressParts(countryCode: code)
            for (part, value) in values { parts[part] = value }
            return AddressFormatter().format(parts)
        }
    }

    @Test(arguments: europe + asia + america + africaAndOceania + sheets + users)
    func territory(_ test: Case) {
        #expect(test.formatted.lines.joined(separator: " | ") == test.expected)
    }

    /// As on the countries' sheets of the Universal Postal Union: the side of the number and of the code.
    static let sheets = [
        Case(
            "AD", [.street: "Carrer Major", .number: "14", .town: "Ordino", .postcode: "AD300"],
            "14 Carrer Major | AD300 Ordino"),
        Case(
            "AX", [.street: "Strandgatan", .number: "5", .town: "Mariehamn", .postcode: "22100"],
            "Strandgatan 5 | 22100 Mariehamn"),
        Case("AZ", [.street: "Nizami", .number: "8", .city: "Gəncə", .postcode: "AZ2000"], "8 Nizami | AZ2000 Gəncə"),
        Case("AZ", [.city: "Gəncə", .postcode: "2000"], "AZ2000 Gəncə"),
        Case("AZ", [.city: "Gəncə", .postcode: "AZ 2000"], "AZ 2000 Gəncə"),
        Case(
            "BB",
            [
                .street: "Queen Street", .number: "6", .town: "Speightstown", .state: "Saint Peter",
                .postcode: "BB26001",
            ],
            "6 Queen Street | Speightstown, Saint Peter BB26001"),
        Case(
            "BF", [.street: "Rue de la Paix", .number: "2", .city: "Ouagadougou", .postcode: "10020"],
            "2 Rue de la Paix | 10020 Ouagadougou"),
        Case("BF", [.city: "Ouagadougou", .postcode: "00226"], "Ouagadougou"),
        Case(
            "DJ", [.street: "Rue de Rome", .number: "7", .city: "Obock", .postcode: "77501"],
            "7 Rue de Rome | 77501 Obock"),
        Case("DJ", [.city: "Obock", .postcode: "00253"], "Obock"),
        Case(
            "DZ", [.street: "rue Larbi", .number: "9", .city: "Oran", .postcode: "31000"], "9 rue Larbi | 31000 Oran"),
        Case("EE", [.street: "Lai", .number: "1", .city: "Tartu", .postcode: "51005"], "Lai 1 | 51005 Tartu"),
        Case("FO", [.street: "Gongin", .number: "4", .city: "Tórshavn", .postcode: "100"], "Gongin 4 | 100 Tórshavn"),
        Case("GL", [.street: "Imaneq", .number: "30", .city: "Nuuk", .postcode: "3900"], "Imaneq 30 | 3900 Nuuk"),
        Case("HN", [.town: "Siguatepeque", .postcode: "CM2103"], "CM2103 Siguatepeque"),
        Case(
            "MV", [.street: "Majeedhee Magu", .number: "3", .city: "Malé", .postcode: "20070"],
            "3 Majeedhee Magu | Malé 20070"),
        Case(
            "NA", [.street: "Sam Nujoma Drive", .number: "11", .city: "Windhoek", .postcode: "10001"],
            "11 Sam Nujoma Drive | Windhoek | 10001"),
        Case(
            "OM", [.street: "Al Bahri Road", .number: "2", .city: "Muscat", .postcode: "112"],
            "2 Al Bahri Road | 112 | Muscat"),
        Case(
            "SM", [.street: "Via Piana", .number: "8", .town: "Borgo", .postcode: "47893"], "Via Piana 8 | 47893 Borgo"),
        Case(
            "SN", [.street: "Rue Blanchot", .number: "5", .city: "Thiès", .postcode: "21000"],
            "5 Rue Blanchot | 21000 Thiès"),
        Case(
            "TN", [.street: "rue de Rome", .number: "6", .city: "Sousse", .postcode: "4000"],
            "6 rue de Rome | 4000 Sousse"),
        Case(
            "TZ", [.street: "Sokoine Road", .number: "4", .city: "Arusha", .postcode: "23101"],
            "4 Sokoine Road | 23101 Arusha"),
        Case(
            "WF", [.street: "Route territoriale", .village: "Leava", .postcode: "98620"],
            "Route territoriale | 98620 Leava"),
    ]

    /// As users write them, where the posts of the countries have the code on the other side or line.
    static let users = [
        Case(
            "DO", [.street: "Calle Duarte", .number: "4", .city: "Santiago", .state: "Santiago", .postcode: "51000"],
            "Calle Duarte 4 | Santiago | 51000"),
        Case(
            "EH", [.street: "Avenue de Smara", .number: "2", .city: "Dakhla", .postcode: "73000"],
            "2 Avenue de Smara | Dakhla"),
        Case(
            "JO", [.street: "King Talal Street", .number: "3", .city: "Irbid", .postcode: "21110"],
            "King Talal Street 3 | 21110 Irbid"),
        Case(
            "MN", [.street: "Beijing Street", .number: "5", .city: "Darkhan", .postcode: "45000"],
            "Beijing Street 5 | 45000 | Darkhan"),
        Case(
            "XK", [.street: "Adem Jashari", .number: "9", .city: "Prizren", .postcode: "20000"],
            "9, Adem Jashari | Prizren 20000"),
        Case(
            "BW", [.street: "Nyerere Drive", .number: "5", .suburb: "Extension 9", .city: "Gaborone"],
            "5 Nyerere Drive | Extension 9 | Gaborone"),
        Case(
            "ID",
            [.street: "Jalan Braga", .number: "3", .suburb: "Sumur Bandung", .city: "Bandung", .postcode: "40111"],
            "Jalan Braga 3 | Sumur Bandung | Bandung 40111"),
        Case(
            "KZ", [.street: "улица Абая", .number: "7", .suburb: "Алмалы", .city: "Алматы", .postcode: "050000"],
            "050000 Алматы | Алмалы | улица Абая, 7"),
        Case(
            "MN", [.street: "Peace Avenue", .number: "5", .cityDistrict: "Bayangol", .city: "Ulaanbaatar"],
            "Bayangol | Peace Avenue 5 | Ulaanbaatar"),
        Case(
            "RU", [.street: "улица Мира", .number: "4", .suburb: "Юность", .city: "Омск", .postcode: "644000"],
            "улица Мира, 4 | Юность | Омск | 644000"),
    ]

    static let europe = [
        Case(
            "BG", [.street: "bul. Vitosha", .number: "18", .city: "Sofia", .postcode: "1000"],
            "bul. Vitosha 18 | 1000 Sofia"),
        Case(
            "BY",
            [
                .street: "vul. Kirava", .number: "8", .city: "Mir", .state: "Hrodna", .postcode: "231444",
                .country: "Belarus",
            ], "vul. Kirava, 8 | 231444, Mir | Hrodna | Belarus"),
        Case("VA", [.city: "Città del Vaticano", .postcode: "00120"], "00120 Città del Vaticano"),
        Case(
            "VA", [.town: "Vatican City", .postcode: "00120", .country: "Holy See", .street: "Via Pio X"],
            "Via Pio X | 00120 | Vatican City"),
        Case("ES", [.city: "Getafe", .state: "Comunidad de Madrid", .postcode: "28901"], "28901 Getafe | Madrid"),
        Case(
            "ES", [.city: "Madrid", .state: "Community of Madrid", .postcode: "28013", .country: "Spain"],
            "28013 Madrid | Spain"),
        Case(
            "ES", [.city: "Ronda", .county: "Málaga", .state: "Andalucía", .postcode: "29400"], "29400 Ronda | Málaga"),
        Case("RO", [.city: "Turda", .state: "Cluj County", .postcode: "401102"], "401102 Turda, jud. Cluj"),
        Case("RO", [.city: "Iași", .county: "Iași", .postcode: "700028"], "700028 Iași"),
        Case("LU", [.city: "Luxembourg", .postcode: "1009", .country: "Luxembourg"], "1009 Luxembourg | Luxembourg"),
        Case(
            "GB", [.street: "Mill Lane", .number: "3", .village: "Kibworth", .town: "Leicester", .postcode: "LE80NL"],
            "3 Mill Lane | Kibworth | Leicester | LE8 0NL"),
        Case("GB", [.hamlet: "Stoer", .city: "Lairg", .postcode: "IV27 4JE"], "Stoer | Lairg | IV27 4JE"),
        Case("GB", [.village: "Hilton", .town: "Huntingdonshire", .postcode: "PE28 9QA"], "Hilton | PE28 9QA"),
        Case("GB", [.town: "Pembrokeshire", .postcode: "SA71"], "Pembrokeshire | SA71"),
        Case("IM", [.village: "Laxey", .town: "Douglas", .postcode: "IM4 7BB"], "Laxey | Douglas | IM4 7BB"),
        Case(
            "GB", [.suburb: "Barbican", .county: "Greater London", .state: "England", .country: "UK"],
            "Barbican | London | UK"),
    ]

    static let asia = [
        Case("TR", [.town: "Kadıköy", .state: "İstanbul", .postcode: "34710"], "34710 Kadıköy/İstanbul"),
        Case("TR", [.city: "Ankara", .state: "Ankara", .postcode: "06420"], "06420 Ankara"),
        Case(
            "AM", [.street: "Saryan", .number: "22", .city: "Yerevan", .postcode: "0002"],
            "Saryan 22 | 0002 | Yerevan"),
        Case("TM", [.street: "Magtymguly", .number: "9", .postcode: "744000"], "Magtymguly 9 | 744000"),
        Case("UZ", [.city: "Chirchiq", .state: "Tashkent", .postcode: "111700"], "111700 Chirchiq | Tashkent"),
        // Without a province the code is behind the town.
        Case("TH", [.town: "Pai", .state: "Mae Hong Son", .postcode: "58130"], "Pai | Mae Hong Son 58130"),
        Case("TH", [.town: "Pai", .postcode: "58130"], "Pai 58130"),
        Case("TH", [.city: "Bangkok", .state: "Bangkok", .postcode: "10200"], "Bangkok 10200"),
        Case("VN", [.street: "Hàng Bạc", .number: "5", .postcode: "10000"], "5 Hàng Bạc | 10000"),
        Case(
            "CN", [.suburb: "Haidian", .city: "Beijing", .postcode: "100084", .country: "China"],
            "Haidian | Beijing, 100084 | China"),
        Case(
            "CN",
            [
                .state: "浙江省", .city: "宁波市", .county: "象山县", .town: "石浦镇", .street: "渔港路", .number: "9号",
                .postcode: "315731", .country: "中国",
            ], "315731 | 中国 | 浙江省宁波市象山县石浦镇渔港路9号"),
        Case(
            "KR",
            [
                .city: "서울특별시", .cityDistrict: "종로구", .suburb: "청운동", .street: "자하문로", .number: "92",
                .postcode: "03047",
            ], "서울특별시 종로구 자하문로 92 (청운동) | 03047"),
        Case(
            "KR", [.state: "강원도", .county: "평창군", .town: "진부면", .street: "경강로", .number: "3"],
            "강원도 평창군 진부면 경강로 3"),
        Case("KR", [.city: "김포시", .suburb: "장기동", .number: "12"], "김포시 장기동 12"),
        Case(
            "KR",
            [
                .street: "Sejong-daero", .number: "110", .cityDistrict: "Jung-gu", .city: "Seoul", .state: "Seoul",
                .postcode: "04524",
            ], "110 Sejong-daero | Jung-gu | Seoul 04524"),
        Case("TW", [.county: "彰化縣", .city: "員林市", .street: "中山路", .number: "1號"], "彰化縣員林市中山路1號"),
        Case(
            "SG", [.street: "Queen Street", .number: "9", .postcode: "188533", .country: "Singapore"],
            "9 Queen Street | Singapore 188533 | Singapore"),
        Case("AE", [.street: "X", .city: "Al Ain", .state: "Abu Dhabi"], "X | Al Ain | Abu Dhabi"),
    ]

    static let america = [
        Case("AR", [.city: "Tandil", .state: "Buenos Aires", .postcode: "B7000"], "B7000 Tandil | Buenos Aires"),
        Case(
            "AR", [.city: "Buenos Aires", .state: "Ciudad Autónoma de Buenos Aires", .postcode: "C1065"],
            "C1065 Buenos Aires"),
        Case(
            "CO", [.street: "Carrera 7", .number: "32-16", .city: "Cali", .postcode: "760001"],
            "Carrera 7 # 32-16 | 760001 Cali"),
        Case("CO", [.street: "Carrera 7", .number: "#32-16"], "Carrera 7 #32-16"),
        Case(
            "CR",
            [.state: "Heredia", .city: "Belén", .suburb: "La Ribera", .postcode: "40702", .country: "Costa Rica"],
            "Heredia, Belén, La Ribera | 40702 Costa Rica"),
        Case(
            "AI", [.town: "The Valley", .postcode: "AI-2640", .country: "Anguilla"], "The Valley | AI-2640 | Anguilla"),
        Case(
            "VG", [.town: "Road Town", .island: "Tortola", .postcode: "VG1110", .country: "BVI"],
            "Road Town, Tortola | BVI, VG1110"),
        Case(
            "KY", [.town: "West Bay", .island: "Grand Cayman", .postcode: "KY1-1201"],
            "West Bay | Grand Cayman KY1-1201"),
        Case("KY", [.town: "West Bay", .postcode: "KY1-1201"], "West Bay KY1-1201"),
        Case("LC", [.city: "Castries", .postcode: "LC05 201"], "Castries LC05 201"),
        Case("MS", [.city: "Brades", .postcode: "MSR1110"], "Brades MSR1110"),
        Case(
            "NI", [.city: "León", .state: "León", .postcode: "21000", .country: "Nicaragua"],
            "21000 | León | Nicaragua"),
        Case(
            "PE", [.suburb: "Cayma", .city: "Arequipa", .state: "Arequipa", .postcode: "04014"],
            "Cayma | Arequipa 04014"),
        Case("UY", [.city: "Piriápolis", .state: "Maldonado", .postcode: "20200"], "20200 Piriápolis Maldonado"),
    ]

    static let africaAndOceania = [
        Case("GH", [.city: "Accra", .postcode: "ga1838164"], "Accra GA-183-8164"),
        // A dialing code is no postal code.
        Case("GH", [.city: "Accra", .postcode: "00233"], "Accra"),
        Case("SO", [.city: "Mogadishu", .postcode: "BN 03040"], "Mogadishu, BN 03040"),
        Case("CV", [.city: "Mindelo", .island: "São Vicente", .postcode: "2110"], "2110-Mindelo | São Vicente"),
        Case("PW", [.city: "Koror", .postcode: "96940"], "Koror PW 96940"),
        Case("PW", [.street: "Lebuu St", .city: "Koror"], "Lebuu St | Koror"),
        Case("PF", [.city: "Papeete", .island: "Tahiti", .postcode: "98713"], "98713 Papeete Tahiti"),
    ]

    // MARK: All territories

    private static let codes = CountryNameTable.text.split(separator: "\n").map { String($0.prefix(2)) }
    private static let known: [AddressPart: String] = [
        .street: "Weg", .number: "7", .city: "Ulm", .state: "Bavaria", .postcode: "98765",
    ]

    /// The parts of an address that are written; its own name in the country's script, if there is one.
    private func written(_ code: String, isLocal: Bool = false) -> Set<AddressPart> {
        var values = Self.known
        if isLocal { values.merge([.street: "中山路", .city: "中山", .state: "山東"]) { $1 } }
        return Set(Case(code, values, "").formatted.components.map(\.part))
    }

    @Test func streetNumberTownAndCodeAreWritten() {
        let withoutPostcodes = AddressRules.shared.withoutPostcodes
        for code in Self.codes {
            for isLocal in [false, true] {
                var expected: Set<AddressPart> = [.street, .number, .city, .postcode]
                if withoutPostcodes.contains(code) { expected.remove(.postcode) }
                if code == "AQ" || code == "PN" { expected.subtract([.street, .number]) }
                let missing = expected.subtracting(written(code, isLocal: isLocal))
                #expect(missing.isEmpty, "\(code) \(missing)")
            }
        }
    }

    /// Only where there are no codes in use may a format have no place for them.
    @Test func everyCodeHasAPlace() {
        let without = AddressLayout.all.filter { code, layout in
            !code.hasSuffix(" local") && code.count == 2 && !layout.lines.joined().contains { $0.chain == [.postcode] }
        }
        let rules = AddressRules.shared
        #expect(without.keys.filter { !rules.withoutPostcodes.contains(String($0)) } == [])
        #expect(rules.withoutPostcodes.filter { rules.postcodes[$0] != nil && without[$0[...]] != nil } == [])
        #expect(rules.withoutPostcodes.isSubset(of: Self.codes))
    }

    /// libaddressinput has the region there, and users leave it out or write a smaller area instead.
    private static let withoutRegion = "EE EG HN IE IQ IR IT LT LV MN MZ NR PF PW SC SO TW"

    @Test func theRegionIsWrittenWhereThePostWantsIt() {
        let formats = AddressLayout.read(PostalFormatTable.text)
        let missing = Self.codes.filter { code in
            let wanted = formats[code[...]]?.lines.joined().contains { $0.chain == [.state] } ?? false
            return wanted && !written(code).contains(.state)
        }
        #expect(missing.sorted().joined(separator: " ") == Self.withoutRegion)
    }
}
