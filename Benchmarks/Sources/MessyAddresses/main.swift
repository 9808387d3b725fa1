// What comes of addresses as people write them.
//
//     swift run -c release MessyAddresses EXTRACT… [--world INDEX] [--seed N] [--count N] [--examples N] [--rows FILE]
//         [--held-back]
//
// An extract is a file of OpenStreetMap, or an index. Addresses of its houses get one to three of: a wrong letter, a recipient,
// a flat, an abbreviation, another order, no postal code, no town, no number, upper case, no accents, wide spaces, wrong
// separators. An answer is right when it is the house, or the street where no number was left. A third of the houses, chosen by
// the hash of their identifier, is left out; `--held-back` takes that third alone.

import BenchmarkSupport
import GradingSupport
import MapSearch
import MapSearchTestSupport

let arguments = Arguments(
    usage: "EXTRACT… [--world INDEX] [--seed N] [--count N] [--examples N] [--rows FILE] [--held-back]",
    fileCount: 1...,
    flags: ["--held-back"], options: ["--world", "--seed", "--count", "--examples", "--rows"])
let seed: UInt64 = arguments.value(of: "--seed") ?? 1
let count: Int = arguments.value(of: "--count") ?? 1000
let exampleCount: Int = arguments.value(of: "--examples") ?? 5
print("Messy addresses: seed \(seed), \(count) of each extract")

let world = arguments.value(of: "--world", as: String.self).map { path in
    arguments.read(path) { try Extract(path: $0) }
}
var random = SplitMix64(seed: seed)
var report = MessReport(exampleCount: exampleCount)
for path in arguments.files {
    let extract = arguments.read(path) { try Extract(path: $0) }
    let engine = Engine(world.map { [$0, extract] } ?? [extract])
    let houses = try extract.houses(2 * count, &random).filter {
        $0.address?.street != nil && $0.isHeldBack == arguments.has("--held-back")
    }
    var asked = 0
    for _ in 0..<(10 * count) where asked < count {
        guard let house = houses.randomElement(using: &random), let address = house.address, let street = address.street
        else { break }
        var mess = Mess(
            street: street, number: address.houseNumber ?? "", postcode: address.postalCode ?? "",
            town: address.locality ?? "", country: Bool.random(using: &random) ? address.country ?? "" : "",
            code: address.countryCode ?? "")
        mess.add(Int.random(in: 1...3, using: &random), in: extract, &random)
        asked += 1
        report.add(try MessyAnswer(mess, of: house, in: extract, to: engine))
    }
}
report.printTables()
if let path = arguments.value(of: "--rows", as: String.self) {
    try GradedRows.write(report.answers.map(\.row), to: path)
}
