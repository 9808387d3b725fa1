import Foundation
import MapSearch
import Testing

@Suite struct GeoObjectTests {
    @Test func survivesCoding() throws {
        let data = try JSONEncoder().encode(berlinHouse)
        #expect(try JSONDecoder().decode(GeoObject.self, from: data) == berlinHouse)
    }

    @Test func isIdentifiedByItsURI() {
        var moved = berlinHouse
        moved.coordinate = zurich
        moved.name = "Elsewhere"
        #expect(moved.id == berlinHouse.id)
        var anonymous = berlinHouse
        anonymous.uri = nil
        #expect(anonymous.id == .place(name: anonymous.name, kind: .house, coordinate: berlin))
    }

    @Test func addressComesFromTheToponymOrTheBusiness() {
        #expect(berlinHouse.address?.houseNumber == "77")
        var shop = GeoObject(name: "Shop", coordinate: berlin, kind: .business)
        #expect(shop.address == nil)
        shop[BusinessMetadata.self] = BusinessMetadata(name: "Shop", address: Address(formatted: "Here 1"))
        #expect(shop.address?.formatted == "Here 1")
    }

    @Test func matchedRangesLieInTheName() {
        #expect(berlinHouse.matchedRanges.map { String(berlinHouse.name[$0]) } == ["Unter den Linden"])
        var object = berlinHouse
        object[MatchMetadata.self]?.spans = [TextSpan(start: 17, length: 2), TextSpan(start: 17, length: 3)]
        #expect(object.matchedRanges.map { String(object.name[$0]) } == ["77"])
    }

    @Test func businessSurvivesCoding() throws {
        let business = BusinessMetadata(
            name: "Café", address: Address(formatted: "Here 1"), categories: [PlaceCategory(id: "cafe", name: "Café")],
            phones: [BusinessMetadata.Phone(number: "+49 30 1", kind: .phoneFax, info: "desk")],
            links: [BusinessMetadata.Link(url: "https://example.org", kind: .menu)],
            chains: [BusinessMetadata.Chain(id: "Q1", name: "Chain")],
            features: [
                BusinessMetadata.Feature(id: "wifi", name: "Wi-Fi", value: .flag(false)),
                BusinessMetadata.Feature(id: "cuisine", value: .values(["thai", "lao"])),
            ],
            openingHoursText: "Mo-Fr 08:00-18:00")
        let data = try JSONEncoder().encode(business)
        #expect(try JSONDecoder().decode(BusinessMetadata.self, from: data) == business)
        #expect(String(decoding: data, as: UTF8.self).contains(#""value":["thai","lao"]"#))
    }
}
