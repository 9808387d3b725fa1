import Testing

@testable import MapSearch

/// One who waits, as a number.
struct TestWaiter: Identifiable, Hashable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    let id: Int
    var description: String { "\(id)" }

    init(_ id: Int) {
        self.id = id
    }

    init(integerLiteral value: Int) {
        self.init(value)
    }
}

typealias Machine = SessionStateMachine<TestWaiter>

/// Every event in every state.
@Suite struct SessionStateMachineTests {
    /// The states, each with the events that lead there.
    enum State: String, CaseIterable {
        case first, ready, last, page, failed, pageFailed, cancelled, pageCancelled

        var machine: Machine {
            var machine = Machine(request: .text("a"))
            for event in history { _ = machine.handle(event) }
            return machine
        }

        private var history: [Machine.Event] {
            let wait = Machine.Event.page(0, submission: nil, 1)
            let error = SearchError.network()
            return switch self {
            case .first: [.start, wait]
            case .ready: [.start, .finished(run: 1, .success(Answer(response(10, hasNextPage: true))))]
            case .last: [.start, .finished(run: 1, .success(Answer(response(3))))]
            case .page: State.ready.history + [.fetchNextPage(1)]
            case .failed: [.start, .finished(run: 1, .failure(error))]
            case .pageFailed: State.page.history + [.finished(run: 2, .failure(error))]
            case .cancelled: [.start, .cancel]
            case .pageCancelled: State.page.history + [.cancel]
            }
        }
    }

    /// An outcome in short: the phase and what happens, in order.
    private func outcome(_ state: State, _ event: Machine.Event) -> String {
        var machine = state.machine
        let actions = machine.handle(event)
        return ([phase(machine)] + summary(actions)).joined(separator: ", ")
    }

    private func phase(_ machine: Machine) -> String {
        switch machine.phase {
        case .idle: "idle"
        case .loading: "loading \(machine.lastRun.id)"
        case .ready: "ready"
        case .failed(let error): "failed \(error.code)"
        case .cancelled: "cancelled"
        }
    }

    private func summary(_ actions: [Machine.Action]) -> [String] {
        actions.map { action in
            switch action {
            case .start(let run, let first):
                "start \(run.id) at \(run.request.page.offset)" + (first == nil ? "" : " after the first")
            case .stop: "stop"
            case .answer(let waiters, .success(let answer)): "\(waiters) \(answer.page.objects.count)"
            case .answer(let waiters, .failure(let error)): "\(waiters) \(error.code)"
            case .dismiss(let waiter): "dismiss \(waiter)"
            }
        }
    }

    @Test(arguments: [
        (State.first, "loading 1"), (.ready, "ready, [9] 10"), (.last, "ready, [9] 3"), (.page, "loading 2, [9] 10"),
        (.failed, "failed network, [9] network"), (.pageFailed, "failed network, [9] 10"),
        (.cancelled, "cancelled, [9] cancelled"), (.pageCancelled, "cancelled, [9] 10"),
    ])
    func firstPage(state: State, expected: String) {
        #expect(outcome(state, .page(0, submission: nil, 9)) == expected)
        #expect(outcome(state, .page(0, submission: 0, 9)) == expected)
    }

    @Test(arguments: [
        (State.first, "loading 1, [9] busy"), (.ready, "loading 2, start 2 at 10 after the first"),
        (.last, "ready, [9] noNextPage"),
        (.page, "loading 2"), (.failed, "failed network, [9] network"),
        (.pageFailed, "loading 3, start 3 at 10 after the first"),
        (.cancelled, "cancelled, [9] cancelled"), (.pageCancelled, "loading 3, start 3 at 10 after the first"),
    ])
    func secondPage(state: State, expected: String) {
        #expect(outcome(state, .page(1, submission: 0, 9)) == expected)
    }

    @Test(arguments: State.allCases)
    func pagesOfAnOtherSubmission(state: State) {
        #expect(outcome(state, .page(0, submission: 1, 9)).hasSuffix(", [9] cancelled"))
    }

    @Test(arguments: [
        (State.first, "loading 1, [9] busy"), (.ready, "loading 2, start 2 at 10 after the first"),
        (.last, "ready, [9] noNextPage"),
        (.page, "loading 2, [9] busy"), (.failed, "failed network, [9] noNextPage"),
        (.pageFailed, "loading 3, start 3 at 10 after the first"), (.cancelled, "cancelled, [9] noNextPage"),
        (.pageCancelled, "loading 3, start 3 at 10 after the first"),
    ])
    func fetchNextPage(state: State, expected: String) {
        #expect(outcome(state, .fetchNextPage(9)) == expected)
    }

