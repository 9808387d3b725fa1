import MapGeometry
import MapSearch
import Testing

@testable import MapSearchPresentation

@Suite struct DistanceFormatterTests {
    @Test(arguments: [
        (0, "0 m"), (0.4, "0 m"), (4.4, "4 m"), (99.4, "99 m"), (99.6, "100 m"), (346, "350 m"), (994, "990 m"),
        (996, "1 km"), (1_234, "1.2 km"), (9_949, "9.9 km"), (9_951, "10 km"), (1_234_567, "1,235 km"),
    ])
    func fine(meters: Double, expected: String) {
        #expect(DistanceFormatter().text(meters: meters) == expected)
    }

    @Test(arguments: [
        (0, "0 m"), (4, "0 m"), (6, "10 m"), (83, "80 m"), (96, "100 m"), (346, "350 m"), (480, "500 m"),
        (640, "600 m"),
        (960, "1 km"), (1_234, "1.2 km"), (2_960, "3 km"), (3_400, "3.5 km"), (9_800, "10 km"), (123_456, "123 km"),
    ])
    func spoken(meters: Double, expected: String) {
        #expect(DistanceFormatter(rounding: .spoken).text(meters: meters) == expected)
    }

    @Test(arguments: [
        (0, "0 ft", "0 yd"), (2, "7 ft", "2 yd"), (25, "82 ft", "27 yd"), (100, "330 ft", "110 yd"),
        (300, "980 ft", "330 yd"), (310, "0.2 mi", "340 yd"), (370, "0.2 mi", "0.2 mi"), (1_609.344, "1 mi", "1 mi"),
        (20_000, "12 mi", "12 mi"),
    ])
    func imperial(meters: Double, feet: String, yards: String) {
        #expect(DistanceFormatter(units: .imperial).text(meters: meters) == feet)
        #expect(DistanceFormatter(units: .imperialWithYards).text(meters: meters) == yards)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1, -0.001])
    func noDistance(meters: Double) {
        for rounding in DistanceFormatter.Rounding.allCases {
            let formatter = DistanceFormatter(rounding: rounding)
            #expect(formatter.text(meters: meters) == nil)
            #expect(formatter.text(meters: meters, toward: RelativeDirection.ahead) == nil)
            #expect(formatter.text(meters: meters, toward: CompassPoint.north) == nil)
        }
    }

    @Test func extremes() {
        #expect(DistanceFormatter().text(meters: -0.0) == "0 m")
        #expect(DistanceFormatter().text(meters: .leastNonzeroMagnitude) == "0 m")
        for units in DistanceFormatter.Units.allCases {
            #expect(DistanceFormatter(units: units).text(meters: .greatestFiniteMagnitude)?.isEmpty == false)
        }
        #expect(DistanceFormatter().text(meters: 40_075_017) == "40,075 km")
    }

    @Test(arguments: [
        ("en", "1 kilometer", "1.5 kilometers", "350 meters"), ("en-GB", "1 kilometre", "1.5 kilometres", "350 metres"),
        ("en-US", "1 kilometer", "1.5 kilometers", "350 meters"),
        ("de-CH", "1 Kilometer", "1,5 Kilometer", "350 Meter"),
        ("fr", "1 kilomètre", "1,5 kilomètre", "350 mètres"), ("ru", "1 километр", "1,5 километра", "350 метров"),
        ("pl", "1 kilometr", "1,5 kilometra", "350 metrów"), ("ar", "1 كيلومتر", "1.5 كيلومتر", "350 مترًا"),
        ("zh_Hans", "1公里", "1.5公里", "350米"), ("ja", "1 キロメートル", "1.5 キロメートル", "350 メートル"),
        ("tr", "1 kilometre", "1,5 kilometre", "350 metre"), ("pt-BR", "1 quilômetro", "1,5 quilômetro", "350 metros"),
    ])
    func languages(code: String, one: String, half: String, many: String) throws {
        let formatter = DistanceFormatter(language: try #require(DistanceLanguage(code)), width: .full)
        #expect(formatter.text(meters: 1_000) == one)
        #expect(formatter.text(meters: 1_500) == half)
        #expect(formatter.text(meters: 350) == many)
    }

    @Test func plurals() throws {
        let russian = DistanceFormatter(language: try #require(DistanceLanguage("ru")), width: .full)
        let texts = [1, 2, 5, 11, 12, 21, 22, 25].map { russian.text(meters: $0 * 1_000) ?? "" }
        #expect(
            texts == [
                "1 километр", "2 километра", "5 километров", "11 километров", "12 километров", "21 километр",
                "22 километра", "25 километров",
            ])
        let arabic = [0.0, 1, 2, 3, 10, 11, 99, 100, 103].map { PluralRule.form(of: $0, language: "ar", formCount: 6) }
        #expect(arabic == [0, 1, 2, 3, 3, 4, 4, 5, 3])
        #expect(
            [1.0, 2, 5, 21, 22, 1.5].map { PluralRule.form(of: $0, language: "pl", formCount: 4) } == [
                0, 1, 2, 2, 1, 3,
            ])
        let spanish = DistanceFormatter(language: try #require(DistanceLanguage("es")))
        #expect([1_234_000.0, 12_345_000].map { spanish.text(meters: $0) } == ["1234 km", "12.345 km"])
    }

    @Test func languagesAreWhole() {
        let languages = DistanceLanguage.all
        #expect(
            languages.map(\.code) == ["ar", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "tr", "zh"])
        let forms = ["ar": 6, "pl": 4, "ru": 4, "ja": 1, "zh": 1]
        for language in languages {
            let phrases = language.phrases
            #expect(Set(phrases.units.keys) == ["m", "km", "ft", "yd", "mi", "min", "h", "d"], "\(language.code)")
            #expect(
                phrases.units.values.allSatisfy { $0.count == 1 + forms[language.code, default: 2] }, "\(language.code)"
            )
            for list in [phrases.points, phrases.compass, phrases.sides] {
                #expect(list.count == 8 && Set(list).count == 8, "\(language.code)")
            }
            #expect(phrases.sides.allSatisfy { $0.count { $0 == "#" } == 1 }, "\(language.code)")
            #expect(phrases.toward.contains("#") && phrases.toward.contains("@") && !phrases.here.isEmpty)
        }
        #expect(DistanceLanguage("xx") == nil && DistanceLanguage("") == nil)
        #expect(DistanceLanguage("EN_us") == .english)
    }

