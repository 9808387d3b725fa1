import Foundation
import MapSearchTestSupport
import Testing

import MapSearchOpeningHours

/// The system's time zones, against Foundation's reading of them.
struct TimeZoneFileTests {
    private static let hasDatabase = FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe/Vaduz")

    @Test(.enabled(if: hasDatabase, "there are no time zones in /usr/share/zoneinfo"))
    func allZonesAtAnyTime() throws {
        var random = SplitMix64(seed: 19)
        var compared = 0
        for identifier in TimeZone.knownTimeZoneIdentifiers {
            guard let zone = CivilTimeZone(identifier: identifier), let expected = TimeZone(identifier: identifier)
            else {
                continue
            }
            // From 1990, of which all databases tell the same, to 2037.
            for _ in 0..<200 {
                let time = Int.random(in: 631_152_000...2_114_380_800, using: &random)
                let offset = expected.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time)))
                #expect(zone.secondsFromUTC(atUnixTime: time) == offset, "\(identifier) at \(time)")
                compared += 1
            }
        }
        #expect(compared > 50_000)
    }

    @Test(arguments: [
        "", "Europe/", "/etc/passwd", "../../etc/passwd", "Europe/../Europe/Vaduz", "Europe/Nowhere", "a b",
    ])
    func namesOfNoZone(identifier: String) {
        #expect(CivilTimeZone(identifier: identifier) == nil)
    }

    /// The winter, the summer, and an hour around the changes of 2030.
    @Test(arguments: [
        ("CET-1CEST,M3.5.0,M10.5.0/3", 1_901_149_199, 3600), ("CET-1CEST,M3.5.0,M10.5.0/3", 1_901_149_200, 7200),
        ("CET-1CEST,M3.5.0,M10.5.0/3", 1_919_293_199, 7200), ("CET-1CEST,M3.5.0,M10.5.0/3", 1_919_293_200, 3600),
        ("<-03>3", 1_901_062_799, -10_800), ("<+0545>-5:45", 0, 20_700), ("UTC0", 0, 0),
        ("NZST-12NZDT,M9.5.0,M4.1.0/3", 1_893_456_000, 46_800), ("NZST-12NZDT,M9.5.0,M4.1.0/3", 1_909_000_000, 43_200),
        ("EST5EDT,J60,J300", 1_898_578_800, -14_400), ("EST5EDT,59,299", 1_898_578_799, -18_000),
    ])
    func rules(text: String, time: Int, offset: Int) throws {
        #expect(try #require(TimeZoneRule(text.utf8)).secondsFromUTC(atUnixTime: time) == offset)
    }

    @Test(arguments: ["", "CET", "1", "CET-25", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.1.0,M1.1.0", "<CET-1"])
    func textsThatAreNoRule(text: String) {
        #expect(TimeZoneRule(text.utf8) == nil)
    }

    @Test(.enabled(if: hasDatabase, "there are no time zones in /usr/share/zoneinfo"))
    func damagedFilesAreNone() throws {
        let bytes = Array(try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Vaduz")))
        #expect(TimeZoneFile(bytes) != nil)
        var random = SplitMix64(seed: 20)
        for length in 0..<bytes.count { _ = TimeZoneFile(Array(bytes.prefix(length))) }
        for _ in 0..<3_000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let file = TimeZoneFile(damaged) else { continue }
            for time in [Int.min / 2, -1, 0, 1 << 31, 1 << 40] { _ = file.secondsFromUTC(atUnixTime: time) }
        }
    }

    @Test func nowIsTheTimeOfTheSystem() {
        // The second of the system may begin a few milliseconds before that of its coarse clock.
        let before = Int(Date().timeIntervalSince1970 - 0.1)
        let now = CivilTimeZone.utc.unixTime(of: .now(in: .utc))
        #expect((before...Int(Date().timeIntervalSince1970) + 1).contains(now))
    }
}
