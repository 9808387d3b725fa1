import Foundation
import MapSearch
import Testing

@Suite struct PlacemarkTests {
    @Test func readsTheFieldsOfAHouse() {
        let placemark = Placemark(berlinHouse)
        #expect(placemark.name == "Unter den Linden 77")
        #expect(placemark.thoroughfare == "Unter den Linden")
        #expect(placemark.subThoroughfare == "77")
        #expect(placemark.locality == "Berlin")
        #expect(placemark.subLocality == "Mitte")
        #expect(placemark.administrativeArea == "Berlin")
        #expect(placemark.subAdministrativeArea == nil)
        #expect(placemark.postalCode == "10117")
        #expect(placemark.isoCountryCode == "DE")
        #expect(placemark.country == "Germany")
        #expect(placemark.timeZoneIdentifier == "Europe/Berlin")
        #expect(placemark.areasOfInterest == ["Pariser Platz"])
        #expect(placemark.precision == .exact)
        #expect(placemark.inlandWater == nil && placemark.ocean == nil)
        #expect(placemark.id == berlinHouse.id)
    }

    @Test func aPlaceIsItsOwnPart() {
        let city = Placemark(GeoObject(name: "Vaduz", coordinate: zurich, kind: .locality))
        #expect(city.locality == "Vaduz")
        #expect(city.thoroughfare == nil)
        #expect(Placemark(GeoObject(name: "9490", coordinate: zurich, kind: .postcode)).postalCode == "9490")
        #expect(Placemark(GeoObject(name: "Liechtenstein", coordinate: zurich, kind: .country)).country != nil)
        let lake = GeoObject(
            name: "Zürichsee", coordinate: zurich, kind: .water,
            metadata: MetadataContainer(ToponymMetadata(address: Address(), waterBody: .inland)))
        #expect(Placemark(lake).inlandWater == "Zürichsee")
        #expect(Placemark(lake).ocean == nil)
    }

    @Test func numberStandsWhereTheCountryPutsIt() {
        var object = berlinHouse
        #expect(Placemark(object).postalAddress.street == "Unter den Linden 77")
        object[ToponymMetadata.self]?.address.formatted = "77 Unter den Linden, Berlin"
        #expect(Placemark(object).postalAddress.street == "77 Unter den Linden")
        #expect(Placemark(object).postalAddress.city == "Berlin")
        #expect(Placemark(GeoObject(name: "x", coordinate: zurich)).postalAddress == PostalAddress())
    }

    @Test func aKnownAddressMakesAPlacemark() {
        let address = PostalAddress(street: "Main St 1", city: "Springfield", country: "USA", isoCountryCode: "us")
        let placemark = Placemark(coordinate: berlin, postalAddress: address)
        #expect(placemark.coordinate == berlin)
        #expect(placemark.locality == "Springfield")
        #expect(placemark.isoCountryCode == "US")
        #expect(placemark.postalAddress.street == "Main St 1")
    }

    @Test func regionReachesTheCornersOfTheBox() {
        let box = CoordinateBounds(south: -20, west: 175, north: -10, east: -175)
        let object = GeoObject(name: "Fiji", coordinate: Coordinate(latitude: -18, longitude: 178), boundingBox: box)
        let region = Placemark(object).region
        #expect(region.center == box.center)
        for corner in [box.southWest, box.southEast, box.northWest, box.northEast] {
            #expect(region.center.distance(to: corner) <= region.radius)
        }
        #expect(region.radius < 1_000_000)
    }

    @Test func regionOfASettlementGrowsWithItsPopulation() {
        let radii = [0, 1_000, 100_000, 10_000_000].map { people in
            Placemark(
                GeoObject(
                    name: "x", coordinate: zurich, kind: .locality,
                    metadata: MetadataContainer(
                        ToponymMetadata(address: Address(formatted: "x", components: []), population: people)))
            ).region.radius
        }
        #expect(radii[0] == 1_000)
        #expect(zip(radii, radii.dropFirst()).allSatisfy { $0 < $1 })
        #expect((30_000...40_000).contains(radii[3]))
    }

    @Test func regionsOfKindsDiffer() {
        let radii = [ObjectKind.country, .region, .county, .locality, .district, .street, .house].map {
            Placemark(GeoObject(name: "x", coordinate: zurich, kind: $0)).region.radius
        }
        #expect(zip(radii, radii.dropFirst()).allSatisfy { $0 > $1 })
    }
}
