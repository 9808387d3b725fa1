// Times opening hours: reading them, the state at an instant, the next change; and says which texts cannot be read.
//
//     swift run -c release --package-path Benchmarks HoursBenchmark [FILE …]
//
// Each line of a file is a text as it stands in a tag; without files some usual ones are taken. `BEST` (9) in the
// environment is the number of runs of which the best is taken; with `LIST` set, texts that cannot be read are printed
// with the reason.

import BenchmarkSupport
import Foundation
import MapSearch

let environment = ProcessInfo.processInfo.environment
let repeats = environment["BEST"].flatMap { Int($0) } ?? 9

var values = try CommandLine.arguments.dropFirst().flatMap { path in
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
}
if values.isEmpty {
    values = [
        "24/7", "Mo-Fr 08:00-18:00", "Mo-Fr 09:00-18:30; Sa 09:00-13:00", "Mo-Su 10:00-22:00",
        "Mo-Fr 08:00-12:00,13:30-18:00; Sa 08:00-12:00; PH off", "Tu-Su 11:30-14:30,17:30-23:00",
        "Apr-Oct Mo-Su 09:00-18:00; Nov-Mar Sa,Su 10:00-16:00", "Mo-Th 18:00-01:00; Fr,Sa 18:00-03:00; Su off",
    ]
}

// MARK: What can be read

var unreadable = 0
var remarked = 0
var hours: [OpeningHours] = []
for text in values {
    do {
        let value = try OpeningHours(text)
        if !value.remarks.isEmpty { remarked += 1 }
        hours.append(value)
    } catch {
        unreadable += 1
        if environment["LIST"] != nil { print("\(text)\n    \(error)") }
    }
}
let share = Double(values.count - unreadable) / Double(values.count) * 100
print(
    "\(values.count) texts, \(unreadable) cannot be read; read: \(String(format: "%.2f", share)) %, \(remarked) with remarks"
)

// MARK: How long it takes

let place = OpeningHours.Place(
    coordinate: Coordinate(latitude: 48.137, longitude: 11.575), timeZone: .utcOffset(seconds: 3600),
    holidays: PublicHolidays(countryCode: "DE"))
var timings = Timings(repeats: repeats)
let instants = (0..<max(hours.count, 1)).map { index in
    CivilTime(unixTime: 1_795_000_000 + index * 100_003 % 31_536_000, in: .utc)
}
let questions = Array(zip(hours, instants))
let readable = hours.map(\.text)
timings.row("split at spaces (baseline)", readable) { $0.split(separator: " ").count }
timings.row("read", readable) { (try? OpeningHours($0))?.remarks.count ?? 0 }
timings.row("state", questions) { $0.0.state(at: $0.1, in: place) == .open ? 1 : 0 }
let slowest = timings.row("next change", questions) { $0.0.nextChange(after: $0.1, in: place)?.time.minute ?? 0 }
if let slowest { print("    the slowest: \(slowest.0.text), from \(slowest.1)") }
let someQuestions = Array(questions.prefix(100))
timings.row("next change, some", someQuestions) { $0.0.nextChange(after: $0.1, in: place)?.time.minute ?? 0 }
timings.row("  by the minute (baseline)", someQuestions) { hours, time in
    let state = hours.state(at: time, in: place)
    // A week at most, where the library looks further.
    return (1...10_080).first { hours.state(at: time.adding(seconds: $0 * 60), in: place) != state } ?? 0
}
timings.row("write", hours) { $0.description.utf8.count }

// MARK: The worst

let points = (0..<90).map { "\($0 / 4 % 24):\($0 % 4)0-\($0 / 4 % 24):\($0 % 4)5" }.joined(separator: ",")
let worst = [
    "24/7; 2999 Dec 31 off",
    "24/7; PH open; SH open; Mo[1] open; easter open",
    "Feb 29 Mo[5] 10:00-12:00",
    "week 53 Mo 10:00-12:00 || off",
    "00:00-24:00/1; sunrise-sunset open",
    points,
    String(repeating: "1+,", count: 340),
    String(repeating: "Mo,", count: 300) + "Tu 0+",
    String(repeating: "PH;", count: 300) + "24/7",
]
for text in worst {
    let value = try OpeningHours(text)
    let name = "worst: " + text.prefix(24)
    timings.row(name, [value]) { $0.nextChange(after: instants[0], in: place)?.time.minute ?? 0 }
}
print("checksum \(timings.checksum)")
