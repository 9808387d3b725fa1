import BenchmarkSupport
import MapGeometry
import MapSearchPresentation

struct Place: Locatable, Hashable {
    let id: Int
    var name: String
    var coordinate: Coordinate
}

/// Lists of a hundred thousand and a million, and lists after a thousand changes each: updates, moves, removals and
/// insertions.
func measureResults() {
    measureResults(count: 100_000, rounds: 20)
    measureResults(count: 1_000_000, rounds: 5)
}

private func measureResults(count: Int, rounds: Int) {
    var random = Generator(state: 9)
    func place(_ id: Int) -> Place {
        Place(
            id: id, name: "Place \(Int.random(in: 0..<1_000_000, using: &random))",
            coordinate: Coordinate(latitude: .random(in: -80...80, using: &random), longitude: 0))
    }
    let places = (0..<count).map(place)
    let sort = ResultsArrangement<Place>(sorts: [.ascending { $0.coordinate.latitude }])
    for (name, arrangement) in [("source order", ResultsArrangement<Place>()), ("sorted", sort)] {
        var incremental = Samples()
        var whole = Samples()
        var plain = Samples()
        var single = Samples()
        var list = ResultsList(arrangement: arrangement)
        _ = list.apply(.all(places))
        var changed = 0
        for round in 0..<rounds {
            var edits: [SourceChange<Place>.Edit] = []
            for number in 0..<1000 {
                let known = Int.random(in: 0..<count, using: &random)
                switch number % 4 {
                case 0: edits.append(.remove(known))
                case 1: edits.append(.put(place(count + round * 1000 + number)))
                default: edits.append(.put(place(known)))
                }
            }
            var copy = ResultsList(arrangement: arrangement)
            _ = copy.apply(.all(places))
            let old = copy.objects
            let batch = incremental.measure { copy.apply(.edits(edits)) }
            changed += batch.changes.count
            let new = copy.objects

            var other = ResultsList(arrangement: arrangement)
            _ = other.apply(.all(old))
            whole.measure { changed += other.apply(.all(new)).changes.count }
            if round < 3 { plain.measure { changed += plainDifference(old, new) } }
            single.measure { changed += copy.apply(.edits([.put(place(5))])).changes.count }
        }
        print("\(name): 1,000 edits of \(count)     \(incremental.summary)")
        print("\(name): 1 edit of \(count)         \(single.summary)")
        print("\(name): whole list of \(count), 1,000 changed \(whole.summary)")
        print(
            "\(name): difference(from:) of \(count) \(plain.summary)   ratio \(ratio(plain, incremental)), \(ratio(plain, whole))"
        )
        if changed == 0 { print("nothing has changed") }
    }
}

/// What the standard library has for it: insertions and removals of identities, and then a comparison of the rest.
func plainDifference(_ old: [Place], _ new: [Place]) -> Int {
    let difference = new.map(\.id).difference(from: old.map(\.id)).inferringMoves()
    let before = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    return difference.count + new.filter { place in before[place.id].map { $0 != place } ?? false }.count
}
