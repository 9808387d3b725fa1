import MapGeometry
import MapSearchTestSupport
import TestFixtures
import Testing

@testable import MapSearchOpeningHours

/// Invalid and extreme texts.
struct OpeningHoursFuzzTests {
    private static let pieces = [
        "Mo", "Su", "Fr-Tu", "PH", "SH", "Jan", "Dec 24", "Feb 29", "easter", "week", "week 53", "2026", "2026-2030/2",
        "10:00", "22:00-02:00", "sunrise", "(sunset-25:00)", "(dawn+01:00)", "24/7", "24", "off", "open", "unknown",
        "\"comment\"", "\"", "'", ";", ",", "||", "|", "-", "–", "+", "/", "[1]", "[-1]", "[", "]", "(", ")", ":", ".",
        " ", "  ", "\n", "0", "9", "99999", "1900", "2000-2200", "8am", "pm", "Uhr", "bis", "und", "Di", "lu", "+1 day",
        "-300 days", "+Su", "-We", "é", "日", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "\u{0}", "\u{301}", "１２", "Ж", "late", "noon", "/0", "/1", "/1440",
        "48:00", "h",
    ]

    /// A text of random pieces, a usual one with some bytes changed, or random scalars.
    private static func text(using random: inout SplitMix64) -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1: return random.text(of: pieces)
        case 2:
            var bytes = Array(
                "Apr-Oct Mo-Fr 08:00-12:00,13:30-18:00+; PH off || \"x\", 2026 Dec 24-Jan 01 10:00-16:00/90".utf8)
            random.damage(text: &bytes, words: pieces)
            return String(decoding: bytes, as: UTF8.self)
        default:
            let count = Int.random(in: 0...40, using: &random)
            let scalars = (0..<count).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random)) }
            return String(String.UnicodeScalarView(scalars))
        }
    }

    @Test func random() async throws {
        let time = try #require(CivilTime("2026-11-21 12:00"))
        let place = OpeningHours.Place(
            coordinate: Coordinate(latitude: 89.9, longitude: 0), timeZone: .utc,
            holidays: PublicHolidays(countryCode: "DE"))
        let run = try await FuzzRun.run("opening hours", rounds: 2000, heavyRounds: 1_000_000) { random in
            let text = Self.text(using: &random)
            let hours: OpeningHours
            do {
                hours = try OpeningHours(text)
            } catch let error as OpeningHours.ParseError {
                #expect(error.offset >= 0 && error.offset <= text.count, "\(text.debugDescription)")
                return false
            }
            #expect(hours.remarks.allSatisfy { $0.offset >= 0 && $0.offset <= text.count })
            _ = hours.state(at: time, in: place)
            if Int.random(in: 0..<100, using: &random) == 0 {
                var timeline = HoursTimeline(hours.rules, place: place, minute: time.minuteNumber)
                let state = timeline.verdict.state
                _ = timeline.advance { $0.state == state }
                // A day is finished once it is begun.
                #expect(timeline.evaluator.steps < HoursTimeline.mostSteps + 200_000, "\(text.debugDescription)")
            }
            // What is written is read, and as the same, unless it became too long.
            let written = hours.description
            guard written.utf8.count <= OpeningHours.longestText else { return true }
            let again = try? OpeningHours(written)
            #expect(
                again == hours && again?.hashValue == hours.hashValue && again?.description == written,
                "\(text.debugDescription) is written as \(written)")
            return true
        }
        #expect(run.acceptedCount * 20 > run.count)
    }

    @Test(
        "long texts are read and walked over in a bounded number of steps",
        arguments: [
            String(repeating: "1+,", count: 340), String(repeating: "PH;", count: 330) + "24/7",
            String(repeating: "Mo,", count: 330) + "Tu", String(repeating: "[", count: 1000),
            String(repeating: "Jan 1,", count: 160) + "off", String(repeating: "\"", count: 1000),
            String(repeating: "1-", count: 500), String(repeating: "24 ", count: 340),
            String(repeating: "2000,", count: 200),
            String(repeating: "di ", count: 340), String(repeating: "||", count: 500),
            String(repeating: "easter-", count: 140),
            "00:00-24:00/1," + String(repeating: "0-48/2,", count: 140),
        ])
    func long(text: String) throws {
        let hours: OpeningHours
        do {
            hours = try OpeningHours(text)
        } catch {
            #expect((0...text.utf8.count).contains(error.offset))
            return
        }
        let time = try #require(CivilTime("2026-11-21 12:00"))
        var timeline = HoursTimeline(
            hours.rules, place: .init(holidays: PublicHolidays(countryCode: "DE")), minute: time.minuteNumber)
        _ = timeline.advance { _ in true }
        #expect(timeline.evaluator.steps < HoursTimeline.mostSteps + 1440 * hours.rules.spans.count * 2 + 10_000)
    }
}
