extension Duration {
    /// The longest waiting time: 2³¹ seconds, 68 years.
    ///
    /// Swift's clocks trap on much longer durations, while sums and multiples of this one are still representable.
    package static let longestWait = Duration.seconds(1 << 31)

    /// The duration, clamped to the longest waiting time in both directions.
    package var bounded: Duration { min(max(self, .zero - .longestWait), .longestWait) }
}
