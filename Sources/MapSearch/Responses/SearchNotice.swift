/// A notice about a response, such as why it is empty or how it differs from the request.
///
/// ```swift
/// for notice in response.metadata.notices where notice.code == .noStreets { offerToDownloadMap() }
/// ```
public struct SearchNotice: Hashable, Sendable, Codable {
    /// A code that identifies the subject of a notice.
    ///
    /// More codes may be added: for unknown codes, show the message.
    public struct Code: RawRepresentable, Hashable, Sendable, Codable {
        /// The stable name, as used in JSON.
        public let rawValue: String

        /// Creates a code from its stable name.
        ///
        /// - Parameter rawValue: The stable name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text names a street or a house, but the data have no streets.
        public static let noStreets = Code(rawValue: "noStreets")
        /// The data have no such postal code.
        public static let noPostalCode = Code(rawValue: "noPostalCode")
        /// The text names a category, but the data have no places of that category, or none near the place in the text.
        public static let noCategory = Code(rawValue: "noCategory")
        /// The place in the text has no objects of the category: the results are near it.
        public static let nearby = Code(rawValue: "nearby")
        /// There are results, but none passes the filters, or meets the conditions in the text.
        public static let excludedByFilters = Code(rawValue: "excludedByFilters")
        /// The places with this name, or a similar one, are far from the preferred area and little known.
        ///
        /// The text rather means something that the data do not have, such as a business. Places with a similar name are left out.
        public static let farAway = Code(rawValue: "farAway")
    }

    /// The code that identifies the subject.
    public var code: Code
    /// The message and what to do about it, in English.
    public var message: String

    /// Creates a notice.
    ///
    /// - Parameters:
    ///   - code: The code that identifies the subject.
    ///   - message: The message and what to do about it.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
