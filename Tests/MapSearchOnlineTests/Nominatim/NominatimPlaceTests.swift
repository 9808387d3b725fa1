import MapGeometry
import MapSearch
import MapSearchOnline
import Testing

/// What becomes of the places of Nominatim.
@Suite struct NominatimPlaceTests {
    private func objects(
        _ places: String..., request: SearchRequest = .text("Vaduz")
    ) async throws -> [GeoObject] {
        try await FakeTransport(body: "[\(places.joined(separator: ","))]").nominatim().response(to: request).objects
    }

    private func place(
        _ category: String, _ type: String, name: String = "A", label: String = "A, Vaduz, Liechtenstein",
        more: String = ""
    ) -> String {
        """
        {"osm_type":"way","osm_id":1,"lat":"47.1","lon":"9.5","category":"\(category)","type":"\(type)",\(more)
        "name":"\(name)","display_name":"\(label)"}
        """
    }

    private static let restaurant = """
        {"osm_type":"node","osm_id":7,"lat":"47.1","lon":"9.5","category":"amenity","type":"restaurant","importance":1e-5,
        "name":"Torkel","display_name":"Torkel, 9, Hintergass, Vaduz, 9490, Liechtenstein",
        "address":{"amenity":"Torkel","house_number":"9","road":"Hintergass","town":"Vaduz","postcode":"9490",
          "ISO3166-2-lvl8":"LI-11","country":"Liechtenstein","country_code":"li"},
        "extratags":{"opening_hours":"Tu-Sa 11:30-22:00","phone":"+423 232 44 10","website":"https://torkel.li",
          "cuisine":"regional;french","wheelchair":"limited","internet_access":"wlan","brand":"Torkel",
          "brand:wikidata":"Q1","diet:vegan":"yes","contact:facebook":"https://social.example/torkel","stars":"2"},
        "namedetails":{"name":"Torkel","name:en":"The Torkel","old_name":"Winepress"},
        "boundingbox":["47.0999500","47.1000500","9.4999500","9.5000500"]}
        """

    @Test func whatADoctorTreats() async throws {
        let doctor = place(
            "amenity", "doctors", more: #""extratags":{"healthcare:speciality":"paediatrics;allergology"},"#)
        let object = try #require(try await objects(doctor, request: .text("doctor")).first)
        #expect(
            object[BusinessMetadata.self]?.categories.map(\.id) == [
                "amenity=doctors", "healthcare:speciality=paediatrics", "healthcare:speciality=allergology",
            ])
    }

