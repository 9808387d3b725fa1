import MapGeometry
import MapSearch
import MapSearchIndexFormat
import Testing

import MapSearchIndexing

@Suite struct RecordCodingTests {
    static let ring = [(0.0, 0.0), (0, 1), (1, 1)].map { Coordinate(latitude: $0.0, longitude: $0.1) }

    /// A record in which every field has a value.
    static var full: IndexRecord {
        var record = IndexRecord(
            uri: "t:1", kind: .business, name: "Café “Ö”",
            coordinate: Coordinate(latitude: -0.0, longitude: 179.9999999))
        record.localizedNames = ["de": "Kaffee", "ja": "カフェ", "fr": ""]
        record.alternateNames = ["One", ""]
        record.codes = ["LHR"]
        record.boundingBox = CoordinateBounds(south: -17, west: 179, north: -16, east: -179)
        record.boundary = [Polygon(outer: ring, holes: [ring, []]), Polygon(outer: ring)]
        record.lines = [Polyline(ring), Polyline([])]
        record.houses = [
            .init(number: "12a", coordinate: ring[1]),
            .init(number: "1", coordinate: ring[2], postcode: "", boundary: [Polygon(outer: ring)]),
            .init(number: "2", coordinate: ring[2], entrances: [Entrance(kind: .garage, coordinate: ring[0])]),
        ]
        record.entrances = [Entrance(kind: .main, coordinate: ring[1]), Entrance(coordinate: ring[2])]
        record.houseRanges = [.init(first: 20, last: 2, step: 2, line: Polyline(ring))]
        record.houseNumber = "7"
        record.postcode = "9490"
        var business = BusinessMetadata(name: "Another name")
        business.categories = [PlaceCategory(id: "amenity=cafe", name: "Café"), PlaceCategory(id: "x", name: "")]
        business.phones = [.init(number: "+1", kind: .fax, info: "night"), .init(number: "+2")]
        business.links = [.init(url: "https://x.example", kind: .menu)]
        business.chains = [.init(id: "Q1", name: "Chain")]
        business.features = [
            .init(id: "wifi", value: .flag(true)), .init(id: "cuisine", name: "Kitchen", value: .values(["a", "b"])),
            .init(id: "stars", value: .number(-3.5)),
            .init(id: "shows", value: .dates([CalendarDate("2026-11-21")].compactMap(\.self))),
        ]
        business.openingHoursText = "24/7"
        record.business = business
        record.population = -1
        record.capital = .region
        record.importance = 0.25
        record.parent = "t:2"
        record.countryCode = "LI"
        record.timeZone = "Europe/Vaduz"
        record.water = "lake"
        record.minimumZoom = 22
        record.postTowns = ["København K", ""]
        return record
    }

    private func decoded(_ record: IndexRecord) -> IndexRecord {
        var writer = ByteWriter()
        RecordEncoder.append(record, to: &writer)
        return RecordDecoder.record(writer.bytes[...])
    }

    /// All stored properties as text, so that a new one is not forgotten.
    private func description(_ record: IndexRecord) -> [String] {
        Mirror(reflecting: record).children.map { child in
            if let names = child.value as? [String: String] { return "\(names.sorted { $0.key < $1.key })" }
            return "\(child.label ?? ""): \(child.value)"
        }
    }

    @Test func everyFieldComesBack() {
        #expect(description(decoded(Self.full)) == description(Self.full))
        for child in Mirror(reflecting: Self.full).children {
            let isEmpty = ["nil", "[]", "[:]"].contains("\(child.value)")
            #expect(!isEmpty, "\(child.label ?? "") has no value in this test: give it one, and write it")
        }
    }

    @Test func emptyFieldsComeBack() {
        var record = IndexRecord(uri: "", kind: ObjectKind(rawValue: "own"), name: "", coordinate: Self.ring[0])
        #expect(description(decoded(record)) == description(record))
        record.boundingBox = .empty
        record.business = BusinessMetadata(name: "")
        record.population = .max
        #expect(description(decoded(record)) == description(record))
    }
}
