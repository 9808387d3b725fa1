import Foundation
import MapSearch
import Synchronization

import MapSearchOnline

/// A transport without a network: a function answers, and what was asked is remembered.
final class FakeTransport: Transport {
    /// A request as the service sees it.
    struct Request: Sendable {
        var path: String
        var query: [(name: String, value: String)]

        /// The values of a parameter, joined by commas; `nil` when it is not there.
        subscript(_ name: String) -> String? {
            let values = query.filter { $0.name == name }.map(\.value)
            return values.isEmpty ? nil : values.joined(separator: ",")
        }

        func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }

        var line: String { path + "?" + query.map { "\($0.name)=\($0.value)" }.joined(separator: "&") }
    }

    private let answer: @Sendable (Request) -> HTTPResponse
    private let asked = Mutex<[Request]>([])

    init(_ answer: @escaping @Sendable (Request) -> HTTPResponse) {
        self.answer = answer
    }

    /// A transport that always answers the same.
    convenience init(body: String, status: Int = 200) {
        self.init { _ in .json(body, status: status) }
    }

    var requests: [Request] { asked.withLock { $0 } }

    func forgetRequests() { asked.withLock { $0 = [] } }

    func response(to request: HTTPRequest) async throws -> HTTPResponse {
        let components = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
        let items = components?.queryItems ?? []
        let request = Request(path: components?.path ?? "", query: items.map { ($0.name, $0.value ?? "") })
        asked.withLock { $0.append(request) }
        return answer(request)
    }

    func client(_ name: String) throws -> ServiceClient {
        var configuration = ServiceConfiguration(endpoints: [URL(string: "https://search.example.org")!])
        // Nothing is slow but the machine, which may run other tests.
        configuration.timeout = .seconds(1000)
        configuration.attemptTimeout = .seconds(1000)
        return try ServiceClient(configuration: configuration, transport: self, name: name)
    }

    func nominatim(countries: [String] = [], maximumBlocks: Int = 3) throws -> NominatimBackend {
        NominatimBackend(client: try client("nominatim"), countries: countries, maximumBlocks: maximumBlocks)
    }

    func photon(countries: [String] = []) throws -> PhotonBackend {
        PhotonBackend(client: try client("photon"), countries: countries)
    }

    func pelias(countries: [String] = []) throws -> PeliasBackend {
        PeliasBackend(client: try client("pelias"), countries: countries)
    }
}

extension HTTPResponse {
    static func json(_ body: String, status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: Data(body.utf8))
    }
}
