import Foundation
import MapSearchIndexing
import MapSearchIndexingFoundation
import Testing

/// Tables in encodings that Foundation converts.
@Suite("Encodings of tables")
struct TableEncodingTests {
    /// The text of a table in an encoding, decoded in pieces; nil where the encoding lacks a character.
    private static func decoded(
        _ text: String, _ encoding: String.Encoding, pieceLength: Int, as known: TableEncoding? = nil
    ) throws -> (text: String, name: String) {
        let bytes = Array(try #require(text.data(using: encoding)))
        var decoder = TableTextDecoder(known, among: TableEncoding.known)
        var decoded: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: pieceLength) {
            decoded += decoder.decode(Array(bytes[start..<min(start + pieceLength, bytes.count)]))
        }
        decoded += decoder.decode([], isLast: true)
        return (String(decoding: decoded, as: UTF8.self), decoder.encoding?.name ?? "-")
    }

    private static func core(_ number: UInt) -> String.Encoding { String.Encoding(rawValue: 0x8000_0000 | number) }

    private static let russian =
        "Название;Улица;Дом;Город\nКафе;Тверской бульвар;26;Москва\nАптека;ул. Ленина;5;Екатеринбург\n"
    private static let polish =
        "Nazwa;Ulica;Miejscowość\nŻabka;ul. Główna 12;Łódź\nKsięgarnia;Łąkowa 7;Kraków\nPiekarnia;Źródlana;Wrocław\n"
    private static let czech =
        "Název;Ulice;PSČ;Obec\nKavárna;Přemyslova;50002;Hradec Králové\nŠkola;Žižkova;37001;Brno\n"

    static let others: [(String, String.Encoding, String)] = [
        (russian, .windowsCP1251, "Windows-1251"), (russian, core(0xA02), "KOI8-R"), (russian, core(0x41B), "IBM866"),
        (russian, core(0x205), "ISO-8859-5"), (polish, .windowsCP1250, "Windows-1250"),
        (polish, .isoLatin2, "ISO-8859-2"), (czech, .windowsCP1250, "Windows-1250"),
        (
            "Όνομα;Οδός;Πόλη\nΚαφενείο;Λεωφόρος Αλεξάνδρας 12;Αθήνα\nΦαρμακείο;Τσιμισκή 5;Θεσσαλονίκη\n",
            .windowsCP1253, "Windows-1253"
        ),
        (
            "Adı;Cadde;Şehir\nEczane;İstiklâl Caddesi;İstanbul\nFırın;Atatürk Bulvarı;Ankara\n", .windowsCP1254,
            "Windows-1254"
        ),
        ("שם;כתובת;עיר\nבית קפה;רחוב דיזנגוף 50;תל אביב\nספרייה;שדרות הנשיא 7;חיפה\n", core(0x505), "Windows-1255"),
        (
            "الاسم;العنوان;المدينة\nمقهى;شارع طلعت حرب 12;القاهرة\nصيدلية;شارع الحمرا 5;بيروت\n", core(0x506),
            "Windows-1256"
        ),
        ("Vardas;Gatvė;Pašto kodas;Miestas\nVaistinė;Tiltų g.;91246;Klaipėda\n", core(0x507), "Windows-1257"),
        ("ชื่อ;ที่อยู่;เมือง\nร้านกาแฟ;ถนนสุขุมวิท 12;กรุงเทพมหานคร\nร้านขายยา;ถนนนิมมานเหมินท์;เชียงใหม่\n", core(0x41D), "Windows-874"),
        ("店名;住所;都市\n喫茶店さくら;東京都港区六本木六丁目;東京\n薬局;大阪府大阪市北区梅田三丁目;大阪\n", core(0x420), "Shift_JIS"),
        ("名称;街道;城市\n星巴克咖啡;南京东路一百号;上海\n药店;王府井大街五号;北京\n", core(0x632), "GB18030"),
        ("名稱;地址;城市\n咖啡館;忠孝東路四段一百號;台北\n藥局;中正路五號;高雄\n", core(0xA03), "Big5"),
        ("이름;주소;도시\n커피숍;세종대로 백십번지;서울특별시\n약국;해운대해변로;부산광역시\n", core(0x422), "EUC-KR"),
        ("Nr;Filiale;Straße;Ort\n1;Bäckerei;Größestraße 5;München\n2;Café;Übelackerweg;Zürich\n", core(0), "Macintosh"),
        (
            "Nr;Filiale;Straße;Ort\n1;Bäckerei;Größestraße 5;München\n2;Café;Übelackerweg;Zürich\n", core(0x410),
            "IBM850"
        ),
    ]

    @Test("an encoding that is nearly certain is detected", arguments: others)
    func detected(text: String, encoding: String.Encoding, name: String) throws {
        #expect(try Self.decoded(text, encoding, pieceLength: .max) == (text, name))
    }

