import Foundation
package import MapSearch

extension ServiceConfiguration {
    /// Checks the configuration for validity and against the policies of services.
    ///
    /// - Parameter backend: The name of the backend, for the error.
    /// - Throws: ``/MapSearch/SearchError/Code/invalidConfiguration``.
    package func validate(backend: String) throws(SearchError) {
        guard !endpoints.isEmpty else {
            throw .invalidConfiguration("There is no endpoint: set the base URL of the service.", backend: backend)
        }
        for endpoint in endpoints { try validate(endpoint, backend: backend) }
        try validateNumbers(backend: backend)
        try validateHeaders(backend: backend)
    }

    private func validate(_ endpoint: URL, backend: String) throws(SearchError) {
        let scheme = endpoint.scheme?.lowercased() ?? ""
        guard scheme == "https" || scheme == "http", let host = endpoint.host(), !host.isEmpty else {
            throw .invalidConfiguration(
                "An endpoint is not a valid URL: write it as https://host/path.", backend: backend)
        }
        guard scheme == "https" || allowsInsecureHosts || HostPolicy.isLoopback(host) else {
            throw .invalidConfiguration(
                """
                The endpoint \(host) is asked without TLS, so that anybody on the way can read what is searched: use https, \
                or set allowsInsecureHosts for a network of your own.
                """, backend: backend)
        }
        guard endpoint.user() == nil, endpoint.password() == nil, endpoint.query() == nil, endpoint.fragment() == nil
        else {
            throw .invalidConfiguration(
                "The endpoint \(host) has a user, a query or a fragment: use headers and keys for credentials.",
                backend: backend)
        }
        guard let policy = HostPolicy(of: host) else { return }
        guard minimumInterval ?? .zero >= policy.minimumInterval else {
            throw .invalidConfiguration(
                """
                The service \(host) allows one request in \(policy.minimumInterval.plainText): set minimumInterval to that or more, \
                or run a server of your own.
                """, backend: backend)
        }
        guard !policy.requiresUserAgent || HostPolicy.identifiesApp(userAgent) else {
            throw .invalidConfiguration(
                """
                The service \(host) wants to know who asks: set userAgent to the name and version of your app and how \
                you can be reached, such as "TreeMap/2.1 (maps@example.com)".
                """, backend: backend)
        }
    }

    private func validateNumbers(backend: String) throws(SearchError) {
        let durations = [
            ("timeout", timeout), ("attemptTimeout", attemptTimeout), ("hedging", hedging ?? .seconds(1)),
        ]
        for (name, duration) in durations where duration <= .zero {
            throw .invalidConfiguration(
                "\(name) is \(duration.plainText): use a duration longer than 0.", backend: backend)
        }
        if let minimumInterval, minimumInterval < .zero {
            throw .invalidConfiguration(
                "minimumInterval is \(minimumInterval.plainText): use 0 or more, or nil for no limit.",
                backend: backend)
        }
        for (name, number) in [
            ("maximumConcurrentRequests", maximumConcurrentRequests), ("maximumBodySize", maximumBodySize),
        ] where number < 1 {
            throw .invalidConfiguration("\(name) is \(number): give 1 or more.", backend: backend)
        }
    }

    private func validateHeaders(backend: String) throws(SearchError) {
        guard !userAgent.isEmpty, userAgent.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
            throw .invalidConfiguration(
                "userAgent is empty or not ASCII: use the name and version of the app.",
                backend: backend)
        }
        for (name, value) in headers {
            let isName = !name.isEmpty && name.utf8.allSatisfy { Self.headerNameBytes.contains($0) }
            guard isName, value.utf8.allSatisfy({ $0 == 0x09 || 0x20...0x7E ~= $0 || $0 >= 0x80 }) else {
                throw .invalidConfiguration(
                    "A header has invalid characters: remove spaces from its name and line breaks from its value.",
                    backend: backend)
            }
            guard !["user-agent", "host", "if-none-match", "if-modified-since"].contains(name.lowercased()) else {
                throw .invalidConfiguration(
                    "The header \(name) is set by the client: use userAgent, endpoints and cache.", backend: backend)
            }
        }
    }

    /// The token characters of RFC 9110, section 5.6.2.
    private static let headerNameBytes = Set(
        "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
}
