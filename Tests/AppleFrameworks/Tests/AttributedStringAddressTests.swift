import Foundation
import MapSearch
import MapSearchApple
import MapSearchPresentation
import Testing

@Suite struct AttributedStringAddressTests {
    @Test func runs() {
        let form = PostalAddress(street: "Weg 7", city: "Ulm", postalCode: "89073", isoCountryCode: "DE")
        let attributed = AttributedString(AddressFormatter().format(AddressParts(form)))
        let runs = attributed.runs.map { (String(attributed[$0.range].characters), $0[AddressPartAttribute.self]) }
        #expect(runs.map(\.0) == ["Weg 7", "\n", "89073", " ", "Ulm"])
        #expect(runs.map(\.1) == [.street, nil, .postcode, nil, .city])
        #expect(AttributedString(AddressFormatter().format(AddressParts())).characters.isEmpty)
    }
}