    @Test("a known encoding is decoded in pieces of any length", arguments: others, [1, 2, 7])
    func pieces(table: (String, String.Encoding, String), length: Int) throws {
        let (text, encoding, name) = table
        let known = try #require(TableEncoding(named: name))
        #expect(try Self.decoded(text, encoding, pieceLength: length, as: known) == (text, name))
    }

    @Test(
        "Western tables are Windows-1252, and so are those that could be",
        arguments: [
            "Nr;Filiale;Straße;Ort\n1;Bäckerei Müller;Größestraße 5;München\n2;Müßig;Öläcker;Zürich\n",
            "Nom;Rue;Ville\nCréperie;Rue de l'Été;Orléans\nÉPICERIE;Place de l’Hôtel-de-Ville;Nîmes\nCœur;rue à côté;Ézé\n",
            "Nome;Logradouro;Cidade\nPadaria São João;Rua da Conceição 5;São Paulo\nCafé;Praça Nª Senhora 1º;Brasília\n",
            "Nafn;Gata;Borg\nBakarí;Þingholtsstræti 5;Reykjavík\nApótek;Aðalstræti 7;Ægisíða\n",
            "Nombre;Dirección;Ciudad\nPanadería;C/ Mª Luisa nº 5 3ª;Cádiz\n¿Qué Tal?;Av. España;A Coruña\n",
            "Namn;Gatuadress;Ort\nBageri;Åsögatan 5;Östersund\nÅÄÖ;Älvvägen;Åre\n",
            "Name,City,Note\nA,Paris,5 m²\nB,Café £5,½ off\n",
        ])
    func western(text: String) throws {
        #expect(try Self.decoded(text, .windowsCP1252, pieceLength: .max) == (text, "Windows-1252"))
    }

    @Test("Japanese in an encoding that is not available is not taken for Chinese")
    func japanese() throws {
        // 店名;住所, 喫茶店さくら;東京都港区, 薬局;大阪府 in EUC-JP.
        let bytes: [UInt8] = [
            0xC5, 0xB9, 0xCC, 0xBE, 0x3B, 0xBD, 0xBB, 0xBD, 0xEA, 0x0A, 0xB5, 0xCA, 0xC3, 0xE3, 0xC5, 0xB9, 0xA4, 0xB5,
            0xA4, 0xAF, 0xA4, 0xE9, 0x3B, 0xC5, 0xEC, 0xB5, 0xFE, 0xC5, 0xD4, 0xB9, 0xC1, 0xB6, 0xE8, 0x0A, 0xCC, 0xF4,
            0xB6, 0xC9, 0x3B, 0xC2, 0xE7, 0xBA, 0xE5, 0xC9, 0xDC, 0x0A,
        ]
        for count in [1, 16] {
            var decoder = TableTextDecoder(among: TableEncoding.known)
            let text = decoder.decode(
                bytes + Array(repeating: bytes.suffix(12), count: count).joined(), isLast: true)
            #expect(["Windows-1252", "EUC-JP"].contains(decoder.encoding?.name))
            // Any conversion gives valid UTF-8.
            #expect(String(validating: text, as: UTF8.self) != nil)
        }
    }

    @Test("a long table of ASCII with other characters at its end is read in their encoding")
    func late() throws {
        let rows = String(repeating: "Cafe;Main Street 5;Vaduz\n", count: 4000)
        let text = "Name;Street;City\n" + rows + Self.russian
        #expect(try Self.decoded(text, .windowsCP1251, pieceLength: .max) == (text, "Windows-1251"))
    }

    @Test(
        "names in use",
        arguments: [
            ("windows-1251", "Windows-1251"), ("CP1251", "Windows-1251"), ("sjis", "Shift_JIS"), ("gbk", "GB18030"),
            ("Latin 1", "ISO-8859-1"), ("utf8", "UTF-8"), ("utf-16", "UTF-16LE"), ("ansi", "Windows-1252"),
            ("MacRoman", "Macintosh"), ("1251", nil), ("", nil),
        ] as [(String, String?)])
    func names(name: String, expected: String?) {
        #expect(TableEncoding(named: name)?.name == expected)
    }

    @Test("a line that is invalid is skipped and reported, and the others are read")
    func invalidLines() throws {
        let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).csv"
        defer { try? FileManager.default.removeItem(atPath: path) }
        var bytes = Array("name,lat,lon\n".utf8)
        for row in ["東京,35.7,139.7\n", "大阪,34.7,135.5\n"] { bytes += try #require(row.data(using: Self.core(0x420))) }
        bytes += [0x81, 0x20] + Array(",35,139\n".utf8)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        var file = DelimitedFile(path: path)
        file.encoding = TableEncoding(named: "Shift_JIS")
        var builder = IndexBuilder(name: "Table")
        let report = try file.read(into: &builder)
        #expect(report.recordCount == 2 && report.badEncodingCount == 1 && report.encoding == "Shift_JIS")
        #expect(report.skipped.first.map(\.line) == [4])
        #expect(report.skipped.first.first?.reason.contains("encoding") == true)
    }
}
