import MapGeometry
import MapSearchPresentation
import MapSearchTestSupport
import Testing

/// A table that applies changes, and records them.
@MainActor
private final class Table: ResultsControllerDelegate {
    var sections: [ResultsSection<Person>]
    var calls: [String] = []
    var onChange: (() -> Void)?

    init(_ controller: ResultsController<Person>) {
        sections = controller.list.sections
        controller.delegate = self
    }

    func resultsWillChange(_ controller: ResultsController<Person>) {
        calls.append("will")
    }

    func results(_ controller: ResultsController<Person>, didChange change: ResultsChange<Person>) {
        switch change {
        case .delete: calls.append("delete \(change.object.id)")
        case .insert: calls.append("insert \(change.object.id)")
        case .move: calls.append("move \(change.object.id)")
        case .update: calls.append("update \(change.object.id)")
        }
        onChange?()
    }

    func resultsDidChange(_ controller: ResultsController<Person>, _ batch: ResultsBatch<Person>) {
        calls.append("did")
        batch.apply(to: &sections)
        #expect(sections == controller.list.sections)
    }
}

/// A map that applies changes, and checks that they are consistent.
@MainActor
final class Pins<Object: Locatable>: AnnotationDisplay {
    private(set) var pins: [Object.ID: Object] = [:]
    private(set) var calls: [String] = []
    var onAdd: (() -> Void)?

    func forget() { calls = [] }

    func add(_ objects: [Object]) {
        defer { onAdd?() }
        for object in objects {
            #expect(object.coordinate.isValid)
            #expect(pins.updateValue(object, forKey: object.id) == nil)
            calls.append("add \(object.id)")
        }
    }

    func remove(_ objects: [Object]) {
        for object in objects {
            #expect(pins.removeValue(forKey: object.id) == object)
            calls.append("remove \(object.id)")
        }
    }

    func move(_ object: Object, from old: Coordinate) {
        #expect(pins[object.id]?.coordinate == old)
        calls.append("move \(object.id)")
    }

