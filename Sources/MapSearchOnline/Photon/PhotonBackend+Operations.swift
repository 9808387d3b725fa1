import MapGeometry
import MapSearch
import MapSearchOpenStreetMap

extension PhotonBackend {
    typealias Parameter = ServiceRequest.Parameter

    var source: SourceMetadata { SourceMetadata(backend: name, isOffline: false) }

    // MARK: Search

    /// Searches for words, or for the fields of an address, with the parameters of the path.
    ///
    /// The text contains the requested house number, alone with its street if `isStreet` is set. A result must have at
    /// least one of the tags, which are in Photon's notation.
    func search(
        path: String, _ what: [Parameter], text: String, isStreet: Bool = false, country: String = "",
        in area: SearchArea?, _ request: SearchRequest, tags: [String]
    ) async throws -> SearchResponse {
        var list = PlaceList()
        if request.page.offset < Self.blockSize {
            var found: [[ServicePlace]] = []
            let isBinding = area?.isBinding == true
            for box in isBinding ? area?.parts.map(Optional.some) ?? [nil] : [nil] {
                var query = what
                query += countries.narrowed(to: country).map { Parameter(name: "countrycode", value: $0) }
                query += Self.focus(area, user: request.options.userPosition)
                if let box {
                    query.append(.init(name: "bbox", value: "\(box.west),\(box.south),\(box.east),\(box.north)"))
                }
                found.append(
                    try await places(path: path, query, request, tags: tags).filter {
                        !isBinding || area?.shape.contains($0.coordinate) == true
                    })
            }
            list.append(.interleaving(found))
        }
        list.update { place in
            guard place.kind != .business else { return }
            place.precision = HouseNumberMatch.precision(
                found: place.address.houseNumber, in: text, isStreet: isStreet)
        }
        recent.keep(list.places)
        return list.response(to: request, source: source)
    }

    /// Searches for an address, in fields if the server supports them, otherwise as text.
    func search(
        _ address: PostalAddress, in area: SearchArea?, _ request: SearchRequest, tags: [String]
    ) async throws -> SearchResponse {
        let country = address.isoCountryCode.uppercased()
        func search(path: String, _ what: [Parameter]) async throws -> SearchResponse {
            try await self.search(
                path: path, what, text: address.street, isStreet: true, country: country, in: area, request, tags: tags)
        }
        let fields = PhotonAddress.parameters(address)
        if !fields.isEmpty || !country.isEmpty {
            do {
                return try await search(path: "/structured", fields)
            } catch let error as SearchError where error.status == 404 || error.code == .badRequest {
                // Structured search is optional: without it, the path does not exist.
            }
        }
        var response = try await search(path: "/api", [.init(name: "q", value: address.singleLine)])
        response.metadata.emulatedOptions.insert(.postalAddress)
        return response
    }

    // MARK: Reverse

    func reverse(
        _ coordinate: Coordinate, zoom: Double?, _ request: SearchRequest, tags: [String]
    ) async throws -> SearchResponse {
        var query: [Parameter] = [
            .init(name: "lat", value: "\(coordinate.latitude)"), .init(name: "lon", value: "\(coordinate.longitude)"),
        ]
        // In kilometres: the maximum distance to the nearest centre of such an object.
        let (layers, radius): ([String], Int) =
            switch ReverseLayer(zoom: zoom) {
            case .country: (["country"], 3000)
            case .region: (["state"], 1000)
            case .county: (["county"], 200)
            case .locality: (["city"], 50)
            case .district: (["district", "locality"], 10)
            case .street: (["street"], 2)
            case .everything: ([], 1)
            }
        query += layers.map { Parameter(name: "layer", value: $0) }
        query.append(.init(name: "radius", value: "\(radius)"))
        let list = PlaceList(try await places(path: "/reverse", query, request, tags: tags))
        recent.keep(list.places)
        return list.response(to: request, source: source, at: coordinate)
    }

    // MARK: Requests

    private func places(
        path: String, _ what: [Parameter], _ request: SearchRequest, tags: [String]
    ) async throws -> [ServicePlace] {
        var query = what
        query += tags.map { Parameter(name: "osm_tag", value: $0) }
        query.append(.init(name: "lang", value: language(of: request.options.languages)))
        query.append(.init(name: "limit", value: "\(Self.blockSize)"))
        let service = ServiceRequest(path: path, query: query)
        let document = try await client.document(for: service)
        return try client.list(document, under: "features", request: service).compactMap { feature in
            GeoJSONPlace(feature).flatMap(PhotonPlace.place)
        }.filter { $0.isWanted(request.options.searchTypes) }
    }

    /// Returns the first requested language that the server supports, or else the local names.
    private func language(of wanted: [String]) -> String {
        let bases = wanted.map { $0.lowercased().prefix { $0 != "-" && $0 != "_" } }
        return bases.first { languages.contains(String($0)) }.map(String.init) ?? "default"
    }

    /// The preferred position of results, and the size of the area, as a map zoom.
    private static func focus(_ area: SearchArea?, user: Coordinate?) -> [Parameter] {
        guard let center = area?.center ?? user, center.isValid else { return [] }
        var query: [Parameter] = [
            .init(name: "lat", value: "\(center.latitude)"), .init(name: "lon", value: "\(center.longitude)"),
        ]
        if let width = area?.bounds.longitudes.length, width > 0 {
            // At zoom z, a screen shows about 360° / 2^z.
            query.append(.init(name: "zoom", value: "\(min(max(zoom(width), 1), 18))"))
        }
        return query
    }

    private static func zoom(_ width: Double) -> Int {
        var zoom = 0
        while zoom < 18, 360 / Double(1 << (zoom + 1)) >= width { zoom += 1 }
        return zoom
    }

    /// The required categories, in Photon's notation of tags.
    static func tags(of filters: FilterCollection) -> [String] {
        guard case .anyOf(let categories)? = filters[SearchFilter.category]?.condition else { return [] }
        let tags = categories.sorted().map { $0.split(separator: "=", maxSplits: 1) }
        // A category that is not a main tag, such as a cuisine, can only be checked in the results.
        guard tags.allSatisfy({ $0.count == 2 && mainKeys.contains(String($0[0])) }) else { return [] }
        return tags.map { $0.joined(separator: ":") }
    }

    private static let mainKeys = Set(OSMKey.categories.map(\.name))
}
