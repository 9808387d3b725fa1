/// Filters, one for each identifier: results must pass all of them.
///
/// ```swift
/// var filters: FilterCollection = [.boolean("wifi"), .anyOf("cuisine", ["pizza"])]
/// filters.add(.anyOf("cuisine", ["sushi"]))        // pizza or sushi
/// filters.remove(id: "wifi")
/// session.filters = filters
/// ```
///
/// Filters are about organisations: a place that is none passes none.
public struct FilterCollection: Hashable, Sendable {
    private var conditions: [String: SearchFilter.Condition] = [:]

    /// Creates a collection of filters, added one after the other.
    ///
    /// - Parameter filters: The filters.
    public init(_ filters: some Sequence<SearchFilter> = EmptyCollection()) {
        for filter in filters { add(filter) }
    }

    /// The number of filters.
    public var count: Int { conditions.count }

    /// Whether there is no filter.
    public var isEmpty: Bool { conditions.isEmpty }

    /// The filter of an identifier, or `nil` when there is none.
    ///
    /// - Parameter id: The identifier.
    public subscript(id: String) -> SearchFilter? {
        conditions[id].map { SearchFilter(id: id, condition: $0) }
    }

    /// Adds a filter in place of one of the same identifier; the values of two ``SearchFilter/Condition/anyOf(_:)`` are
    /// united.
    ///
    /// - Parameter filter: The filter.
    public mutating func add(_ filter: SearchFilter) {
        if case (.anyOf(let old)?, .anyOf(let new)) = (conditions[filter.id], filter.condition) {
            conditions[filter.id] = .anyOf(old.union(new))
        } else {
            conditions[filter.id] = filter.condition
        }
    }

    /// Removes the filter of an identifier; does nothing when there is none.
    ///
    /// - Parameter id: The identifier.
    public mutating func remove(id: String) {
        conditions[id] = nil
    }

    func validate() throws(SearchError) {
        // Most requests have none, and an iterator would sort them.
        if conditions.isEmpty { return }
        for filter in self { try filter.validate() }
    }
}

extension FilterCollection: Sequence, ExpressibleByArrayLiteral {
    /// Creates a collection of filters, added one after the other.
    ///
    /// - Parameter filters: The filters.
    public init(arrayLiteral filters: SearchFilter...) {
        self.init(filters)
    }

    /// An iterator over the filters, in the order of their identifiers.
    ///
    /// - Complexity: O(*n* log *n*).
    public func makeIterator() -> IndexingIterator<[SearchFilter]> {
        conditions.map { SearchFilter(id: $0, condition: $1) }.sorted { $0.id < $1.id }.makeIterator()
    }
}

extension FilterCollection: Codable {
    /// Decodes a collection from a list of filters.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when there is no such list.
    public init(from decoder: any Decoder) throws {
        self.init(try [SearchFilter](from: decoder))
    }

    /// Encodes the collection as the list of its filters.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try Array(self).encode(to: encoder)
    }
}
