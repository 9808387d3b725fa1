/// A row or a feature that was skipped, with the reason.
public struct SkippedInput: Hashable, Sendable {
    /// The first line of the row or feature in the file, counting from 1, or `nil` if unknown.
    public let line: Int?
    /// The reason.
    public let reason: String

    /// Creates a description of a skipped row.
    package init(line: Int?, reason: String) {
        self.line = line
        self.reason = reason
    }
}

/// The rows or features skipped while reading a file: all are counted, and the first ones are kept.
public struct SkippedInputs: Hashable, Sendable {
    /// The number of skipped rows or features.
    public private(set) var count = 0
    /// The first skipped rows or features, at most 20.
    public private(set) var first: [SkippedInput] = []

    private static let limit = 20

    /// Creates an empty list.
    package init() {}

    /// Adds a row or feature.
    package mutating func append(_ input: SkippedInput) {
        count += 1
        if first.count < Self.limit { first.append(input) }
    }

    /// Adds rows that come later in the same file.
    package static func += (inputs: inout SkippedInputs, others: SkippedInputs) {
        inputs.count += others.count
        inputs.first += others.first.prefix(limit - inputs.first.count)
    }
}
