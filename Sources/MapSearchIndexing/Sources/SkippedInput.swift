/// A row or a feature that was skipped, and why.
public struct SkippedInput: Hashable, Sendable {
    /// The line of the file in which it begins, counted from 1, or `nil` when it is not known.
    public let line: Int?
    /// What is wrong with it.
    public let reason: String
}

/// What was skipped while a file was read: all are counted, the first ones are kept.
public struct SkippedInputs: Hashable, Sendable {
    /// How many were skipped.
    public private(set) var count = 0
    /// The first of them, at most 20.
    public private(set) var first: [SkippedInput] = []

    private static let limit = 20

    mutating func append(_ input: SkippedInput) {
        count += 1
        if first.count < Self.limit { first.append(input) }
    }
}
