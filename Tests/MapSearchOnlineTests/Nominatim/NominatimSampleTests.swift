import Foundation
import MapGeometry
import MapSearch
import MapSearchOnline
import TestFixtures
import Testing

/// Answers that a real Nominatim gave, which lie outside of the package.
@Suite(.enabled(if: NominatimSamples.areThere, "the samples are not there"))
struct NominatimSampleTests {
    private func objects(
        _ sample: String, _ request: SearchRequest = .text("Vaduz")
    ) async throws -> [GeoObject] {
        try await NominatimSamples.transport(sample).nominatim().response(to: request).objects
    }

    @Test func townWithAllDetails() async throws {
        let town = try #require(try await objects("05-search-free-all-details").first)
        #expect(town.name == "Vaduz")
        #expect(town.uri == "osm:r1155956")
        #expect(town.kind == .locality)
        #expect(town.descriptionText == "Oberland, 9490, Liechtenstein")
        #expect(town.coordinate == Coordinate(latitude: 47.1392862, longitude: 9.5227962))
        #expect(
            town.boundingBox
                == CoordinateBounds(south: 47.0870567, west: 9.4950763, north: 47.1940393, east: 9.6116778))
        let toponym = try #require(town[ToponymMetadata.self])
        #expect(toponym.address.formatted == "Vaduz, Oberland, 9490, Liechtenstein")
        #expect(toponym.address.components.map(\.name) == ["Liechtenstein", "Oberland", "Vaduz"])
        #expect(toponym.address.components.map(\.kinds) == [.country, .county, .locality])
        #expect(toponym.address.postalCode == "9490")
        #expect(toponym.address.countryCode == "LI")
        #expect(toponym.localizedNames["ja"] == "ファドゥーツ")
        #expect(toponym.precision == nil)
        #expect(town[MatchMetadata.self].map { abs($0.score - 0.18667666666666663) < 1e-12 } == true)
        #expect(town.attributions == [.openStreetMap])
    }

    @Test func museumByAddress() async throws {
        let request = SearchRequest.address(PostalAddress(street: "43 Städtle", city: "Vaduz"))
        let museum = try #require(try await objects("13-search-structured", request).first)
        #expect(museum.kind == .business)
        let business = try #require(museum[BusinessMetadata.self])
        #expect(business.categories.map(\.id) == ["tourism=museum"])
        #expect(business.address?.street == "Städtle")
        #expect(business.address?.houseNumber == "43")
        #expect(business.address?.district == "Ebenholz")
        #expect(business.address?.locality == "Vaduz")
        #expect(business.address?.formatted == "43, Städtle, Ebenholz, Vaduz, Oberland, 9490, Liechtenstein")
        #expect(!business.address!.components.contains { $0.name == museum.name })
    }

    @Test func postcodeHasNoIdentifier() async throws {
        let postcode = try #require(try await objects("14-search-structured-postcode").first)
        #expect(postcode.kind == .postcode)
        #expect(postcode.uri == nil)
        #expect(postcode.address?.postalCode == postcode.name)
    }

    @Test func polygon() async throws {
        let reverse = SearchRequest.reverse(Coordinate(latitude: 47.1391, longitude: 9.522), zoom: 10)
        let town = try #require(try await objects("63-reverse-polygon", reverse).first)
        guard case .multiPolygon(let shape)? = town.geometry.first else {
            Issue.record("the shape is \(town.geometry)")
            return
        }
        #expect(shape.polygons.count > 1)
        #expect(town.distance.map { $0 < 100 } == true)
    }

    @Test(arguments: [
        ("48-reverse-zoom-03", ObjectKind.country), ("50-reverse-zoom-08", .county), ("51-reverse-zoom-10", .locality),
    ])
    func reverseByZoom(sample: String, kind: ObjectKind) async throws {
        let place = Coordinate(latitude: 47.1391, longitude: 9.522)
        let found = try await objects(sample, .reverse(place, zoom: 10))
        #expect(found.map(\.kind) == [kind])
    }

    @Test(arguments: ["69-reverse-sea-no-result", "74-reverse-out-of-range"])
    func nothingThere(sample: String) async throws {
        #expect(try await objects(sample, .reverse(Coordinate(latitude: 0, longitude: -30))).isEmpty)
    }

    @Test func severalIdentifiersInTheirOrder() async throws {
        let uris = ["osm:n1107468612", "osm:r1155956", "osm:n1", "osm:w364531974"]
        let found = try await objects("76-lookup-three", .uris(uris))
        #expect(found.map(\.uri) == ["osm:n1107468612", "osm:r1155956", "osm:w364531974"])
        #expect(found[2].name == "Marktgass 4")
        #expect(found[2].kind == .house || found[2].kind == .other)
        let unknown = await #expect(throws: SearchError.self) {
            try await objects("79-lookup-unknown-id", .uri("osm:n1"))
        }
        #expect(unknown?.code == .notFound)
    }

    @Test(arguments: [
        "17-search-structured-and-q-error", "42-search-no-query-error", "44-search-bad-limit-error",
        "45-search-bad-viewbox-error", "43-search-bad-format-error",
    ])
    func refusal(sample: String) async throws {
        let error = await #expect(throws: SearchError.self) { try await objects(sample) }
        #expect(error?.code == .badRequest)
        #expect(error?.status == 400)
    }

    /// Each answer that there is gives objects or an error, and what it gives is sound.
    @Test(arguments: NominatimSamples.names)
    func everySample(sample: String) async throws {
        let transport = try NominatimSamples.transport(sample)
        for request in [
            SearchRequest.text("Vaduz", page: .init(limit: 50)), .reverse(Coordinate(latitude: 47.1, longitude: 9.5)),
            .uris(["osm:r1155956"]),
        ] {
            do {
                for object in try await transport.nominatim().response(to: request).objects {
                    #expect(!object.name.isEmpty)
                    #expect(object.coordinate.isValid)
                    #expect(object[SourceMetadata.self]?.backend == "nominatim")
                    #expect(object.address?.countryCode?.count ?? 2 == 2)
                }
            } catch let error as SearchError {
                #expect([.badResponse, .badRequest].contains(error.code), "\(error)")
            }
        }
    }
}

/// The samples, each a file with the status and the body of an answer.
enum NominatimSamples {
    private static let folder = SharedFolder.url("nominatim-samples")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".json") }
        .map { String($0.dropLast(5)) }.sorted()

    static var areThere: Bool { !names.isEmpty }

    /// A transport that always answers with a sample.
    static func transport(_ name: String) throws -> FakeTransport {
        let data = try Data(contentsOf: folder.appending(path: name + ".json"))
        guard case .object(let sample) = try JSONValue(parsing: String(decoding: data, as: UTF8.self)),
            case .number(let status)? = sample["status"], let body = sample["body"]
        else { throw CocoaError(.fileReadCorruptFile) }
        let text = if case .string(let text) = body { text } else { body.description }
        return FakeTransport(body: text, status: Int(status))
    }
}
