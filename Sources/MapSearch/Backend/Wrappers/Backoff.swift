/// The pauses between attempts: each twice the one before, cut short at random by up to a half.
package struct Backoff: Sendable {
    private let firstPause: Duration
    private let longestPause: Duration

    package init(firstPause: Duration, longestPause: Duration) {
        self.firstPause = max(firstPause, .zero).bounded
        self.longestPause = max(longestPause, .zero).bounded
    }

    /// How long to wait before the next attempt.
    ///
    /// - Parameters:
    ///   - attempt: The number of attempts that failed, 1 or more.
    ///   - wanted: The pause that the service asks for.
    ///   - random: A number in 0..<1.
    /// - Returns: The pause, or `nil` when the service asks for more than the longest one.
    package func pause(after attempt: Int, atLeast wanted: Duration, random: Double) -> Duration? {
        guard wanted <= longestPause else { return nil }
        // Beyond thirty doublings every pause is the longest.
        let doubled = firstPause * (1 << min(max(attempt, 1) - 1, 30))
        return max(min(doubled, longestPause) * (1 - 0.5 * random), wanted)
    }
}
