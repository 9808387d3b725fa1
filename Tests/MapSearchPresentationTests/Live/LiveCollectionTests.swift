import MapSearchPresentation
import Testing

@Suite(.timeLimit(.minutes(1))) struct LiveCollectionTests {
    @Test func whatWaitsIsJoined() async {
        let people = LiveCollection<Person>()
        var iterator = people.changes().makeAsyncIterator()
        for id in 0..<10 { people.put(Person(id: id, name: "p")) }
        guard case .all(let first)? = await iterator.next() else {
            Issue.record("no list")
            return
        }
        #expect(first.isEmpty)
        guard case .edits(let edits)? = await iterator.next() else {
            Issue.record("no edits")
            return
        }
        #expect(edits.count == 10)
        // More steps than there are objects are not worth keeping.
        for round in 0..<100 { people.put(Person(id: 3, name: "\(round)")) }
        guard case .all(let list)? = await iterator.next() else {
            Issue.record("no list")
            return
        }
        #expect(list.count == 10)
    }

    @Test func itHasWhatWasPutIntoIt() {
        let people = LiveCollection([Person(id: 1, name: "a"), Person(id: 1, name: "twin")])
        #expect(people.count == 1)
        #expect(people[1]?.name == "a")
        #expect(people[2] == nil)
        for id in 0..<1000 {
            people.put(Person(id: id, name: "b"))
            people.remove(id: id - 1)
        }
        #expect(people.objects == [Person(id: 999, name: "b")])
    }

    @Test func theLoopEndsWithTheCollection() async {
        var people: LiveCollection? = LiveCollection([Person(id: 1, name: "a")])
        var iterator = people!.changes().makeAsyncIterator()
        let late = people!.changes()
        people = nil
        #expect(await iterator.next() != nil)
        #expect(await iterator.next() == nil)
        var lateIterator = late.makeAsyncIterator()
        #expect(await lateIterator.next() == nil)
    }

    @Test func changesFromManyTasksAllArrive() async {
        let people = LiveCollection<Person>()
        let changes = people.changes()
        let watcher = Task {
            var list = ResultsList<Person>()
            for await change in changes {
                _ = list.apply(change)
                if list.count == 400 { return list.objects }
            }
            return []
        }
        await withTaskGroup(of: Void.self) { group in
            for part in 0..<4 {
                group.addTask {
                    for id in 0..<100 { people.put(Person(id: part * 100 + id, name: "\(part)")) }
                }
            }
        }
        #expect(await Set(watcher.value) == Set(people.objects))
    }
}

@Suite struct AnnotationViewPoolTests {
    private func expectTaken(_ view: Int?, _ expected: Int?) {
        #expect(view == expected)
    }

    @Test func viewsAreUsedAgain() {
        var pool = AnnotationViewPool<String, Int>(limit: 2)
        expectTaken(pool.take("a"), nil)
        let kept = [1, 2, 3].map { pool.give($0, "a") }
        #expect(kept == [true, true, false])
        #expect(pool.count(of: "a") == 2)
        expectTaken(pool.take("b"), nil)
        expectTaken(pool.take("a"), 2)
        pool.removeAll()
        expectTaken(pool.take("a"), nil)
        var none = AnnotationViewPool<String, Int>(limit: -1)
        let isKept = none.give(1, "a")
        #expect(!isKept)
    }
}
