import Foundation
import Testing

import MapSearchOnline

@Suite struct RedirectTests {
    private static func next(_ from: String, _ location: String, status: Int = 302) throws -> HTTPRequest? {
        let request = HTTPRequest(
            url: try #require(URL(string: from)), headers: ["Authorization": "secret", "User-Agent": "A/1"])
        return try Redirect.request(
            after: HTTPResponse(status: status, headers: ["Location": location]), to: request)
    }

    @Test(arguments: [
        ("https://a.example/x?q=1", "/y?q=%2B", "https://a.example/y?q=%2B", true),
        ("https://a.example/x/y", "z", "https://a.example/x/z", true),
        ("https://a.example/x", "https://A.example/y", "https://A.example/y", true),
        ("https://a.example/x", "https://b.example/y", "https://b.example/y", false),
        ("https://a.example/x", "//b.example/y", "https://b.example/y", false),
        ("https://a.example/x", "https://a.example:8443/y", "https://a.example:8443/y", false),
        ("http://127.0.0.1:80/x", "/y", "http://127.0.0.1:80/y", true),
        ("http://a.example/x", "https://a.example/x", "https://a.example/x", false),
    ]) func followed(from: String, location: String, to: String, keepsAll: Bool) throws {
        for status in [301, 302, 303, 307, 308] {
            let next = try #require(try Self.next(from, location, status: status))
            #expect(next.url.absoluteString == to)
            // Credentials are not sent to another host.
            #expect(
                next.headers == (keepsAll ? ["Authorization": "secret", "User-Agent": "A/1"] : ["User-Agent": "A/1"]))
        }
    }

    @Test(arguments: [
        ("https://a.example/x", "http://a.example/x"), ("https://a.example/x", "ftp://a.example/x"),
        ("http://127.0.0.1/x", "http://a.example/x"), ("http://127.0.0.1/x", "http://127.0.0.1:81/x"),
    ]) func refused(from: String, location: String) {
        #expect(throws: TransportError.insecureRedirect) { try Self.next(from, location) }
    }

    @Test func otherAnswersAreTheLast() throws {
        for status in [200, 300, 304, 305, 404] {
            #expect(try Self.next("https://a.example", "/y", status: status) == nil)
        }
    }
}
