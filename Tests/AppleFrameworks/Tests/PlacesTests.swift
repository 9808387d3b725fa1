import Contacts
import CoreLocation
import Foundation
import MapGeometry
import MapKit
import MapSearch
@testable import MapSearchApple
import Testing

@Suite struct PlacesTests {
    private let form = PostalAddress(
        street: "Städtle 38\nFloor 2", subLocality: "Ebenholz", city: "Vaduz", subAdministrativeArea: "Oberland",
        state: "FL", postalCode: "9490", country: "Liechtenstein", isoCountryCode: "li")

    @Test func addressesOfContacts() {
        #expect(PostalAddress(CNMutablePostalAddress(form)) == form)
        #expect(PostalAddress(CNMutablePostalAddress(PostalAddress())) == PostalAddress())
        #expect(PostalAddress(CNPostalAddress()) == PostalAddress())
        let coordinate = Coordinate(latitude: 47.14, longitude: 9.52)
        let placemark = Placemark(coordinate: coordinate, postalAddress: PostalAddress(street: "Weg 1", city: "Ulm"))
        let address = CNMutablePostalAddress(placemark)
        #expect((address.street, address.city, address.country) == ("Weg 1", "Ulm", ""))
    }

    @Test func locations() throws {
        let coordinate = Coordinate(latitude: -47.25, longitude: 179.5)
        let timestamp = Date(timeIntervalSince1970: 1_000_000)
        let location = CLLocation(coordinate, accuracy: 12, timestamp: timestamp)
        #expect(Coordinate(location) == coordinate)
        #expect(CircularRegion(location) == CircularRegion(center: coordinate, radius: 12))
        #expect(location.timestamp == timestamp)
        #expect(location.verticalAccuracy < 0)
        let circle = try #require(CircularRegion(CLLocation(CircularRegion(center: coordinate, radius: 7))))
        #expect(circle == CircularRegion(center: coordinate, radius: 7))
        // Both agree on which coordinates are valid.
        #expect(Coordinate(CLLocation(coordinate, accuracy: -1)) == nil)
        #expect(CircularRegion(CLLocation(coordinate, accuracy: -1)) == nil)
        #expect(Coordinate(CLLocation(Coordinate(latitude: 91, longitude: 0))) == nil)
        let house = Placemark(GeoObject(name: "House", coordinate: coordinate, kind: .house))
        #expect(CLLocation(house).horizontalAccuracy == 50)
    }

    @Test func itemsOfObjects() {
        let address = Address(
            formatted: "Städtle 38, 9490 Vaduz",
            components: [.init(name: "Städtle", kinds: .street), .init(name: "38", kinds: .house)])
        var object = GeoObject(
            name: "Café", coordinate: Coordinate(latitude: 47, longitude: 9), kind: .business,
            metadata: MetadataContainer(ToponymMetadata(address: address, timeZoneIdentifier: "Europe/Vaduz")))
        object[BusinessMetadata.self] = BusinessMetadata(
            name: "Café", categories: [.init(id: "x=y", name: ""), .init(id: "amenity=cafe", name: "Cafés")],
            phones: [.init(number: "+423 1", kind: .fax), .init(number: "+423 2")],
            links: [.init(url: "https://example.org/menu", kind: .menu), .init(url: "https://example.org")])
        let item = MKMapItem(object)
        #expect(item.name == "Café")
        #expect(item.location.coordinate.latitude == 47)
        #expect(item.address?.fullAddress == "Städtle 38, 9490 Vaduz")
        #expect(item.address?.shortAddress == "Städtle 38")
        #expect(item.phoneNumber == "+423 2")
        #expect(item.url?.absoluteString == "https://example.org")
        #expect(item.timeZone?.identifier == "Europe/Vaduz")
        #expect(item.pointOfInterestCategory == .cafe)
        let plain = MKMapItem(Placemark(GeoObject(name: "Nowhere", coordinate: .init(latitude: 1, longitude: 2))))
        #expect(plain.name == "Nowhere")
        #expect(plain.address == nil)
        #expect(plain.pointOfInterestCategory == nil)
        #expect(MKMapItem.placemark(of: object).postalAddress?.street == "Städtle 38")
        #expect(MKMapItem.placemark(of: GeoObject(name: "", coordinate: object.coordinate)).postalAddress == nil)
    }

