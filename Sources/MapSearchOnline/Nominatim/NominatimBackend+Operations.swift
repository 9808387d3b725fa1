import MapGeometry
import MapSearch

extension NominatimBackend {
    var source: SourceMetadata { SourceMetadata(backend: name, isOffline: false) }

    // MARK: Search

    func search(_ what: NominatimQuery, in area: SearchArea?, _ request: SearchRequest) async throws -> SearchResponse {
        var list = PlaceList()
        let wanted = request.page.offset + request.page.limit + 1
        if request.page.offset < maximumBlocks * Self.blockSize {
            // Nominatim's boxes cannot cross the 180th meridian; for a preferred area, the wider part is enough.
            let parts = area.map { $0.isBinding ? $0.parts : Array($0.parts.prefix(1)) } ?? []
            var found: [[ServicePlace]] = []
            for part in parts.isEmpty ? [nil] : parts.map(Optional.some) {
                found.append(
                    try await places(
                        what, box: part, isBound: area?.isBinding == true, upTo: wanted, request: request
                    ) { area?.isBinding != true || area?.shape.contains($0.coordinate) == true })
            }
            list.append(.interleaving(found))
        }
        return list.response(to: request, source: source)
    }

    /// Requests block after block.
    private func places(
        _ what: NominatimQuery, box: CoordinateBounds?, isBound: Bool, upTo wanted: Int, request: SearchRequest,
        where isWithin: (ServicePlace) -> Bool
    ) async throws -> [ServicePlace] {
        var query = what.parameters(countries: countries)
        if let box {
            query.append(.init(name: "viewbox", value: "\(box.west),\(box.south),\(box.east),\(box.north)"))
            if isBound { query.append(.init(name: "bounded", value: "1")) }
        }
        query.append(.init(name: "limit", value: "\(Self.blockSize)"))
        switch request.options.searchTypes {
        case .organizations: query.append(.init(name: "layer", value: "poi"))
        case .places: query.append(.init(name: "layer", value: "address,railway,natural,manmade"))
        default: break
        }
        var found = PlaceList()
        var seen: [String] = []
        for _ in 0..<maximumBlocks {
            let excluded: [ServiceRequest.Parameter] =
                seen.isEmpty ? [] : [.init(name: "exclude_place_ids", value: seen.joined(separator: ","))]
            let service = service(path: "/search", query + excluded, request)
            let block = try client.list(try await client.document(for: service), request: service)
            let fields = block.compactMap { JSONFields($0) }
            let ids = fields.compactMap { $0.text("place_id") }
            let places = fields.compactMap { NominatimPlace.place($0, asked: what) }
            found.append(places.filter { $0.isWanted(request.options.searchTypes) && isWithin($0) })
            // One that repeats excluded results would never end.
            let isLast = block.count < Self.smallestInnerBlock || ids.allSatisfy(seen.contains)
            if isLast || found.places.count >= wanted { break }
            seen += ids
        }
        return found.places
    }

    /// Adds the parameters for the response format.
    private func service(
        path: String, _ what: [ServiceRequest.Parameter], _ request: SearchRequest
    ) -> ServiceRequest {
        var query = what
        for name in ["addressdetails", "extratags", "namedetails"] { query.append(.init(name: name, value: "1")) }
        query.append(.init(name: "format", value: "jsonv2"))
        if request.options.includesGeometry { query.append(.init(name: "polygon_geojson", value: "1")) }
        let languages = request.options.languages
        if !languages.isEmpty {
            query.append(.init(name: "accept-language", value: languages.joined(separator: ",")))
        }
        // Without it, URLSession would request the system's language instead of local names.
        return ServiceRequest(path: path, query: query, headers: languages.isEmpty ? ["Accept-Language": "*"] : [:])
    }

    // MARK: Reverse

    func reverse(_ coordinate: Coordinate, zoom: Double?, _ request: SearchRequest) async throws -> SearchResponse {
        var query: [ServiceRequest.Parameter] = [
            .init(name: "lat", value: "\(coordinate.latitude)"), .init(name: "lon", value: "\(coordinate.longitude)"),
            // Nominatim's zooms end at houses.
            .init(name: "zoom", value: "\(Int(min(zoom ?? 18, 18)))"),
        ]
        switch request.options.searchTypes {
        case .organizations: query.append(.init(name: "layer", value: "poi"))
        case .places: query.append(.init(name: "layer", value: "address,natural"))
        default: break
        }
        let service = service(path: "/reverse", query, request)
        let document = try await client.document(for: service)
        var list = PlaceList()
        guard let fields = JSONFields(document) else {
            throw SearchError.badResponse("sent JSON that is not a place: check the endpoint.", backend: name)
        }
        // "Unable to geocode": nothing was found.
        if fields["error"] == nil {
            guard let place = NominatimPlace.place(fields, asked: nil) else {
                throw SearchError.badResponse("sent a place without a name or a coordinate.", backend: name)
            }
            if place.isWanted(request.options.searchTypes) { list.append([place]) }
        }
        return list.response(to: request, source: source, at: coordinate)
    }

    // MARK: Identifiers

    /// Returns the places with given identifiers, in order; unknown ones are skipped.
    func lookUp(_ uris: [String], _ request: SearchRequest) async throws -> [ServicePlace] {
        let ids = uris.compactMap { OpenStreetMapID(uri: $0) }
        var found: [String: ServicePlace] = [:]
        for start in stride(from: 0, to: ids.count, by: Self.lookupSize) {
            let block = ids[start..<min(start + Self.lookupSize, ids.count)]
            let query = [
                ServiceRequest.Parameter(name: "osm_ids", value: block.map(\.nominatim).joined(separator: ","))
            ]
            let service = service(path: "/lookup", query, request)
            for value in try client.list(try await client.document(for: service), request: service) {
                guard let place = JSONFields(value).flatMap({ NominatimPlace.place($0, asked: nil) }),
                    let uri = place.uris.first, found[uri] == nil
                else { continue }
                found[uri] = place
            }
        }
        return ids.compactMap { found[$0.uri] }
    }
}
