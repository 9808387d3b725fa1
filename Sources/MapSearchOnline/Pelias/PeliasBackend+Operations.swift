import MapGeometry
import MapSearch

extension PeliasBackend {
    typealias Parameter = ServiceRequest.Parameter

    var source: SourceMetadata { SourceMetadata(backend: name, isOffline: false) }

    // MARK: Search

    func search(
        path: String, _ what: [Parameter], in area: SearchArea?, _ request: SearchRequest, country: String = ""
    ) async throws -> SearchResponse {
        var list = PlaceList()
        if request.page.offset < Self.blockSize {
            let isBinding = area?.isBinding == true
            var lists: [PlaceList] = []
            for boundary in boundaries(area) {
                var query = what + boundary
                if let center = area?.center ?? request.options.userPosition, center.isValid {
                    query.append(.init(name: "focus.point.lat", value: "\(center.latitude)"))
                    query.append(.init(name: "focus.point.lon", value: "\(center.longitude)"))
                }
                query += Self.countries(countries.narrowed(to: country.uppercased()))
                lists.append(try await places(path: path, query, layers: nil, request))
            }
            list.append(
                .interleaving(lists.map(\.places)).filter { place in
                    place.isWanted(request.options.searchTypes)
                        && (!isBinding || area?.shape.contains(place.coordinate) == true)
                })
            list.attributions = lists.first?.attributions ?? []
        }
        return list.response(to: request, source: source)
    }

    /// The boundary of a required area, in each of its parts; empty for other areas.
    private func boundaries(_ area: SearchArea?) -> [[Parameter]] {
        guard let area, area.isBinding else { return [[]] }
        if case .circle(let circle) = area.shape {
            return [
                [
                    .init(name: "boundary.circle.lat", value: "\(circle.center.latitude)"),
                    .init(name: "boundary.circle.lon", value: "\(circle.center.longitude)"),
                    .init(name: "boundary.circle.radius", value: "\(circle.radius / 1000)"),
                ]
            ]
        }
        return area.parts.map { box in
            [
                .init(name: "boundary.rect.min_lat", value: "\(box.south)"),
                .init(name: "boundary.rect.min_lon", value: "\(box.west)"),
                .init(name: "boundary.rect.max_lat", value: "\(box.north)"),
                .init(name: "boundary.rect.max_lon", value: "\(box.east)"),
            ]
        }
    }

    private static func countries(_ codes: [String]) -> [Parameter] {
        codes.isEmpty ? [] : [.init(name: "boundary.country", value: codes.joined(separator: ","))]
    }

    // MARK: Reverse

    func reverse(_ coordinate: Coordinate, zoom: Double?, _ request: SearchRequest) async throws -> SearchResponse {
        let query: [Parameter] = [
            .init(name: "point.lat", value: "\(coordinate.latitude)"),
            .init(name: "point.lon", value: "\(coordinate.longitude)"),
        ]
        let layers: String? =
            switch ReverseLayer(zoom: zoom) {
            case .country: "country,dependency"
            case .region: "region,macroregion"
            case .county: "county,macrocounty"
            case .locality: "locality,localadmin"
            case .district: "borough,neighbourhood"
            case .street: "street"
            case .everything: nil
            }
        var list = try await places(path: "/v1/reverse", query + Self.countries(countries), layers: layers, request)
        list.remove { !$0.isWanted(request.options.searchTypes) }
        return list.response(to: request, source: source, at: coordinate)
    }

    // MARK: Identifiers

    /// Returns the places with given identifiers, in order; unknown ones are skipped.
    func lookUp(_ uris: [String], _ request: SearchRequest) async throws -> PlaceList {
        var list = PlaceList()
        for start in stride(from: 0, to: uris.count, by: Self.blockSize) {
            let block = uris[start..<min(start + Self.blockSize, uris.count)]
            let ids = block.map(PeliasID.candidates)
            guard ids.contains(where: { !$0.isEmpty }) else { continue }
            let query = [Parameter(name: "ids", value: ids.joined().joined(separator: ","))]
            let found = try await places(path: "/v1/place", query, layers: nil, request, isPlace: true)
            list.append(block.compactMap { uri in found.places.first { $0.uris.contains(uri) }?.called(uri) })
            list.attributions = found.attributions
        }
        return list
    }

    // MARK: Requests

    private func places(
        path: String, _ what: [Parameter], layers: String?, _ request: SearchRequest, isPlace: Bool = false
    ) async throws -> PlaceList {
        var query = what
        if !isPlace {
            query.append(.init(name: "size", value: "\(Self.blockSize)"))
            let types: String? =
                switch request.options.searchTypes {
                case .organizations: "venue"
                case .places: "address,street,coarse"
                default: nil
                }
            if let layers = layers ?? types { query.append(.init(name: "layers", value: layers)) }
        }
        if !request.options.languages.isEmpty {
            query.append(.init(name: "lang", value: request.options.languages.joined(separator: ",")))
        }
        let service = ServiceRequest(path: path, query: query)
        let document = try await client.document(for: service)
        var list = PlaceList()
        list.append(
            try client.list(document, under: "features", request: service).compactMap { feature in
                GeoJSONPlace(feature).flatMap { PeliasPlace.place($0, asksForNumber: path != "/v1/reverse") }
            })
        if let credit = JSONFields(document)?.fields("geocoding")?.text("attribution") {
            list.attributions = [Attribution(text: "Pelias", link: credit)]
        }
        return list
    }
}

extension ServicePlace {
    /// Returns the place with one of its identifiers as its own.
    fileprivate func called(_ uri: String) -> ServicePlace {
        var place = self
        place.uris = [uri] + uris.filter { $0 != uri }
        return place
    }
}
