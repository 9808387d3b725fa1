import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// The details of businesses are returned as they were added.
@Suite struct DetailsTests {
    private static func world(_ business: BusinessMetadata, houseNumber: String? = nil) throws -> OfflineBackend {
        var world = TinyWorld()
        world.add("vaduz", .locality, "Vaduz", people: 5_000)
        world.add("s", .street, "Städtle", in: "vaduz")
        world.add("b", .business, business.name, in: "s") {
            $0.business = business
            $0.houseNumber = houseNumber
            $0.postcode = "9490"
        }
        return try world.backend()
    }

    private static func full() -> BusinessMetadata {
        BusinessMetadata(
            name: "Café Amann",
            categories: [
                PlaceCategory(id: "amenity=cafe", name: "Café"), PlaceCategory(id: "shop=bakery", name: "Bread"),
            ],
            phones: [.init(number: "+423 232 00 00"), .init(number: "+423 1", kind: .fax, info: "office")],
            links: [.init(url: "https://example.com/?a=1"), .init(url: "https://example.com/menu", kind: .menu)],
            chains: [.init(id: "Q1", name: "Amann")],
            features: [
                .init(id: "wifi", name: "Wireless network", value: .flag(true)),
                .init(id: "outdoor", value: .flag(false)),
                .init(id: "cuisine", value: .values(["italian", "pizza"])), .init(id: "stars", value: .number(3.5)),
                .init(id: "closed", value: .dates([CalendarDate(year: 2026, month: 12, day: 25)].compactMap { $0 })),
            ],
            openingHoursText: "Mo-Fr 08:00-18:00; PH off")
    }

    @Test(arguments: [nil, "12a"])
    func everythingComesBack(houseNumber: String?) throws {
        let object = try #require(try Self.world(Self.full(), houseNumber: houseNumber).first("cafe amann"))
        var business = try #require(object[BusinessMetadata.self])
        #expect(business.address == object.address)
        business.address = nil
        // What came without a name is shown with one.
        var expected = Self.full()
        for (place, name) in ["Wireless network", "Outdoor", "Cuisine", "Stars", "Closed"].enumerated() {
            expected.features[place].name = name
        }
        #expect(business == expected)
        #expect(object.address?.houseNumber == houseNumber)
        #expect(object.address?.street == "Städtle")
        #expect(object.address?.postalCode == "9490")
        #expect(object.address?.formatted == (houseNumber.map { "Städtle " + $0 } ?? "Städtle") + ", Vaduz")
    }

    @Test func aBusinessOfWhichNothingIsKnownHasNoMetadata() throws {
        let object = try #require(try Self.world(BusinessMetadata(name: "Kiosk"), houseNumber: "1").first("kiosk"))
        #expect(object[BusinessMetadata.self] == nil)
        #expect(object.address?.formatted == "Städtle 1, Vaduz")
    }

    @Test func aBusinessIsFoundByItsStreetAndNumber() throws {
        let world = try Self.world(Self.full(), houseNumber: "12a")
        #expect(try world.first("Café Amann, Städtle, Vaduz")?.uri == "t:b")
        #expect(try world.first("Café Amann Städtle 12a")?.uri == "t:b")
        #expect(try world.first("Café Amann 14, Vaduz")?.uri == "t:b")
    }

    @Test func damageIsAnError() throws {
        var world = TinyWorld()
        world.add("b", .business, "Kiosk") { $0.business = Self.full() }
        let bytes = try world.bytes()
        for place in bytes.indices.suffix(256) {
            var damaged = bytes
            damaged[place] ^= 0x5A
            let error = #expect(throws: SearchError.self, "byte \(place)") { try OfflineIndex(bytes: damaged).verify() }
            #expect(error?.code == .indexCorrupt, "byte \(place)")
            // Without verification, a search returns the intact part or an error.
            do {
                for object in try OfflineBackend(OfflineIndex(bytes: damaged)).answer(.text("kiosk")).objects {
                    #expect(object.uri == "t:b" && object.coordinate.isValid, "byte \(place)")
                }
            } catch let error as SearchError {
                #expect(error.code == .indexCorrupt, "byte \(place)")
            }
        }
    }
}
