import Testing

@testable import MapSearchOnline

/// Identifiers between services and objects.
@Suite struct IdentifierTests {
    @Test(
        arguments: [
            ("osm:n1", "N1"), ("osm:w22", "W22"), ("osm:r9007199254740991", "R9007199254740991"), ("osm:x1", nil),
            ("osm:n", nil), ("osm:n0", nil), ("osm:n-1", nil), ("osm:n1#12", nil), ("osm:n99999999999999999999", nil),
            ("osm:", nil), ("OSM:n1", nil), ("n1", nil), ("", nil), ("osm:n１", nil),
        ] as [(String, String?)])
    func openStreetMap(uri: String, nominatim: String?) {
        let id = OpenStreetMapID(uri: uri)
        #expect(id?.nominatim == nominatim)
        if let id { #expect(id.uri == uri) }
    }

    @Test func typesAsServicesWriteThem() {
        for type in ["way", "W", "w"] { #expect(OpenStreetMapID(type: type, number: "2")?.uri == "osm:w2") }
        #expect(OpenStreetMapID(type: nil, number: "2") == nil)
        #expect(OpenStreetMapID(type: "postcode", number: "2") == nil)
        #expect(OpenStreetMapID(type: "way", number: "2.5") == nil)
    }

    @Test func pelias() {
        #expect(PeliasID.candidates("pelias:whosonfirst:region:1") == ["whosonfirst:region:1"])
        #expect(PeliasID.candidates("osm:w1").count == 6)
        for uri in ["pelias:", "pelias:a:b", "pelias:a:b:c,d", "pelias:a:b:c d", "geonames:1"] {
            #expect(PeliasID.candidates(uri).isEmpty)
        }
    }
}
