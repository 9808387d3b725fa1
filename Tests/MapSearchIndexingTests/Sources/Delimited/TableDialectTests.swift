import MapGeometry
import Testing

@testable import MapSearchIndexing

@Suite("How tables are written")
struct TableDialectTests {
    private static func dialect(_ text: String) -> TableDialect {
        TableDialect(sample: Array(text.utf8)[...], isWhole: true)
    }

    @Test(
        "separators",
        arguments: [
            ("a,b\n1,2\n", ","), ("a;b\n1;2\n", ";"), ("a\tb\n1\t2\n", "\t"), ("a|b\n1|2\n", "|"),
            ("name;lat;lon\nA;47,1;9,5\nB;47,2;9,6\n", ";"), ("a;b\n\"x,y,z\";2\n\"p;q\";3\n", ";"),
            ("address\nMain St 5, Vaduz, LI\nMill Ln 2, Schaan, LI\n", nil), ("Ort\nVaduz\nSchaan\n", nil),
            ("name,note\nA,x;y\nB,p;q\n", ","), ("sep=|\na,b|c,d\n", "|"), ("\"sep=;\"\r\na,b;c\r\n", ";"),
            ("Straße;PLZ;Ort;\nA 1;9490;Vaduz;\n", ";"), ("", nil), ("a;b", ";"),
        ] as [(String, Character?)])
    func separators(text: String, expected: Character?) {
        #expect(Self.dialect(text).separator == expected?.asciiValue)
    }

    @Test("a line that specifies the separator is not a row")
    func separatorLine() {
        let dialect = Self.dialect("\u{FEFF}sep=;\r\nName;Ort\r\nA;B\r\n")
        #expect(dialect.hasSeparatorLine && dialect.rows == [["Name", "Ort"], ["A", "B"]])
        #expect(!Self.dialect("sep=ab\nx\n").hasSeparatorLine)
    }

    @Test(
        "decimal commas",
        arguments: [
            ("a;b\n47,141;x\n", true), ("a;b\n47.141;x\n", false), ("a,b\n\"47,141\",x\n", false),
            ("a;b\n1,5;x\n", false),
        ])
    func decimals(text: String, expected: Bool) {
        #expect(Self.dialect(text).hasDecimalCommas == expected)
    }

    @Test(
        "tables without titles",
        arguments: [
            ("1;Städtle;38;9490;Vaduz\n", true), ("Städtle 38, 9490 Vaduz\nX 2, 9490 Vaduz\n", true),
            ("a,b\n1,2\n", false),
            ("Nr;Straße\n1;x\n", false), ("Vaduz\nSchaan\n", true),
            ("Vaduz;Liechtenstein\nSchaan;Liechtenstein\n", true),
            ("Ort\nVaduz\n", false), ("Adresse 1;Adresse 2\n", false),
        ])
    func titles(text: String, expected: Bool) {
        #expect(Self.dialect(text).isWithoutTitles == expected)
    }

