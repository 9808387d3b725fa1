import Foundation
import MapSearchOnline

/// A network that is down.
struct PulledCable: Transport {
    func response(to request: HTTPRequest) async throws -> HTTPResponse {
        throw TransportError.unreachable("the cable is pulled")
    }
}

/// A fake service for this example, which knows two places in Vaduz and nothing else.
struct SampleService: Transport {
    func response(to request: HTTPRequest) async throws -> HTTPResponse {
        let isKnown = request.url.query()?.lowercased().contains("vaduz") ?? false
        let headers = ["content-type": "application/json"]
        return HTTPResponse(status: 200, headers: headers, body: Data((isKnown ? Self.places : "[]").utf8))
    }

    private static let places = """
        [
          {"osm_type": "node", "osm_id": 1, "lat": "47.1392862", "lon": "9.5227962", "category": "place", "type": "town",
           "place_rank": 16, "importance": 0.6, "addresstype": "town", "name": "Vaduz",
           "display_name": "Vaduz, Liechtenstein",
           "address": {"town": "Vaduz", "country": "Liechtenstein", "country_code": "li"},
           "boundingbox": ["47.0", "47.2", "9.4", "9.6"]},
          {"osm_type": "way", "osm_id": 2, "lat": "47.1395", "lon": "9.5245", "category": "historic", "type": "castle",
           "place_rank": 30, "importance": 0.4, "addresstype": "historic", "name": "Vaduz Castle",
           "display_name": "Vaduz Castle, Vaduz, Liechtenstein",
           "address": {"historic": "Vaduz Castle", "town": "Vaduz", "country": "Liechtenstein", "country_code": "li"},
           "boundingbox": ["47.139", "47.140", "9.524", "9.525"]}
        ]
        """
}
