/// The pauses between attempts: each is twice the previous one, randomly shortened by up to half.
package struct Backoff: Sendable {
    private let firstPause: Duration
    private let longestPause: Duration

    package init(firstPause: Duration, longestPause: Duration) {
        self.firstPause = max(firstPause, .zero).bounded
        self.longestPause = max(longestPause, .zero).bounded
    }

    /// Returns the pause before the next attempt.
    ///
    /// - Parameters:
    ///   - attempt: The number of failed attempts, 1 or more.
    ///   - wanted: The pause that the service demands.
    ///   - random: A number in 0..<1.
    /// - Returns: The pause, or `nil` if the service demands more than the longest one.
    package func pause(after attempt: Int, atLeast wanted: Duration, random: Double) -> Duration? {
        guard wanted <= longestPause else { return nil }
        // After thirty doublings, every pause is the longest one.
        let doubled = firstPause * (1 << min(max(attempt, 1) - 1, 30))
        return max(min(doubled, longestPause) * (1 - 0.5 * random), wanted)
    }
}
