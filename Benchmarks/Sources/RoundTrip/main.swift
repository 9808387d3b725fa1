// How many houses are found again by what the library itself says of them.
//
//     swift run -c release RoundTrip EXTRACT… [--world INDEX] [--seed N] [--count N] [--examples N] [--rows FILE]
//         [--organizations] [--held-back]
//
// An extract is a file of OpenStreetMap, or an index. Houses near objects that are chosen at random are found by their
// coordinates; each is then asked for by the fields of its placemark, by the line of its own address, and by the line and the
// short form that its country writes. It is found again when the first object is the same, or has the same address within
// 50 m. `--organizations` takes what reverse geocoding finds of any kind, an organisation by its address. A third, chosen by
// the hash of the identifier, is left out; `--held-back` takes that third alone.

import BenchmarkSupport
import GradingSupport
import MapSearch
import MapSearchTestSupport

let arguments = Arguments(
    usage:
        "EXTRACT… [--world INDEX] [--seed N] [--count N] [--examples N] [--rows FILE] [--organizations] [--held-back]",
    fileCount: 1...,
    flags: ["--held-back", "--organizations"], options: ["--world", "--seed", "--count", "--examples", "--rows"])
let seed: UInt64 = arguments.value(of: "--seed") ?? 1
let count: Int = arguments.value(of: "--count") ?? 2000
let exampleCount: Int = arguments.value(of: "--examples") ?? 3
print("Round trip: seed \(seed), up to \(count) houses of each extract")

let world = arguments.value(of: "--world", as: String.self).map { path in
    arguments.read(path) { try Extract(path: $0) }
}
var random = SplitMix64(seed: seed)
var attempts: [RoundTripAttempt] = []
for path in arguments.files {
    let extract = arguments.read(path) { try Extract(path: $0) }
    let engine = Engine(world.map { [$0, extract] } ?? [extract])
    var own: [RoundTripAttempt] = []
    let types: SearchTypes = arguments.has("--organizations") ? .all : .geo
    for house in try extract.houses(count, types: types, &random) where house.isHeldBack == arguments.has("--held-back")
    {
        for form in RoundTripAttempt.Form.allCases { own.append(try RoundTripAttempt(house, as: form, to: engine)) }
    }
    RoundTripReport(own).printTables(title: extract.name, exampleCount: exampleCount)
    attempts += own
}
RoundTripReport(attempts).printTables(title: "all", exampleCount: 0)
if let path = arguments.value(of: "--rows", as: String.self) {
    try GradedRows.write(attempts.map(\.row), to: path)
}
