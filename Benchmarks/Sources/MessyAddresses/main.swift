// What comes of addresses as people write them.
//
//     swift run -c release MessyAddresses EXTRACT… [--world INDEX] [--seed N] [--count N] [--examples N] [--rows FILE]
//         [--held-back]
//
// An extract is a file of OpenStreetMap, or an index. Addresses of its houses get one to three of: a wrong letter, a recipient,
// a flat, an abbreviation, another order, no postal code, no town, no number, upper case, no accents, wide spaces, wrong
// separators. An answer is right when it is the house, or the street where no number was left. A third of the houses, chosen by
// the hash of their identifier, is left out; `--held-back` takes that third alone.

import GradingSupport
import MapSearchTestSupport

let options = GradingOptions(count: 1000)
print(options.title("Messy addresses"))

let world = options.world
var random = SplitMix64(seed: options.seed)
var report = MessReport(exampleCount: options.exampleCount)
for extract in options.extracts {
    let engine = Engine(world.map { [$0, extract] } ?? [extract])
    let houses = try extract.houses(2 * options.count, &random).filter {
        $0.address?.street != nil && $0.isHeldBack == options.isHeldBack
    }
    for _ in 0..<options.count {
        guard let house = houses.randomElement(using: &random), let address = house.address, let street = address.street
        else { break }
        var mess = Mess(
            street: street, number: address.houseNumber ?? "", postcode: address.postalCode ?? "",
            town: address.locality ?? "", country: Bool.random(using: &random) ? address.country ?? "" : "",
            code: address.countryCode ?? "")
        mess.add(Int.random(in: 1...3, using: &random), in: extract, &random)
        report.add(try MessyAnswer(mess, of: house, in: extract, to: engine))
    }
}
report.printTables()
try options.write(report.answers.map(\.row))
