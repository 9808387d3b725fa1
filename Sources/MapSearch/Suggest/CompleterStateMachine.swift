/// What a completer does next: when it waits, when it asks, and what it shows.
struct CompleterStateMachine: Sendable {
    enum Event: Sendable {
        /// The text of the field has changed.
        case type(String)
        /// The same text is to be completed again, as the area has changed.
        case refresh
        case timerFired(Int)
        case finished(run: Int, Result<SuggestResponse, SearchError>)
        case cancel
        /// Cancel, and forget text and suggestions.
        case reset
    }

    enum Action: Sendable {
        case startTimer(Int)
        case stopTimer
        case start(run: Int, SuggestRequest)
        case stop
        case publish(SearchCompleter.Update)
    }

    private enum Phase {
        case idle
        case waiting(timer: Int)
        case loading(run: Int)
    }

    /// What is asked; its text is that of the field.
    var request = SuggestRequest(text: "")
    private(set) var latest: SearchCompleter.Update?
    private var phase = Phase.idle
    private var lastNumber = 0
    private let minimumLength: Int

    init(minimumLength: Int) {
        self.minimumLength = minimumLength
    }

    /// Whether suggestions for the text are on their way.
    var isSearching: Bool {
        if case .idle = phase { false } else { true }
    }

    mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .type(let text):
            // Text fields tell of changes that are none.
            if text == request.text { return [] }
            request.text = text
            return begin()
        case .refresh:
            return begin()
        case .timerFired(let timer):
            guard case .waiting(timer) = phase else { return [] }
            lastNumber += 1
            phase = .loading(run: lastNumber)
            return [.start(run: lastNumber, request)]
        case .finished(let run, let result):
            // The answer to an older text comes too late, whatever it is.
            guard case .loading(run) = phase else { return [] }
            phase = .idle
            return publish(result)
        case .cancel:
            return stop()
        case .reset:
            request.text = ""
            return begin()
        }
    }

    private mutating func begin() -> [Action] {
        let stopped = stop()
        let length = request.text.count { !$0.isWhitespace }
        guard length > 0, length >= minimumLength else {
            return stopped + publish(.success(SuggestResponse(text: request.text, suggestions: [])))
        }
        lastNumber += 1
        phase = .waiting(timer: lastNumber)
        return stopped + [.startTimer(lastNumber)]
    }

    private mutating func stop() -> [Action] {
        defer { phase = .idle }
        return switch phase {
        case .idle: []
        case .waiting: [.stopTimer]
        case .loading: [.stop]
        }
    }

    private mutating func publish(_ result: Result<SuggestResponse, SearchError>) -> [Action] {
        let update = SearchCompleter.Update(number: (latest?.number ?? 0) + 1, text: request.text, result: result)
        latest = update
        return [.publish(update)]
    }
}
