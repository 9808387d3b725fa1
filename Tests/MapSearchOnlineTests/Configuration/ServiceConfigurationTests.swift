import Foundation
import MapSearch
import MapSearchTestSupport
import Testing

import MapSearchOnline

/// What cannot work, or is not allowed, is refused when a backend is made.
@Suite struct ServiceConfigurationTests {
    private static func make(
        _ endpoints: [String], _ change: (inout ServiceConfiguration) -> Void = { _ in }
    ) throws -> ServiceClient {
        try makeClient(URLSessionTransport.shared, ManualClock(), endpoints: endpoints, change)
    }

    @Test(arguments: [
        "https://geo.example", "https://geo.example:8443/v1/", "http://localhost:8080", "http://127.0.0.1",
        "http://127.9.9.9",
        "http://[::1]:8080/nominatim", "HTTPS://GEO.example/",
    ]) func endpointsThatWork(endpoint: String) throws {
        _ = try Self.make([endpoint])
    }

    @Test(arguments: [
        "http://geo.example", "http://127.0.0.1.example.com", "http://10.0.0.1", "ftp://geo.example", "geo.example",
        "/path", "https://user:secret@geo.example", "https://geo.example/?key=secret", "https://geo.example/#a",
        "file:///etc/passwd", "https:///path", "http://127.0.0",
    ]) func endpointsThatDoNot(endpoint: String) {
        #expect { try Self.make([endpoint]) } throws: {
            let error = $0 as? SearchError
            return error?.code == .invalidConfiguration && error?.backend == "Geo" && !"\($0)".contains("secret")
        }
    }

    @Test func thereIsAnEndpoint() {
        #expect(throws: (any Error).self) { try Self.make([]) }
        #expect(throws: (any Error).self) { try Self.make(["https://geo.example", "http://geo.example"]) }
    }

    @Test func insecureHostsWhenAskedFor() throws {
        _ = try Self.make(["http://10.0.0.1"]) { $0.allowsInsecureHosts = true }
    }

    private static let changes: [@Sendable (inout ServiceConfiguration) -> Void] = [
        { $0.timeout = .zero }, { $0.timeout = .seconds(-1) }, { $0.attemptTimeout = .zero }, { $0.hedging = .zero },
        { $0.minimumInterval = .milliseconds(-1) }, { $0.maximumConcurrentRequests = 0 }, { $0.maximumBodySize = 0 },
        { $0.userAgent = "" }, { $0.userAgent = "A\r\nX-Evil: 1" }, { $0.userAgent = "Bäume" },
        { $0.headers = ["": "a"] }, { $0.headers = ["A B": "a"] }, { $0.headers = ["A": "b\r\nX-Evil: 1"] },
        { $0.headers = ["User-Agent": "a"] }, { $0.headers = ["if-none-match": "a"] },
    ]

    @Test(arguments: 0..<15) func settingsThatMakeNoSense(index: Int) {
        #expect(index < Self.changes.count)
        #expect { try Self.make(["https://geo.example"], Self.changes[index]) } throws: {
            ($0 as? SearchError)?.code == .invalidConfiguration
        }
    }

    @Test(arguments: [
        ("TreeMap/2.1 (maps@example.com)", Duration?.some(.seconds(1)), true), ("TreeMap/2.1", .seconds(2), true),
        ("TreeMap/2.1", nil, false), ("TreeMap/2.1", .milliseconds(999), false), ("MapSearch", .seconds(1), false),
        ("MapSearch/1.0", .seconds(1), false), ("curl/8.0", .seconds(1), false), (" ", .seconds(1), false),
        ("Mozilla/5.0 (X11)", .seconds(1), false),
    ]) func thePublicNominatimHasRules(userAgent: String, interval: Duration?, isAllowed: Bool) {
        for host in ["nominatim.openstreetmap.org", "Nominatim.OpenStreetMap.org."] {
            let client = try? Self.make(["https://\(host)"]) {
                $0.userAgent = userAgent
                $0.minimumInterval = interval
            }
            #expect((client != nil) == isAllowed)
        }
    }
}
