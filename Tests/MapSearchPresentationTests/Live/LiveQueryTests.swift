import MapGeometry
import MapSearch
import MapSearchTestSupport
import Synchronization
import Testing

import MapSearchPresentation

private let town = MapRect(
    center: Coordinate(latitude: 47, longitude: 9), zoomLevel: 12, viewSize: ViewSize(width: 400, height: 400))
private let nextTown = town.offsetBy(dx: town.width, dy: 0)

@Suite struct LiveQueryStateMachineTests {
    private let pause = Duration.milliseconds(100)
    private let interval = Duration.seconds(60)

    private func machine(interval: Duration? = nil) -> LiveQueryStateMachine {
        LiveQueryStateMachine(pause: pause, interval: interval, margin: 0.25)
    }

    /// Brings a machine to where it has an answer for the town.
    private func settled(interval: Duration? = nil) -> LiveQueryStateMachine {
        var machine = machine(interval: interval)
        _ = machine.handle(.moved(town))
        _ = machine.handle(.timePassed(timer: 1))
        _ = machine.handle(.finished(run: 1, isSuccess: true))
        return machine
    }

    @Test func aMoveIsAnsweredAfterAPause() {
        var machine = machine()
        #expect(machine.handle(.moved(town)) == [.wait(timer: 1, pause)])
        // Another move begins the pause anew, and the first one ends in vain.
        #expect(machine.handle(.moved(nextTown)) == [.wait(timer: 2, pause)])
        #expect(machine.handle(.timePassed(timer: 1)) == [])
        let expected = nextTown.insetBy(dx: -0.25 * nextTown.width, dy: -0.25 * nextTown.height)
        #expect(machine.handle(.timePassed(timer: 2)) == [.evaluate(run: 1, expected)])
        #expect(machine.handle(.finished(run: 1, isSuccess: true)) == [])
    }

    @Test func aMoveWithinTheMarginNeedsNothing() {
        var machine = settled()
        #expect(machine.handle(.moved(town.offsetBy(dx: 0.2 * town.width, dy: 0))) == [])
        #expect(machine.handle(.moved(town.insetBy(dx: 0.1 * town.width, dy: 0.1 * town.height))) == [])
        #expect(machine.handle(.moved(town.offsetBy(dx: 0.3 * town.width, dy: 0))).count == 1)
        // Much closer there may be more to show.
        var other = settled()
        #expect(other.handle(.moved(town.insetBy(dx: 0.4 * town.width, dy: 0.4 * town.height))).count == 1)
    }

    @Test func theWorldIsRoundForMoves() {
        var machine = machine()
        let fiji = MapRect(
            center: Coordinate(latitude: -17, longitude: 180), zoomLevel: 8, viewSize: ViewSize(width: 400, height: 400)
        )
        _ = machine.handle(.moved(fiji))
        _ = machine.handle(.timePassed(timer: 1))
        #expect(machine.handle(.moved(fiji.offsetBy(dx: -MapSize.world.width, dy: 0))) == [])
    }

    @Test func changesOfTheDataGatherButAreNotPutOff() {
        var machine = settled()
        #expect(machine.handle(.dataChanged) == [.wait(timer: 2, pause)])
        #expect(machine.handle(.dataChanged) == [])
        #expect(machine.handle(.timePassed(timer: 2)).count == 1)
        // One during the evaluation leads to another.
        #expect(machine.handle(.dataChanged) == [.wait(timer: 3, pause)])
        #expect(machine.handle(.finished(run: 2, isSuccess: true)) == [])
        guard case .evaluate(3, _)? = machine.handle(.timePassed(timer: 3)).first else {
            Issue.record("no evaluation")
            return
        }
    }

    @Test func anOldAnswerIsAskedForAgain() {
        var machine = machine(interval: interval)
        _ = machine.handle(.moved(town))
        _ = machine.handle(.timePassed(timer: 1))
        #expect(machine.handle(.finished(run: 1, isSuccess: true)) == [.wait(timer: 2, interval)])
        #expect(machine.handle(.timePassed(timer: 2)).count == 1)
        #expect(machine.handle(.finished(run: 2, isSuccess: false)) == [.wait(timer: 3, interval)])
        // A move that comes back leaves the interval running.
        #expect(machine.handle(.moved(nextTown)) == [.wait(timer: 4, pause)])
        _ = machine.handle(.timePassed(timer: 4))
        #expect(machine.handle(.finished(run: 3, isSuccess: true)) == [.wait(timer: 5, interval)])
        _ = machine.handle(.moved(town))
        _ = machine.handle(.moved(nextTown))
        #expect(machine.handle(.timePassed(timer: 6)) == [.wait(timer: 7, interval)])
    }