    @Test(
        "the meanings of columns, by their titles",
        arguments: [
            (
                "Name;Straße;Hausnr.;PLZ;Ort;Telefon;Öffnungszeiten",
                "name street houseNumber postcode city phone openingHours"
            ),
            ("Nr;Name;Straße;Nr.;PLZ;Ort;Land", "id name street houseNumber postcode city country"),
            ("Lieferadresse;Liefer-PLZ;Lieferort;PLZ und Ort;Straße/Nr", "address postcode city city address"),
            ("Nom;CP;Ville;Sport", "name postcode city -"),
            ("Ulice;č.p.;PSČ;Obec", "street houseNumber postcode city"), ("Ulice;ČP;Obec", "street houseNumber city"),
            ("Nom;Numéro;Rue;Code postal;Ville;Pays", "name houseNumber street postcode city country"),
            ("Nombre;Dirección;Código Postal;Población;Provincia;País", "name address postcode city region country"),
            ("Denominazione;Indirizzo;Civico;CAP;Comune;Provincia", "name address houseNumber postcode city region"),
            ("Nome;Logradouro;Número;CEP;Cidade;UF", "name street houseNumber postcode city region"),
            (
                "Naam;Straatnaam;Huisnummer;Postcode;Plaats;Breedtegraad;Lengtegraad",
                "name street houseNumber postcode city latitude longitude"
            ),
            (
                "Nazwa;Ulica;Nr domu;Kod pocztowy;Miejscowość;Województwo",
                "name street houseNumber postcode city region"
            ),
            ("Název;Ulice;Číslo popisné;PSČ;Obec;Kraj", "name street houseNumber postcode city country"),
            ("Namn;Gatuadress;Postnummer;Postort;Latitud;Longitud", "name address postcode city latitude longitude"),
            (
                "Navn;Vejnavn;Husnr;Postnr;By;Breddegrad;Længdegrad",
                "name street houseNumber postcode city latitude longitude"
            ),
            (
                "Adı;Cadde;Kapı No;Posta Kodu;İlçe;Şehir;Enlem;Boylam",
                "name street houseNumber postcode district city latitude longitude"
            ),
            (
                "Название;Улица;Дом;Индекс;Город;Широта;Долгота",
                "name street houseNumber postcode city latitude longitude"
            ),
            (
                "store_name,street_address,city,state,zip_code,Latitude,Longitude",
                "name address city region postcode latitude longitude"
            ),
            (
                "LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH",
                "longitude latitude houseNumber street other city district region postcode id id"
            ),
            ("addr:housenumber,addr:street,addr:city,name,E-Mail,Umsatz", "houseNumber street city name other other"),
            ("Denumire;Stradă;Număr;Cod poștal;Oraș;Județ", "name street houseNumber postcode city county"),
            ("Navn;Gateadresse;Postnr;Poststed;Breddegrad", "name address postcode city latitude"),
            ("Názov;Ulica;Číslo domu;PSČ;Mesto;Krajina", "name street houseNumber postcode city country"),
            ("Naziv;Ulica;Kućni broj;Poštanski broj;Grad;Država", "name street houseNumber postcode city country"),
            ("Ime;Cesta;Hišna številka;Poštna številka;Mesto", "name street houseNumber postcode city"),
            ("Име;Улица;Номер;Пощенски код;Град;Държава", "name street houseNumber postcode city country"),
            ("Назва;Вулиця;Будинок;Індекс;Місто;Країна", "name street houseNumber postcode city country"),
            ("Nimi;Tänav;Maja;Postiindeks;Linn;Riik", "name street houseNumber postcode city country"),
            ("Nosaukums;Iela;Pasta indekss;Pilsēta", "name street postcode city"),
            ("Pavadinimas;Gatvė;Pašto kodas;Miestas", "name street postcode city"),
            ("Nama;Jalan;Kode Pos;Kota;Negara", "name street postcode city country"),
            ("Tên;Địa chỉ;Thành phố", "name address city"),
            ("名称;街道;邮编;城市;坐标", "name street postcode city coordinates"),
            ("店名;郵便番号;都道府県;市区町村;通り;番地", "name postcode region city street houseNumber"),
            ("상호명;우편번호;시도;시군구;도로명;건물번호", "name postcode region city street houseNumber"),
            ("门店名称;省份;城市;区县;详细地址", "name region city district address"),
            ("街道;门牌号;邮编;城市", "street houseNumber postcode city"),
            ("الاسم;العنوان;المدينة", "name address city"), ("שם;כתובת;עיר", "name address city"),
            ("Filiale-Nr;Bezeichnung;Shop No.", "id name id"), ("Store;Firma", "name name"),
            ("id;Koordinate", "id coordinates"), ("id;Coordonnée", "id coordinates"),
            ("shopCity,Country Code,city_id,Geo Point,frob", "city country other coordinates -"),
        ])
    func meanings(header: String, expected: String) {
        let separator: Character = header.contains(";") ? ";" : ","
        let titles = ColumnTitles(header.split(separator: separator).map(String.init))
        #expect(titles.meanings.map { $0?.rawValue ?? "-" }.joined(separator: " ") == expected)
    }

    @Test("the columns that batch adds come after those of the table")
    func answers() {
        let header = [
            "Filiale", "Nr", "Ort", "latitude", "longitude", "match", "confidence", "unmatched", "precision", "name",
            "uri",
        ]
        let titles = ColumnTitles(header)
        #expect(titles.column(of: .name) == 0 && titles.column(of: .id) == 1 && titles.answerColumns == Set(5...10))
        // Two rows of one building have the same address, but are two places.
        #expect(ColumnTitles(header.filter { $0 != "Nr" }).column(of: .id) == nil)
        #expect(ColumnTitles(Array(header.dropFirst(2))).column(of: .name) == 7)
    }

