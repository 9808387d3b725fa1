import MapGeometry
import MapSearch
import MapSearchOnline
import Testing

/// What becomes of the places of Pelias.
@Suite struct PeliasPlaceTests {
    private func response(_ request: SearchRequest = .text("30 w 26th")) async throws -> SearchResponse {
        try await FakeTransport(body: Fixtures.pelias).pelias().response(to: request)
    }

    @Test func address() async throws {
        let house = try #require(try await response().objects.first)
        #expect(house.name == "30 West 26th Street")
        #expect(house.descriptionText == "Manhattan, New York, NY, USA")
        #expect(house.kind == .house)
        #expect(house.uri == "pelias:openaddresses:address:us/ny/city:30")
        #expect(house[ToponymMetadata.self]?.precision == .exact)
        #expect(house[MatchMetadata.self]?.score == 0.96)
        #expect(
            house.address?.components.map(\.name) == [
                "United States", "New York", "New York County", "New York", "Manhattan", "Flatiron District",
                "West 26th Street", "30",
            ])
        #expect(house.address?.postalCode == "10010")
        #expect(house.address?.countryCode == "US")
        #expect(house.address?.formatted == "30 West 26th Street, Manhattan, New York, NY, USA")
        #expect(house.attributions.map(\.text) == ["© OpenAddresses contributors"])
    }

    /// A house between two others is not there to be found again.
    @Test func interpolatedAddress() async throws {
        let house = try await response().objects[1]
        #expect(house.uri == nil)
        #expect(house[ToponymMetadata.self]?.precision == .range)
        #expect(house.address?.countryCode == "US")
    }

    @Test func venue() async throws {
        let tower = try await response().objects[2]
        #expect(tower.kind == .business)
        #expect(tower[URIMetadata.self]?.uris == ["pelias:openstreetmap:venue:way/5013364", "osm:w5013364"])
        #expect(tower[MatchMetadata.self]?.score == 1)
        let business = try #require(tower[BusinessMetadata.self])
        #expect(business.categories.map(\.id) == ["recreation", "public_art"])
        #expect(business.categories.map(\.name) == ["recreation", "public art"])
        #expect(business.links == [.init(url: "https://www.toureiffel.paris")])
        #expect(business.openingHoursText == "24/7")
        #expect(business.address?.houseNumber == "5")
        #expect(business.address?.formatted == "Paris, France")
    }

    @Test func acrossTheMeridian() async throws {
        let fiji = try await response().objects[3]
        #expect(fiji.boundingBox == CoordinateBounds(south: -20.7, west: 177, north: -12.4, east: -178.2))
        #expect(fiji.address?.countryCode == "FJ")
    }

    @Test func credits() async throws {
        let credits = try await response().attributions
        #expect(credits.first?.link == "https://search.example.org/attribution")
        #expect(credits.contains(.openStreetMap))
        #expect(credits.count == 4)
    }

    @Test func reverseTellsHowFar() async throws {
        let place = Coordinate(latitude: 40.744243, longitude: -73.990342)
        let response = try await response(.reverse(place))
        #expect(response.objects[0].distance == 0)
        #expect(response.objects[0][ToponymMetadata.self]?.precision == nil)
        #expect(response.metadata.toponymResultMetadata?.reversePoint == place)
    }
}
