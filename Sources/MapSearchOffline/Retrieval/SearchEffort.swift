/// How much a request may still do where it guesses: in corrections, in places nearby, and in parts of a text.
///
/// There may be many of them, some with budgets of their own; together they end here. It is counted in documents that are looked at,
/// half of the names that are read of them, and a quarter of those that are passed over.
final class SearchEffort {
    private var remaining = 8_000
    /// What each guess may do at least.
    private static let least = 250

    /// How many documents a guess may look at, at most as many as it wants.
    func limit(_ wanted: Int) -> Int { min(wanted, max(remaining, Self.least)) }

    /// Notes how many were looked at.
    func spend(_ count: Int) { remaining -= count }
}
