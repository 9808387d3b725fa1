import Foundation
import MapGeometry
import TestFixtures
import Testing

@testable import MapSearchIndexing
import MapSearchTestSupport

/// Files that are not extracts, or damaged ones: clear errors, no crash, no endless loop.
@Suite struct BadExtractTests {
    let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    private static let valley = PBFWriter().file(OSMExtractTests.valley)

    /// The message of the error that reading gives, or nil.
    private func failure(_ bytes: [UInt8]) throws -> String? {
        let path = try files.write(bytes)
        var builder = IndexBuilder(name: "Map")
        do {
            try OSMExtract(paths: [path]).read(into: &builder)
            return nil
        } catch let error as IndexingError {
            #expect(error.file == path)
            return error.description
        }
    }

    private func expect(_ bytes: [UInt8], _ message: String, _ location: SourceLocation = #_sourceLocation) throws {
        let failure = try failure(bytes)
        #expect(failure?.contains(message) == true, "\(failure ?? "no error")", sourceLocation: location)
    }

    @Test func noExtract() throws {
        try expect([], "it has no header")
        try expect(Array("<?xml version='1.0'?><osm></osm>".utf8), "not an OpenStreetMap extract")
        try expect(Array(repeating: 0, count: 100), "not an OpenStreetMap extract")
        var builder = IndexBuilder(name: "Map")
        #expect(throws: IndexingError.self) { try OSMExtract(paths: ["/nowhere.pbf"]).read(into: &builder) }
        #expect(throws: IndexingError.self) { try OSMExtract(paths: [files.folder]).read(into: &builder) }
    }

    @Test("a way that a relation lists again and again is one way")
    func repeatedMember() throws {
        var map = TinyMap()
        for (id, place) in [(1, (47.0, 9.0)), (2, (47.0, 9.01)), (3, (47.01, 9.01)), (4, (47.01, 9.0))]
            as [(Int64, (Double, Double))]
        {
            map.node(id, place.0, place.1)
        }
        map.way(7, [1, 2, 3, 4, 1])
        map.relation(
            9, Array(repeating: ("w", 7, "outer"), count: 20_000),
            ["type": "multipolygon", "leisure": "park", "name": "Park"])
        var builder = IndexBuilder(name: "Map")
        let report = try OSMExtract(paths: [try files.write(PBFWriter().file(map))]).read(into: &builder)
        #expect(report.recordCount == 1 && report.brokenAreaCount == 0)
        try builder.forEachRecord { record in
            #expect(record.boundary.count == 1 && record.boundary.first?.outer.count == 5)
        }
    }

    @Test("areas with a thousand nested rings have no outline")
    func ringsInOneAnother() throws {
        var map = TinyMap()
        var members: [(String, Int64, String)] = []
        for ring in 0..<1_000 {
            let inset = Double(ring) * 1e-4
            let first = Int64(ring) * 4 + 1
            for (corner, (north, east)) in [
                (inset, inset), (inset, 1 - inset), (1 - inset, 1 - inset), (1 - inset, inset),
            ]
            .enumerated() {
                map.node(first + Int64(corner), 47 + north, 9 + east)
            }
            map.way(Int64(ring) + 1, [first, first + 1, first + 2, first + 3, first])
            members.append(("w", Int64(ring) + 1, ring.isMultiple(of: 2) ? "outer" : "inner"))
        }
        map.node(9_001, 47.5, 9.5, ["place": "town", "name": "Onion"])
        map.relation(1, members, ["type": "multipolygon", "leisure": "park", "name": "Onion Park"])
        map.relation(
            2, members + [("n", 9_001, "label")],
            ["type": "boundary", "boundary": "administrative", "admin_level": "8", "name": "Onion"])
        map.relation(
            3, members, ["type": "boundary", "boundary": "administrative", "admin_level": "9", "name": "Nowhere"])
        var builder = IndexBuilder(name: "Map")
        let report = try OSMExtract(paths: [try files.write(PBFWriter().file(map))]).read(into: &builder)
        #expect(report.brokenAreaCount == 1 && report.openBoundaryCount == 1 && report.cutBoundaryCount == 1)
        // The middle of the park is unknown; the town has a place for its label.
        #expect(builder.records.map(\.name) == ["Onion"])
        #expect(builder.records.allSatisfy { $0.boundary.isEmpty && $0.boundingBox == nil })
    }

