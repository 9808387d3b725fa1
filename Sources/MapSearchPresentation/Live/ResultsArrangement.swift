/// The filter, order and sections of a list.
///
/// ```swift
/// ResultsArrangement<Person>(
///     filter: { $0.isVisible }, sorts: [.ascending(\.name)],
///     sections: .init { String($0.name.prefix(1)) })
/// ```
///
/// Objects that the criteria do not distinguish are in the order of the source, which for objects added later is the
/// order of arrival.
public struct ResultsArrangement<Object: Sendable>: Sendable {
    /// The division of a list into sections.
    public struct Sections: Sendable {
        let name: @Sendable (Object) -> String
        let areInIncreasingOrder: @Sendable (String, String) -> Bool

        /// Creates sections.
        ///
        /// - Parameters:
        ///   - order: Returns whether a section comes before another; by name by default.
        ///   - name: Returns the section of an object. A section that loses its last object is removed.
        public init(
            order: @escaping @Sendable (String, String) -> Bool = { $0 < $1 },
            name: @escaping @Sendable (Object) -> String
        ) {
            self.name = name
            areInIncreasingOrder = order
        }

        /// Different names are always ordered, even if the order considers them equal.
        func isOrdered(_ first: String, _ second: String) -> Bool {
            areInIncreasingOrder(first, second) || !areInIncreasingOrder(second, first) && first < second
        }
    }

    /// Returns whether an object is in the list; `nil` to include all.
    public var filter: (@Sendable (Object) -> Bool)?

    /// The sort criteria, the most important one first; if empty, the order is that of the source.
    public var sorts: [ResultsSort<Object>]

    /// The division into sections; `nil` for a single section without a name, which exists even if it is empty.
    public var sections: Sections?

    /// Creates an arrangement; by default, that of the source.
    ///
    /// - Parameters:
    ///   - filter: Returns whether an object is in the list.
    ///   - sorts: The sort criteria, the most important one first.
    ///   - sections: The division into sections.
    public init(
        filter: (@Sendable (Object) -> Bool)? = nil, sorts: [ResultsSort<Object>] = [], sections: Sections? = nil
    ) {
        self.filter = filter
        self.sorts = sorts
        self.sections = sections
    }
}
