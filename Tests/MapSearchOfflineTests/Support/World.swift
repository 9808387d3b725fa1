import MapGeometry
import MapSearch
import MapSearchIndexing

extension TinyWorld {
    /// A world of a few countries: homonyms, codes, languages, scripts, airports, seas.
    static let earth: TinyWorld = {
        var world = TinyWorld()
        world.addAmerica()
        world.addEurope()
        world.addAsia()
        world.addWaters()
        return world
    }()

    /// The engine with that world.
    static let earthBackend = Result { try earth.backend() }

    private mutating func addAmerica() {
        add("us", .country, "United States", 39, -98, people: 330_000_000) { record in
            record.countryCode = "US"
            record.codes = ["US", "USA"]
            record.localizedNames = ["de": "Vereinigte Staaten", "fr": "États-Unis", "es": "Estados Unidos"]
            record.alternateNames = ["America"]
        }
        let states: [(String, String, Double, Double)] = [
            ("TX", "Texas", 31, -100), ("IL", "Illinois", 40, -89), ("MA", "Massachusetts", 42.3, -71.8),
            ("OH", "Ohio", 40.3, -82.9), ("NY", "New York", 43, -75), ("GA", "Georgia", 33, -83.5),
        ]
        for (code, name, latitude, longitude) in states {
            add(code, .region, name, latitude, longitude, in: "us", people: 9_000_000) { $0.codes = [code] }
        }
        add("paris-tx", .locality, "Paris", 33.66, -95.56, in: "TX", people: 25_000)
        add("springfield-il", .locality, "Springfield", 39.8, -89.64, in: "IL", people: 114_000)
        add("springfield-ma", .locality, "Springfield", 42.1, -72.59, in: "MA", people: 155_000)
        add("springfield-oh", .locality, "Springfield", 39.92, -83.81, in: "OH", people: 58_000)
        add("chicago", .locality, "Chicago", 41.88, -87.63, in: "IL", people: 2_700_000)
        add("cleveland", .locality, "Cleveland", 41.5, -81.69, in: "OH", people: 370_000)
        add("nyc", .locality, "New York", 40.71, -74.01, in: "NY", people: 8_400_000)
        add("jfk", .airport, "John F. Kennedy International Airport", 40.64, -73.78, in: "NY") { $0.codes = ["JFK"] }
        add("atlanta", .locality, "Atlanta", 33.75, -84.39, in: "GA", people: 500_000)
    }

    private mutating func addEurope() {
        add("fr", .country, "France", 46, 2, people: 67_000_000) { record in
            record.countryCode = "FR"
            record.codes = ["FR", "FRA"]
            record.localizedNames = ["de": "Frankreich", "es": "Francia", "ru": "Франция", "zh": "法国"]
        }
        add("idf", .region, "Île-de-France", 48.7, 2.5, in: "fr", people: 12_000_000)
        add("paris", .locality, "Paris", 48.857, 2.352, in: "idf", people: 2_100_000) { record in
            record.capital = .country
            record.localizedNames = ["ru": "Париж", "zh": "巴黎", "de": "Paris"]
        }
        add("lyon", .locality, "Lyon", 45.76, 4.84, in: "fr", people: 520_000)
        add("de", .country, "Germany", 51, 10, people: 83_000_000) { record in
            record.countryCode = "DE"
            record.codes = ["DE", "DEU"]
            record.localizedNames = ["de": "Deutschland", "fr": "Allemagne", "zh": "德国", "zh-hant": "德國"]
        }
        add("munich", .locality, "Munich", 48.137, 11.575, in: "de", people: 1_500_000) { record in
            record.localizedNames = ["de": "München", "zh-Hant": "慕尼黑市", "zh": "慕尼黑"]
        }
        add("dusseldorf", .locality, "Düsseldorf", 51.22, 6.78, in: "de", people: 620_000)
        add("giessen", .locality, "Gießen", 50.58, 8.68, in: "de", people: 84_000)
        add("halle", .locality, "Halle (Saale)", 51.48, 11.97, in: "de", people: 240_000)
        add("lodz", .locality, "Łódź", 51.77, 19.46, people: 680_000)
        add("lviv", .locality, "L'viv", 49.84, 24.03, people: 720_000) { $0.localizedNames = ["uk": "Львів"] }
        add("bruges", .locality, "Brugge", 51.21, 3.22, people: 118_000) { $0.alternateNames = ["Bruges"] }
        add("aquila", .locality, "L'Aquila", 42.35, 13.4, people: 70_000)
        add("georgia", .country, "Georgia", 42, 43.5, people: 3_700_000) { record in
            record.countryCode = "GE"
            record.codes = ["GE"]
        }
        add("tbilisi", .locality, "Tbilisi", 41.69, 44.8, in: "georgia", people: 1_100_000)
        add("moscow", .locality, "Москва", 55.75, 37.62, people: 12_000_000) { $0.localizedNames = ["en": "Moscow"] }
    }

    private mutating func addAsia() {
        add("jp", .country, "日本", 36, 138, people: 125_000_000) { record in
            record.countryCode = "JP"
            record.localizedNames = ["en": "Japan"]
        }
        add("tokyo", .region, "東京都", 35.68, 139.69, in: "jp", people: 14_000_000) {
            $0.localizedNames = ["en": "Tokyo"]
        }
        add("shinjuku", .locality, "新宿区", 35.69, 139.7, in: "tokyo", people: 340_000) {
            $0.localizedNames = ["en": "Shinjuku"]
        }
        add("cairo", .locality, "القاهرة", 30.04, 31.24, people: 10_000_000) { $0.localizedNames = ["en": "Cairo"] }
        add("fiji", .locality, "Suva", -18.14, 178.44, people: 93_000)
        add("taveuni", .locality, "Waiyevo", -16.8, -179.98, people: 4_000)
    }

    private mutating func addWaters() {
        add("pacific", .water, "Pacific Ocean", 0, -160) { $0.water = "ocean" }
        add("geneva", .water, "Lake Geneva", 46.45, 6.5) { $0.water = "lake" }
    }
}
