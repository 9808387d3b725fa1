extension Collection<String> {
    /// The first titles, with commas between them, and the number of the others: a table may have thousands.
    package var titleList: String {
        let limit = 12
        let first = prefix(limit).joined(separator: ", ")
        return count > limit ? "\(first) and \(count - limit) more" : first
    }
}
