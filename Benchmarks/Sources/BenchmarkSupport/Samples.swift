/// Times of single calls, each measured once: a hot loop over one query would measure the caches.
public struct Samples {
    private var nanoseconds: [Int64] = []

    /// Creates an empty list.
    public init() {
        nanoseconds = []
    }

    /// Runs `body` and keeps its time.
    public mutating func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        let result = try body()
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        nanoseconds.append(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
        return result
    }

    /// Runs `body` several times and keeps the best time: what it costs when the machine is quiet and the caches are warm.
    public mutating func measureBest<Result>(of count: Int, _ body: () throws -> Result) rethrows {
        var best = Samples()
        for _ in 0..<count { _ = try best.measure(body) }
        nanoseconds.append(best.nanoseconds.min() ?? 0)
    }

    /// Adds a time that was measured elsewhere.
    public mutating func append(_ time: Duration) {
        let (seconds, attoseconds) = time.components
        nanoseconds.append(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }

    /// Adds the times of others.
    public mutating func append(_ other: Samples) {
        nanoseconds += other.nanoseconds
    }

    /// The shortest of the times; zero when there is none.
    public var best: Duration { .nanoseconds(nanoseconds.min() ?? 0) }

    /// The time in microseconds that a share of the calls did not exceed.
    public func percentile(_ share: Double) -> Double {
        let sorted = nanoseconds.sorted()
        guard !sorted.isEmpty else { return .nan }
        return Double(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]) / 1000
    }

    /// Count and percentiles in one line.
    public var summary: String {
        func text(_ share: Double) -> String {
            let tenths = (percentile(share) * 100).rounded() / 100
            return "\(tenths)"
        }
        return
            "n \(nanoseconds.count)  best \(text(0))  p50 \(text(0.5))  p90 \(text(0.9))  p99 \(text(0.99))  max \(text(1)) µs"
    }

    /// The twelve slowest of some texts with their times in microseconds, in one line.
    public static func slowest(_ texts: [(time: Double, text: String)]) -> String {
        "slowest  "
            + texts.sorted { $0.time > $1.time }.prefix(12).map { "\($0.time) \($0.text)" }.joined(separator: " · ")
    }
}
