import MapGeometry
import MapSearchPresentation
import MapSearchTestSupport
import Testing

@Suite struct ResultsListTests {
    /// Everything that is promised of a batch, held against the list made anew.
    private func check(
        _ batch: ResultsBatch<Person>, from old: [ResultsSection<Person>], to new: [ResultsSection<Person>],
        isMinimal: Bool = true, _ comment: Comment
    ) {
        var replayed = old
        batch.apply(to: &replayed)
        #expect(replayed == new, comment)
        var seen: Set<Int> = []
        var moves = 0
        for change in batch.changes {
            #expect(seen.insert(change.object.id).inserted, comment)
            switch change {
            case .delete(let person, let path):
                #expect(old[path.section].objects[path.item] == person, comment)
            case .insert(let person, let path):
                #expect(new[path.section].objects[path.item] == person, comment)
                #expect(!old.contains { $0.objects.contains { $0.id == person.id } }, comment)
            case .move(let person, let before, let from, let to):
                moves += 1
                #expect(old[from.section].objects[from.item] == before, comment)
                #expect(new[to.section].objects[to.item] == person, comment)
            case .update(let person, let before, let from, let at):
                #expect(person != before, comment)
                #expect(old[from.section].objects[from.item] == before, comment)
                #expect(new[at.section].objects[at.item] == person, comment)
            }
        }
        if isMinimal { #expect(moves == leastMoves(old, new), comment) }
    }

    @Test(arguments: 0..<8)
    func batchesLeadFromListToList(variant: Int) {
        for seed in 0..<10 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var model = ResultsModel.variant(variant)
            var list = ResultsList(arrangement: model.arrangement)
            let range = 0..<[3, 12, 40].randomElement(using: &random)!
            for step in 0..<25 {
                let change: SourceChange<Person>
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    change = .all(
                        (0..<Int.random(in: 0..<30, using: &random)).map { _ in
                            ResultsModel.randomPerson(range, using: &random)
                        })
                case 1:
                    var people = model.source
                    for _ in 0..<3 where !people.isEmpty {
                        let person = people.remove(at: .random(in: people.indices, using: &random))
                        people.insert(person, at: .random(in: 0...people.count, using: &random))
                    }
                    change = .all(people)
                default:
                    change = .edits(
                        (0..<Int.random(in: 0..<10, using: &random)).map { _ in
                            Int.random(in: 0..<3, using: &random) == 0
                                ? .remove(.random(in: range, using: &random))
                                : .put(ResultsModel.randomPerson(range, using: &random))
                        })
                }
                let old = model.sections
                model.apply(change)
                let batch = list.apply(change)
                let comment: Comment = "variant \(variant), seed \(seed), step \(step)"
                check(batch, from: old, to: model.sections, comment)
                #expect(list.sections == model.sections, comment)
                #expect(list.count == model.sections.reduce(0) { $0 + $1.objects.count }, comment)
                #expect(list.sectionNames == model.sections.map(\.name), comment)
                if old == model.sections { #expect(batch.isEmpty, comment) }
                for (section, content) in list.sections.enumerated() {
                    #expect(list.count(ofSection: section) == content.objects.count)
                    for (item, person) in content.objects.enumerated() {
                        let path = ResultsPath(section: section, item: item)
                        #expect(list.path(ofID: person.id) == path, comment)
                        #expect(list[path] == person, comment)
                    }
                }
            }
        }
    }

