package import Foundation

/// A backend's request to its service: a path below the endpoint, and the query parameters in order.
package struct ServiceRequest: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        var name: String
        var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The path below the endpoint, such as `v1/search`.
    ///
    /// It appears in events, so it must never contain user text.
    var path: String
    var query: [Parameter]
    /// Additional header fields, such as `Accept-Language`.
    var headers: [String: String]

    package init(path: String, query: [Parameter], headers: [String: String] = [:]) {
        self.path = path
        self.query = query
        self.headers = headers
    }

    /// The path and query as they are sent, without keys.
    ///
    /// Everything but the unreserved characters of RFC 3986 is encoded, because services read a bare `+` as a space.
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

/// The body of a service's response, with its status: 2xx, or 400 and 404 if the service explains the error.
package struct ServiceAnswer: Sendable {
    package var status: Int
    package var body: Data
}
