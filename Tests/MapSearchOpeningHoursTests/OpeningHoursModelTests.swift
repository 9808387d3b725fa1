import Foundation
import MapSearchOpeningHours
import MapSearchTestSupport
import TestFixtures
import Testing

/// Compares with a painter of minutes that shares no line with the library.
struct OpeningHoursModelTests {
    private struct Holidays: HolidayCalendar {
        func isPublicHoliday(_ date: CalendarDate) -> Bool { date.day == 3 || (date.month == 12 && date.day == 31) }
    }

    private static let place = OpeningHours.Place(holidays: Holidays())

    /// A moment of the model's calendar, as the library has it.
    private static func time(_ day: Int, _ minute: Int = 0) throws -> CivilTime {
        let date = ModelCalendar.shared.days[day]
        let calendarDate = try #require(CalendarDate(year: date.year, month: date.month, day: date.day))
        return try #require(CivilTime(calendarDate, hour: minute / 60, minute: minute % 60))
    }

    /// A few in each run, and many where `MAPSEARCH_HEAVY` asks for them.
    private static let seeds: Range<UInt64> =
        0..<(TestRun.isHeavy ? 2000 : 30)

    @Test(arguments: seeds)
    func states(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let model = ModelHours.random(using: &random)
        let hours: OpeningHours
        do {
            hours = try OpeningHours(model.text)
        } catch {
            Issue.record("seed \(seed): \(model.text): \(error)")
            return
        }
        #expect(hours.remarks.allSatisfy { $0.kind == .time || $0.kind == .separator }, "seed \(seed): \(model.text)")
        let count = 8
        // A few days in a row at some time, and others at the turn of a year.
        let first =
            Int.random(in: 0..<2, using: &random) == 0
            ? Int.random(in: 800..<3200, using: &random)
            : ModelCalendar.shared.index(year: Int.random(in: 2021...2028, using: &random), month: 12, day: 24)
        let expected = model.states(from: first, count: count)
        let message: Comment = "seed \(seed): \(model.text), from \(try Self.time(first))"

        // The intervals, minute by minute.
        let intervals = hours.intervals(
            from: try Self.time(first), to: try Self.time(first + count), in: Self.place)
        var actual: [OpeningHours.State] = []
        for interval in intervals {
            actual += Array(repeating: interval.state, count: interval.end.seconds(since: interval.start) / 60)
        }
        #expect(actual.count == expected.count, message)
        let difference = zip(actual, expected).enumerated().first { $0.element.0 != $0.element.1 }
        let place = try Self.time(first).adding(seconds: (difference?.offset ?? 0) * 60)
        #expect(difference == nil, "\(message), at \(place)")

        for _ in 0..<10 {
            let minute = Int.random(in: 0..<expected.count, using: &random)
            let time = try Self.time(first + minute / 1440, minute % 1440)
            #expect(hours.state(at: time, in: Self.place) == expected[minute], message)
            // The next change, if it is within the painted days.
            let change = expected[minute...].firstIndex { $0 != expected[minute] }
            let found = hours.nextChange(after: time, in: Self.place)
            if let change {
                let expectedTime = try Self.time(first + change / 1440, change % 1440)
                #expect(found?.time == expectedTime, message)
                #expect(found?.state == expected[change], message)
            } else if let found {
                let end = try Self.time(first + count)
                #expect(found.time >= end, message)
            }
            // The last opening, likewise.
            if let last = expected[...minute].lastIndex(of: .open) {
                let end = last == minute ? time : try Self.time(first + (last + 1) / 1440, (last + 1) % 1440)
                #expect(hours.lastOpening(before: time, in: Self.place) == end, message)
            }
        }

        // What is written is read as the same.
        let again = try OpeningHours(hours.description)
        #expect(again == hours, "\(message); written: \(hours); again: \(again)")
        #expect(again.description == hours.description, message)
    }

    @Test("no change is skipped, however far the next one is", arguments: seeds)
    func skipping(seed: UInt64) throws {
        var random = SplitMix64(seed: seed &+ 1_000_000)
        let model = ModelHours.random(using: &random)
        let hours = try OpeningHours(model.text)
        var time = try Self.time(Int.random(in: 800..<3200, using: &random), Int.random(in: 0..<1440, using: &random))
        let change = hours.nextChange(after: time, in: Self.place)?.time
        let state = hours.state(at: time, in: Self.place)
        let message: Comment = "seed \(seed): \(model.text), from \(time)"
        let end = min(change ?? time.adding(seconds: .max), time.adding(seconds: 500 * 86_400))
        // Not quite three hours, so that each day is looked at at other times.
        while time < end {
            guard hours.state(at: time, in: Self.place) == state else {
                Issue.record("\(message): \(time) is another, before \(change?.description ?? "never")")
                return
            }
            time = time.adding(seconds: 171 * 60)
        }
    }
}
