import Foundation
import MapGeometry
import MapSearch
import Testing

import MapSearchOnline

/// What each service is asked for a request.
@Suite struct ServiceRequestTests {
    private static let vaduz = Coordinate(latitude: 47.14, longitude: 9.52)
    private static let box = CoordinateBounds(south: 47, west: 9.4, north: 47.3, east: 9.7)
    private static let fiji = CoordinateBounds(south: -21, west: 177, north: -12, east: -178)
    private static let address = PostalAddress(
        street: "Städtle 43", subLocality: "Ebenholz", city: "Vaduz", subAdministrativeArea: "Oberland",
        postalCode: "9490", country: "Liechtenstein", isoCountryCode: "li")

    private func asked(
        _ request: SearchRequest, of make: (FakeTransport) throws -> any SearchBackend, answer: String
    ) async throws -> [FakeTransport.Request] {
        let transport = FakeTransport(body: answer)
        _ = try await make(transport).response(to: request)
        return transport.requests
    }

    // MARK: Nominatim

    private func nominatim(
        _ request: SearchRequest, countries: [String] = []
    ) async throws -> [FakeTransport.Request] {
        try await asked(request, of: { try $0.nominatim(countries: countries) }, answer: "[]")
    }

    @Test func nominatimIsAskedInItsWords() async throws {
        let request = try #require(try await nominatim(.text("  Städtle\t43 ")).first)
        #expect(request.path == "/search")
        #expect(request["q"] == "Städtle 43")
        #expect(request["format"] == "jsonv2")
        #expect(request["limit"] == "40")
        for name in ["addressdetails", "extratags", "namedetails"] { #expect(request[name] == "1") }
        for name in ["viewbox", "bounded", "countrycodes", "accept-language", "layer", "polygon_geojson"] {
            #expect(request[name] == nil)
        }
    }

    @Test func nominatimOptions() async throws {
        let options = SearchOptions(searchTypes: .organizations, includesGeometry: true, languages: ["de-CH", "fr"])
        let request = try #require(
            try await nominatim(.text("Bäckerei", in: .bounds(Self.box), options: options), countries: ["LI", "ch"])
                .first)
        #expect(request["viewbox"] == "9.4,47.0,9.7,47.3")
        #expect(request["bounded"] == nil)
        #expect(request["countrycodes"] == "li,ch")
        #expect(request["accept-language"] == "de-CH,fr")
        #expect(request["layer"] == "poi")
        #expect(request["polygon_geojson"] == "1")
        #expect(try await nominatim(.text("a", in: .bounds(Self.box, .required))).first?["bounded"] == "1")
    }

    /// A required box across the 180th meridian is asked for in two parts, a hint by its wider part.
    @Test func nominatimAcrossTheMeridian() async throws {
        let required = try await nominatim(.text("Suva", in: .bounds(Self.fiji, .required)))
        #expect(required.map { $0["viewbox"] } == ["177.0,-21.0,180.0,-12.0", "-180.0,-21.0,-178.0,-12.0"])
        let preferred = try await nominatim(.text("Suva", in: .bounds(Self.fiji)))
        #expect(preferred.map { $0["viewbox"] } == ["177.0,-21.0,180.0,-12.0"])
    }

    @Test func nominatimTakesAddressesInFields() async throws {
        let request = try #require(try await nominatim(.address(Self.address)).first)
        #expect(request["q"] == nil)
        #expect(request["street"] == "Städtle 43")
        #expect(request["city"] == "Vaduz")
        #expect(request["county"] == "Oberland")
        #expect(request["postalcode"] == "9490")
        #expect(request["country"] == "Liechtenstein")
        #expect(request["countrycodes"] == "li")
        let code = try #require(try await nominatim(.address(PostalAddress(isoCountryCode: "LI"))).first)
        #expect(code["country"] == "li")
    }

