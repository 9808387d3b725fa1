/// Which objects of a source a list has, in what order, and in which sections.
///
/// ```swift
/// ResultsArrangement<Person>(
///     filter: { $0.isVisible }, sorts: [.ascending(\.name)],
///     sections: .init { String($0.name.prefix(1)) })
/// ```
///
/// Objects that the criteria do not tell apart stand in the order of the source, which for objects that were added later is
/// the order in which they came.
public struct ResultsArrangement<Object: Sendable>: Sendable {
    /// How a list is cut into sections.
    public struct Sections: Sendable {
        let name: @Sendable (Object) -> String
        let areInIncreasingOrder: @Sendable (String, String) -> Bool

        /// Creates sections.
        ///
        /// - Parameters:
        ///   - order: Whether a section comes before another; by name by default.
        ///   - name: The section of an object. Sections have objects: one that loses its last is gone.
        public init(
            order: @escaping @Sendable (String, String) -> Bool = { $0 < $1 },
            name: @escaping @Sendable (Object) -> String
        ) {
            self.name = name
            areInIncreasingOrder = order
        }

        /// Different names have a place before or after each other, whatever the order says of them.
        func isOrdered(_ first: String, _ second: String) -> Bool {
            areInIncreasingOrder(first, second) || !areInIncreasingOrder(second, first) && first < second
        }
    }

    /// Whether an object is in the list; `nil` for all.
    public var filter: (@Sendable (Object) -> Bool)?

    /// The criteria, the most important one first; without any, the order is that of the source.
    public var sorts: [ResultsSort<Object>]

    /// How the list is cut into sections; `nil` for one section without a name, which is there even when it is empty.
    public var sections: Sections?

    /// Creates an arrangement; without arguments it is that of the source.
    ///
    /// - Parameters:
    ///   - filter: Whether an object is in the list.
    ///   - sorts: The criteria, the most important one first.
    ///   - sections: How the list is cut into sections.
    public init(
        filter: (@Sendable (Object) -> Bool)? = nil, sorts: [ResultsSort<Object>] = [], sections: Sections? = nil
    ) {
        self.filter = filter
        self.sorts = sorts
        self.sections = sections
    }
}
