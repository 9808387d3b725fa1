import MapGeometry
import MapSearchTestSupport
import TestFixtures
import Testing

/// Coordinates with the letters, words, labels and digits of many languages.
@Suite struct CoordinateLanguagesTests {
    private let parser = CoordinateParser()

    /// Words and letters of many languages, marks and their escapes.
    @Test(arguments: [
        "52° 31′ 12″ N, 13° 24′ 18″ O", "52°31'12\"N 13°24'18\"E", "52° 31' 12\" Nord, 13° 24' 18\" Ost",
        "52 31 12 N / 13 24 18 E", "N 52° 31' 12\" / E 13° 24' 18\"",
        "52°31′12″ nördl. Breite, 13°24′18″ östl. Länge", "Breite 52° 31' 12\" N, Länge 13° 24' 18\" O",
        "nördliche Breite 52° 31' 12\", östliche Länge 13° 24' 18\"", "52d31m12s N 13d24m18s E",
        "52°31'12\" N. Br. 13°24'18\" Ö. L.", "52°31′12″ с.ш. и 13°24′18″ в.д.",
        "52 градуса 31 минута 12 секунд северной широты, 13 градусов 24 минуты 18 секунд восточной долготы",
        "52°31′12″ nordlig bredde, 13°24′18″ østlig lengde", "52°31′12″N 13°24′18″Ø", "52°31′12″N 13°24′18″Ö",
        "52°31′12″ NB, 13°24′18″ OL", "52°31′12″ noorderbreedte en 13°24′18″ oosterlengte",
        "52°31′12″ severní šířky, 13°24′18″ východní délky", "52°31′12″ s.š., 13°24′18″ v.d.",
        "52°31′12″ szerokości północnej i 13°24′18″ długości wschodniej",
        "52°31′12″ latitude nord, 13°24′18″ longitude est", "52° 31′ 12″ latitud norte y 13° 24′ 18″ longitud este",
        "52°31′12″ di latitudine nord e 13°24′18″ di longitudine est",
        "52°31′12″ északi szélesség, 13°24′18″ keleti hosszúság",
        "52°31′12″ latitudine nordică, 13°24′18″ longitudine estică", "52°31′12″ пн.ш., 13°24′18″ сх.д.",
        "北緯52度31分12秒、東経13度24分18秒", "北纬52度31分12秒，东经13度24分18秒", "북위 52도 31분 12초, 동경 13도 24분 18초",
        "52°31′12″ Kuzey 13°24′18″ Doğu", "Enlem: 52°31'12\" K, Boylam: 13°24'18\" D", "52°31′12″P, 13°24′18″I",
        "52°31′12″ pohjoista leveyttä 13°24′18″ itäistä pituutta", "52°31′12″ شمالا 13°24′18″ شرقا",
        "52°31′12″ Β 13°24′18″ Α", "52&deg;31&prime;12&Prime;N 13&deg;24&prime;18&Prime;E",
        "52Â°31'12\"N, 13Â°24'18\"E", "52°31'12\\\"N 13°24'18\\\"E", "52?31'12\"N, 13?24'18\"E", "523112N 0132418E",
        "N523112 E0132418", "N523112E0132418", "52-31-12N 013-24-18E", "52:31:12 N 13:24:18 E",
        "{{Coordinate|NS=52/31/12/N|EW=13/24/18/E|type=city}}",
        "{{coord|52|31|12|N|13|24|18|E|display=inline,title}}",
        "https://geohack.toolforge.org/geohack.php?pagename=Berlin&language=de&params=52_31_12_N_13_24_18_E_region:DE-BE_type:city",
        "52°31´12´´N 13°24´18´´E", "52º 31' 12'' N; 13º 24' 18'' E", "52° 31' 12\"N x 13° 24' 18\"E",
        "lat 52° 31' 12\" lon 13° 24' 18\"", "52 deg 31 min 12 sec North, 13 deg 24 min 18 sec East",
        "52 grados 31 minutos 12 segundos norte, 13 grados 24 minutos 18 segundos este",
        "52°31’12.0” N, 13°24’18.0” E",
    ])
    func degreesMinutesAndSeconds(text: String) throws {
        try parser.expect(text, 52.519999999999996, 13.405000000000001)
    }

    /// Japanese labels and full-width digits.
    @Test(arguments: [
        "緯度：35.6762 経度：139.6503", "北緯35.6762度、東経139.6503度", "北緯35.6762 東経139.6503", "東京 35.6762, 139.6503",
        "経度139.6503、緯度35.6762", "３５．６７６２，１３９．６５０３",
    ])
    func japanese(text: String) throws {
        try parser.expect(text, 35.6762, 139.6503)
    }

    /// Russian labels and words.
    @Test(arguments: [
        "59.9343, 30.3351", "Координаты: 59.9343, 30.3351", "59,9343 с. ш. 30,3351 в. д.",
        "широта 59.9343, долгота 30.3351", "Широта: 59.9343 Долгота: 30.3351",
        "59.9343° северной широты, 30.3351° восточной долготы",
    ])
    func russian(text: String) throws {
        try parser.expect(text, 59.9343, 30.3351)
    }

