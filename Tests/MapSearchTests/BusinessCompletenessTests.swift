import MapSearch
import Testing

@Suite struct BusinessCompletenessTests {
    @Test func eachPartIsAFifth() {
        var business = BusinessMetadata(name: "Adler", categories: [PlaceCategory(id: "amenity=restaurant", name: "")])
        #expect(business.completeness == 0)
        business.phones = [.init(number: "1"), .init(number: "2")]
        #expect(business.completeness == 0.2)
        business.links = [.init(url: "https://example.org")]
        #expect(business.completeness == 0.4)
        business.openingHoursText = "24/7"
        #expect(business.completeness == 0.6)
        business.features = [.init(id: "wifi", value: .flag(false))]
        #expect(business.completeness == 0.8)
        business.address = Address(components: [.init(name: "High Street", kinds: .street)])
        #expect(business.completeness == 0.8)
        business.address?.components.append(.init(name: "5", kinds: .house))
        #expect(business.completeness == 1)
    }
}