    @Test func directions() throws {
        let formatter = DistanceFormatter(rounding: .spoken)
        #expect(formatter.text(meters: 80, toward: RelativeDirection.aheadLeft) == "80 m ahead on the left")
        #expect(formatter.text(meters: 80, toward: RelativeDirection.right) == "80 m to the right")
        #expect(formatter.text(meters: 3, toward: RelativeDirection.behind) == "here")
        #expect(formatter.text(meters: 346, toward: CompassPoint.northWest) == "350 m NW")
        let voice = DistanceFormatter(units: .imperialWithYards, width: .full, rounding: .spoken)
        #expect(voice.text(meters: 80, toward: RelativeDirection.aheadLeft) == "90 yards ahead on the left")
        #expect(voice.text(meters: 346, toward: CompassPoint.northWest) == "0.2 miles to the north-west")
        let german = DistanceFormatter(language: try #require(DistanceLanguage("de")), width: .full)
        #expect(german.text(meters: 350, toward: CompassPoint.southEast) == "350 Meter Richtung Südosten")
        let chinese = DistanceFormatter(language: try #require(DistanceLanguage("zh")))
        #expect(chinese.text(meters: 80, toward: RelativeDirection.aheadLeft) == "左前方80米")
    }

    @Test func alongARoute() {
        func place(_ along: Double, _ side: CorridorMetadata.Side) -> CorridorMetadata {
            CorridorMetadata(
                position: PolylinePosition(segmentIndex: 0, segmentPosition: 0), distanceFromLine: 5,
                distanceAlongLine: along, side: side)
        }
        let formatter = DistanceFormatter()
        #expect(formatter.text(of: place(300, .right)) == "300 m ahead on the right")
        #expect(formatter.text(of: place(300, .on), traveled: 100) == "200 m ahead")
        #expect(formatter.text(of: place(300, .left), traveled: 350) == "50 m behind you on the left")
        #expect(formatter.text(of: place(.nan, .left)) == nil)
        #expect(formatter.text(of: place(300, .left), traveled: .infinity) == nil)
    }

    @Test func compass() {
        let bearings: [(Double, CompassPoint)] = [
            (0, .north), (22.4, .north), (22.5, .northEast), (90, .east), (-45, .northWest), (360, .north),
            (337.5, .north),
            (337.4, .northWest), (725, .north), (-0.0, .north), (-180, .south),
        ]
        for (bearing, point) in bearings { #expect(CompassPoint(bearing: bearing) == point) }
        #expect(CompassPoint(bearing: 1e300) != nil)
        for bearing in [Double.nan, .infinity, -.infinity] {
            #expect(CompassPoint(bearing: bearing) == nil)
            #expect(RelativeDirection(bearing: bearing, heading: 0) == nil)
            #expect(RelativeDirection(bearing: 0, heading: bearing) == nil)
        }
        #expect(RelativeDirection(bearing: 10, heading: 350) == .ahead)
        #expect(RelativeDirection(bearing: 0, heading: 90) == .left)
        #expect(RelativeDirection(bearing: 200, heading: 20) == .behind)
        #expect(RelativeDirection(bearing: 720, heading: -315) == .aheadLeft)
        #expect(CompassPoint.northWest.name(in: .english) == "north-west")
    }

    @Test func unitsOfCountries() {
        #expect(DistanceFormatter.Units(countryCode: "us") == .imperial)
        #expect(DistanceFormatter.Units(countryCode: "GB") == .imperialWithYards)
        #expect(DistanceFormatter.Units(countryCode: "CA") == .metric)
        #expect(DistanceFormatter.Units(countryCode: "") == .metric)
    }
}
