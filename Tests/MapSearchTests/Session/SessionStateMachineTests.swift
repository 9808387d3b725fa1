import Testing

@testable import MapSearch

/// Every event in every state.
@Suite struct SessionStateMachineTests {
    /// The states, each with the events that lead there.
    enum State: String, CaseIterable {
        case first, ready, last, page, failed, pageFailed, cancelled, pageCancelled

        var machine: SessionStateMachine {
            var machine = SessionStateMachine(request: .text("a"))
            for event in history { _ = machine.handle(event) }
            return machine
        }

        private var history: [SessionStateMachine.Event] {
            let wait = SessionStateMachine.Event.page(0, submission: nil, waiter: 1)
            let error = SearchError.network()
            return switch self {
            case .first: [.start, wait]
            case .ready: [.start, .finished(run: 1, .success(response(10, hasNextPage: true)))]
            case .last: [.start, .finished(run: 1, .success(response(3)))]
            case .page: State.ready.history + [.fetchNextPage(waiter: 1)]
            case .failed: [.start, .finished(run: 1, .failure(error))]
            case .pageFailed: State.page.history + [.finished(run: 2, .failure(error))]
            case .cancelled: [.start, .cancel]
            case .pageCancelled: State.page.history + [.cancel]
            }
        }
    }

    /// An outcome in short: the phase and what happens, in order.
    private func outcome(_ state: State, _ event: SessionStateMachine.Event) -> String {
        var machine = state.machine
        let actions = machine.handle(event).map { action in
            switch action {
            case .start(let run): "start \(run.id) at \(run.request.page.offset)"
            case .stop(let run): "stop \(run)"
            case .answer(let waiters, .success(let page)): "\(waiters) \(page.objects.count)"
            case .answer(let waiters, .failure(let error)): "\(waiters) \(error.code)"
            }
        }
        let phase =
            switch machine.phase {
            case .idle: "idle"
            case .loading(let run): "loading \(run.id)"
            case .ready: "ready"
            case .failed(let error): "failed \(error.code)"
            case .cancelled: "cancelled"
            }
        return ([phase] + actions).joined(separator: ", ")
    }

    @Test(arguments: [
        (State.first, "loading 1"), (.ready, "ready, [9] 10"), (.last, "ready, [9] 3"), (.page, "loading 2, [9] 10"),
        (.failed, "failed network, [9] network"), (.pageFailed, "failed network, [9] 10"),
        (.cancelled, "cancelled, [9] cancelled"), (.pageCancelled, "cancelled, [9] 10"),
    ])
    func firstPage(state: State, expected: String) {
        #expect(outcome(state, .page(0, submission: nil, waiter: 9)) == expected)
        #expect(outcome(state, .page(0, submission: 0, waiter: 9)) == expected)
    }

    @Test(arguments: [
        (State.first, "loading 1, [9] busy"), (.ready, "loading 2, start 2 at 10"), (.last, "ready, [9] noNextPage"),
        (.page, "loading 2"), (.failed, "failed network, [9] network"), (.pageFailed, "loading 3, start 3 at 10"),
        (.cancelled, "cancelled, [9] cancelled"), (.pageCancelled, "loading 3, start 3 at 10"),
    ])
    func secondPage(state: State, expected: String) {
        #expect(outcome(state, .page(1, submission: 0, waiter: 9)) == expected)
    }

    @Test(arguments: State.allCases)
    func pagesOfAnOtherSubmission(state: State) {
        #expect(outcome(state, .page(0, submission: 1, waiter: 9)).hasSuffix(", [9] cancelled"))
    }

    @Test(arguments: [
        (State.first, "loading 1, [9] busy"), (.ready, "loading 2, start 2 at 10"), (.last, "ready, [9] noNextPage"),
        (.page, "loading 2, [9] busy"), (.failed, "failed network, [9] noNextPage"),
        (.pageFailed, "loading 3, start 3 at 10"), (.cancelled, "cancelled, [9] noNextPage"),
        (.pageCancelled, "loading 3, start 3 at 10"),
    ])
    func fetchNextPage(state: State, expected: String) {
        #expect(outcome(state, .fetchNextPage(waiter: 9)) == expected)
    }

    @Test(arguments: [
        (State.first, "loading 2, stop 1, [1] cancelled, start 2 at 0"), (.ready, "loading 2, start 2 at 0"),
        (.last, "loading 2, start 2 at 0"), (.page, "loading 3, stop 2, [1] cancelled, start 3 at 10"),
        (.failed, "loading 2, start 2 at 0"), (.pageFailed, "loading 3, start 3 at 10"),
        (.cancelled, "loading 2, start 2 at 0"), (.pageCancelled, "loading 3, start 3 at 10"),
    ])
    func retry(state: State, expected: String) {
        #expect(outcome(state, .retry(waiter: 9)) == expected)
    }