    @Test func businessFacts() async throws {
        let request = SearchRequest.text("Torkel", options: SearchOptions(languages: ["de"]))
        let object = try #require(try await objects(Self.restaurant, request: request).first)
        #expect(object.kind == .business)
        #expect(object.descriptionText == "9, Hintergass, Vaduz, 9490, Liechtenstein")
        #expect(object.boundingBox == nil)
        let business = try #require(object[BusinessMetadata.self])
        #expect(business.name == "Torkel")
        #expect(business.categories.map(\.id) == ["amenity=restaurant", "cuisine=regional", "cuisine=french"])
        #expect(business.categories[0].name == "Restaurant")
        #expect(business.openingHoursText == "Tu-Sa 11:30-22:00")
        #expect(business.phones.map(\.number) == ["+423 232 44 10"])
        #expect(business.links.map(\.kind) == [.website, .social])
        #expect(business.chains == [.init(id: "Q1", name: "Torkel")])
        #expect(
            Set(business.features) == [
                .init(id: "wifi", value: .flag(true)), .init(id: "wheelchair", value: .flag(true)),
                .init(id: "cuisine", value: .values(["regional", "french"])),
                .init(id: "diet", value: .values(["vegan"])), .init(id: "stars", value: .number(2)),
            ])
        #expect(object.address?.components.map(\.name) == ["Liechtenstein", "Vaduz", "Hintergass", "9"])
        #expect(object.address?.formatted == "9, Hintergass, Vaduz, 9490, Liechtenstein")
        let toponym = try #require(object[ToponymMetadata.self])
        #expect(toponym.localizedNames == ["en": "The Torkel"])
        #expect(toponym.formerName == "Winepress")
        #expect(object[URIMetadata.self]?.uris == ["osm:n7"])
    }

    @Test func filtersReachTheFacts() async throws {
        let options = SearchOptions(filters: [.boolean("wifi"), .anyOf("cuisine", ["french"])])
        let transport = FakeTransport(body: "[\(Self.restaurant),\(place("amenity", "restaurant"))]")
        let session = SearchManager(backend: try transport.nominatim()).submit(text: "Torkel", options: options)
        let response = try await session.response()
        #expect(response.objects.map(\.name) == ["Torkel"])
        #expect(response.metadata.emulatedOptions.contains(.filters))
    }

    @Test(arguments: [
        ("place", "city", ObjectKind.locality), ("place", "suburb", .district), ("place", "house", .house),
        ("place", "postcode", .postcode), ("place", "island", .area), ("place", "sea", .water),
        ("place", "state", .region),
        ("highway", "residential", .street), ("highway", "bus_stop", .station), ("railway", "station", .station),
        ("aeroway", "aerodrome", .airport), ("natural", "peak", .area), ("natural", "water", .water),
        ("water", "pond", .water), ("waterway", "river", .water), ("shop", "bakery", .business),
        ("leisure", "park", .area), ("building", "yes", .other), ("boundary", "postal_code", .postcode),
        ("boundary", "national_park", .area), ("unheard", "of", .other),
    ])
    func kinds(category: String, type: String, kind: ObjectKind) async throws {
        #expect(try await objects(place(category, type)).map(\.kind) == [kind])
    }

    @Test(arguments: [
        ("country", ObjectKind.country), ("state", .region), ("county", .county), ("city", .locality),
        ("village", .locality), ("suburb", .district), ("postcode", .postcode), ("unheard", .district),
    ])
    func boundariesByWhatTheyAre(type: String, kind: ObjectKind) async throws {
        let text = place("boundary", "administrative", more: #""addresstype":"\#(type)","place_rank":20,"#)
        #expect(try await objects(text).map(\.kind) == [kind])
    }

    @Test func houseIsCalledByStreetAndNumber() async throws {
        let house = place(
            "building", "yes", name: "", label: "43, Städtle, Vaduz, Liechtenstein",
            more: #""address":{"house_number":"43","road":"Städtle","town":"Vaduz","village":"Ebenholz"},"#)
        for (text, precision) in [
            ("Städtle 43, Vaduz", Precision.exact), ("Städtle 43a", .number), ("Städtle", nil), ("Vaduz 9490", nil),
        ] {
            let object = try #require(try await objects(house, request: .text(text)).first)
            #expect(object.name == "Städtle 43")
            #expect(object.kind == .house)
            #expect(object.descriptionText == "Vaduz, Liechtenstein")
            #expect(object.address?.formatted == "43, Städtle, Vaduz, Liechtenstein")
            #expect(object.address?.locality == "Vaduz")
            #expect(object.address?.district == "Ebenholz")
            #expect(object[ToponymMetadata.self]?.precision == precision, "\(text)")
        }
        let street = place("highway", "residential")
        let asked = SearchRequest.address(PostalAddress(street: "Städtle 45", city: "Vaduz"))
        #expect(try await objects(street, request: asked).first?[ToponymMetadata.self]?.precision == .nearby)
    }

    @Test func scoreStaysWithinTheScale() async throws {
        for (importance, score) in [("-0.001", 0), ("0.25", 0.25), ("1.2", 1), (#""0.5""#, 0.5)] {
            let object = try await objects(place("place", "city", more: #""importance":\#(importance),"#)).first
            #expect(object?[MatchMetadata.self]?.score == score)
        }
    }

    /// A box around the Earth belongs to a place across the 180th meridian; its shape is more exact.
    @Test func boxAcrossTheMeridian() async throws {
        let box = #""boundingbox":["-21.9","-12.2","-180.0000000","180.0000000"],"#
        let shape = """
            "geojson":{"type":"MultiPolygon","coordinates":[[[[177,-18],[180,-18],[180,-16],[177,-18]]],
            [[[-180,-18],[-178,-18],[-180,-16],[-180,-18]]]]},
            """
        let bare = try await objects(place("place", "country", more: box)).first
        #expect(bare?.boundingBox?.longitudes.isFull == true)
        let shaped = try await objects(place("place", "country", more: box + shape)).first
        #expect(shaped?.boundingBox?.west == 177)
        #expect(shaped?.boundingBox?.east == -178)
        #expect(shaped?.geometry.count == 1)
        let damaged = try await objects(place("place", "country", more: #""geojson":{"type":"Polygon"},"#)).first
        #expect(damaged?.geometry.isEmpty == true)
    }

    @Test func creditIsThatOfTheLicence() async throws {
        let object = try await objects(place("place", "city", more: #""licence":"Data © Somebody","#)).first
        #expect(object?.attributions.map(\.text) == ["Data © Somebody"])
    }

    @Test func waterIsInlandOrSea() async throws {
        for (type, body) in [("water", ToponymMetadata.WaterBody.inland), ("bay", .ocean)] {
            #expect(try await objects(place("natural", type)).first?[ToponymMetadata.self]?.waterBody == body)
        }
    }

    @Test func requiredShapesLeaveOutWhatLiesInTheirBoxAlone() async throws {
        let corner = Coordinate(latitude: 47, longitude: 9)
        let triangle = Polygon(outer: [
            corner, Coordinate(latitude: 47, longitude: 10), Coordinate(latitude: 48, longitude: 9),
        ])
        let inside = place("place", "city", name: "In")
        let outside = inside.replacing("47.1", with: "47.9").replacing("9.5", with: "9.9").replacing("In", with: "Out")
            .replacing(#""osm_id":1"#, with: #""osm_id":2"#)
        let request = SearchRequest.text("a", in: .polygon(triangle, .required))
        #expect(try await objects(inside, outside, request: request).map(\.name) == ["In"])
        let preferred = SearchRequest.text("a", in: .polygon(triangle))
        #expect(try await objects(inside, outside, request: preferred).map(\.name) == ["In", "Out"])
    }
}
