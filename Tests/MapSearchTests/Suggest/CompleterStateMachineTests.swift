import Testing

@testable import MapSearch
import MapSearchTestSupport

/// The completer without a clock or a task: every event in every state, and a long random walk.
@Suite struct CompleterStateMachineTests {
    private typealias Machine = CompleterStateMachine

    private enum State: String, CaseIterable {
        case empty, waiting, loading, shown, failed

        var machine: Machine {
            var machine = Machine(minimumLength: 2)
            let events: [Machine.Event] =
                switch self {
                case .empty: []
                case .waiting: [.type("be")]
                case .loading: [.type("be"), .timerFired(1)]
                case .shown:
                    [.type("be"), .timerFired(1), .finished(run: 2, .success(CompleterStateMachineTests.answer("be")))]
                case .failed: [.type("be"), .timerFired(1), .finished(run: 2, .failure(.network()))]
                }
            for event in events { _ = machine.handle(event) }
            return machine
        }
    }

    private static func answer(_ text: String) -> SuggestResponse {
        SuggestResponse(text: text, suggestions: [Suggestion(title: text)])
    }

    private static func summary(_ actions: [Machine.Action]) -> String {
        actions.map { action in
            switch action {
            case .startTimer(let timer): "timer \(timer)"
            case .stopTimer: "no timer"
            case .start(let run, let request): "start \(run) \(request.text)"
            case .stop: "stop"
            case .publish(let update):
                switch update.result {
                case .success(let response): "show \(update.text): \(response.suggestions.count)"
                case .failure(let error): "show \(update.text): \(error.code)"
                }
            }
        }.joined(separator: ", ")
    }

    private func outcome(_ state: State, _ event: Machine.Event) -> String {
        var machine = state.machine
        return Self.summary(machine.handle(event))
    }

    @Test func typing() {
        for (state, longer, same, short) in [
            (State.empty, "timer 1", "timer 1", "show b: 0"),
            (.waiting, "no timer, timer 2", "", "no timer, show b: 0"),
            (.loading, "stop, timer 3", "", "stop, show b: 0"), (.shown, "timer 3", "", "show b: 0"),
            (.failed, "timer 3", "", "show b: 0"),
        ] {
            #expect(outcome(state, .type("ber")) == longer)
            #expect(outcome(state, .type("be")) == same)
            #expect(outcome(state, .type("b")) == short)
            #expect(outcome(state, .type("b \n")) == short.replacing("b:", with: "b \n:"))
        }
    }

    @Test func otherEvents() {
        for (state, refresh, timer, finished, cancel, reset) in [
            (State.empty, "show : 0", "", "", "", "show : 0"),
            (.waiting, "no timer, timer 2", "start 2 be", "", "no timer", "no timer, show : 0"),
            (.loading, "stop, timer 3", "", "show be: 1", "stop", "stop, show : 0"),
            (.shown, "timer 3", "", "", "", "show : 0"), (.failed, "timer 3", "", "", "", "show : 0"),
        ] {
            #expect(outcome(state, .refresh) == refresh, "\(state)")
            #expect(outcome(state, .timerFired(1)) == timer, "\(state)")
            #expect(outcome(state, .timerFired(9)) == "", "\(state)")
            #expect(outcome(state, .finished(run: 2, .success(Self.answer("be")))) == finished, "\(state)")
            #expect(outcome(state, .finished(run: 9, .success(Self.answer("be")))) == "", "\(state)")
            #expect(outcome(state, .cancel) == cancel, "\(state)")
            #expect(outcome(state, .reset) == reset, "\(state)")
            #expect(state.machine.isSearching == [.waiting, .loading].contains(state))
        }
    }

    @Test func theLongestMinimumNeverAsks() {
        var machine = Machine(minimumLength: .max)
        #expect(Self.summary(machine.handle(.type("a long text"))) == "show a long text: 0")
        var eager = Machine(minimumLength: -1)
        #expect(Self.summary(eager.handle(.type(" "))) == "show  : 0")
        #expect(Self.summary(eager.handle(.type("a"))) == "timer 1")
    }

    @Test(arguments: [1, 2] as [UInt64])
    func invariantsHoldOnALongWalk(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var machine = Machine(minimumLength: 2)
        var (timer, run): (Int?, Int?) = (nil, nil)
        var (timers, runs): ([Int], [(Int, String)]) = ([], [])
        var shown = 0
        for step in 0..<50_000 {
            let event: Machine.Event
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3: event = .type(String(repeating: "a", count: .random(in: 0...4, using: &random)))
            case 4...6:
                event = .timerFired(
                    (Bool.random(using: &random) ? timers.last : timers.randomElement(using: &random)) ?? 0)
            case 7...9:
                let (id, text) =
                    (Bool.random(using: &random) ? runs.last : runs.randomElement(using: &random)) ?? (0, "")
                event = .finished(run: id, Bool.random(using: &random) ? .success(Self.answer(text)) : .failure(.busy))
            case 10: event = .refresh
            default: event = Bool.random(using: &random) ? .cancel : .reset
            }
            // What fires or finishes does so once.
            if case .timerFired(let id) = event { timers.removeAll { $0 == id }; if timer == id { timer = nil } }
            var isCurrent = false
            if case .finished(let id, _) = event {
                isCurrent = run == id
                runs.removeAll { $0.0 == id }
                if isCurrent { run = nil }
            }
            for action in machine.handle(event) {
                switch action {
                case .startTimer(let id):
                    #expect(timer == nil && run == nil, "seed \(seed) step \(step)")
                    timer = id
                    timers.append(id)
                case .stopTimer:
                    #expect(timer != nil, "seed \(seed) step \(step)")
                    timer = nil
                case .start(let id, let request):
                    #expect(timer == nil && run == nil && request.text.count >= 2, "seed \(seed) step \(step)")
                    run = id
                    runs.append((id, request.text))
                case .stop:
                    #expect(run != nil, "seed \(seed) step \(step)")
                    run = nil
                case .publish(let update):
                    #expect(update.text == machine.request.text, "seed \(seed) step \(step)")
                    if case .finished = event {
                        #expect(isCurrent, "seed \(seed) step \(step): an old answer is shown")
                        if case .success(let response) = update.result { #expect(response.text == update.text) }
                        shown += 1
                    }
                }
            }
            #expect(machine.isSearching == (timer != nil || run != nil), "seed \(seed) step \(step)")
        }
        #expect(shown > 1_000)
    }
}
