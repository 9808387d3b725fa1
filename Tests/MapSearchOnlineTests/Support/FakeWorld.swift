import Foundation
import MapGeometry
import MapSearch
import MapSearchOnline

/// A few villages and inns, behind the calls of each of the services: as much of them as the backends use.
struct FakeWorld: Sendable {
    struct Place: Sendable {
        var number: Int
        var name: String
        var coordinate: Coordinate
        var isInn: Bool
    }

    let places: [Place]

    init(villages: Int = 90, inns: Int = 10) {
        places =
            (0..<villages).map { number in
                Place(
                    number: number + 1, name: "Newton \(number)",
                    coordinate: Coordinate(
                        latitude: 10 + Double(number % 8) / 4, longitude: 20 + Double(number / 8) / 4), isInn: false)
            }
            + (0..<inns).map { number in
                Place(
                    number: 1000 + number, name: "Newton Inn \(number)",
                    coordinate: Coordinate(latitude: 10.01, longitude: 20 + Double(number) / 100), isInn: true)
            }
    }

    private func matches(_ text: String, in box: CoordinateBounds?, near: Coordinate? = nil) -> [Place] {
        let words = text.lowercased().split(separator: " ")
        return places.filter { place in
            let own = place.name.lowercased().split(separator: " ")
            return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
                && box?.contains(place.coordinate) != false
        }
    }

    private func nearest(_ coordinate: Coordinate) -> [Place] {
        places.map { (place: $0, distance: coordinate.distance(to: $0.coordinate)) }
            .sorted { $0.distance < $1.distance }.map(\.place)
    }

    // MARK: Nominatim

    @Sendable func nominatim(_ request: FakeTransport.Request) -> HTTPResponse {
        switch request.path {
        case "/search":
            guard let text = request["q"] ?? request["city"] ?? request["street"] else {
                return .json(#"{"error":{"code":400,"message":"Nothing to search for."}}"#, status: 400)
            }
            var box: CoordinateBounds?
            if request["bounded"] == "1",
                let edges = request["viewbox"]?.split(separator: ",").compactMap({ Double($0) })
            {
                box = CoordinateBounds(geoJSONBoundingBox: edges)
            }
            let excluded = Set((request["exclude_place_ids"] ?? "").split(separator: ",").map(String.init))
            let found = matches(text, in: box).filter { place in
                if request["layer"] == "poi", !place.isInn { return false }
                return !excluded.contains("\(place.number)")
            }
            let limit = min(Int(request["limit"] ?? "") ?? 10, 40)
            return .json("[" + found.prefix(limit).map(nominatimPlace).joined(separator: ",") + "]")
        case "/reverse":
            let place = nearest(
                Coordinate(latitude: request.number("lat") ?? .nan, longitude: request.number("lon") ?? .nan)
            ).first
            return .json(place.map(nominatimPlace) ?? #"{"error":"Unable to geocode"}"#)
        case "/lookup":
            let ids = (request["osm_ids"] ?? "").split(separator: ",")
            // In the order of the data, as the service does.
            let found = places.filter { ids.contains("N\($0.number)") }
            return .json("[" + found.map(nominatimPlace).joined(separator: ",") + "]")
        default: return .json("Not Found", status: 404)
        }
    }

    private func nominatimPlace(_ place: Place) -> String {
        """
        {"place_id":\(place.number),"licence":"Data © OpenStreetMap contributors","osm_type":"node",
        "osm_id":\(place.number),"lat":"\(place.coordinate.latitude)","lon":"\(place.coordinate.longitude)",
        "category":"\(place.isInn ? "amenity" : "place")","type":"\(place.isInn ? "pub" : "village")",
        "place_rank":19,"importance":\(0.5 - Double(place.number) / 10_000),"addresstype":"village",
        "name":"\(place.name)","display_name":"\(place.name), Newland",
        "address":{"village":"Newton","country":"Newland","country_code":"nl"}}
        """
    }

    // MARK: Photon

    @Sendable func photon(_ request: FakeTransport.Request) -> HTTPResponse {
        let found: [Place]
        switch request.path {
        case "/api":
            let edges = (request["bbox"] ?? "").split(separator: ",").compactMap { Double($0) }
            found = matches(request["q"] ?? "", in: CoordinateBounds(geoJSONBoundingBox: edges))
        case "/reverse":
            let place = Coordinate(latitude: request.number("lat") ?? .nan, longitude: request.number("lon") ?? .nan)
            found = nearest(place)
        default: return .json(#"{"message":"Not found"}"#, status: 404)
        }
        let wanted = request["osm_tag"].map { tag in
            found.filter { tag == ($0.isInn ? "amenity:pub" : "place:village") }
        }
        let limit = min(Int(request["limit"] ?? "") ?? 15, 50)
        let features = (wanted ?? found).prefix(limit).map { place in
            feature(
                place,
                """
                "osm_type":"N","osm_id":\(place.number),"osm_key":"\(place.isInn ? "amenity" : "place")",
                "osm_value":"\(place.isInn ? "pub" : "village")","type":"\(place.isInn ? "house" : "city")",
                "name":"\(place.name)","country":"Newland","countrycode":"NL"
                """)
        }
        return .json(#"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#)
    }

    // MARK: Pelias

    @Sendable func pelias(_ request: FakeTransport.Request) -> HTTPResponse {
        let found: [Place]
        switch request.path {
        case "/v1/search", "/v1/autocomplete", "/v1/search/structured":
            var box: CoordinateBounds?
            if let south = request.number("boundary.rect.min_lat"), let west = request.number("boundary.rect.min_lon"),
                let north = request.number("boundary.rect.max_lat"), let east = request.number("boundary.rect.max_lon")
            {
                box = CoordinateBounds(south: south, west: west, north: north, east: east)
            }
            found = matches(request["text"] ?? request["locality"] ?? request["address"] ?? "-", in: box)
        case "/v1/reverse":
            let place = Coordinate(
                latitude: request.number("point.lat") ?? .nan, longitude: request.number("point.lon") ?? .nan)
            found = nearest(place)
        case "/v1/place":
            let ids = (request["ids"] ?? "").split(separator: ",").map(String.init)
            found = ids.compactMap { id in places.first { gid($0) == id } }
        default: return .json("Cannot GET", status: 404)
        }
        let layer = request["layers"]
        let wanted = found.filter { place in layer.map { $0.contains("venue") == place.isInn } ?? true }
        let size = request.path == "/v1/place" ? 40 : min(Int(request["size"] ?? "") ?? 10, 40)
        let features = wanted.prefix(size).map { place in
            feature(
                place,
                """
                "gid":"\(gid(place))","layer":"\(place.isInn ? "venue" : "locality")","source":"openstreetmap",
                "source_id":"node/\(place.number)","name":"\(place.name)","label":"\(place.name), Newland",
                "confidence":0.9,"match_type":"exact","accuracy":"centroid","country":"Newland","country_a":"NLD"
                """)
        }
        return .json(
            """
            {"geocoding":{"version":"0.2","attribution":"https://search.example.org/attribution"},
            "type":"FeatureCollection","features":[\(features.joined(separator: ","))]}
            """)
    }

    private func gid(_ place: Place) -> String {
        "openstreetmap:\(place.isInn ? "venue" : "locality"):node/\(place.number)"
    }

    private func feature(_ place: Place, _ properties: String) -> String {
        """
        {"type":"Feature","geometry":{"type":"Point",
        "coordinates":[\(place.coordinate.longitude),\(place.coordinate.latitude)]},"properties":{\(properties)}}
        """
    }
}
