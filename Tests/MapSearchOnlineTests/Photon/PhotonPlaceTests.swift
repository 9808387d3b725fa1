import MapGeometry
import MapSearch
import MapSearchOnline
import Testing

/// What becomes of the places of Photon.
@Suite struct PhotonPlaceTests {
    private func objects(_ request: SearchRequest = .text("Städtle 43, 9490 Vaduz")) async throws -> [GeoObject] {
        try await FakeTransport(body: Fixtures.photonVaduz).photon().response(to: request).objects
    }

    @Test func town() async throws {
        let town = try #require(try await objects().first)
        #expect(town.name == "Vaduz")
        #expect(town.uri == "osm:r1155956")
        #expect(town.kind == .locality)
        #expect(town.coordinate == Coordinate(latitude: 47.1392862, longitude: 9.5227962))
        #expect(
            town.boundingBox
                == CoordinateBounds(south: 47.0870567, west: 9.4950763, north: 47.1940393, east: 9.6116778))
        #expect(town.descriptionText == "9490, Oberland, Liechtenstein")
        #expect(town.address?.formatted == "Vaduz, 9490, Oberland, Liechtenstein")
        #expect(town.address?.components.map(\.name) == ["Liechtenstein", "Oberland", "Vaduz"])
        #expect(town.address?.countryCode == "LI")
        #expect(town[ToponymMetadata.self]?.population == 5696)
        #expect(town[SourceMetadata.self] == SourceMetadata(backend: "photon", isOffline: false))
        #expect(town.attributions == [.openStreetMap])
    }

    @Test func pharmacy() async throws {
        let pharmacy = try await objects(.text("Apotheke", options: SearchOptions(languages: ["de"])))[1]
        #expect(pharmacy.kind == .business)
        #expect(pharmacy.descriptionText == "Äulestrasse 60, Ebenholz, 9490 Vaduz, Liechtenstein")
        let business = try #require(pharmacy[BusinessMetadata.self])
        #expect(business.categories == [PlaceCategory(id: "amenity=pharmacy", name: "Apotheke")])
        #expect(business.phones.map(\.number) == ["+423 233 25 30", "+423 233 25 31"])
        #expect(business.openingHoursText == "Mo-Fr 08:00-18:30")
        #expect(business.features == [.init(id: "wheelchair", value: .flag(true))])
        #expect(business.address?.street == "Äulestrasse")
        #expect(business.address?.houseNumber == "60")
        #expect(business.address?.district == "Ebenholz")
    }

    @Test func house() async throws {
        let house = try await objects()[2]
        #expect(house.name == "Städtle 43")
        #expect(house.kind == .house)
        #expect(house.address?.formatted == "Städtle 43, 9490 Vaduz, Liechtenstein")
        #expect(house[ToponymMetadata.self]?.precision == .exact)
    }

    @Test func acrossTheMeridian() async throws {
        let country = try await objects()[3]
        #expect(country.kind == .country)
        #expect(country.boundingBox?.spans180thMeridian == true)
        #expect(country.boundingBox?.west == 172)
        #expect(country.address?.country == "Viti")
    }

    /// A place without a name has that of its category.
    @Test func bench() async throws {
        let objects = try await objects()
        #expect(objects.count == 5)
        #expect(objects[4].name == "Bench")
    }
}
