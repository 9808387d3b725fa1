import Testing

@testable import MapSearch
import MapSearchTestSupport

/// A long random walk, with the rules that hold at each step.
@Suite struct SessionStateMachineWalkTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func invariantsHold(seed: UInt64) {
        var walk = Walk(seed: seed)
        for step in 0..<12_500 {
            walk.step()
            guard walk.violations.isEmpty else {
                Issue.record("seed \(seed), step \(step): \(walk.violations)")
                return
            }
        }
        walk.end()
        #expect(walk.violations.isEmpty, "seed \(seed)")
        // A walk that never gets anywhere would hold any rule.
        #expect(walk.deepestPage > 3 && walk.answered > 5_000 && walk.previews > 50, "seed \(seed)")
    }

    private final class Log {
        var violations: [String] = []
    }

    private struct Walk {
        private var random: SplitMix64
        private var machine = Machine(request: .text("a"))
        private var runs: [Int: Machine.Run] = [:]
        /// Who has asked and has neither been answered nor dismissed.
        private var waiting: Set<Int> = []
        private var lastWaiter = 0
        /// Whether a request was started and neither stopped nor answered.
        private var isRunning = false
        private let log = Log()
        var violations: [String] { log.violations }
        private(set) var deepestPage = 0
        private(set) var answered = 0
        private(set) var previews = 0

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            perform(.start)
        }

        mutating func step() {
            lastWaiter += 1
            switch Int.random(in: 0..<20, using: &random) {
            case 0: perform(.cancel)
            case 1: wait(.resubmit(TestWaiter(lastWaiter)))
            case 2: wait(.retry(TestWaiter(lastWaiter)))
            case 3: leave()
            case 4: machine.setArea(.point(zurich))
            case 5...7: fetchNextPage()
            case 8...10: awaitPage()
            case 11: watch()
            case 12: showPreview()
            default: finish()
            }
            check()
        }

        mutating func end() {
            perform(.cancel)
            check()
            expect(waiting.isEmpty, "\(waiting) were never answered")
        }

        private mutating func fetchNextPage() {
            let (isLoading, hasNextPage) = (machine.isLoading, machine.hasNextPage)
            let actions = wait(.fetchNextPage(TestWaiter(lastWaiter)))
            if isLoading {
                expect(isRefused(actions, .busy), "not busy while loading")
            } else if !hasNextPage {
                expect(isRefused(actions, .noNextPage), "there was no next page")
            } else {
                expect(machine.isLoading, "the next page is not loading")
            }
        }

        private func isRefused(_ actions: [Machine.Action], _ code: SearchError.Code) -> Bool {
            guard case .answer([TestWaiter(lastWaiter)], .failure(let error)) = actions.first else { return false }
            return actions.count == 1 && error.code == code
        }

        private mutating func awaitPage() {
            let page = Int.random(in: 0...machine.pages.count, using: &random)
            let submission = machine.submission - (Int.random(in: 0..<8, using: &random) == 0 ? 1 : 0)
            wait(.page(page, submission: submission, TestWaiter(lastWaiter)))
        }

        private mutating func watch() {
            let submission = machine.submission - (Int.random(in: 0..<8, using: &random) == 0 ? 1 : 0)
            wait(
                .progress(after: Int.random(in: 0...3, using: &random), submission: submission, TestWaiter(lastWaiter)))
        }

        /// A preview of any request that was ever made.
        private mutating func showPreview() {
            guard let id = runs.keys.sorted().randomElement(using: &random) else { return }
            let (pages, isLoading) = (machine.pages.map(\.page), machine.isLoading)
            let shown = machine.preview?.preview ?? 0
            perform(.preview(run: id, SearchResponse(objects: [], isOffline: true)))
            expect(machine.pages.map(\.page) == pages && machine.isLoading == isLoading, "a preview changed the pages")
            if let preview = machine.preview?.preview, preview > shown {
                expect(isRunning && machine.lastRun.id == id && machine.lastRun.page == 0, "an old preview is shown")
                previews += 1
            }
        }

        private mutating func leave() {
            guard let waiter = waiting.sorted().randomElement(using: &random) else { return }
            perform(.leave(waiter, cancelsRequest: Bool.random(using: &random)))
            expect(!waiting.contains(waiter), "\(waiter) left and was not dismissed")
        }

        /// Answers any request that was ever made and has not been answered, be it stopped or not.
        private mutating func finish() {
            guard let id = runs.keys.sorted().randomElement(using: &random), let run = runs.removeValue(forKey: id)
            else { return }
            let pages = machine.pages.map(\.page)
            let isCurrent = isRunning && machine.lastRun.id == id
            if isCurrent { isRunning = false }
            if Int.random(in: 0..<6, using: &random) == 0 {
                perform(.finished(run: id, .failure(.network())))
                expect(machine.pages.map(\.page) == pages, "a failure changed the pages")
            } else {
                var answer = SearchResponse(objects: [], isOffline: true, hasNextPage: run.page < 6)
                answer.metadata.requestText = "\(id)"
                answer.metadata.found = run.request.page.offset
                perform(.finished(run: id, .success(Answer(answer))))
                expect(isCurrent || machine.pages.map(\.page) == pages, "a late answer changed the pages")
                expect(!isCurrent || machine.pages.last?.page == answer, "an answer was lost")
            }
            deepestPage = max(deepestPage, machine.pages.count - 1)
        }

        @discardableResult
        private mutating func wait(_ event: Machine.Event) -> [Machine.Action] {
            waiting.insert(lastWaiter)
            return perform(event)
        }

        @discardableResult
        private mutating func perform(_ event: Machine.Event) -> [Machine.Action] {
            let actions = machine.handle(event)
            for action in actions {
                switch action {
                case .start(let run, let first):
                    runs[run.id] = run
                    expect((first == nil) == (run.page == 0), "\(run.id) does not know the first page")
                    expect(!isRunning, "\(run.id) was started while another was running")
                    isRunning = true
                case .stop:
                    expect(isRunning, "stopped what was not running")
                    isRunning = false
                case .dismiss(let waiter):
                    expect(waiting.remove(waiter.id) != nil, "\(waiter) was dismissed but did not wait")
                case .answer(let waiters, _):
                    answered += waiters.count
                    for waiter in waiters {
                        expect(waiting.remove(waiter.id) != nil, "\(waiter) was answered but did not wait")
                    }
                }
            }
            return actions
        }

        private mutating func check() {
            expect(machine.isLoading == isRunning, "loading and running differ")
            if machine.isLoading {
                let run = machine.lastRun
                expect(runs[run.id] === run, "\(run.id) is loading but was not started")
                expect(run.page <= machine.pages.count, "page \(run.page) leaves a gap")
                expect(run.request.page.offset == run.page * 10, "page \(run.page) has another offset")
            }
            let waiters = machine.waiters + machine.watchers
            expect(Set(waiters.map(\.id)) == waiting, "\(waiters) wait, not \(waiting)")
            expect(waiters.count == waiting.count, "somebody waits twice")
            expect(machine.preview == nil || machine.isLoading, "a preview of nothing")
            expect(waiters.isEmpty || machine.isLoading, "somebody waits for nothing")
            if case .ready = machine.phase { expect(!machine.pages.isEmpty, "ready without a page") }
            expect(!machine.hasNextPage || !machine.isLoading, "a next page while loading")
            for (index, page) in machine.pages.enumerated() {
                expect(page.page.metadata.found == index * 10, "page \(index) stands in the wrong place")
            }
        }

        private func expect(_ condition: Bool, _ violation: @autoclosure () -> String) {
            if !condition { log.violations.append(violation()) }
        }
    }
}
