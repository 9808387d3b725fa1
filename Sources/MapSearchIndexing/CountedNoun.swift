/// A count with its noun in the singular or plural, such as "1 row" or "2 rows".
struct CountedNoun: CustomStringConvertible {
    let count: Int
    let singular: String
    let plural: String

    /// Adds an "s" to the first word for the plural: "row skipped" and "rows skipped".
    init(_ count: Int, _ singular: String) {
        let end = singular.firstIndex(of: " ") ?? singular.endIndex
        self.init(count, singular, singular[..<end] + "s" + singular[end...])
    }

    init(_ count: Int, _ singular: String, _ plural: String) {
        self.count = count
        self.singular = singular
        self.plural = plural
    }

    var description: String { "\(count) \(count == 1 ? singular : plural)" }
}
