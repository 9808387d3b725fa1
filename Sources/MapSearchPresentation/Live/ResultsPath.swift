/// The position of an object in a list with sections.
public struct ResultsPath: Hashable, Comparable, Sendable {
    /// The index of the section, starting at 0.
    public var section: Int

    /// The index of the object in its section, starting at 0.
    public var item: Int

    /// Creates a path, stored unchanged.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - item: The index of the object in its section.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// Returns whether the first path is before the second in the list.
    public static func < (first: ResultsPath, second: ResultsPath) -> Bool {
        (first.section, first.item) < (second.section, second.item)
    }
}

extension ResultsPath: CustomStringConvertible {
    /// Section and item, such as `0.12`.
    public var description: String { "\(section).\(item)" }
}