    @Test func objectsOfItems() {
        let item = MKMapItem(
            location: CLLocation(latitude: 47, longitude: 9),
            address: MKAddress(fullAddress: "Städtle 38\n9490 Vaduz", shortAddress: "Städtle 38"))
        item.name = "Café"
        item.phoneNumber = "+423 2"
        item.pointOfInterestCategory = .cafe
        item.identifier = MKMapItem.Identifier(rawValue: "I1")
        item.timeZone = TimeZone(identifier: "Europe/Vaduz")
        item.placemark.thoroughfare = "Städtle"
        item.placemark.subThoroughfare = "38"
        item.placemark.locality = "Vaduz"
        item.placemark.isoCountryCode = "li"
        let object = GeoObject(item)
        #expect(object.name == "Café")
        #expect(object.coordinate == Coordinate(latitude: 47, longitude: 9))
        #expect(object.kind == .business)
        #expect(object.uri == "apple:I1")
        #expect(object.descriptionText == "Städtle 38, 9490 Vaduz")
        #expect(object.address?.houseNumber == "38")
        #expect(object[BusinessMetadata.self]?.phones.first?.number == "+423 2")
        #expect(object[BusinessMetadata.self]?.categories.first?.id == "amenity=cafe")
        let placemark = Placemark(object)
        #expect(placemark.locality == "Vaduz")
        #expect(placemark.isoCountryCode == "LI")
        #expect(placemark.timeZoneIdentifier == "Europe/Vaduz")
    }

    /// Of an item whose placemark is empty, as from iOS 26 on it may be, the newer texts remain.
    @Test func objectsOfItemsWithoutParts() {
        let item = MKMapItem(location: CLLocation(latitude: 1, longitude: 2), address: nil)
        let texts = MKAddressRepresentations()
        texts.line = "Vaduz, Liechtenstein"
        texts.cityName = "Vaduz"
        texts.regionName = "Liechtenstein"
        texts.region = Locale.Region("LI")
        item.addressRepresentations = texts
        item.name = "Vaduz"
        let object = GeoObject(item)
        #expect(object.descriptionText == "Liechtenstein")
        #expect(object.address?.locality == "Vaduz")
        #expect(object.address?.country == "Liechtenstein")
        #expect(object.address?.countryCode == "LI")
        #expect(object.uri == nil)
        let nothing = GeoObject(MKMapItem(location: CLLocation(latitude: 1, longitude: 2), address: nil))
        #expect(nothing.name == "?")
        #expect(nothing.descriptionText == nil)
    }

    @Test(
        arguments: [
            (["ocean": "Pacific Ocean"], ObjectKind.water), (["inlandWater": "Lake"], .water),
            (["country": "A", "locality": "B", "thoroughfare": "C", "subThoroughfare": "1"], .house),
            (["country": "A", "locality": "B", "thoroughfare": "C"], .street),
            (["name": "9490", "postalCode": "9490", "locality": "B"], .postcode),
            (["locality": "B", "subLocality": "C"], .district), (["locality": "B"], .locality),
            (["subAdministrativeArea": "B"], .county), (["administrativeArea": "B"], .region),
            (["country": "A"], .country),
            ([:], .other),
        ] as [([String: String], ObjectKind)])
    func kindsOfPlacemarks(parts: [String: String], kind: ObjectKind) {
        let placemark = CLPlacemark()
        placemark.name = parts["name"]
        placemark.ocean = parts["ocean"]
        placemark.inlandWater = parts["inlandWater"]
        placemark.country = parts["country"]
        placemark.administrativeArea = parts["administrativeArea"]
        placemark.subAdministrativeArea = parts["subAdministrativeArea"]
        placemark.locality = parts["locality"]
        placemark.subLocality = parts["subLocality"]
        placemark.thoroughfare = parts["thoroughfare"]
        placemark.subThoroughfare = parts["subThoroughfare"]
        placemark.postalCode = parts["postalCode"]
        #expect(ObjectKind(placemark) == kind)
    }

    @Test func categoriesThatCameLater() {
        let new = PlaceCategory(MKPointOfInterestCategory(rawValue: "MKPOICategoryCastle"))
        #expect(new.id == "MKPOICategoryCastle")
        #expect(MKPointOfInterestCategory(new) == nil)
        for category in [MKPointOfInterestCategory.airport, .zoo, .store, .foodMarket] {
            #expect(MKPointOfInterestCategory(PlaceCategory(category)) == category)
        }
    }
}
