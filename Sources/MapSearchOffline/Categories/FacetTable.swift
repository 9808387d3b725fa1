import MapSearch
import MapSearchIndexFormat

/// The facet values of a request, each with a number and the results of its filters.
///
/// The results of filters are stored separately from the values, so that iterating over members counts no references.
struct FacetTable {
    /// The number of a value that has not occurred yet, and that of values without a filter.
    static let unknown: UInt32 = 0
    static let nothing: UInt32 = 1

    let facts: DecodedDetails
    private let filters: [SearchFilter]
    private var members: [FacetValue?] = [nil, nil]
    /// The filters that use each value, and those that it passes, as bits.
    private(set) var asking: [UInt64] = [0, 0]
    private(set) var passed: [UInt64] = [0, 0]
    /// The value of each frequent text.
    private(set) var numbers: [UInt32] = []
    /// A filter with another type of value than a member, and that value.
    private(set) var mismatch: (filter: SearchFilter, value: FilterValue)?

    init(_ facts: DecodedDetails, filters: [SearchFilter]) {
        self.facts = facts
        self.filters = filters
    }

    /// Prepares for lookups, which costs more than many a request without any.
    mutating func prepare() {
        if numbers.isEmpty { numbers = Array(repeating: Self.unknown, count: facts.sharedCount) }
    }

    /// One more than the largest number.
    var count: Int { members.count }

    /// Returns a value by its number; nil if there is none.
    subscript(number: Int) -> FacetValue? { members[number] }

    /// The number of the value of a text that occurs for the first time, or is rare.
    mutating func note(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> UInt32 {
        let number = try facts.member(key, text).map { note($0) } ?? Self.nothing
        // Rare values are distinguished by their contents when everything is counted.
        if case .shared(let place) = text, place < numbers.count { numbers[place] = number }
        return number
    }

    /// The number of a value that occurs for the first time.
    mutating func note(_ fact: FacetValue) -> UInt32 {
        let (asking, passed) = filters(by: fact.value, of: fact.filter)
        members.append(fact)
        self.asking.append(asking)
        self.passed.append(passed)
        return UInt32(members.count - 1)
    }

    /// The filters that use a value, and those that it passes, as bits.
    mutating func filters(by value: FilterValue, of id: String) -> (asking: UInt64, passed: UInt64) {
        var answer: (asking: UInt64, passed: UInt64) = (0, 0)
        for (bit, filter) in filters.enumerated() where filter.id == id {
            answer.asking |= 1 << UInt64(bit)
            switch value.passes(filter.condition) {
            case true?: answer.passed |= 1 << UInt64(bit)
            case false?: break
            case nil: mismatch = mismatch ?? (filter, value)
            }
        }
        return answer
    }
}
