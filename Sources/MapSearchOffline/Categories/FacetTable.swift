import MapSearch
import MapSearchIndexFormat

/// The facts that a request met, each with a number and what filters say to it.
///
/// What is asked of facts stands apart from the facts themselves, so that who walks over members counts no references.
struct FacetTable {
    /// The number of what was not met yet, and that of what no filter asks for.
    static let unknown: UInt32 = 0
    static let nothing: UInt32 = 1

    let facts: DecodedDetails
    private let filters: [SearchFilter]
    private var members: [FacetValue?] = [nil, nil]
    /// The filters that ask for each fact, and those of them that it passes, as bits.
    private(set) var asking: [UInt64] = [0, 0]
    private(set) var passed: [UInt64] = [0, 0]
    /// The fact that each of the frequent texts is.
    private(set) var numbers: [UInt32] = []
    /// The filter that is for values of another sort than a fact has, and what it has.
    private(set) var mismatch: (filter: SearchFilter, value: FilterValue)?

    init(_ facts: DecodedDetails, filters: [SearchFilter]) {
        self.facts = facts
        self.filters = filters
    }

    /// Makes ready to be asked, which costs more than many a request that never asks.
    mutating func prepare() {
        if numbers.isEmpty { numbers = Array(repeating: Self.unknown, count: facts.sharedCount) }
    }

    /// One more than the largest number.
    var count: Int { members.count }

    /// Returns a fact by its number; nil if there is none.
    subscript(number: Int) -> FacetValue? { members[number] }

    /// The number of the fact that a text is, which is met for the first time, or rare.
    mutating func note(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> UInt32 {
        let number = try facts.member(key, text).map { note($0) } ?? Self.nothing
        // What is rare is told apart by what it says when all is counted.
        if case .shared(let place) = text, place < numbers.count { numbers[place] = number }
        return number
    }

    /// The number of a fact that is met for the first time.
    mutating func note(_ fact: FacetValue) -> UInt32 {
        let (asking, passed) = filters(by: fact.value, of: fact.filter)
        members.append(fact)
        self.asking.append(asking)
        self.passed.append(passed)
        return UInt32(members.count - 1)
    }

    /// The filters that ask for a value, and those of them that it passes, as bits.
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