    @Test func anotherArrangementIsABatch() {
        for seed in 0..<20 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var model = ResultsModel.variant(0)
            var list = ResultsList<Person>()
            model.apply(.all((0..<40).map { _ in ResultsModel.randomPerson(0..<60, using: &random) }))
            _ = list.apply(.all(model.source))
            for _ in 0..<6 {
                var next = ResultsModel.variant(.random(in: 0..<8, using: &random))
                next.source = model.source
                let comment: Comment = "seed \(seed)"
                check(list.rearrange(next.arrangement), from: model.sections, to: next.sections, comment)
                #expect(list.sections == next.sections, comment)
                model = next
            }
        }
    }

    @Test func sectionsThatChangePlacesAreGoneAndNew() {
        let people = ["a", "b", "c", "a"].enumerated().map { Person(id: $0, name: $1) }
        var list = ResultsList(arrangement: ResultsArrangement<Person>(sections: .init { $0.name }))
        _ = list.apply(.all(people))
        var sections = list.sections
        #expect(sections.map(\.name) == ["a", "b", "c"])
        let batch = list.rearrange(.init(sections: .init(order: { $0 > $1 }, name: { $0.name })))
        batch.apply(to: &sections)
        #expect(list.sectionNames == ["c", "b", "a"])
        #expect(sections == list.sections)
        // The largest section stays.
        #expect(batch.deletedSections == [1, 2])
        #expect(batch.insertedSections.map(\.index) == [0, 1])
    }

    @Test func manyObjectsWithAFewChanges() {
        for seed in 0..<4 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var model = ResultsModel.variant(Int(seed) % 4)
            model.source = (0..<200).map {
                Person(
                    id: $0, name: String("abcdefgh".randomElement(using: &random)!),
                    age: .random(in: 0..<100, using: &random))
            }
            var list = ResultsList(arrangement: model.arrangement)
            _ = list.apply(.all(model.source))
            // Few edits are looked for one by one, many by a table.
            for count in [1, 2, 3, 4, 50] {
                let edits: [SourceChange<Person>.Edit] = (0..<count).map { _ in
                    .put(
                        Person(
                            id: .random(in: 0..<210, using: &random), name: "d",
                            age: .random(in: 0..<100, using: &random)))
                }
                let old = model.sections
                model.apply(.edits(edits))
                check(
                    list.apply(.edits(edits)), from: old, to: model.sections, isMinimal: true,
                    "seed \(seed), \(count) edits")
            }
        }
    }

    @Test func anObjectKeepsItsIdentity() {
        var list = ResultsList(arrangement: ResultsArrangement<Person>(sorts: [.ascending(\.name)]))
        _ = list.apply(.all([Person(id: 1, name: "a"), Person(id: 2, name: "b")]))
        let update = list.apply(.edits([.put(Person(id: 1, name: "a", age: 5))]))
        #expect(
            update.changes == [
                .update(
                    Person(id: 1, name: "a", age: 5), old: Person(id: 1, name: "a"), from: .init(section: 0, item: 0),
                    at: .init(section: 0, item: 0))
            ])
        let move = list.apply(.edits([.put(Person(id: 1, name: "c"))]))
        #expect(move.changes.count == 1)
        guard case .move(_, let old, let from, let to)? = move.changes.first else {
            Issue.record("no move: \(move.changes)")
            return
        }
        #expect(old.age == 5)
        #expect((from.item, to.item) == (0, 1) || (from.item, to.item) == (1, 0))
        // Gone and there again in one run of edits is the same object still, which now comes last in its source.
        let again = list.apply(.edits([.remove(2), .put(Person(id: 2, name: "b", age: 1))]))
        #expect(again.changes.count == 1)
        #expect(list.apply(.edits([.put(Person(id: 2, name: "b", age: 1))])).isEmpty)
        #expect(list.apply(.edits([.remove(77), .put(Person(id: 5, name: "x")), .remove(5)])).isEmpty)
        #expect(list.object(withID: 5) == nil)
    }

    @Test func twinsCountOnce() {
        var list = ResultsList<Person>()
        let first = Person(id: 1, name: "first")
        let batch = list.apply(.all([first, Person(id: 1, name: "second"), first]))
        #expect(batch.changes == [.insert(first, at: .init(section: 0, item: 0))])
        #expect(list.objects == [first])
        let last = Person(id: 1, name: "last")
        _ = list.apply(.edits([.put(Person(id: 1, name: "third")), .put(last)]))
        #expect(list.objects == [last])
    }

    @Test func whatIsNotANumberComesLast() {
        let coordinates = [Double.nan, 3, .infinity, 1, .nan, 2].enumerated().map {
            Person(id: $0, name: "\($0)", coordinate: Coordinate(latitude: $1, longitude: 0))
        }
        var list = ResultsList(arrangement: ResultsArrangement<Person>(sorts: [.ascending { $0.coordinate.latitude }]))
        _ = list.apply(.all(coordinates))
        #expect(list.objects.map(\.id) == [3, 5, 1, 2, 0, 4])
        _ = list.rearrange(.init(sorts: [.descending { $0.coordinate.latitude }]))
        #expect(list.objects.map(\.id) == [2, 1, 5, 3, 0, 4])
        _ = list.rearrange(.init(sorts: [.distance(from: Coordinate(latitude: 2.1, longitude: 0))]))
        #expect(list.objects.map(\.id) == [5, 1, 3, 0, 2, 4])
        #expect(list.path(ofID: 4) == ResultsPath(section: 0, item: 5))
    }

    @Test func anInconsistentOrderLosesNothing() {
        var random = SplitMix64(seed: 3)
        let coins = (0..<4096).map { _ in Int.random(in: -1...1, using: &random) }
        let chaos = ResultsSort<Person> { coins[($0.id &* 31 &+ $1.id &* 17 &+ $0.age) & 4095] }
        let arrangement = ResultsArrangement<Person>(
            sorts: [chaos],
            sections: .init(order: { coins[($0 + $1).utf8.reduce(0) { $0 &* 7 &+ Int($1) } & 4095] > 0 }) { $0.name })
        var list = ResultsList(arrangement: arrangement)
        var known: [Int: Person] = [:]
        for _ in 0..<300 {
            let edits: [SourceChange<Person>.Edit] = (0..<5).map { _ in
                let person = ResultsModel.randomPerson(0..<80, using: &random)
                if Bool.random(using: &random) {
                    known[person.id] = person
                    return .put(person)
                }
                known[person.id] = nil
                return .remove(person.id)
            }
            _ = list.apply(.edits(edits))
            #expect(Set(list.objects) == Set(known.values), "seed 3")
            #expect(list.count == known.count, "seed 3")
        }
        _ = list.rearrange(.init())
        #expect(Set(list.objects) == Set(known.values))
    }

    @Test func anEmptyListHasOneSectionUnlessItIsCut() {
        var list = ResultsList<Person>()
        #expect(list.sectionCount == 1)
        #expect(list[ResultsPath(section: 0, item: 0)] == nil)
        #expect(list[ResultsPath(section: 1, item: 0)] == nil)
        #expect(list[ResultsPath(section: -1, item: -1)] == nil)
        #expect(list.count(ofSection: 4) == 0)
        let batch = list.rearrange(.init(sections: .init { $0.name }))
        #expect(batch.deletedSections == [0])
        #expect(list.sectionCount == 0)
        #expect(list.apply(.all([])).isEmpty)
        #expect(list.apply(.edits([])).isEmpty)
        #expect(list.path(ofID: 1) == nil)
    }
}