    @Test(
        "encodings, in pieces of any length",
        arguments: [
            ("Städtle €", Array("Städtle €".utf8), "UTF-8"),
            ("Städtle €", [0x53, 0x74, 0xE4, 0x64, 0x74, 0x6C, 0x65, 0x20, 0x80], "Windows-1252"),
            ("\u{FEFF}Ä😀", [0xFF, 0xFE, 0xC4, 0, 0x3D, 0xD8, 0, 0xDE], "UTF-16LE"),
            ("\u{FEFF}Ä😀", [0xFE, 0xFF, 0, 0xC4, 0xD8, 0x3D, 0xDE, 0], "UTF-16BE"),
            ("abcd", [0x61, 0, 0x62, 0, 0x63, 0, 0x64, 0], "UTF-16LE"), ("a,b", Array("a,b".utf8), "-"),
            (
                "名前,1\n", [0x0D, 0x54, 0x4D, 0x52, 0x2C, 0, 0x31, 0, 0x0A, 0], "UTF-16LE"
            ),
            (
                "名前,名,前\n", [0x54, 0x0D, 0x52, 0x4D, 0, 0x2C, 0x54, 0x0D, 0, 0x2C, 0x52, 0x4D, 0, 0x0A], "UTF-16BE"
            ),
            ("\u{FEFF}a", [0xEF, 0xBB, 0xBF, 0x61], "UTF-8"), ("", [], "-"), ("x", [0x78], "-"),
        ] as [(String, [UInt8], String)])
    func encodings(text: String, bytes: [UInt8], expected: String) {
        for length in [4, 5, 7, 100] {
            var decoder = TableTextDecoder()
            var decoded: [UInt8] = []
            for start in stride(from: 0, to: bytes.count, by: length) {
                decoded += decoder.decode(Array(bytes[start..<min(start + length, bytes.count)]))
            }
            decoded += decoder.decode([], isLast: true)
            // UTF-16 without a mark needs more than one character to be seen.
            if length < bytes.count, expected.hasPrefix("UTF-16"), ![0xFE, 0xFF].contains(bytes[0]) { continue }
            // A piece that ends within a character cannot be distinguished from one that is not UTF-8.
            #expect(String(decoding: decoded, as: UTF8.self) == text, "\(length)")
            #expect(decoder.encoding?.name ?? "-" == expected, "\(length)")
        }
    }

    @Test("titles of combining marks alone are split into short runs")
    func marksWithoutEnd() {
        let marks = String(repeating: "\u{F71}\u{F72}", count: 200)
        for title in Self.dialect("\(marks);\(marks)\nx;y\n").rows[0] {
            let runs = title.unicodeScalars.split { $0.properties.canonicalCombiningClass == .notReordered }
            #expect(runs.count == 14 && runs.allSatisfy { $0.count <= 30 })
        }
    }

    @Test(
        "street and number in one field",
        arguments: [
            ("Marienplatz 1", "Marienplatz", "1"), ("Städtle 38a", "Städtle", "38a"), ("38 Main St", "Main St", "38"),
            ("Straße des 17. Juni", "Straße des 17. Juni", nil), ("10. Oktober-Straße 5", "10. Oktober-Straße", "5"),
            ("Rue du 8 Mai 1945", "Rue du 8 Mai 1945", nil), ("12, rue de la Paix", "rue de la Paix", "12"),
            ("Calle Mayor, 7", "Calle Mayor", "7"), ("Hauptstr. 12-14", "Hauptstr.", "12-14"),
            ("Hauptstr. 12 - 14", "Hauptstr.", "12-14"), ("Hauptstr. 12 b", "Hauptstr.", "12b"), ("Weg", "Weg", nil),
            ("5th Avenue", "5th Avenue", nil), ("", "", nil),
        ] as [(String, String, String?)])
    func streetNumbers(text: String, street: String, number: String?) {
        let parts = StreetNumber.split(text)
        #expect(parts.street == street && parts.number == number, "\(parts)")
    }

    @Test(
        "coordinates as people write them",
        arguments: [
            ("47,141", "9,521", true), ("47.141", "9.521", true), ("47°08'27.6\"N", "9°31'15.6\"E", true),
            ("47°08'27.6\"N", "9,521", true), ("47.141", "9°31'15.6\"E", true), ("x", "9", false), ("91", "9", false),
            ("91", "9°E", false), ("", "", false),
        ])
    func coordinates(latitude: String, longitude: String, isValid: Bool) {
        let coordinate = Coordinate(written: latitude, longitude)
        #expect((coordinate != nil) == isValid)
        if let coordinate {
            #expect(abs(coordinate.latitude - 47.141) < 1e-6 && abs(coordinate.longitude - 9.521) < 1e-6)
        }
    }
}
