extension String {
    /// The text, or its beginning and an ellipsis if it has more scalars; a single character can have a hundred thousand.
    func shortened(to count: Int) -> String {
        guard let end = unicodeScalars.index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return String(unicodeScalars[..<end]) + "…"
    }
}
