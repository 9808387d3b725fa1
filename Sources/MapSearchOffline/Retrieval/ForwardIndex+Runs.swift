import MapSearchIndexFormat

extension ForwardIndex {
    /// Whether a document has a name with so many terms one after the other that meet a condition, each by its place among them.
    ///
    /// With `isWhole`, the name has no other terms.
    func hasRun(
        of count: Int, in document: UInt32, isWhole: Bool = false, where isMet: (_ place: Int, _ term: UInt32) -> Bool
    ) throws(IndexFormatError) -> Bool {
        var cursor = try cursor(document)
        while let name = try next(&cursor) {
            guard isWhole ? name.termCount == count : name.termCount >= count else { continue }
            for start in 0...name.termCount - count {
                var length = 0
                while length < count, isMet(length, try name.term(start + length)) { length += 1 }
                if length == count { return true }
            }
        }
        return false
    }
}