    @Test(arguments: [
        (State.first, "loading 2, stop 1, [1] cancelled, start 2 at 0"), (.ready, "loading 2, start 2 at 0"),
        (.last, "loading 2, start 2 at 0"), (.page, "loading 3, stop 2, [1] cancelled, start 3 at 0"),
        (.failed, "loading 2, start 2 at 0"), (.pageFailed, "loading 3, start 3 at 0"),
        (.cancelled, "loading 2, start 2 at 0"), (.pageCancelled, "loading 3, start 3 at 0"),
    ])
    func resubmit(state: State, expected: String) {
        #expect(outcome(state, .resubmit(waiter: 9)) == expected)
    }

    @Test(arguments: [
        (State.first, "cancelled, stop 1, [1] cancelled"), (.ready, "ready"), (.last, "ready"),
        (.page, "cancelled, stop 2, [1] cancelled"), (.failed, "failed network"), (.pageFailed, "failed network"),
        (.cancelled, "cancelled"), (.pageCancelled, "cancelled"),
    ])
    func cancel(state: State, expected: String) {
        #expect(outcome(state, .cancel) == expected)
    }

    @Test(arguments: State.allCases)
    func leave(state: State) {
        var machine = state.machine
        let phase = machine.phase
        #expect(machine.handle(.leave(waiter: 1)).isEmpty)
        #expect(machine.phase == phase)
        #expect(machine.waiters.isEmpty)
    }

    @Test(arguments: [
        (State.first, "ready, [1] 5"), (.ready, "ready"), (.last, "ready"), (.page, "loading 2"),
        (.failed, "failed network"), (.pageFailed, "failed network"), (.cancelled, "cancelled"),
        (.pageCancelled, "cancelled"),
    ])
    func theFirstRequestIsAnswered(state: State, expected: String) {
        #expect(outcome(state, .finished(run: 1, .success(response(5)))) == expected)
    }

    @Test(arguments: State.allCases)
    func theSecondRequestIsAnswered(state: State) {
        let pages = state.machine.pages
        var machine = state.machine
        _ = machine.handle(.finished(run: 2, .success(response(5))))
        #expect(machine.pages == (state == .page ? pages + [response(5)] : pages))
        machine = state.machine
        _ = machine.handle(.finished(run: 2, .failure(.busy)))
        #expect(machine.pages == pages)
        #expect(machine.phase == (state == .page ? .failed(.busy) : state.machine.phase))
    }

    @Test(arguments: State.allCases)
    func onlyAPageThatCanBeLoadedIsNext(state: State) {
        #expect(state.machine.hasNextPage == [.ready, .pageFailed, .pageCancelled].contains(state))
    }

    @Test func settingsActOnTheNextResubmit() {
        var machine = State.page.machine
        machine.setArea(.point(berlin))
        machine.setOptions(SearchOptions(resultPageSize: 5))
        #expect(machine.handle(.retry(waiter: 2)).last == .start(.init(id: 3, request: pageRequest(10, 10), page: 1)))
        let request = SearchRequest.text("a", in: .point(berlin), options: SearchOptions(resultPageSize: 5))
        #expect(machine.handle(.resubmit(waiter: 3)).last == .start(.init(id: 4, request: request, page: 0)))
        #expect(machine.submission == 1)
        #expect(machine.pages.isEmpty)
    }

    private func pageRequest(_ offset: Int, _ limit: Int) -> SearchRequest {
        .text("a", page: SearchRequest.Page(offset: offset, limit: limit))
    }

    @Test(arguments: [SearchRequest.reverse(zurich), .uri("osm:n1")])
    func searchesWithoutAreaCannotBeResubmitted(request: SearchRequest) {
        var machine = SessionStateMachine(request: request)
        _ = machine.handle(.start)
        machine.setArea(.point(berlin))
        #expect(machine.draft == request)
        guard case .answer([7], .failure(let error)) = machine.handle(.resubmit(waiter: 7)).first else {
            Issue.record("not answered")
            return
        }
        #expect(error.code == .notApplicable)
        #expect(machine.isLoading)
    }

    @Test func invalidRequestsFailWithoutStarting() {
        var machine = SessionStateMachine(request: .text(" "))
        #expect(machine.handle(.start).isEmpty)
        #expect(machine.phase == .failed(.emptyQuery))
        #expect(machine.handle(.retry(waiter: 1)) == [.answer([1], .failure(.emptyQuery))])
        var running = State.page.machine
        running.setArea(.bounds(.empty))
        let actions = running.handle(.resubmit(waiter: 2))
        #expect(actions.first == .stop(run: 2))
        #expect(!running.isLoading)
        #expect(actions.count == 3)
    }
}
