// How many houses are found again by what the library itself says of them.
//
//     swift run -c release RoundTrip EXTRACT… [--world INDEX] [--seed N] [--count N] [--examples N] [--rows FILE]
//         [--organizations] [--held-back]
//
// An extract is a file of OpenStreetMap, or an index. Houses near objects that are chosen at random are found by their
// coordinates; each is then asked for by the fields of its placemark, by the line of its own address, and by the line and the
// short form that its country writes. It is found again when the first object is the same, or has the same address within
// 50 m. Where another object, farther away, would be asked for in the very same words, no question tells the two apart: these
// are counted on their own, and whether the house is listed behind it. `--organizations` takes what reverse geocoding finds of any kind, an organization by its address. A third, chosen by
// the hash of the identifier, is left out; `--held-back` takes that third alone.

import GradingSupport
import MapSearch
import MapSearchTestSupport

let options = GradingOptions(count: 2000, flags: ["--organizations"])
print(options.title("Round trip"))

let types: SearchTypes = options.arguments.has("--organizations") ? .all : .places
let world = options.world
var random = SplitMix64(seed: options.seed)
var attempts: [RoundTripAttempt] = []
for extract in options.extracts {
    let engine = Engine(world.map { [$0, extract] } ?? [extract])
    let houses = try extract.houses(options.count, types: types, &random)
    let own = try houses.filter { $0.isHeldBack == options.isHeldBack }.flatMap { house in
        try RoundTripAttempt.Form.allCases.map { try RoundTripAttempt(house, as: $0, to: engine) }
    }
    RoundTripReport(own).printTables(title: extract.name, exampleCount: options.exampleCount)
    attempts += own
}
RoundTripReport(attempts).printTables(title: "all", exampleCount: 0)
try options.write(attempts.map(\.row))
