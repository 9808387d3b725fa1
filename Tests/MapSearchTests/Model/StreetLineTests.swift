import MapSearch
import Testing

@Suite struct StreetLineTests {
    @Test(arguments: [
        ("GB", "10 Weg"), ("gb", "10 Weg"), ("LI", "Weg 10"), ("ES", "Weg, 10"), ("IN", "10, Weg"), ("US", "10 Weg"),
        ("", "Weg 10"), ("ZZ", "Weg 10"), ("x", "Weg 10"), ("CO", "Weg # 10"),
    ])
    func orderOfACountry(code: String, line: String) {
        #expect(StreetLine(countryCode: code).text(street: "Weg", number: "10") == line)
    }

    @Test func whatIsMissingLeavesNoGap() {
        for code in ["GB", "DE", "ES", "IN"] {
            let order = StreetLine(countryCode: code)
            #expect(order.text(street: "Weg", number: "") == "Weg")
            #expect(order.text(street: "", number: "10") == "10")
            #expect(order.text(street: "", number: "") == "")
        }
        #expect(StreetLine(countryCode: nil).text(street: "Weg", number: "10") == "Weg 10")
    }

    @Test func numberSignIsWrittenOnce() {
        #expect(StreetLine(countryCode: "CO").text(street: "Calle 26", number: "#57-41") == "Calle 26 #57-41")
    }

    /// Chinese, Japanese and Korean go from the large to the small, whatever the country does in Latin letters.
    @Test func scriptsOfEastAsia() {
        #expect(StreetLine(countryCode: "KR").text(street: "동교로", number: "146") == "동교로 146")
        #expect(StreetLine(countryCode: "KR").text(street: "Donggyo-ro", number: "146") == "146 Donggyo-ro")
        #expect(StreetLine(countryCode: "TW").text(street: "信義路五段", number: "7") == "信義路五段 7")
    }

    @Test(arguments: ["GB", "DE", "ES", "IN", "KR", "CO"])
    func partsAreWhereTheyAreSaidToBe(code: String) {
        for (street, number) in [("Straße 𝔸", "10a"), ("동교로", "146"), ("Weg", "1–3"), ("Weg", "#1")] {
            let order = StreetLine(countryCode: code)
            let units = Array(order.text(street: street, number: number).utf16)
            let starts = order.starts(street: street, number: number)
            #expect(units[starts.street...].starts(with: street.utf16))
            #expect(units[starts.number...].starts(with: number.utf16))
        }
    }
}
