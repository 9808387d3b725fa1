/// A collection of filters, at most one for each identifier; results must match all of them.
///
/// ```swift
/// var filters: FilterCollection = [.boolean("wifi"), .anyOf("cuisine", ["pizza"])]
/// filters.add(.anyOf("cuisine", ["sushi"]))        // pizza or sushi
/// filters.remove(id: "wifi")
/// session.filters = filters
/// ```
///
/// Filters apply to organizations: other places never match.
public struct FilterCollection: Hashable, Sendable {
    private var conditions: [String: SearchFilter.Condition] = [:]

    /// Creates a collection from filters, added one after the other.
    ///
    /// - Parameter filters: The filters.
    public init(_ filters: some Sequence<SearchFilter> = EmptyCollection()) {
        for filter in filters { add(filter) }
    }

    /// The number of filters.
    public var count: Int { conditions.count }

    /// Whether the collection is empty.
    public var isEmpty: Bool { conditions.isEmpty }

    /// Accesses the filter with an identifier; `nil` if there is none.
    ///
    /// - Parameter id: The identifier.
    public subscript(id: String) -> SearchFilter? {
        conditions[id].map { SearchFilter(id: id, condition: $0) }
    }

    /// Adds a filter, replacing one with the same identifier; the values of two ``SearchFilter/Condition/anyOf(_:)``
    /// filters are merged.
    ///
    /// - Parameter filter: The filter.
    public mutating func add(_ filter: SearchFilter) {
        // The old values are taken out of the dictionary, so that they are added to instead of copied.
        guard case .anyOf(let new) = filter.condition,
            case .anyOf(var values)? = conditions.removeValue(forKey: filter.id)
        else {
            conditions[filter.id] = filter.condition
            return
        }
        values.formUnion(new)
        conditions[filter.id] = .anyOf(values)
    }

    /// Removes the filter with an identifier; does nothing if there is none.
    ///
    /// - Parameter id: The identifier.
    public mutating func remove(id: String) {
        conditions[id] = nil
    }

    func validate() throws(SearchError) {
        // Most requests have no filters, and an iterator would sort them.
        if conditions.isEmpty { return }
        for filter in self { try filter.validate() }
    }
}

extension FilterCollection: Sequence, ExpressibleByArrayLiteral {
    /// Creates a collection from filters, added one after the other.
    ///
    /// - Parameter filters: The filters.
    public init(arrayLiteral filters: SearchFilter...) {
        self.init(filters)
    }

    /// Returns an iterator over the filters, in the order of their identifiers.
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
    /// - Throws: `DecodingError` if the value is not a list of filters.
    public init(from decoder: any Decoder) throws {
        self.init(try [SearchFilter](from: decoder))
    }

    /// Encodes the collection as the list of its filters.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        try Array(self).encode(to: encoder)
    }
}