    @Test(arguments: [(nil, "18"), (0.0, "0"), (9.9, "9"), (18.0, "18"), (22.0, "18")])
    func nominatimReverse(zoom: Double?, expected: String) async throws {
        let transport = FakeTransport(body: #"{"error":"Unable to geocode"}"#)
        let response = try await transport.nominatim().response(to: .reverse(Self.vaduz, zoom: zoom))
        #expect(response.objects.isEmpty)
        let request = try #require(transport.requests.first)
        #expect(request.path == "/reverse")
        #expect(request["lat"] == "47.14")
        #expect(request["lon"] == "9.52")
        #expect(request["zoom"] == expected)
    }

    @Test func nominatimLooksUpFiftyAtATime() async throws {
        let uris =
            (1...120).map { "osm:\("nwr".randomElement() ?? "n")\($0)" } + ["geonames:1", "osm:x1", "osm:n", "osm:n0"]
        let requests = try await nominatim(.uris(uris, page: .init(limit: 1000)))
        #expect(requests.map { $0["osm_ids"]?.split(separator: ",").count } == [50, 50, 20])
        #expect(requests.allSatisfy { $0.path == "/lookup" })
        #expect(requests[0]["osm_ids"]?.hasPrefix(uris[0].dropFirst(4).uppercased() + ",") == true)
        let unknown = try await nominatim(.uris(["geonames:1"]))
        #expect(unknown.isEmpty)
    }

    /// Each block leaves out those before it, until one is small; pages are cut from the same list.
    @Test func nominatimGoesOnInBlocks() async throws {
        let transport = FakeTransport(FakeWorld(villages: 100, inns: 0).nominatim)
        let backend = try transport.nominatim(maximumBlocks: 5)
        let page = try await backend.response(to: .text("Newton", page: .init(offset: 38, limit: 5)))
        #expect(page.objects.map(\.name) == (38..<43).map { "Newton \($0)" })
        #expect(page.hasNextPage)
        #expect(transport.requests.map { $0["exclude_place_ids"]?.split(separator: ",").count ?? 0 } == [0, 40])
        let last = try await backend.response(to: .text("Newton", page: .init(offset: 95, limit: 10)))
        #expect(last.objects.count == 5)
        #expect(!last.hasNextPage)
        #expect(transport.requests.count == 6)
        let beyond = try await backend.response(to: .text("Newton", page: .init(offset: 200, limit: 10)))
        #expect(beyond.objects.isEmpty)
        #expect(transport.requests.count == 6)
    }

    /// Nominatim removes duplicates from blocks it has cut already, so a block that is not full may have others after it.
    @Test(arguments: [(size: 39, requests: 4), (25, 4), (10, 4), (9, 1), (0, 1)])
    func nominatimGoesOnAfterBlocksThatAreNotFull(size: Int, requests: Int) async throws {
        let world = FakeWorld(villages: 200, inns: 0)
        let transport = FakeTransport { request in
            var request = request
            request.query.removeAll { $0.name == "limit" }
            request.query.append((name: "limit", value: "\(size)"))
            return world.nominatim(request)
        }
        let backend = try transport.nominatim(maximumBlocks: 4)
        let response = try await backend.response(to: .text("Newton", page: .init(limit: 1000)))
        #expect(response.objects.count == size * requests)
        #expect(transport.requests.count == requests)
    }

    /// A service that returns places it should exclude ends the search.
    @Test func nominatimThatRepeatsItselfIsNotAskedForEver() async throws {
        let world = FakeWorld(villages: 100, inns: 0)
        let transport = FakeTransport { request in
            var request = request
            request.query.removeAll { $0.name == "exclude_place_ids" }
            return world.nominatim(request)
        }
        let response = try await transport.nominatim(maximumBlocks: 10).response(
            to: .text("Newton", page: .init(limit: 1000)))
        #expect(response.objects.count == 40)
        #expect(transport.requests.count == 2)
    }

    @Test func nominatimRefusesSuggestions() async throws {
        let transport = FakeTransport(body: "[]")
        let backend = try transport.nominatim()
        let error = await #expect(throws: SearchError.self) {
            try await backend.suggestions(for: SuggestRequest(text: "Vad"))
        }
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains("forbids") == true)
        #expect(try await backend.suggestions(for: SuggestRequest(text: " ")).isEmpty)
        #expect(transport.requests.isEmpty)
    }

    // MARK: Photon

    private static let noFeatures = #"{"type":"FeatureCollection","features":[]}"#

    private func photon(_ request: SearchRequest, countries: [String] = []) async throws -> [FakeTransport.Request] {
        try await asked(request, of: { try $0.photon(countries: countries) }, answer: Self.noFeatures)
    }

    @Test func photonOptions() async throws {
        let options = SearchOptions(languages: ["rm", "de-CH"])
        let request = try #require(
            try await photon(.text("Bäckerei", in: .bounds(Self.box), options: options), countries: ["li", "CH"]).first)
        #expect(request.path == "/api")
        #expect(request["q"] == "Bäckerei")
        #expect(request["limit"] == "50")
        #expect(request["lang"] == "de")
        #expect(request["countrycode"] == "LI,CH")
        #expect(request["bbox"] == nil)
        #expect(request.number("lat").map { abs($0 - 47.15) < 1e-9 } == true)
        #expect(request["zoom"] == "10")
        let other = try await photon(.text("a", options: SearchOptions(languages: ["ja"])))
        #expect(other.first?["lang"] == "default")
        #expect(try await photon(.text("a")).first?["lang"] == "default")
        let user = try await photon(.text("a", options: SearchOptions(userPosition: Self.vaduz)))
        #expect(user.first?["lon"] == "9.52")
        #expect(user.first?["zoom"] == nil)
        let required = try await photon(.text("Suva", in: .bounds(Self.fiji, .required)))
        #expect(required.map { $0["bbox"] } == ["177.0,-21.0,180.0,-12.0", "-180.0,-21.0,-178.0,-12.0"])
    }

    @Test func photonTakesAddressesInFields() async throws {
        let request = try #require(try await photon(.address(Self.address)).first)
        #expect(request.path == "/structured")
        #expect(request["street"] == "Städtle")
        #expect(request["housenumber"] == "43")
        #expect(request["district"] == "Ebenholz")
        #expect(request["countrycode"] == "LI")
    }

    @Test(arguments: [
        ("Städtle 43", "Städtle", "43"), ("12 Rue de la Paix", "Rue de la Paix", "12"),
        ("Hauptstr. 12a", "Hauptstr.", "12a"),
        ("Hauptstr. 12 a", "Hauptstr.", "12 a"), ("12, Main Street", "Main Street", "12"),
        ("Straße des 17. Juni", "Straße des 17. Juni", ""),
        ("Städtle", "Städtle", ""), ("", "", ""), ("5", "5", ""),
    ])
    func streetAndNumberArePartedAsWritten(line: String, street: String, number: String) {
        let parts = PhotonAddress.split(line)
        #expect(parts.street == street)
        #expect(parts.number == number)
    }

    /// A server without structured search is asked for the text, and the answer says so.
    @Test func photonWithoutFieldsIsAskedForTheText() async throws {
        let transport = FakeTransport(FakeWorld().photon)
        let response = try await transport.photon().response(to: .address(PostalAddress(city: "Newton")))
        #expect(transport.requests.map(\.path) == ["/structured", "/api"])
        #expect(response.metadata.emulatedOptions == [.postalAddress])
        #expect(!response.objects.isEmpty)
    }

    @Test func photonIsAskedForCategories() async throws {
        let transport = FakeTransport(FakeWorld().photon)
        let options = SearchOptions(filters: [.anyOf(SearchFilter.category, ["amenity=pub"])])
        let response = try await transport.photon().response(to: .text("Newton", options: options))
        #expect(transport.requests.first?["osm_tag"] == "amenity:pub")
        #expect(response.objects.count == 10)
        #expect(response.objects.allSatisfy { $0.kind == .business })
        #expect(response.metadata.businessResultMetadata?.facets.isEmpty == false)
    }

    @Test(
        arguments: [
            (nil, nil), (3.0, "country"), (6.0, "state"), (9.0, "county"), (12.0, "city"), (15.0, "district,locality"),
            (17.0, "street"), (18.0, nil),
        ] as [(Double?, String?)])
    func photonReverse(zoom: Double?, layer: String?) async throws {
        let request = try #require(try await photon(.reverse(Self.vaduz, zoom: zoom)).first)
        #expect(request.path == "/reverse")
        #expect(request["layer"] == layer)
        #expect(request["radius"] != nil)
    }

    @Test func photonKnowsWhatItGave() async throws {
        let backend = try FakeTransport(FakeWorld().photon).photon()
        let unknown = await #expect(throws: SearchError.self) { try await backend.response(to: .uri("osm:n7")) }
        #expect(unknown?.code == .unsupported)
        let line = try #require(try await backend.suggestions(for: SuggestRequest(text: "newt")).first)
        let request = try #require(line.searchRequest())
        #expect(try await backend.response(to: request).objects.map(\.uri) == [line.uri])
    }

    // MARK: Pelias

    private func pelias(_ request: SearchRequest, countries: [String] = []) async throws -> [FakeTransport.Request] {
        try await asked(request, of: { try $0.pelias(countries: countries) }, answer: Self.noFeatures)
    }

    @Test func peliasOptions() async throws {
        let options = SearchOptions(searchTypes: .organizations, languages: ["de-CH", "fr"])
        let request = try #require(
            try await pelias(.text("Bäckerei", in: .point(Self.vaduz), options: options), countries: ["li", "CH"]).first
        )
        #expect(request.path == "/v1/search")
        #expect(request["text"] == "Bäckerei")
        #expect(request["size"] == "40")
        #expect(request["layers"] == "venue")
        #expect(request["lang"] == "de-CH,fr")
        #expect(request["boundary.country"] == "LI,CH")
        #expect(request["focus.point.lat"] == "47.14")
        #expect(request["boundary.rect.min_lat"] == nil)
        let circle = SearchArea.circle(CircularRegion(center: Self.vaduz, radius: 5_000), .required)
        #expect(try await pelias(.text("a", in: circle)).first?["boundary.circle.radius"] == "5.0")
        let required = try await pelias(.text("Suva", in: .bounds(Self.fiji, .required)))
        #expect(required.map { $0["boundary.rect.min_lon"] } == ["177.0", "-180.0"])
        #expect(required.map { $0["boundary.rect.max_lon"] } == ["180.0", "-178.0"])
    }

    @Test func peliasTakesAddressesInFields() async throws {
        let request = try #require(try await pelias(.address(Self.address)).first)
        #expect(request.path == "/v1/search/structured")
        #expect(request["address"] == "Städtle 43")
        #expect(request["neighbourhood"] == "Ebenholz")
        #expect(request["locality"] == "Vaduz")
        #expect(request["county"] == "Oberland")
        #expect(request["postalcode"] == "9490")
        #expect(request["country"] == "Liechtenstein")
    }

    @Test func peliasLooksUp() async throws {
        let own = try await pelias(.uris(["pelias:whosonfirst:region:85683497", "pelias:none", "geonames:1"]))
        #expect(own.map { $0["ids"] } == ["whosonfirst:region:85683497"])
        let other = try #require(try await pelias(.uris(["osm:w1"])).first?["ids"])
        #expect(other.split(separator: ",").contains("openstreetmap:venue:way/1"))
        #expect(other.split(separator: ",").contains("openstreetmap:address:way:1"))
        let backend = try FakeTransport(FakeWorld().pelias).pelias()
        let inn = try await backend.response(to: .uri("osm:n1003")).objects.first
        #expect(inn?.name == "Newton Inn 3")
        #expect(inn?.uri == "osm:n1003")
        #expect(inn?[URIMetadata.self]?.uris == ["osm:n1003", "pelias:openstreetmap:venue:node/1003"])
    }

    @Test func peliasCompletes() async throws {
        let transport = FakeTransport(FakeWorld().pelias)
        let lines = try await transport.pelias().suggestions(for: SuggestRequest(text: "newt", limit: 3))
        #expect(lines.map(\.title) == ["Newton 0", "Newton 1", "Newton 2"])
        #expect(lines[0].subtitle == "Newland")
        #expect(transport.requests.map(\.path) == ["/v1/autocomplete"])
    }

    // MARK: All

    /// A coordinate in the text is looked at, not searched for.
    @Test func coordinatesInTheText() async throws {
        let world = FakeWorld()
        let photon = FakeTransport(world.photon)
        let response = try await photon.photon().response(to: .text("10.0, 20.0"))
        #expect(photon.requests.map(\.path) == ["/reverse"])
        #expect(response.objects.first?.name == "Newton 0")
        #expect(response.metadata.toponymResultMetadata?.mode == .reverse)
        let pelias = FakeTransport(world.pelias)
        _ = try await pelias.pelias().response(to: .text("Newton 10.01234, 20.01234"))
        #expect(pelias.requests.first?.path == "/v1/search")
        #expect(pelias.requests.first?["focus.point.lat"] == "10.01234")
        #expect(pelias.requests.first?["text"] == "Newton")
    }

    /// A backend for some countries stays in them, whatever country an address is in.
    @Test func countriesOfTheBackendHold() async throws {
        for (code, expected) in [("li", "li"), ("AT", "li,ch"), ("", "li,ch")] {
            let request = SearchRequest.address(PostalAddress(city: "Vaduz", isoCountryCode: code))
            #expect(try await nominatim(request, countries: ["li", "ch"]).first?["countrycodes"] == expected)
            #expect(
                try await photon(request, countries: ["li", "ch"]).first?["countrycode"] == expected.uppercased())
            #expect(
                try await pelias(request, countries: ["li", "ch"]).first?["boundary.country"] == expected.uppercased())
        }
    }

    @Test func resultsOfOneSortAreAGroup() async throws {
        let backend = try FakeTransport(FakeWorld().nominatim).nominatim()
        #expect(try await backend.response(to: .text("Inn")).metadata.displayType == .multiple)
        #expect(try await backend.response(to: .text("Newton")).metadata.displayType == .single)
    }

    @Test func textThatNoURLCarriesIsUnsupported() async throws {
        let transport = FakeTransport(body: "[]")
        let text = String(repeating: "straße ", count: 400)
        let error = await #expect(throws: SearchError.self) {
            try await transport.nominatim().response(to: .text(text))
        }
        #expect(error?.code == .unsupported)
        #expect(transport.requests.isEmpty)
        #expect(try await transport.nominatim().response(to: .text("\u{0}\u{1}")).objects.isEmpty)
        #expect(transport.requests.isEmpty)
    }
}