    @Test func whatFailedIsTriedAgain() {
        var machine = settled()
        _ = machine.handle(.dataChanged)
        _ = machine.handle(.timePassed(timer: 2))
        #expect(machine.handle(.finished(run: 2, isSuccess: false)) == [])
        #expect(machine.handle(.moved(town)) == [.wait(timer: 3, pause)])
    }

    @Test func aMapThatShowsNothingAsksNothing() {
        var machine = settled(interval: interval)
        #expect(machine.handle(.moved(.null)) == [])
        #expect(machine.handle(.dataChanged) == [])
        #expect(machine.handle(.timePassed(timer: 2)) == [])
        #expect(machine.handle(.moved(town)) == [.wait(timer: 3, pause)])
    }

    @Test func anAnswerThatComesTooLateIsNone() {
        var machine = settled()
        _ = machine.handle(.moved(nextTown))
        _ = machine.handle(.timePassed(timer: 2))
        #expect(machine.handle(.finished(run: 1, isSuccess: true)) == [])
        #expect(machine.handle(.moved(town)) == [.wait(timer: 3, pause)])
    }
}

@Suite(.timeLimit(.minutes(1))) struct LiveQueryTests {
    private struct Broken: Error {}

    /// A database of people, which counts how often it is asked.
    private final class Database: Sendable {
        let people = Mutex<[Person]>([])
        let asked = Mutex(0)
        let isBroken = Mutex(false)

        func people(in rect: MapRect) throws -> [Person] {
            asked.withLock { $0 += 1 }
            if isBroken.withLock({ $0 }) { throw Broken() }
            return people.withLock { $0.filter { rect.containsWrapped(MapPoint($0.coordinate)) } }
        }
    }

    /// Waits until the objects of a query are such.
    private func wait(_ query: LiveQuery<Person>, until isDone: ([Person]) -> Bool) async {
        for await _ in query.changes() where isDone(query.objects) { return }
    }

    @Test func pinsFollowMapDataAndTime() async throws {
        let clock = ManualClock()
        let database = Database()
        let here = Person(id: 1, name: "here", coordinate: town.center.coordinate)
        let there = Person(id: 2, name: "there", coordinate: nextTown.offsetBy(dx: town.width, dy: 0).center.coordinate)
        database.people.withLock { $0 = [here, there] }
        let query = LiveQuery(interval: .seconds(60), clock: clock) { try database.people(in: $0) }
        query.visibleRect = town
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(99))
        #expect(database.asked.withLock { $0 } == 0)
        await clock.advance(by: .milliseconds(1))
        await wait(query) { $0 == [here] }

        database.people.withLock { $0[0].name = "moved" }
        query.dataChanged()
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(100))
        await wait(query) { $0.first?.name == "moved" }

        database.people.withLock { $0[0].name = "later" }
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(60))
        await wait(query) { $0.first?.name == "later" }

        database.isBroken.withLock { $0 = true }
        query.visibleRect = nextTown.offsetBy(dx: town.width, dy: 0)
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(100))
        // The interval until the next attempt begins behind the error.
        try await clock.waitForSleepers(1)
        #expect(query.latestError is Broken)
        #expect(query.objects.first?.name == "later")
        database.isBroken.withLock { $0 = false }
        query.dataChanged()
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(100))
        await wait(query) { $0 == [there] }
        #expect(query.latestError == nil)
    }

    @Test func aNewerEvaluationCancelsTheOlder() async throws {
        let clock = ManualClock()
        let (slow, fast) = (Person(id: 1, name: "slow"), Person(id: 2, name: "fast"))
        let query = LiveQuery(pause: .zero, margin: 0, clock: clock) { rect -> [Person] in
            guard rect == town else { return [fast] }
            try? await clock.sleep(for: .seconds(10))
            return [slow]
        }
        query.visibleRect = town
        try await clock.waitForSleepers(1)
        query.visibleRect = nextTown
        await wait(query) { $0 == [fast] }
        await clock.run()
        #expect(query.objects == [fast])
    }

    @Test func aQueryThatGoesLeavesNothingRunning() async throws {
        let clock = ManualClock()
        var query: LiveQuery<Person>? = LiveQuery(clock: clock) { _ in [] }
        var iterator = query!.changes().makeAsyncIterator()
        query?.visibleRect = town
        try await clock.waitForSleepers(1)
        query = nil
        try await clock.waitForSleepers(exactly: 0)
        #expect(await iterator.next() != nil)
        #expect(await iterator.next() == nil)
    }
}