    func update(_ object: Object, from old: Object) {
        #expect(pins.updateValue(object, forKey: object.id) == old)
        calls.append("update \(object.id)")
    }
}

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ResultsControllerTests {
    private func person(_ id: Int, _ name: String = "p", at latitude: Double = 0) -> Person {
        Person(id: id, name: name, coordinate: Coordinate(latitude: latitude, longitude: 0))
    }

    /// Lets the controller take in what its source has reported, until it has so many objects.
    private func settle(_ controller: ResultsController<Person>, at count: Int) async {
        for await _ in controller.batches() where controller.list.count == count { return }
    }

    @Test func aDelegateHearsOfEachChange() {
        let controller = ResultsController<Person>(arrangement: .init(sorts: [.ascending(\.name)]))
        let table = Table(controller)
        controller.apply(.all([person(1, "a"), person(2, "b"), person(3, "c")]))
        #expect(table.calls == ["will", "insert 1", "insert 2", "insert 3", "did"])
        table.calls = []
        controller.apply(.edits([.remove(1), .put(person(3, "aa")), .put(person(4, "d"))]))
        #expect(
            table.calls.sorted() == ["delete 1", "did", "insert 4", "move 3", "will"] || table.calls.contains("move 2"))
        table.calls = []
        controller.apply(.edits([.put(person(4, "d"))]))
        controller.apply(.edits([.remove(99)]))
        #expect(table.calls.isEmpty)
        controller.arrangement = .init(sorts: [.descending(\.name)])
        #expect(table.sections[0].objects.map(\.id) == [4, 2, 3])
    }

    @Test func changesWithinADelegateWaitForTheirTurn() {
        let controller = ResultsController<Person>()
        let table = Table(controller)
        var isFirst = true
        table.onChange = { [unowned controller] in
            guard isFirst else { return }
            isFirst = false
            controller.apply(.edits([.put(Person(id: 3, name: "later"))]))
            controller.arrangement = .init(sorts: [.descending(\.id)])
            // It is known already what will be.
            #expect(controller.arrangement.sorts.count == 1)
            #expect(controller.list.count == 2)
        }
        controller.apply(.all([person(1), person(2)]))
        #expect(table.calls.prefix(6) == ["will", "insert 1", "insert 2", "did", "will", "insert 3"])
        #expect(table.sections[0].objects.map(\.id) == [3, 2, 1])
    }

    @Test func aSourceIsFollowed() async {
        let people = LiveCollection([person(1)])
        let controller = ResultsController(source: people)
        await settle(controller, at: 1)
        people.apply([.put(person(2)), .put(person(1, "new"))])
        people.remove(id: 7)
        await settle(controller, at: 2)
        #expect(controller.list.objects == people.objects)
        people.replaceAll(with: [person(5), person(5, "twin")])
        await settle(controller, at: 1)
        #expect(controller.list.objects == [person(5)])
    }

    @Test func aControllerThatGoesLeavesNothingBehind() async {
        let people = LiveCollection([person(1)])
        weak var gone: ResultsController<Person>?
        var batches: ResultsBatches<Person>?
        do {
            let controller = ResultsController(source: people)
            await settle(controller, at: 1)
            gone = controller
            batches = controller.batches()
        }
        var iterator = batches?.makeAsyncIterator()
        #expect(await iterator?.next()?.reload != nil)
        #expect(await iterator?.next() == nil)
        #expect(gone == nil)
        people.put(person(2))
    }

    @Test func batchesComeOneByOneUntilTheyAreTooMany() async {
        let controller = ResultsController<Person>()
        controller.apply(.all([person(0)]))
        var iterator = controller.batches(limit: 3).makeAsyncIterator()
        var sections: [ResultsSection<Person>] = []
        controller.apply(.edits([.put(person(1))]))
        controller.apply(.edits([.put(person(2))]))
        for expected in [1, 2, 3] {
            let batch = await iterator.next()
            #expect((batch?.reload != nil) == (expected == 1))
            batch?.apply(to: &sections)
            #expect(sections[0].objects.count == expected)
        }
        for id in 3..<13 { controller.apply(.edits([.put(person(id))])) }
        var count = 0
        while sections != controller.list.sections {
            await iterator.next()?.apply(to: &sections)
            count += 1
        }
        #expect(count <= 3)
    }

    /// Meant for one, they go round where two read them; neither waits for ever.
    @Test func twoLoopsOverOneSequenceShareIt() async {
        var controller: ResultsController<Person>? = ResultsController()
        let batches = controller!.batches()
        let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)
        let loops = (0..<2).map { _ in
            Task { for await _ in batches { arrive.yield() } }
        }
        var arrival = arrivals.makeAsyncIterator()
        for id in 0..<4 {
            await arrival.next()
            controller?.apply(.edits([.put(person(id))]))
        }
        await arrival.next()
        controller = nil
        for loop in loops { await loop.value }
        arrive.finish()
        #expect(await arrival.next() == nil)
    }

    @Test func aCancelledLoopEnds() async {
        let controller = ResultsController<Person>()
        let batches = controller.batches()
        let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)
        let task = Task { for await _ in batches { arrive.yield() } }
        var arrival = arrivals.makeAsyncIterator()
        await arrival.next()
        task.cancel()
        await task.value
        controller.apply(.all([person(1)]))
        arrive.finish()
        #expect(await arrival.next() == nil)
    }

    @Test func pinsFollowTheList() {
        let controller = ResultsController<Person>(arrangement: .init(sorts: [.ascending(\.name)]))
        controller.apply(.all([person(1, "a"), person(2, "b", at: .nan)]))
        let pins = Pins<Person>()
        controller.drive(pins)
        controller.drive(pins)
        #expect(pins.calls == ["add 1"])
        pins.forget()
        // Another place in the list is nothing to a map.
        controller.apply(.all([person(2, "b", at: .nan), person(1, "a")]))
        #expect(pins.calls.isEmpty)
        controller.apply(.edits([.put(person(1, "z"))]))
        #expect(pins.calls == ["update 1"])
        pins.forget()
        controller.apply(.edits([.put(person(1, "z", at: 5))]))
        #expect(pins.calls == ["move 1", "update 1"])
        pins.forget()
        controller.apply(.edits([.put(person(2, "b", at: 3)), .put(person(1, "z", at: 95))]))
        #expect(pins.calls == ["remove 1", "add 2"])
        controller.stopDriving(pins)
        controller.apply(.all([]))
        #expect(pins.pins.count == 1)
    }

    @Test func pinsOnOneSpotAreTwo() {
        let controller = ResultsController<Person>()
        let pins = Pins<Person>()
        controller.drive(pins)
        controller.apply(.all([person(1), person(2)]))
        controller.apply(.edits([.remove(1)]))
        #expect(pins.pins.keys.sorted() == [2])
    }

    @Test func displaysThatComeAndGoWithinAChangeMissNothing() async throws {
        let controller = ResultsController<Person>()
        let table = Table(controller)
        let (late, never) = (Pins<Person>(), Pins<Person>())
        var batches: ResultsBatches<Person>?
        table.onChange = { [unowned controller] in
            controller.drive(late)
            controller.drive(late)
            controller.drive(never)
            controller.stopDriving(never)
            if batches == nil { batches = controller.batches() }
        }
        controller.apply(.all([person(1), person(2)]))
        #expect(late.calls == ["add 1", "add 2"])
        #expect(never.calls.isEmpty)
        var iterator = try #require(batches).makeAsyncIterator()
        var sections: [ResultsSection<Person>] = []
        await iterator.next()?.apply(to: &sections)
        #expect(sections == controller.list.sections)
        controller.apply(.edits([.remove(1)]))
        await iterator.next()?.apply(to: &sections)
        #expect(sections == controller.list.sections)
        #expect(late.pins.keys.sorted() == [2])
    }

    @Test func changesWithinADisplayWaitForTheirTurn() {
        let controller = ResultsController<Person>()
        let (first, second) = (Pins<Person>(), Pins<Person>())
        controller.apply(.all([person(1)]))
        first.onAdd = { [unowned controller, unowned second, unowned first] in
            first.onAdd = nil
            controller.apply(.edits([.put(Person(id: 2, name: "q")), .remove(1)]))
            controller.drive(second)
        }
        controller.drive(first)
        #expect(first.calls == ["add 1", "remove 1", "add 2"])
        #expect(second.calls == ["add 2"])
    }

    @Test func aDisplayIsNotKept() {
        let controller = ResultsController<Person>()
        weak var gone: Pins<Person>?
        do {
            let pins = Pins<Person>()
            gone = pins
            controller.drive(pins)
        }
        #expect(gone == nil)
        controller.apply(.all([person(1)]))
    }

    @Test(arguments: 0..<8)
    func randomChangesKeepPinsInStep(variant: Int) {
        for seed in 0..<10 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let controller = ResultsController(arrangement: ResultsModel.variant(variant).arrangement)
            let table = Table(controller)
            let pins = Pins<Person>()
            controller.drive(pins)
            for _ in 0..<30 {
                let people = (0..<Int.random(in: 0..<8, using: &random)).map { _ in
                    var person = ResultsModel.randomPerson(0..<12, using: &random)
                    person.coordinate.latitude = [0, 10, 20, 95].randomElement(using: &random)!
                    return person
                }
                if Bool.random(using: &random) {
                    controller.apply(.all(people))
                } else {
                    controller.apply(.edits(people.map { $0.age == 0 ? .remove($0.id) : .put($0) }))
                }
                let expected = controller.list.objects.filter(\.coordinate.isValid)
                #expect(Set(pins.pins.values) == Set(expected), "seed \(seed)")
                #expect(table.sections.flatMap(\.objects).count == controller.list.count, "seed \(seed)")
            }
        }
    }
}