    /// Turkish letters, and Arabic digits.
    @Test(arguments: [
        "41.0082 K, 28.9784 D", "Enlem 41.0082 Boylam 28.9784", "٤١٫٠٠٨٢, ٢٨٫٩٧٨٤", "41.0082° Kuzey, 28.9784° Doğu",
    ])
    func turkish(text: String) throws {
        try parser.expect(text, 41.0082, 28.9784)
    }

    /// Letters, words and stand-ins for marks.
    @Test(arguments: [
        "48°8'19\" северной широты 11°34'25\" восточной долготы", "48°8'19\" с. ш. 11°34'25\" в. д.",
        "48°8'19\" пн. ш. 11°34'25\" сх. д.", "48°8'19\" північної широти, 11°34'25\" східної довготи",
        "48° 8' 19\" nördlicher Breite, 11° 34' 25\" östlicher Länge",
        "48 Grad 8 Minuten 19 Sekunden Nord, 11 Grad 34 Minuten 25 Sekunden Ost",
        "48° 8′ 19″ de latitude nord et 11° 34′ 25″ de longitude est", "48°8'19\" NB 11°34'25\" OL",
        "48°8'19\" noorderbreedte, 11°34'25\" oosterlengte", "48°8'19\" nordlig bredd 11°34'25\" östlig längd",
        "48°8'19\" nordlig bredde og 11°34'25\" østlig længde", "48°8'19\"K 11°34'25\"D",
        "48°8'19\" Kuzey, 11°34'25\" Doğu", "48°8'19\"P 11°34'25\"I", "48°8'19\" s. š. 11°34'25\" v. d.",
        "é. sz. 48° 8' 19\", k. h. 11° 34' 25\"", "é. sz. 48° 8' 19\" k. h. 11° 34' 25\"",
        "북위 48도 8분 19초 동경 11도 34분 25초", "48°8'19\" ش 11°34'25\" ق", "北纬N48°8′19″ 东经E11°34′25″",
        "48 deg 8' 19.00\" N, 11 deg 34' 25.00\" E",
        "GPS Latitude: 48 deg 8' 19.00\" N, GPS Longitude: 11 deg 34' 25.00\" E", "N480819 E0113425",
        "N480819E0113425", "48°8'19\"N and 11°34'25\"E", "48°8'19\"N by 11°34'25\"E", "48°8'19\"N et 11°34'25\"E",
        "48°8'19\"N und 11°34'25\"E", "48°8'19\"N x 11°34'25\"E", "48°8'19\"N_11°34'25\"E",
        "48%C2%B08'19%22N 11%C2%B034'25%22E", "48&deg;8'19\"N 11&deg;34'25\"E",
        "48&deg;8&#39;19&quot;N 11&deg;34&#39;25&quot;E", "48\\u00b08'19\\\"N 11\\u00b034'25\\\"E",
        "48Â°8'19\"N 11Â°34'25\"E", "48° 8' 19\" N. 11° 34' 25\" E.", "{{coord|48|8|19|N|11|34|25|E}}",
        "https://geohack.toolforge.org/geohack.php?params=48_8_19_N_11_34_25_E", "params=48_8_19_N_11_34_25_E",
        "48?8'19\"N 11?34'25\"E", "48\u{FFFD}8'19\"N 11\u{FFFD}34'25\"E", "48^8'19\"N 11^34'25\"E",
        "48~8'19\"N 11~34'25\"E", "48 degrees, 8 minutes, 19 seconds N, 11 degrees, 34 minutes, 25 seconds E",
        "48 Deg. 8' 19\" N 11 Deg. 34' 25\" E", "48°8'19\" LU 11°34'25\" BT", "48°8'19\"Β 11°34'25\"Α",
        "48°8'19\" βόρειο πλάτος 11°34'25\" ανατολικό μήκος", "48°8'19\" lat. N 11°34'25\" long. E",
        "48°8'19\" północnej szerokości, 11°34'25\" wschodniej długości",
        "48°8'19\" северна ширина, 11°34'25\" източна дължина", "48°8'19\" север, 11°34'25\" исток",
        "48°8'19\" เหนือ 11°34'25\" ตะวันออก", "48°8'19\" Bắc, 11°34'25\" Đông", "48°8'19\" उत्तर, 11°34'25\" पूर्व",
        "48°8'19\" צפון, 11°34'25\" מזרח", "۴۸°۸′۱۹″ شمالی ۱۱°۳۴′۲۵″ شرقی", "४८°८′१९″ उत्तर ११°३४′२५″ पूर्व",
        "๔๘°๘′๑๙″ เหนือ ๑๑°๓๔′๒๕″ ตะวันออก",
    ])
    func languages(text: String) throws {
        try parser.expect(text, 48.13861111111111, 11.573611111111111)
    }

    @Test("letters whose lower case has another length, marks and words without spaces in any order are no trouble")
    func anyOrder() {
        var generator = SplitMix64(seed: 104)
        let pieces = [
            "İ", "ẞ", "ſ", "K", "北", "纬", "緯", "度", "분", "동경", "ش", "\u{650}", "\u{640}", "d", "N", "S", "°", "'", "5",
            "48.1",
            " ", ".", ",", "%D9", "\u{FFFD}",
        ]
        for _ in 0..<(TestRun.isHeavy ? 5_000 : 2_000) {
            let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            guard let match = parser.parse("48.1, 11.5 " + text) else { continue }
            #expect(match.coordinate.isValid, "seed 104: \(text)")
        }
    }
}
