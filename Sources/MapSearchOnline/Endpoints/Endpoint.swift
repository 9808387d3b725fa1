import Foundation
import MapSearch

/// A server of a service.
struct Endpoint: Sendable {
    /// The base URL as text, without a slash at its end.
    let base: String
    /// Host and port, as they stand in the URL.
    let host: String
    /// How often it may be asked.
    let limiter: RateLimiter
}
