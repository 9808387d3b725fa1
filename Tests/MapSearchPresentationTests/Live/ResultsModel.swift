import MapGeometry
import MapSearchPresentation
import MapSearchTestSupport

/// Somebody on the map.
struct Person: Locatable, Hashable {
    let id: Int
    var name: String
    var age = 0
    var coordinate = Coordinate(latitude: 0, longitude: 0)
}

/// A live list as one would write it on the first day: everything is made anew each time.
struct ResultsModel {
    var source: [Person] = []
    var arrangement = ResultsArrangement<Person>()
    /// The same order as that of the arrangement, in another form.
    var precedes: (Person, Person) -> Bool? = { _, _ in nil }
    var sectionName: ((Person) -> String)?
    var filter: (Person) -> Bool = { _ in true }

    mutating func apply(_ change: SourceChange<Person>) {
        switch change {
        case .all(let people):
            source = []
            for person in people where !source.contains(where: { $0.id == person.id }) { source.append(person) }
        case .edits(let edits):
            for edit in edits {
                switch edit {
                case .put(let person):
                    if let index = source.firstIndex(where: { $0.id == person.id }) {
                        source[index] = person
                    } else {
                        source.append(person)
                    }
                case .remove(let id): source.removeAll { $0.id == id }
                }
            }
        }
    }

    var sections: [ResultsSection<Person>] {
        let shown = source.filter(filter)
        let sorted = shown.indices.sorted { precedes(shown[$0], shown[$1]) ?? ($0 < $1) }.map { shown[$0] }
        guard let sectionName else { return [ResultsSection(name: "", objects: sorted)] }
        return Set(shown.map(sectionName)).sorted().map { name in
            ResultsSection(name: name, objects: sorted.filter { sectionName($0) == name })
        }
    }

    /// The ways to arrange that the tests go through.
    static func variant(_ number: Int) -> ResultsModel {
        var model = ResultsModel()
        if number & 1 != 0 {
            model.arrangement.sorts = [.ascending(\.name), .descending { $0.age }]
            model.precedes = { first, second in
                if first.name != second.name { return first.name < second.name }
                return first.age == second.age ? nil : first.age > second.age
            }
        }
        if number & 2 != 0 {
            model.arrangement.sections = .init { String($0.name.prefix(1)) }
            model.sectionName = { String($0.name.prefix(1)) }
        }
        if number & 4 != 0 {
            model.arrangement.filter = { $0.age % 3 != 0 }
            model.filter = { $0.age % 3 != 0 }
        }
        return model
    }

    static func randomPerson(_ range: Range<Int>, using random: inout SplitMix64) -> Person {
        let letters = ["ab", "ac", "b", "ca", "cb", "d"]
        return Person(
            id: .random(in: range, using: &random), name: letters.randomElement(using: &random)!,
            age: .random(in: 0..<5, using: &random))
    }
}

/// The least number of moves between two lists with sections, by the textbook.
func leastMoves(_ old: [ResultsSection<Person>], _ new: [ResultsSection<Person>]) -> Int {
    let oldPlaces = Dictionary(
        uniqueKeysWithValues: old.flatMap { section in section.objects.map { (section.name, $0.id) } }.enumerated()
            .map { ($1.1, (section: $1.0, place: $0)) })
    var common = 0
    var places: [Int] = []
    for section in new {
        for person in section.objects {
            guard let before = oldPlaces[person.id] else { continue }
            common += 1
            if before.section == section.name { places.append(before.place) }
        }
    }
    var lengths: [Int] = []
    for place in places {
        var longest = 0
        for (before, length) in zip(places, lengths) where before < place && length > longest { longest = length }
        lengths.append(longest + 1)
    }
    return common - (lengths.max() ?? 0)
}
