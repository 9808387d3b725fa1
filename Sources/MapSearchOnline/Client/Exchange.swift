import MapSearch

/// A request on its way through the client, with what was found out before it is sent.
struct Exchange: Sendable {
    /// The number of the request, for events.
    let number: Int
    /// When it was made, and by when it must have ended.
    let start: Duration
    let deadline: Duration
    /// Path and query, with keys.
    let target: String
    /// All header fields.
    var headers: [String: String]
    /// Whether only what is newer than a remembered answer is asked for.
    var isConditional = false
}
