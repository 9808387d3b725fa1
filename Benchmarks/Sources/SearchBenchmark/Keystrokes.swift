import BenchmarkSupport

/// The times of suggestions after each letter of what is typed, by how much is typed.
struct Keystrokes {
    private static let lengths = [1, 2, 3, 4, 5, 9]

    private var samples = lengths.map { _ in Samples() }
    private var slow: [(time: Double, text: String)] = []

    /// Measures a text letter by letter.
    mutating func type(_ text: String, _ measure: (String) throws -> Samples) rethrows {
        for length in 1...max(1, text.count) {
            let begun = String(text.prefix(length))
            let times = try measure(begun)
            samples[(Self.lengths.lastIndex { $0 <= length }) ?? 0].append(times)
            slow.append((times.percentile(0.5), begun))
        }
    }

    /// A line for all letters, one for each length, and the slowest texts; empty if nothing was typed.
    var summary: [String] {
        guard !slow.isEmpty else { return [] }
        var all = Samples()
        samples.forEach { all.append($0) }
        let lines = zip(Self.lengths, samples).map { "from letter \($0)  \($1.summary)" }
        return ["keystrokes  \(all.summary)"] + lines + [Samples.slowest(slow)]
    }
}
