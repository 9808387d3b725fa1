import MapSearchPresentation
import Testing

/// Addresses as registers have them, and what is made of them.
@Suite struct AddressTagsTests {
    private func lines(_ code: String, _ tags: [String: String]) -> [String] {
        AddressFormatter().format(AddressParts(tags: tags.merging(["country_code": code]) { first, _ in first })).lines
    }

    @Test func namesOfPlaces() {
        #expect(lines("de", ["museum": "Haus", "road": "Weg", "city": "Ulm"]) == ["Haus", "Weg", "Ulm"])
        #expect(lines("de", ["zoo": "B", "bar": "A", "road": "Weg", "city": "Ulm"]) == ["A", "Weg", "Ulm"])
        #expect(lines("de", ["building": "Turm", "bar": "A", "road": "Weg"]) == ["A", "Turm", "Weg"])
        #expect(lines("de", ["fuel": "https://example.org", "road": "Weg"]) == ["Weg"])
        #expect(lines("de", ["continent": "Europe", "ISO3166-2-lvl4": "DE-BW", "city": "Ulm"]) == ["Ulm"])
    }

    @Test func settlements() {
        #expect(lines("de", ["village": "Dorf", "town": "Stadt", "postcode": "1"]) == ["1 Dorf"])
        #expect(lines("de", ["postal_city": "Post", "village": "Dorf", "postcode": "1"]) == ["1 Post"])
        #expect(lines("de", ["hamlet": "Hof", "house_number": "3", "city": "Ulm"]) == ["Hof 3", "Ulm"])
        #expect(lines("de", ["county": "Kreis", "road": "Weg"]) == ["Weg", "Kreis"])
    }

