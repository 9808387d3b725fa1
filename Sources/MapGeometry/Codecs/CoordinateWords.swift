/// The words that have a meaning in a coordinate, by language, in lower case.
///
/// Words with several meanings, such as the Czech *s.* (north) and the English letter S, are in ``phrases`` if the word
/// after them decides, and in ``letters`` if the letter of the other angle does.
package enum CoordinateWords {
    /// What a word may mean.
    struct Meaning {
        /// The meaning of the word alone.
        var kind: CoordinateToken.Kind?
        /// The hemispheres of a single letter.
        var letter: CoordinateHemisphere?
        /// Whether an abbreviation of several words begins with it.
        var beginsPhrase = false
    }

    /// Loads the tables, which the first coordinate that is read does otherwise.
    package static func load() { _ = meanings }

    /// The meanings of every word, for a single search.
    static let meanings: [String: Meaning] = {
        var meanings = kinds.mapValues { Meaning(kind: $0) }
        for (letter, hemisphere) in letters { meanings[letter, default: Meaning()].letter = hemisphere }
        for phrase in phrases.keys {
            meanings[String(phrase.prefix { $0 != " " }), default: Meaning()].beginsPhrase = true
        }
        return meanings
    }()

    private static let kinds: [String: CoordinateToken.Kind] = {
        var kinds: [String: CoordinateToken.Kind] = [:]
        func add(_ list: String, _ kind: CoordinateToken.Kind) {
            for word in list.split(separator: " ") { kinds[String(word)] = kind }
        }
        for words in languages {
            add(words.degrees, .degreeMark(isCertain: true))
            add(words.minutes, .minuteMark)
            add(words.seconds, .secondMark)
            add(words.latitude, .label(isLatitude: true))
            add(words.longitude, .label(isLatitude: false))
            add(words.north, .hemisphere(CoordinateHemisphere(.north)))
            add(words.south, .hemisphere(CoordinateHemisphere(.south)))
            add(words.east, .hemisphere(CoordinateHemisphere(.east)))
            add(words.west, .hemisphere(CoordinateHemisphere(.west)))
            add(words.cues, .cue)
            add(words.glue, .glue)
            add(words.joiners, .joiner)
        }
        add("latlon latlng latlong", .heading(isLatitudeFirst: true))
        add("lonlat lnglat longlat", .heading(isLatitudeFirst: false))
        add("point pointz pointm pointzm", .point(isFunction: false))
        add("makepoint", .point(isFunction: true))
        add("ft feet km masl msnm müm nhn amsl alt altitude elevation ele höhe z", .unit)
        add(
            "price prices preis preise prix precio prezzo prijs cena цена euro euros eur usd chf gbp rub dollar dollars "
                + "pounds franken kronen kr kč zł руб рублей einwohner besucher inhabitants habitants habitantes "
                + "abitanti inwoners population people visitors жителей art artikel article artículo section abs seite "
                + "seiten page pages kap kapitel chapter",
            .quantity)
        return kinds
    }()

    /// Single letters, which mean a hemisphere in some alphabets.
    private static let letters: [String: CoordinateHemisphere] = {
        var letters: [String: CoordinateHemisphere] = [:]
        let alphabets: [(String, CoordinateHemisphere.Alphabets)] = [
            ("n s e w", .english), ("n s o w", .german), ("n s e o", .romance), ("n z o w", .dutch),
            ("n s ö v", .nordic), ("n s ø v", .nordic), ("n s e v", .romanian), ("k g d b", .turkish),
            ("p e i l", .finnish), ("b n đ t", .vietnamese),
        ]
        for (list, alphabet) in alphabets {
            for (letter, side) in zip(list.split(separator: " "), CoordinateHemisphere.Side.allCases) {
                letters[String(letter), default: CoordinateHemisphere(letter: side, in: alphabet)].add(
                    side, in: alphabet)
            }
        }
        return letters
    }()

    /// Abbreviations of several words, without their points: `с ш` for *северной широты*.
    static let phrases: [String: CoordinateHemisphere.Side] = {
        var phrases: [String: CoordinateHemisphere.Side] = [:]
        func add(_ list: String, _ side: CoordinateHemisphere.Side) {
            for phrase in list.split(separator: "|") { phrases[String(phrase)] = side }
        }
        // Russian, Ukrainian, Belarusian, Bulgarian, Serbian; Czech and Slovak; Slovene, Croatian, Bosnian; Hungarian;
        // Polish; German; Dutch; Scandinavian; French; English.
        add("с ш|пн ш|паўн ш|сев ш|сев шир|сгш|с г ш|s š|s z š|s g š|é sz|nördl br|n br", .north)
        add("n b|n bredde|n lat", .north)
        add("ю ш|пд ш|паўд ш|юж ш|ј г ш|j š|j z š|j g š|d sz|südl br|s br|s b|z br|z b|s lat", .south)
        add("в д|сх д|у д|и д|вост д|и г д|v d|v z d|v g d|i g d|k h|ö l|östl l|o l|ø l|e long", .east)
        add("e lon|e lg", .east)
        add("з д|зх д|зап д|з г д|z d|z z d|z g d|ny h|westl l|w l|v l|w long|w lon", .west)
        return phrases
    }()

    /// The words of a language; those of one kind are separated by spaces.
    private struct Language {
        var north = ""
        var south = ""
        var east = ""
        var west = ""
        var latitude = ""
        var longitude = ""
        var degrees = ""
        var minutes = ""
        var seconds = ""
        /// Words that announce a coordinate.
        var cues = ""
        /// Words between an angle and the name of its axis.
        var glue = ""
        /// Words between two angles.
        var joiners = ""
    }

    private static let languages: [Language] = [
        // English
        Language(
            north: "north northern northing", south: "south southern", east: "east eastern easting",
            west: "west western", latitude: "lat latitude latitudes geolat gpslatitude lati",
            longitude: "lon lng long longitude longitudes geolon geolng gpslongitude longi",
            degrees: "d deg degree degrees", minutes: "m min mins minute minutes",
            seconds: "sec secs second seconds",
            cues: "gps wgs coordinate coordinates coords coord coordonate latlon location position "
                + "pos loc geo epsg mgrs utm geocoordinates geolocation pin marker",
            glue: "of my the geographic geographical geogr", joiners: "and by x"),
        // German
        Language(
            north: "nord norden nördl nördlich nördliche nördlicher noerdlich noerdliche noerdlicher",
            south: "süd sued süden südl südlich südliche südlicher suedlich suedliche suedlicher",
            east: "ost osten östl östlich östliche östlicher oestlich oestliche oestlicher",
            west: "westen westl westlich westliche westlicher",
            latitude: "breite breitengrad breitengrade breitenangabe br",
            longitude: "länge laenge längengrad laengengrad", degrees: "grad", minutes: "minuten",
            seconds: "sek sekunde sekunden", cues: "koordinate koordinaten geokoordinaten standort",
            glue: "geographische geographischer geografische geografischer", joiners: "und"),
        // French
        Language(
            south: "sud", east: "est", west: "ouest", degrees: "degré degrés degre degres",
            seconds: "seconde secondes", cues: "coordonnées coordonnees", glue: "de géographique geographique",
            joiners: "et"),
        // Spanish
        Language(
            north: "norte", south: "sur", east: "este", west: "oeste", latitude: "latitud", longitude: "longitud",
            degrees: "grado grados", minutes: "minuto minutos", seconds: "segundo segundos seg",
            cues: "coordenadas coordenada ubicación ubicacion posición posicion", glue: "geográfica geografica",
            joiners: "y"),
        // Portuguese
        Language(
            south: "sul", east: "leste", degrees: "grau graus", cues: "localização localizacao posição posicao"),
        // Italian
        Language(
            north: "settentrionale", south: "meridionale", east: "orientale", west: "ovest occidentale",
            latitude: "latitudine", longitude: "longitudine", degrees: "gradi", minutes: "minuti minuto primi",
            seconds: "secondi secondo", cues: "coordinata posizione", glue: "di"),
        // Dutch
        Language(
            north: "nb noord noorder noorderbreedte noordelijke", south: "zb zuid zuider zuiderbreedte zuidelijke",
            east: "ol oost ooster oosterlengte oostelijke", west: "wl wester westerlengte westelijke",
            latitude: "breedte breedtegraad", longitude: "lengte lengtegraad", degrees: "graad graden",
            minutes: "minuut", seconds: "seconde", cues: "coördinaten coordinaten locatie positie",
            glue: "geografische", joiners: "en"),
        // Swedish, Norwegian, Danish
        Language(
            north: "norr nordlig nordliga nordligt", south: "syd söder sør sydlig sydliga sørlig sydligt",
            east: "öst øst öster östlig östliga østlig østligt",
            west: "väst vest väster västlig västliga vestlig vestligt",
            latitude: "bredd bredde breddgrad breddegrad latitud",
            longitude: "längd længde lengde längdgrad længdegrad lengdegrad", degrees: "grader",
            minutes: "minutter minuter", seconds: "sekunder", cues: "koordinater koordinat posisjon läge",
            joiners: "och og"),
        // Finnish, Estonian
        Language(
            north: "pohjoista pohjoinen pohj põhja põhjalaiust",
            south: "eteläistä eteläinen etelä etelää lõunalaiust", east: "itäistä itäinen itä itää idapikkust",
            west: "läntistä läntinen länsi länttä läänepikkust",
            latitude: "leveyttä leveys leveysaste leveyspiiri laius laiust",
            longitude: "pituutta pituus pituusaste pituuspiiri pikkus pikkust", degrees: "astetta aste",
            minutes: "minuuttia minuutti", seconds: "sekuntia sekunti", cues: "koordinaatit koordinaadid sijainti",
            joiners: "ja"),
        // Turkish
        Language(
            north: "kuzey", south: "güney", east: "doğu", west: "batı", latitude: "enlem enlemi enlemleri",
            longitude: "boylam boylamı", degrees: "derece", minutes: "dakika", seconds: "saniye",
            cues: "koordinat koordinatlar koordinatları konum", joiners: "ve"),
        // Polish
        Language(
            north: "północ północna północnej płn", south: "południe południowa południowej płd",
            east: "wschód wschodnia wschodniej wsch", west: "zachód zachodnia zachodniej zach",
            latitude: "szerokość szerokości szer", longitude: "długość długości dł",
            degrees: "stopni stopień stopnie", minutes: "minut minuta minuty", seconds: "sekund sekunda sekundy",
            cues: "współrzędne położenie pozycja", glue: "geograficzna geograficznej", joiners: "i"),
        // Czech, Slovak
        Language(
            north: "sever severní severnej severná", south: "jih jižní juh južná južnej",
            east: "východ východní východná východnej", west: "západ západní západná západnej",
            latitude: "šířka šířky šírka šírky", longitude: "délka délky dĺžka dĺžky",
            degrees: "stupňů stupně stupňov stupeň", minutes: "minút", seconds: "vteřin sekúnd sekundy",
            cues: "souřadnice súradnice poloha", glue: "zeměpisná zeměpisné zemepisná zemepisnej", joiners: "a"),
        // Croatian, Bosnian, Serbian, Slovene
        Language(
            north: "sjever sjeverna sjeverne severna severne", south: "jug južna južne",
            east: "istok istočna istočne vzhod vzhodna vzhodne",
            west: "zapad zapadna zapadne zahod zahodna zahodne", latitude: "širina širine",
            longitude: "dužina dužine dolžina dolžine", degrees: "stupnjeva stepeni stopinj",
            cues: "koordinata koordinate", glue: "geografska geografske zemljopisna zemljopisne"),
        // Hungarian
        Language(
            north: "északi észak", south: "déli dél", east: "keleti kelet", west: "nyugati nyugat",
            latitude: "szélesség szélességi", longitude: "hosszúság hosszúsági", degrees: "fok", minutes: "perc",
            seconds: "másodperc mp", cues: "koordináta koordináták koordinátái", joiners: "és"),
        // Romanian
        Language(
            north: "nordică", south: "sudică", east: "estică", west: "vestică", latitude: "latitudinea latitudine",
            longitude: "longitudinea longitudine", degrees: "grade", cues: "coordonate poziție", joiners: "și"),
        // Lithuanian, Latvian
        Language(
            north: "šiaurės šiaurė ziemeļu ziemeļi", south: "pietų pietūs dienvidu dienvidi",
            east: "rytų rytai austrumu austrumi", west: "vakarų vakarai rietumu rietumi",
            latitude: "platuma platumos platums platuma", longitude: "ilguma ilgumos garums garuma"),
        // Russian
        Language(
            north: "с север северная северной северный сев сш", south: "ю юг южная южной южный юж юш",
            east: "в восток восточная восточной восточный вост вд",
            west: "з запад западная западной западный зап зд", latitude: "ш широта широты широте широту шир",
            longitude: "долгота долготы долготе долготу долг", degrees: "град градус градуса градусов гр",
            minutes: "мин минут минута минуты", seconds: "сек секунд секунда секунды",
            cues: "координаты координата точка местоположение", glue: "географическая географической", joiners: "и"),
        // Ukrainian, Belarusian
        Language(
            north: "пн північ північна північної пнш паўночнай",
            south: "пд південь південна південної пдш паўднёвай", east: "сх схід східна східної схд усходняй",
            west: "зх захід західна західної зхд заходняй", latitude: "широти широті шырата шыраты",
            longitude: "довгота довготи довготі даўгата даўгаты", degrees: "градусів градуси",
            minutes: "хв хвилин хвилина хвилини", seconds: "секунди",
            cues: "координати місцезнаходження каардынаты", glue: "географічна географічної", joiners: "та"),
        // Bulgarian, Serbian, Macedonian
        Language(
            north: "северна северно северне", south: "ј југ южна южно јужна јужне",
            east: "изток източна източно исток источна источне", west: "западна западно западне",
            latitude: "ширина ширине", longitude: "дължина дужина дужине должина", degrees: "градуса степени",
            glue: "географска географске", joiners: "и"),
        // Greek
        Language(
            north: "β βόρεια βόρειο βόρειας βορράς", south: "ν νότια νότιο νότιας νότος",
            east: "α ανατολικά ανατολικό ανατολικής ανατολή", west: "δ δυτικά δυτικό δυτικής δύση",
            latitude: "πλάτος πλάτους γεωγρ", longitude: "μήκος μήκους", degrees: "μοίρες", minutes: "λεπτά",
            seconds: "δευτερόλεπτα", cues: "συντεταγμένες", glue: "γεωγραφικό", joiners: "και"),
        // Arabic; the marks above and below letters are left out.
        Language(
            north: "شمال شمالا شمالي الشمالي ش", south: "جنوب جنوبا جنوبي الجنوبي ج",
            east: "شرق شرقا شرقي الشرقي ق", west: "غرب غربا غربي الغربي غ", latitude: "عرض العرض",
            longitude: "طول الطول", degrees: "درجة", minutes: "دقيقة دقائق", seconds: "ثانية ثواني",
            cues: "إحداثيات احداثيات الإحداثيات موقعي الموقع", glue: "دائرة خط وخط", joiners: "و"),
        // Persian
        Language(
            north: "شمالی", south: "جنوبی", east: "شرقی", west: "غربی", degrees: "درجه", minutes: "دقیقه",
            seconds: "ثانیه", cues: "مختصات موقعیت", glue: "جغرافیایی"),
        // Hebrew
        Language(
            north: "צפון צפונה צפוני צ", south: "דרום דרומה דרומי", east: "מזרח מזרחה מזרחי",
            west: "מערב מערבה מערבי", latitude: "רוחב", longitude: "אורך", degrees: "מעלות", minutes: "דקות",
            seconds: "שניות", cues: "נקודת קואורדינטות מיקום", glue: "קו"),
        // Hindi
        Language(
            north: "उत्तर उत्तरी उ", south: "दक्षिण दक्षिणी", east: "पूर्व पूर्वी पू", west: "पश्चिम पश्चिमी",
            latitude: "अक्षांश", longitude: "देशांतर देशान्तर रेखांश", degrees: "डिग्री अंश", minutes: "मिनट",
            seconds: "सेकंड", cues: "निर्देशांक स्थान", joiners: "और"),
        // Thai
        Language(
            north: "เหนือ", south: "ใต้", east: "ตะวันออก", west: "ตะวันตก", latitude: "ละติจูด ละติจูดที่",
            longitude: "ลองจิจูด ลองจิจูดที่", degrees: "องศา", minutes: "ลิปดา", seconds: "ฟิลิปดา พิลิปดา",
            cues: "พิกัด", joiners: "และ"),
        // Vietnamese
        Language(
            north: "bắc", south: "nam", east: "đông", west: "tây", latitude: "vĩ", longitude: "kinh", degrees: "độ",
            minutes: "phút", seconds: "giây", cues: "tọa toạ", joiners: "và"),
        // Indonesian, Malay
        Language(
            north: "lu utara", south: "ls selatan", east: "bt timur", west: "bb barat",
            latitude: "lintang garis latitud", longitude: "bujur longitud", degrees: "derajat darjah",
            minutes: "menit minit", seconds: "detik saat", cues: "koordinat lokasi", joiners: "dan"),
        // Chinese
        Language(
            north: "北纬 北緯 北", south: "南纬 南緯 南", east: "东经 東經 東経 东 東", west: "西经 西經 西経 西", latitude: "纬度 緯度 纬",
            longitude: "经度 經度 経度 经", cues: "坐标 座標 坐標 经纬度 位置 定位", joiners: "和"),
        // Korean
        Language(
            north: "북위 북", south: "남위 남", east: "동경 동", west: "서경 서", latitude: "위도", longitude: "경도", degrees: "도",
            minutes: "분", seconds: "초", cues: "좌표 위치"),
    ]
}
