// What is offered while the address of a house is typed, letter by letter.
//
//     swift run -c release Typing EXTRACT… [--world INDEX] [--seed N] [--count N] [--examples N] [--held-back]
//
// An extract is a file of OpenStreetMap, or an index. Houses near objects that are chosen at random are typed as their country
// writes them: three letters of the street and more, the number, the town. Before the number is whole, the street of that name
// near the house is meant, and then the house. Each text is typed by somebody who looks at a place within two kilometres, and by
// somebody who looks nowhere. A line is *unlike* when a typed word begins no word that it shows. A third of the houses, chosen by
// the hash of the identifier, is left out; `--held-back` takes that third alone.

import GradingSupport
import MapGeometry
import MapSearch
import MapSearchTestSupport

let options = GradingOptions(count: 300)
print(options.title("Typing"))

let world = options.world
var random = SplitMix64(seed: options.seed)
var (nearby, everywhere) = (TypingReport(), TypingReport())
for extract in options.extracts {
    let engine = Engine(world.map { [$0, extract] } ?? [extract])
    for house in try extract.houses(options.count, &random) where house.isHeldBack == options.isHeldBack {
        let position = house.coordinate.destination(
            distance: .random(in: 0...2000, using: &random), bearing: .random(in: 0..<360, using: &random))
        guard let address = TypedAddress(house) else { continue }
        try nearby.type(address, into: engine, near: position)
        try everywhere.type(address, into: engine, near: nil)
    }
}
nearby.printTables(title: "looking at a place nearby", exampleCount: options.exampleCount)
everywhere.printTables(title: "looking nowhere", exampleCount: options.exampleCount)