    @Test func shortFormsOfStates() {
        let texas = ["city": "Paris", "state": "TEXAS", "postcode": "75460"]
        #expect(lines("us", texas) == ["Paris, TX 75460"])
        #expect(lines("us", texas.merging(["state_code": "T"]) { $1 }) == ["Paris, T 75460"])
        #expect(lines("us", ["city": "New York", "state": "New York"]) == ["New York, New York"])
        #expect(lines("us", ["state": "Washington, D.C.", "postcode": "20500"]) == ["Washington, DC 20500"])
        #expect(
            lines("it", ["city": "Oderzo", "county": "Provincia di Treviso", "postcode": "31046"]) == [
                "31046 Oderzo TV"
            ])
        #expect(
            lines("au", ["suburb": "Redfern", "state": "New South Wales", "postcode": "2016"]) == ["Redfern NSW 2016"])
        #expect(lines("ca", ["city": "Laval", "state": "Québec", "postcode": "h7v1x2"]) == ["Laval, QC H7V 1X2"])
    }

    @Test func namesAreWrittenAsPeopleDo() {
        #expect(lines("fr", ["city": "Paris 7e Arrondissement", "postcode": "75007"]) == ["75007 Paris"])
        #expect(
            lines("de", ["city_district": "Stadtbezirk 03 Maxvorstadt", "city": "Munich"]) == ["Maxvorstadt", "Munich"])
        #expect(lines("us", ["city": "Reno", "country": "USA"]) == ["Reno", "United States of America"])
        #expect(lines("gb", ["city": "City of Nottingham", "postcode": "NG3 1NB"]) == ["Nottingham", "NG3 1NB"])
        #expect(lines("gb", ["city": "City of "]) == ["City of"])
        #expect(lines("mt", ["city": "Mdina", "country": "1002"]) == ["Mdina", "Malta"])
    }

    @Test func provincesOfSmallPlaces() {
        let cluj = ["state": "Cluj", "postcode": "400001"]
        #expect(lines("ro", cluj.merging(["city": "Cluj-Napoca"]) { $1 }) == ["400001 Cluj-Napoca"])
        #expect(lines("ro", cluj.merging(["town": "Turda"]) { $1 }) == ["400001 Turda, jud. Cluj"])
        #expect(lines("ar", ["road": "San Martín", "city": "Tandil", "state": "B"]) == ["San Martín", "Tandil"])
        #expect(lines("ar", ["road": "San Martín", "town": "Azul", "state": "B"]) == ["San Martín", "Azul", "B"])
        #expect(lines("ua", ["road": "Sumska", "city": "Kharkiv", "state": "K"]) == ["Sumska", "Kharkiv"])
        // The delivery place of a village is no city, nor is what the caller puts in its place.
        #expect(lines("ro", cluj.merging(["postal_city": "Turda"]) { $1 }) == ["400001 Turda, jud. Cluj"])
        #expect(lines("ro", cluj.merging(["town": "Turda", "city": "X"]) { $1 }) == ["400001 Turda, jud. Cluj"])
        var parts = AddressParts(tags: cluj.merging(["city": "Cluj-Napoca", "country_code": "ro"]) { $1 })
        (parts[.city], parts[.village]) = (nil, "Mera")
        #expect(AddressFormatter().format(parts).lines == ["400001 Mera, jud. Cluj"])
    }

    @Test func namesOfTheSettlementAreNotRepeated() {
        #expect(
            lines("ie", ["city": "Dublin", "county": "County Dublin", "postcode": "D02X285"]) == ["Dublin", "D02 X285"])
        #expect(lines("ie", ["city": "Cork City", "county": "County Cork", "road": "Mall"]) == ["Mall", "Cork"])
        #expect(
            lines("ie", ["town": "Cobh", "county": "County Cork", "road": "Mall"]) == ["Mall", "Cobh", "County Cork"])
        #expect(
            lines("ar", ["city": "Autonomous City of Buenos Aires", "road": "Defensa"]) == ["Defensa", "Buenos Aires"])
        #expect(lines("gb", ["county": "London Borough of Camden"]) == ["Camden"])
    }

    @Test func ordersOfStreetAndNumber() {
        func house(_ code: String) -> String? { lines(code, ["road": "Weg", "house_number": "7"]).first }
        #expect(house("gb") == "7 Weg" && house("li") == "Weg 7" && house("es") == "Weg, 7" && house("in") == "7, Weg")
        #expect(lines("ca", ["suburb": "Plateau", "city": "Laval", "state": "Québec"]) == ["Plateau", "Laval, QC"])
        #expect(lines("ca", ["state": "Québec", "country": "Canada"]) == ["Québec", "Canada"])
        #expect(lines("hu", ["road": "Fő utca", "house_number": "2", "city": "Vác"]) == ["Vác", "Fő utca 2."])
        #expect(
            lines("kw", ["road": "Street 25", "house_number": "12", "suburb": "Block 3"]) == [
                "Block 3", "Street 25", "12",
            ])
    }

    @Test func postcodesThatAreSeveral() {
        #expect(lines("fr", ["city": "Mulhouse", "road": "Rue", "postcode": "68100;68200"]) == ["Rue", "Mulhouse"])
        #expect(lines("de", ["city": "Ulm", "postcode": "63739,63741"]) == ["63739 Ulm"])
        #expect(lines("de", ["city": "Ulm", "postcode": ",;"]) == ["Ulm"])
    }

    @Test func emptyLinesAndRepetitions() {
        #expect(lines("de", ["city": "Berlin", "state": "Berlin", "country": "Germany"]) == ["Berlin", "Germany"])
        #expect(lines("de", ["city": "BERLIN", "state": "Berlin"]) == ["BERLIN"])
        #expect(lines("br", ["road": "Rua A", "state": "Piauí"]) == ["Rua A", "PI"])
        #expect(lines("br", ["road": "Rua A", "house_number": "3", "city": "Picos"]) == ["Rua A, 3", "Picos"])
        #expect(lines("hu", ["road": "Dezső utca", "city": "Budapest"]) == ["Budapest", "Dezső utca"])
        #expect(lines("hu", ["road": "Dezső utca", "house_number": "11"]) == ["Dezső utca 11."])
        #expect(lines("cv", ["city": "Praia", "postcode": "7600"]) == ["7600-Praia"])
    }
}
