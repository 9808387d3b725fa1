import MapSearch
import Testing

/// What a program for Yandex MapKit's objects and their metadata relies on, type by type.
@Suite struct GeoObjectRows {
    @Test func geoObject() {
        #expect(berlinHouse.name == "Unter den Linden 77" && berlinHouse.descriptionText == "10117 Berlin, Germany")
        #expect(berlinHouse.geometry.isEmpty && berlinHouse.boundingBox != nil)
        #expect(berlinHouse.attributions == [.openStreetMap])
    }

    @Test func geoObjectCollection() {
        let nested = GeoObjectCollection(children: [
            .object(row(1)[0]), .collection(GeoObjectCollection(children: [.collection(GeoObjectCollection(row(3)))])),
        ])
        #expect(nested.map(\.name) == ["Place 0", "Place 0", "Place 1", "Place 2"])
        #expect(nested.children.count == 2)
    }

    @Test func getItemOf() {
        #expect(berlinHouse[ToponymMetadata.self]?.precision == .exact)
        #expect(berlinHouse[BusinessMetadata.self] == nil)
    }

    @Test func attribution() {
        let attribution = Attribution(text: "© us", link: "https://example.com", license: "CC-BY-4.0")
        #expect(attribution.text == "© us" && attribution.link != nil)
    }

    @Test func geometry() {
        let ring = [zurich, berlin, Coordinate(latitude: 50, longitude: 5)]
        let box = CoordinateBounds(covering: ring)
        for geometry in [
            Geometry.point(zurich), .polyline(Polyline(ring)), .polygon(Polygon(outer: ring)),
            .multiPolygon([Polygon(outer: ring)]), .bounds(box), .circle(CircularRegion(center: zurich, radius: 100)),
        ] {
            #expect(!geometry.bounds.isEmpty)
        }
    }

    @Test func spannableString() {
        let span = TextSpan(start: 0, length: 3)
        #expect(span.range(in: "Berlin").map { "Berlin"[$0] } == "Ber")
    }

    @Test func uriObjectMetadata() {
        var object = berlinHouse
        #expect(object.uri == "osm:w123")
        object[URIMetadata.self] = URIMetadata(uris: ["osm:w123", "geonames:1"])
        #expect(object[URIMetadata.self]?.uris.count == 2)
    }

    @Test func toponymObjectMetadata() throws {
        let toponym = try #require(berlinHouse[ToponymMetadata.self])
        #expect(toponym.address.formatted == "Unter den Linden 77, 10117 Berlin, Germany")
        #expect(toponym.formerName == nil && toponym.balloonPoint == nil)
    }

    @Test func precision() {
        #expect([Precision.exact, .number, .range, .nearby].map(\.rawValue) == ["exact", "number", "range", "nearby"])
    }

    @Test func address() throws {
        let address = try #require(berlinHouse.address)
        #expect(address.postalCode == "10117" && address.countryCode == "DE" && address.components.count == 6)
        // A component may be of a general and of a special kind.
        #expect(Address.Component(name: "Berlin", kinds: [.region, .locality]).kinds.contains(.locality))
    }

    @Test func businessObjectMetadata() {
        let business = BusinessMetadata(
            name: "Café", address: berlinHouse.address, categories: [PlaceCategory(id: "cafe", name: "Café")],
            phones: [.init(number: "+49 30 1", kind: .phoneFax, info: "office")],
            links: [.init(url: "https://example.com", kind: .booking)], chains: [.init(id: "Q1", name: "Chain")],
            openingHoursText: "24/7")
        #expect(business.phones[0].kind == .phoneFax && business.links[0].kind == .booking)
        #expect(business.openingHoursText == "24/7")
    }

    @Test func feature() {
        for value in [
            BusinessMetadata.Feature.Value.flag(true), .values(["pizza"]), .number(3),
            .dates([CalendarDate("20261121")].compactMap(\.self)),
        ] {
            let feature = BusinessMetadata.Feature(id: "a", name: "A", value: value)
            #expect((try? recoded(feature)) == feature)
        }
    }

    @Test func distance() {
        var object = berlinHouse
        object[DistanceMetadata.self] = DistanceMetadata(meters: 120, origin: zurich)
        #expect(object.distance == 120)
    }
}