    @Test(arguments: [
        (State.first, "loading 2, stop, [1] cancelled, start 2 at 0"), (.ready, "loading 2, start 2 at 0"),
        (.last, "loading 2, start 2 at 0"), (.page, "loading 3, stop, [1] cancelled, start 3 at 10 after the first"),
        (.failed, "loading 2, start 2 at 0"), (.pageFailed, "loading 3, start 3 at 10 after the first"),
        (.cancelled, "loading 2, start 2 at 0"), (.pageCancelled, "loading 3, start 3 at 10 after the first"),
    ])
    func retry(state: State, expected: String) {
        #expect(outcome(state, .retry(9)) == expected)
    }

    @Test(arguments: [
        (State.first, "loading 2, stop, [1] cancelled, start 2 at 0"), (.ready, "loading 2, start 2 at 0"),
        (.last, "loading 2, start 2 at 0"), (.page, "loading 3, stop, [1] cancelled, start 3 at 0"),
        (.failed, "loading 2, start 2 at 0"), (.pageFailed, "loading 3, start 3 at 0"),
        (.cancelled, "loading 2, start 2 at 0"), (.pageCancelled, "loading 3, start 3 at 0"),
    ])
    func resubmit(state: State, expected: String) {
        #expect(outcome(state, .resubmit(9)) == expected)
    }

    @Test(arguments: [
        (State.first, "cancelled, stop, [1] cancelled"), (.ready, "ready"), (.last, "ready"),
        (.page, "cancelled, stop, [1] cancelled"), (.failed, "failed network"), (.pageFailed, "failed network"),
        (.cancelled, "cancelled"), (.pageCancelled, "cancelled"),
    ])
    func cancel(state: State, expected: String) {
        #expect(outcome(state, .cancel) == expected)
    }

    @Test(arguments: [
        (State.first, "loading 1, dismiss 1", "cancelled, dismiss 1, stop"), (.ready, "ready", "ready"),
        (.last, "ready", "ready"), (.page, "loading 2, dismiss 1", "cancelled, dismiss 1, stop"),
        (.failed, "failed network", "failed network"), (.pageFailed, "failed network", "failed network"),
        (.cancelled, "cancelled", "cancelled"), (.pageCancelled, "cancelled", "cancelled"),
    ])
    func leave(state: State, alone: String, together: String) {
        #expect(outcome(state, .leave(1, cancelsRequest: false)) == alone)
        #expect(outcome(state, .leave(1, cancelsRequest: true)) == together)
        // One who does not wait cannot leave, nor take the request along.
        #expect(outcome(state, .leave(9, cancelsRequest: true)) == phase(state.machine))
    }

    @Test(arguments: [
        (State.first, "ready, [1] 5"), (.ready, "ready"), (.last, "ready"), (.page, "loading 2"),
        (.failed, "failed network"), (.pageFailed, "failed network"), (.cancelled, "cancelled"),
        (.pageCancelled, "cancelled"),
    ])
    func theFirstRequestIsAnswered(state: State, expected: String) {
        #expect(outcome(state, .finished(run: 1, .success(Answer(response(5))))) == expected)
    }

    @Test(arguments: State.allCases)
    func theSecondRequestIsAnswered(state: State) {
        let pages = state.machine.pages.map(\.page)
        var machine = state.machine
        _ = machine.handle(.finished(run: 2, .success(Answer(response(5)))))
        #expect(machine.pages.map(\.page) == (state == .page ? pages + [response(5)] : pages))
        machine = state.machine
        _ = machine.handle(.finished(run: 2, .failure(.busy)))
        #expect(machine.pages.map(\.page) == pages)
        #expect(phase(machine) == (state == .page ? "failed busy" : phase(state.machine)))
    }

    @Test(arguments: [
        (State.first, "loading 1"), (.ready, "ready, [9] 10"), (.last, "ready, [9] 3"), (.page, "loading 2, [9] 10"),
        (.failed, "failed network, [9] network"), (.pageFailed, "failed network, [9] 10"),
        (.cancelled, "cancelled, [9] cancelled"), (.pageCancelled, "cancelled, [9] 10"),
    ])
    func progress(state: State, expected: String) {
        #expect(outcome(state, .progress(after: 0, submission: 0, 9)) == expected)
        #expect(outcome(state, .progress(after: 0, submission: 1, 9)).hasSuffix(", [9] cancelled"))
    }

