extension Duration {
    /// The longest time that anything waits: 2³¹ seconds, 68 years.
    ///
    /// Clocks of Swift end the process when they are given much more, and sums and multiples of so long a time still are
    /// numbers.
    package static let longestWait = Duration.seconds(1 << 31)

    /// The time, or the longest one that anything waits where it is more than that; likewise for negative ones.
    package var bounded: Duration { min(max(self, .zero - .longestWait), .longestWait) }
}
