import MapSearchPresentation
import Testing

@Suite struct DurationFormatterTests {
    @Test(arguments: [
        (0, "0 min"), (1, "1 min"), (89, "1 min"), (91, "2 min"), (3_569, "59 min"), (3_571, "1 h"),
        (4_800, "1 h 20 min"),
        (7_200, "2 h"), (35_969, "9 h 59 min"), (35_971, "10 h"), (84_569, "23 h"), (84_601, "1 d"),
        (97_200, "1 d 3 h"),
        (864_000, "10 d"), (86_400e6, "1,000,000 d"),
    ])
    func short(seconds: Double, expected: String) {
        #expect(DurationFormatter().text(seconds: seconds) == expected)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
    func noDuration(seconds: Double) {
        #expect(DurationFormatter().text(seconds: seconds) == nil)
    }

    @Test(arguments: [
        ("en", "1 hour 20 minutes"), ("de", "1 Stunde 20 Minuten"), ("ru", "1 час 20 минут"),
        ("pl", "1 godzina 20 minut"),
        ("zh", "1小时20分钟"), ("ar", "1 ساعة 20 دقيقة"),
    ])
    func full(code: String, expected: String) throws {
        let language = try #require(DistanceLanguage(code))
        #expect(DurationFormatter(language: language, width: .full).text(seconds: 4_800) == expected)
    }
}
