/// Something to tell the user about an answer: why it is empty, or how it differs from what was asked for.
///
/// ```swift
/// for notice in response.metadata.notices where notice.code == .noStreets { offerToDownloadMap() }
/// ```
public struct SearchNotice: Hashable, Sendable, Codable {
    /// What a notice is about.
    ///
    /// More codes may come: show the message of those that you do not know.
    public struct Code: RawRepresentable, Hashable, Sendable, Codable {
        /// The stable name, as in JSON.
        public let rawValue: String

        /// Creates a code from its stable name.
        ///
        /// - Parameter rawValue: The stable name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text asks for a street or a house, and the data has no streets.
        public static let noStreets = Code(rawValue: "noStreets")
        /// The text asks for places of a category, and the data has none of it.
        public static let noCategory = Code(rawValue: "noCategory")
        /// The place in the text has none of the category: the results are near it.
        public static let nearby = Code(rawValue: "nearby")
    }

    /// What the notice is about, to decide by.
    public var code: Code
    /// What to know and what to do about it, in English.
    public var message: String

    /// Creates a notice.
    ///
    /// - Parameters:
    ///   - code: What it is about.
    ///   - message: What to know and what to do about it.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
