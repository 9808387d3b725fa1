import MapSearch

/// A request in the client, with its values prepared for sending.
struct Exchange: Sendable {
    /// The number of the request, for events.
    let number: Int
    /// The start time and the deadline.
    let start: Duration
    let deadline: Duration
    /// The path and query, including keys.
    let target: String
    /// All header fields.
    var headers: [String: String]
    /// Whether the request is conditional on a newer response.
    var isConditional = false
}