    /// Each block alone may expand to 32 MB; of a small file not hundreds of them.
    @Test func expansionIsBounded() throws {
        let path = try files.write(Self.valley)
        let file = try PBFFile(path: path)
        var blocks = 0
        let error = #expect(throws: IndexingError.self) {
            while blocks < 1_000 {
                try file.noteExpansion(PBFFile.maximumBlobLength, at: 0)
                blocks += 1
            }
        }
        #expect(error?.description.contains("more than 50 times its size") == true)
        // Three passes over four blocks that are as large as the format allows are fine, whatever the size of the file.
        #expect(blocks == 12)
    }

    @Test("a header alone is an empty map")
    func empty() throws {
        var builder = IndexBuilder(name: "Map")
        let path = try files.write(PBFWriter().file(TinyMap()))
        #expect(try OSMExtract(paths: [path]).read(into: &builder).recordCount == 0)
        #expect(try OSMExtract(paths: []).read(into: &builder).objectCount == 0)
    }

    @Test("required features in the header")
    func features() throws {
        var writer = PBFWriter()
        writer.features.append("HistoricalInformation")
        try expect(writer.file(TinyMap()), "history")
        writer.features = ["OsmSchema-V0.7"]
        try expect(writer.file(TinyMap()), "“OsmSchema-V0.7”")
    }

    @Test(
        "compressions that are not supported are named",
        arguments: [(4, "LZMA"), (5, "bzip2"), (6, "LZ4"), (7, "Zstandard")])
    func compressions(field: Int, name: String) throws {
        var writer = PBFWriter()
        writer.compression = .other(field: field)
        try expect(writer.file(TinyMap()), "compressed with \(name)")
    }

    @Test("lengths beyond the limits of the format")
    func lengths() throws {
        let writer = PBFWriter()
        let header = writer.file(TinyMap())
        try expect(header + PBFWriter.frame("OSMData", [], size: 64 << 20), "the format allows 33554432")
        try expect(header + writer.blob("OSMData", [], rawSize: 64 << 20), "expands to 67108864 bytes")
        try expect(header + [0xFF, 0, 0, 0], "header of a block is damaged")
        try expect(header + PBFWriter.frame("OSMData", [], size: 1000), "ends inside a block")
        try expect(header + writer.blob("OSMData", [1, 2, 3], rawSize: 5), "expands to 3 bytes instead of 5")
        try expect(header + writer.blob("OSMData", [1, 2, 3], rawSize: 2), "expand to more than 2 bytes")
        #expect(try failure(header + writer.blob("Unknown", [1, 2, 3])) == nil, "blobs of other types are skipped")
        try expect(writer.blob("OSMData", []), "no header before its data")
    }

    @Test("a bomb ends at the size that it claims")
    func bomb() throws {
        var deflate = DeflateWriter()
        deflate.repetition(copies: 5000)
        let zlib = DeflateWriter.zlib(deflate.finished(), of: [])
        for size in [100, 1 << 20] {
            var blob = Message()
            blob.number(2, UInt64(size))
            blob.bytes(3, zlib)
            try expect(
                PBFWriter().file(TinyMap()) + PBFWriter.frame("OSMData", blob.content), "more than \(size) bytes")
        }
    }

    @Test("each truncation is an error, except between blocks")
    func truncation() throws {
        var accepted = 0
        for count in stride(from: 0, to: Self.valley.count, by: 7) {
            if try failure(Array(Self.valley.prefix(count))) == nil { accepted += 1 }
        }
        #expect(accepted <= 3)
    }

    @Test("a value of ten megabytes is not used")
    func longValue() throws {
        let thousand = String(repeating: "1", count: 1_000)
        var map = TinyMap()
        map.node(1, 1, 1, ["shop": "books", "name": String(repeating: thousand, count: 10_000)])
        map.node(2, 1, 1, ["shop": "books", "name": "Page", "phone": String(repeating: thousand, count: 10_000)])
        map.node(3, 1, 1, [String(repeating: thousand, count: 1_000): "v"])
        var writer = PBFWriter()
        writer.compression = .none
        var builder = IndexBuilder(name: "Map")
        try OSMExtract(paths: [try files.write(writer.file(map))]).read(into: &builder)
        #expect(builder.records.map(\.name).sorted() == ["", "Page"])
    }

    @Test("ways without nodes, relations in circles, positions outside of the Earth")
    func gaps() throws {
        var map = TinyMap()
        map.node(1, 10, 10)
        map.node(2, 91, 10, ["shop": "books", "name": "Nowhere"])
        map.way(1, [1, 99, 98], ["highway": "residential", "name": "Half"])
        map.way(2, [97, 98], ["highway": "residential", "name": "Gone"])
        map.way(3, [1], ["highway": "residential", "name": "Point"])
        map.way(4, [], ["highway": "residential", "name": "Nothing"])
        map.way(5, [1, 1, 1, 1], ["amenity": "school", "name": "Same"])
        map.relation(
            1, [("r", 1, "outer"), ("w", 2, "outer"), ("w", 77, "")],
            ["type": "multipolygon", "leisure": "park", "name": "Loop"])
        map.relation(
            2, [("r", 1, ""), ("r", 2, "")],
            ["type": "boundary", "boundary": "administrative", "admin_level": "8", "name": "Loop"])
        map.relation(3, [], ["type": "multipolygon", "natural": "water", "name": "Dry"])
        var builder = IndexBuilder(name: "Map")
        let report = try OSMExtract(paths: [try files.write(PBFWriter().file(map))]).read(into: &builder)
        #expect(Set(builder.records.map(\.uri)) == ["osm:w1", "osm:w3", "osm:w5"])
        #expect(report.misplacedNodeCount == 1)
        #expect(report.emptyWayCount == 2)
        #expect(report.cutBoundaryCount == 1)
        #expect(report.brokenAreaCount >= 2)
    }

    @Test("reading stops when the task is cancelled")
    func cancellation() async throws {
        let path = try files.write(Self.valley)
        let task = Task.detached {
            await waitForCancellation()
            var builder = IndexBuilder(name: "Map")
            try OSMExtract(paths: [path]).read(into: &builder)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("progress ends with everything read")
    func progress() throws {
        var states: [OSMProgress] = []
        var builder = IndexBuilder(name: "Map")
        try OSMExtract(paths: [try files.write(Self.valley)]).read(into: &builder) { states.append($0) }
        #expect(states.last?.pass == 3)
        #expect(states.map(\.isComplete) == states.indices.map { $0 == states.count - 1 })
        #expect(states.last?.bytesRead == states.last?.byteCount)
        #expect(zip(states, states.dropFirst()).allSatisfy { $0.bytesRead <= $1.bytesRead })
    }
}
