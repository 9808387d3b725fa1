/// The place of an object in a list with sections.
public struct ResultsPath: Hashable, Comparable, Sendable {
    /// The number of the section, from 0 on.
    public var section: Int

    /// The number of the object in its section, from 0 on.
    public var item: Int

    /// Creates a path, stored as it is.
    ///
    /// - Parameters:
    ///   - section: The number of the section.
    ///   - item: The number of the object in its section.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// Whether the first stands before the second in the list.
    public static func < (first: ResultsPath, second: ResultsPath) -> Bool {
        (first.section, first.item) < (second.section, second.item)
    }
}

extension ResultsPath: CustomStringConvertible {
    /// Section and item, as in `0.12`.
    public var description: String { "\(section).\(item)" }
}
