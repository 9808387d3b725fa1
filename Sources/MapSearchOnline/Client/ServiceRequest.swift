import Foundation

/// What a backend asks of its service: a path below the endpoint, and the parameters of the query in order.
struct ServiceRequest: Hashable, Sendable {
    struct Parameter: Hashable, Sendable {
        var name: String
        var value: String
    }

    /// The path below the endpoint, such as `v1/search`.
    ///
    /// It stands in events: never a user's text.
    var path: String
    var query: [Parameter]
    /// Header fields of this request alone, such as `Accept-Language`.
    var headers: [String: String]

    init(path: String, query: [Parameter], headers: [String: String] = [:]) {
        self.path = path
        self.query = query
        self.headers = headers
    }

    /// Path and query as they are sent, without keys.
    ///
    /// Everything but the unreserved characters of RFC 3986 is encoded: a service reads a bare `+` as a space.
    var target: String {
        var target = ""
        for segment in path.split(separator: "/") {
            target += "/"
            PercentEncoding.append(String(segment), to: &target)
        }
        for (index, parameter) in query.enumerated() {
            target += index == 0 ? "?" : "&"
            PercentEncoding.append(parameter.name, to: &target)
            target += "="
            PercentEncoding.append(parameter.value, to: &target)
        }
        return target
    }
}

/// The body of a service's answer, with the status it came with: 2xx, or 400 and 404 where the service explains itself.
struct ServiceAnswer: Sendable {
    var status: Int
    var body: Data
}