    @Test(arguments: State.allCases)
    func onlyTheFirstRequestHasPreviews(state: State) {
        var machine = state.machine
        _ = machine.handle(.progress(after: 0, submission: 0, 5))
        let before = phase(machine)
        #expect(summary(machine.handle(.preview(run: 1, response(4)))) == (state == .first ? ["[5] 4"] : []))
        #expect(machine.handle(.preview(run: 2, response(4))).isEmpty)
        #expect(phase(machine) == before)
        #expect((machine.preview != nil) == (state == .first))
    }

    @Test func previewsComeBeforeTheLastWord() {
        var machine = State.first.machine
        #expect(machine.handle(.preview(run: 1, response(2))).isEmpty)
        #expect(summary(machine.handle(.progress(after: 0, submission: 0, 2))) == ["[2] 2"])
        #expect(machine.handle(.progress(after: 1, submission: 0, 3)).isEmpty)
        #expect(machine.handle(.progress(after: 1, submission: 0, 4)).isEmpty)
        #expect(summary(machine.handle(.leave(4, cancelsRequest: false))) == ["dismiss 4"])
        #expect(summary(machine.handle(.preview(run: 1, response(3)))) == ["[3] 3"])
        #expect(machine.handle(.progress(after: 2, submission: 0, 5)).isEmpty)
        // Both who wait for the answer alone and who watch hear the last word, each once.
        #expect(summary(machine.handle(.finished(run: 1, .success(Answer(response(7)))))) == ["[1, 5] 7"])
        #expect(machine.watchers.isEmpty && machine.preview == nil)
        #expect(summary(machine.handle(.progress(after: 2, submission: 0, 6))) == ["[6] 7"])
    }

    @Test func whoWatchesHearsOfTheEnd() {
        for event in [Machine.Event.cancel, .retry(8), .resubmit(8), .finished(run: 1, .failure(.network()))] {
            var machine = State.first.machine
            _ = machine.handle(.progress(after: 0, submission: 0, 7))
            let heard = summary(machine.handle(event))
            #expect(heard.contains("[1, 7] cancelled") || heard.contains("[1, 7] network"), "\(heard)")
            #expect(machine.watchers.isEmpty)
        }
        var machine = State.first.machine
        _ = machine.handle(.progress(after: 0, submission: 0, 7))
        #expect(summary(machine.handle(.leave(7, cancelsRequest: true))) == ["dismiss 7", "stop", "[1] cancelled"])
    }

    @Test(arguments: State.allCases)
    func onlyAPageThatCanBeLoadedIsNext(state: State) {
        #expect(state.machine.hasNextPage == [.ready, .pageFailed, .pageCancelled].contains(state))
    }

    @Test func settingsActOnTheNextResubmit() {
        var machine = State.page.machine
        machine.setArea(.point(berlin))
        machine.setOptions(SearchOptions(resultPageSize: 5))
        _ = machine.handle(.retry(2))
        #expect(machine.lastRun.request == .text("a", page: SearchRequest.Page(offset: 10)))
        _ = machine.handle(.resubmit(3))
        let request = SearchRequest.text("a", in: .point(berlin), options: SearchOptions(resultPageSize: 5))
        #expect(machine.lastRun.request == request)
        #expect(machine.submission == 1)
        #expect(machine.pages.isEmpty)
    }

    @Test(arguments: [SearchRequest.reverse(zurich), .uri("osm:n1"), .uris(["osm:n1"])])
    func searchesWithoutAreaCannotBeResubmitted(request: SearchRequest) {
        var machine = Machine(request: request)
        _ = machine.handle(.start)
        machine.setArea(.point(berlin))
        #expect(machine.draft == request)
        #expect(summary(machine.handle(.resubmit(7))) == ["[7] notApplicable"])
        #expect(machine.isLoading)
    }

    @Test func invalidRequestsFailWithoutStarting() {
        var machine = Machine(request: .text(" "))
        #expect(machine.handle(.start).isEmpty)
        #expect(phase(machine) == "failed emptyQuery")
        #expect(summary(machine.handle(.retry(1))) == ["[1] emptyQuery"])
        var running = State.page.machine
        running.setArea(.bounds(.empty))
        #expect(summary(running.handle(.resubmit(2))) == ["stop", "[1] cancelled", "[2] badRequest"])
        #expect(!running.isLoading)
        #expect(running.waiters.isEmpty)
    }
}
