import Foundation
import MapSearch
import Testing

@Suite struct AddressTests {
    @Test func partsAreFoundByKind() {
        let address = berlinHouse.address
        #expect(address?.country == "Germany")
        #expect(address?.region == "Berlin")
        #expect(address?.county == nil)
        #expect(address?.locality == "Berlin")
        #expect(address?.district == "Mitte")
        #expect(address?.street == "Unter den Linden")
        #expect(address?.name(of: [.metroStation, .house]) == "77")
        #expect(address?.name(of: []) == nil)
    }

    @Test func kindsAreCodedByName() throws {
        let component = Address.Component(name: "U5", kinds: [.metroStation, .station])
        let json = String(decoding: try JSONEncoder().encode(component.kinds), as: UTF8.self)
        #expect(json == #"["station","metroStation"]"#)
        let decoded = try JSONDecoder().decode(
            Address.Component.Kinds.self, from: Data(#"["metroStation","elevator","station"]"#.utf8))
        #expect(decoded == component.kinds)
        #expect("\(decoded)" == "[station, metroStation]")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Address.Component.Kinds.self, from: Data("3".utf8))
        }
    }

    @Test(arguments: [
        (PostalAddress(), ""),
        (PostalAddress(city: "Vaduz"), "Vaduz"),
        (PostalAddress(city: "Vaduz", postalCode: "9490", isoCountryCode: "li"), "9490 Vaduz, LI"),
        (
            PostalAddress(
                street: "Unter den Linden 77\nHinterhof", subLocality: "Mitte", city: "Berlin",
                subAdministrativeArea: "Kreis", state: "Berlin", postalCode: "10117", country: "Germany",
                isoCountryCode: "DE"),
            "Unter den Linden 77, Hinterhof, Mitte, 10117 Berlin, Kreis, Berlin, Germany"
        ),
    ])
    func fieldsMakeALine(address: PostalAddress, line: String) {
        #expect(address.singleLine == line)
        #expect(Address(address).formatted == line)
    }

    @Test func emptyFieldsBecomeNoPart() {
        let address = Address(PostalAddress(street: "Main St 1", country: "US"))
        #expect(address.components.map(\.name) == ["US", "Main St 1"])
        #expect(address.postalCode == nil)
        #expect(address.countryCode == nil)
    }
}
