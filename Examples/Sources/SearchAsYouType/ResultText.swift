import MapSearch

/// The texts about results that the screen and the lines have in common.
enum ResultText {
    /// The number of results, and the text that was searched for if typos were corrected.
    ///
    /// - Parameters:
    ///   - shown: The number of results on the page.
    ///   - found: The number of results on all pages, estimated if it is large, or nil if it is unknown.
    ///   - correctedText: The corrected text.
    /// - Returns: For example `10 of about 124 results for “paris”`.
    static func heading(shown: Int, found: Int?, correctedText: String?) -> String {
        let isPart = found.map { $0 > shown } ?? false
        let count = isPart ? "\(shown) of about \(counted(found ?? shown, "result"))" : counted(shown, "result")
        return correctedText.map { "\(count) for “\($0)”" } ?? count
    }

    /// A number of things, in the singular or plural.
    static func counted(_ count: Int, _ thing: String) -> String {
        count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
    }

    /// The words that an object does not match, or nil: a partial result must not look like the place that was asked for.
    static func missingWords(_ object: GeoObject) -> String? {
        let words = object.unmatchedWords.map { "“\($0)”" }
        return words.isEmpty ? nil : "without " + words.joined(separator: ", ")
    }
}
