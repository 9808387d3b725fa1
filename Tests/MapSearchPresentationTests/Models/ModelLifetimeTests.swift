import MapGeometry
import MapSearch
import MapSearchTestSupport
import Testing

import MapSearchPresentation

/// What is left of a model when its screen is gone: nothing.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ModelLifetimeTests {
    enum Kind: CaseIterable { case search, suggest, address, coordinate, retried }

    /// A model whose text was just set, so that it pauses; and its work.
    private func make(
        _ kind: Kind, _ backend: any SearchBackend, pause: Duration, _ clock: ManualClock
    ) throws -> (model: AnyObject, work: Task<Void, Never>) {
        switch kind {
        case .search, .retried:
            let model = SearchModel(backend: backend, pause: pause, clock: clock)
            model.text = "Bern"
            if kind == .retried { model.retry() }
            return (model, try #require(model.work.current))
        case .suggest:
            let model = SuggestModel(backend: backend, pause: pause, clock: clock)
            model.text = "Bern"
            return (model, try #require(model.work.current))
        case .address, .coordinate:
            let model = PlacemarkModel(backend: backend, pause: pause, clock: clock)
            if kind == .address {
                model.text = "Bern"
            } else {
                model.coordinate = Coordinate(latitude: 47, longitude: 8)
            }
            return (model, try #require(model.work.current))
        }
    }

    @Test(arguments: [Kind.search, .suggest, .address, .coordinate])
    func thePauseEndsWithTheModel(kind: Kind) async throws {
        let clock = ManualClock()
        let backend = UnimplementedBackend { Issue.record("asked for \($0)") }
        var made: (model: AnyObject, work: Task<Void, Never>)? = try make(kind, backend, pause: .seconds(1), clock)
        weak let model = made?.model
        let work = try #require(made?.work)
        try await clock.waitForSleepers(1)
        made = nil
        await work.value
        #expect(model == nil)
        #expect(clock.sleeperCount == 0)
    }

    @Test(arguments: Kind.allCases) func theRequestIsCancelledWithTheModel(kind: Kind) async throws {
        let backend = GatedBackend()
        var made: (model: AnyObject, work: Task<Void, Never>)? = try make(kind, backend, pause: .zero, ManualClock())
        weak let model = made?.model
        let work = try #require(made?.work)
        await backend.begin()
        made = nil
        #expect(await backend.wasCancelled())
        await work.value
        #expect(model == nil)
    }

    @Test func theNextPageIsCancelledWithTheModel() async throws {
        let backend = GatedBackend(firstPage: [town("A")])
        var held: SearchModel? = SearchModel(backend: backend, pause: .zero)
        weak let model = held
        held?.text = "a"
        await held?.settled()
        held?.loadMore()
        let work = try #require(held?.work.current)
        await backend.begin()
        held = nil
        #expect(await backend.wasCancelled())
        await work.value
        #expect(model == nil)
    }

    @Test func whoeverWaitsForAModelHearsItsEnd() async {
        let task = NewestTask()
        let clock = ManualClock()
        var order: [Int] = []
        task.start(after: .seconds(1), on: clock) { order.append(1) }
        task.start(on: clock) {
            order.append(2)
            task.start(on: clock) { order.append(3) }
        }
        await task.settled()
        #expect(order == [2, 3])
    }
}
