import Testing

/// A query with graded answers.
struct Sample: Sendable, CustomTestStringConvertible {
    var query: String
    /// One of these must be among the first ``limit``.
    var vital: [String]
    var limit = 1
    /// None of these may be among the first three.
    var harmful: [String] = []
    /// Whether the sample is known to fail: it must, until it is mended.
    var isKnownMiss = false

    var testDescription: String { query }

    init(_ query: String, _ vital: String..., limit: Int = 1, harmful: [String] = [], isKnownMiss: Bool = false) {
        self.query = query
        self.vital = vital.map { $0.contains(":") ? $0 : "geonames:\($0)" }
        self.limit = limit
        self.harmful = harmful.map { "geonames:\($0)" }
        self.isKnownMiss = isKnownMiss
    }

    static let all = plain + spelt + placed + scripts + codes + typing
}

extension Sample {
    /// Names as they are.
    static let plain = [
        Sample("Paris", "2988507"),
        Sample("London", "2643743"),
        Sample("york", "2633352", harmful: ["5128581"]),
        Sample("New York", "5128581"),
        Sample("Georgia", "614540"),
        Sample("Mexico", "3996063"),
        Sample("Luxembourg", "2960313", "2960316"),
        Sample("washington", "4140963", "US.WA", limit: 2),
        Sample("Frankfurt", "2925533"),
        Sample("Bonn", "2946447"),
        Sample("Bavaria", "DE.02"),
        Sample("Pueblo", "5435464"), Sample("Puebla", "3521081"),
        Sample("Columbia", "4575352"), Sample("ABE", "iata:ABE"),
        Sample("Lake Geneva", "mapsearch:water/lake-geneva", limit: 3),
        Sample("North Sea", "mapsearch:water/north-sea"),
        Sample("Pacific Ocean", "mapsearch:water/pacific-ocean"),
        Sample("Atlantik", "mapsearch:water/atlantic-ocean"),
    ]

    /// Other spellings and mistakes.
    static let spelt = [
        Sample("londn", "2643743"),
        Sample("Munchen", "2867714"),
        Sample("münchen", "2867714"),
        Sample("MÜNCHEN", "2867714"),
        Sample("Muenchen", "2867714"),
        Sample("Sao Paulo", "3448439"),
        Sample("Reykjavk", "3413829"),
        Sample("Copenhagn", "2618425"),
        Sample("Istambul", "745044"),
        Sample("Kazakstan", "1522867"),
        Sample("Philadelpia", "4560349"),
        Sample("Marakesh", "2542997"),
        Sample("Côte d'Ivoire", "2287781"),
        Sample("cote divoire", "2287781"),
        Sample("L'viv", "702550"),
        Sample("newyork", "5128581"),
        Sample("st petersburg", "498817", "4171563", limit: 2),
    ]

    /// A name and where it is.
    static let placed = [
        Sample("Springfield, IL", "4250542"),
        Sample("Springfield, MA", "4951788"),
        Sample("Springfield OH", "4525353"),
        Sample("new york ny", "5128581"),
        Sample("Paris, Texas", "4717560"),
        Sample("paris tx", "4717560"),
        Sample("Texas Paris", "4717560"),
        Sample("London, Ontario, Canada", "6058560"),
        Sample("Cambridge, UK", "2653941"),
        Sample("Cambridge MA", "4931972"),
        Sample("Córdoba, Spanien", "2519240"),
        Sample("Frankfurt Oder", "2925535"),
        Sample("Valencia, Venezuela", "3625549"),
        Sample("Birmingham Alabama", "4049979"),
        Sample("Vancouver WA", "5814616"),
        Sample("Norwich, Norfolk", "2641181"), Sample("Richmond, Surrey", "2639389"),
        Sample("Bradford, West Yorkshire", "2654993"), Sample("Springfield, Sangamon County", "4250542"),
        Sample("Treviglio Bergamo", "3165207"), Sample("Norfolk", "4776222"), Sample("Devon", "GB.ENG/Devon"),
        Sample("Little Britain 20, London", "2643743"),
    ]

    /// Scripts and languages.
    static let scripts = [
        Sample("Москва", "524901"),
        Sample("東京", "1850147"),
        Sample("东京", "1850147"),
        Sample("東京都", "1850147", "JP.40", limit: 2),
        Sample("서울", "1835848"),
        Sample("القاهرة", "360630"),
        Sample("Αθήνα", "264371"),
        Sample("Deutschland", "2921044"),
        Sample("Österreich", "2782113"),
        Sample("Espagne", "2510769"),
        Sample("Германия", "2921044"),
        Sample("日本", "1861060"),
        Sample("Mailand", "3173435"),
        Sample("Firenze", "3176959"),
        Sample("Den Haag", "2747373"),
    ]

    /// Codes.
    static let codes = [
        Sample("LHR", "iata:LHR"),
        Sample("ZRH", "iata:ZRH"),
        Sample("JFK", "iata:JFK", limit: 2),
        Sample("USA", "6252001"),
        Sample("UK", "2635167"),
        Sample("NYC", "5128581", limit: 2),
    ]

    /// Words that continue.
    static let typing = [
        Sample("Barcel", "3128760"),
        Sample("san franc", "5391959"),
    ]
}