@Suite struct ReplacedObjectsTests {
    @Test func aLongLifeDoesNotFillUp() {
        var list = ResultsList<Person>()
        for id in 0..<5000 {
            _ = list.apply(.edits([.put(Person(id: id, name: "p")), .remove(id - 3)]))
        }
        #expect(list.objects.map(\.id) == [4997, 4998, 4999])
        #expect(list.slots.count < 10)
        #expect(list.slotOfRank.count < 100)
    }

    @Test func namesOfSectionsAreForgotten() throws {
        var list = ResultsList<Person>(arrangement: .init(sections: .init { $0.name }))
        let others = (0..<5).map { Person(id: 100 + $0, name: "other \($0)") }
        _ = list.apply(.all(others))
        for round in 0..<2000 {
            switch round % 3 {
            case 0: _ = list.apply(.edits([.put(Person(id: 1, name: "edit \(round)"))]))
            case 1: _ = list.apply(.all(others + [Person(id: 1, name: "list \(round)")]))
            default: _ = list.rearrange(.init(sections: .init { "\(round) \($0.name)" }))
            }
            if round % 3 == 2 { _ = list.rearrange(.init(sections: .init { $0.name })) }
            #expect(list.sectionNames.count == 6)
            #expect(list.sections.allSatisfy { section in section.objects.allSatisfy { $0.name == section.name } })
        }
        let names = try #require(Mirror(reflecting: list).descendant("names", "names") as? [String])
        #expect(names.count < 100)
    }
}
