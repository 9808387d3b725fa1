import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import TestFixtures
import Testing

/// Every public function of the engine and of the builder that takes numbers, with numbers at which arithmetic ends.
@Suite struct ExtremeNumberTests {
    /// Those whose numbers are not quantities.
    private static let excluded: [String: String] = [
        "SearchExplanation.subscript(position:)":
            "the subscript of a collection: its documented indices are those it has",
        "OfflineIndex.init(bytes:)": "the bytes of a file, which have tests of their own",
        "TableEncoding.init(name:decode:)": "the bytes of a table, which are text",
        "OfflineBackend.places(in:kinds:limit:options:)": "called below",
        "IndexRecord.init(first:last:step:line:)": "called below",
    ]

    @Test func nothingIsLeftOut() throws {
        let names = try NumericSymbols.names(in: "MapSearchOffline").union(
            NumericSymbols.names(in: "MapSearchIndexing"))
        let difference = names.symmetricDifference(Self.excluded.keys)
        #expect(difference.isEmpty, "\(difference)")
    }

    private static let here = Coordinate(latitude: 47.14, longitude: 9.52)

    private func expectTypedErrors(_ body: () throws -> Void) rethrows {
        do { try body() } catch is SearchError {}
    }

    @Test func requests() throws {
        let index = try OfflineIndex(bytes: try CompleteIndex.bytes())
        let backend = OfflineBackend(index)
        let group = OfflineIndexGroup([index, index])
        for limit in Extremes.integers {
            for text in ["", " ", "v", "cafe"] {
                let request = SuggestRequest(text: text, limit: limit)
                if !(1...1000).contains(limit) {
                    #expect(throws: SearchError.self) { try backend.suggest(request) }
                    #expect(throws: SearchError.self) { try group.suggest(request) }
                } else {
                    #expect(try backend.suggest(request).count <= limit)
                    #expect(try group.suggest(request).count <= limit)
                }
            }
            let box = CoordinateBounds(south: 47, west: 9, north: 48, east: 10)
            #expect(try backend.places(in: box, limit: limit).count <= max(limit, 0))
            for offset in Extremes.integers {
                let page = SearchRequest.Page(offset: offset, limit: limit)
                for request in [SearchRequest.text("margen", page: page), .uris(["t:vaduz", "t:cafe"], page: page)] {
                    try expectTypedErrors { _ = try backend.answer(request) }
                    try expectTypedErrors { _ = try group.answer(request) }
                }
            }
        }
        for number in Extremes.doubles {
            let line = Polyline([Self.here, Coordinate(latitude: 47.2, longitude: 9.6)])
            for options in [
                SearchOptions(filters: [.range(SearchFilter.distance, from: number, to: 5)], includesFacets: true),
                SearchOptions(corridor: Corridor(line, maximumDistance: number)), SearchOptions(radius: number),
                SearchOptions(sort: .distance(from: Coordinate(latitude: number, longitude: number))),
            ] {
                for request in [
                    SearchRequest.text("cafe", in: .point(Self.here), options: options),
                    .text("cafe", in: .circle(CircularRegion(center: Self.here, radius: number), .required)),
                    .reverse(Self.here, zoom: number, options: options),
                ] {
                    try expectTypedErrors { _ = try backend.answer(request) }
                    try expectTypedErrors { _ = try group.answer(request) }
                }
            }
        }
    }

    /// Records with numbers of all sorts: refused, or built into an index that is sound.
    @Test func records() throws {
        let line = Polyline([Self.here, Coordinate(latitude: 47.2, longitude: 9.6)])
        for first in Extremes.integers {
            for second in Extremes.integers {
                var record = IndexRecord(uri: "t:1", kind: .street, name: "Street", coordinate: Self.here)
                record.houseRanges = [IndexRecord.HouseRange(first: first, last: second, step: first, line: line)]
                record.population = second
                try expectSound(record)
                record.houseRanges = []
                try expectSound(record)
                record.minimumZoom = first
                try expectSound(record)
            }
        }
        for first in Extremes.doubles {
            for second in Extremes.doubles {
                let place = Coordinate(latitude: first, longitude: second)
                var record = IndexRecord(uri: "t:1", kind: .street, name: "Street", coordinate: place)
                try expectSound(record)
                record.coordinate = Self.here
                record.boundingBox = CoordinateBounds(south: first, west: second, north: second, east: first)
                try expectSound(record)
                record.boundary = [
                    Polygon(outer: [Self.here, place, line.coordinates[1]], holes: [[place, place, place]])
                ]
                try expectSound(record)
                record.boundary = []
                record.lines = [Polyline([Self.here, place])]
                try expectSound(record)
                record.lines = []
                record.houses = [IndexRecord.House(number: "\(first)", coordinate: place)]
                try expectSound(record)
            }
        }
    }

    private func expectSound(_ record: IndexRecord) throws {
        var builder = IndexBuilder(name: "extremes")
        do { try builder.add(record) } catch { return }
        let index = try OfflineIndex(bytes: try builder.build().bytes)
        #expect(throws: Never.self, "\(record)") { try index.verify() }
        _ = try OfflineBackend(index).answer(.text("Street"))
    }
}
