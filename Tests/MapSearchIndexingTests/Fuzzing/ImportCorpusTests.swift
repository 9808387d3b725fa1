import MapSearchOffline
import TestFixtures
import Testing

import MapSearchIndexing

/// What fuzzing found in the readers of files of places, and their edges.
@Suite struct ImportCorpusTests {
    /// What is taken makes a sound index with something in it, or without by its name; what is refused names the file.
    private func replay(
        _ entry: Corpus.Entry, _ name: String, _ read: (String, inout IndexBuilder) throws -> Void
    ) throws {
        let files = try TemporaryFiles()
        let path = try files.write(entry.bytes, name)
        var builder = IndexBuilder(name: "Corpus")
        do throws(any Error) {
            try read(path, &builder)
            #expect(entry.isTaken, "it was taken")
        } catch let error as IndexingError {
            #expect(!entry.isTaken, "\(error)")
            #expect(error.file == path, "\(error)")
            return
        }
        let index = try OfflineIndex(bytes: try builder.build().bytes)
        try index.verify()
        #expect(try index.objectCounts().isEmpty == entry.name.hasPrefix("taken-nothing-"))
    }

    @Test(arguments: try Corpus.entries("pbf"))
    func extract(entry: Corpus.Entry) throws {
        try replay(entry, "map.osm.pbf") { try OSMExtract(paths: [$0]).read(into: &$1) }
    }

    @Test(arguments: try Corpus.entries("csv"))
    func table(entry: Corpus.Entry) throws {
        try replay(entry, "table.csv") { try DelimitedFile(path: $0).read(into: &$1) }
    }

    @Test(arguments: try Corpus.entries("features"))
    func features(entry: Corpus.Entry) throws {
        try replay(entry, "places.geojsonl") { try GeoJSONFile(path: $0).read(into: &$1) }
    }

    @Test(arguments: try Corpus.entries("inflate"))
    func inflate(entry: Corpus.Entry) throws {
        var inflater = Inflater()
        var output: [UInt8] = []
        let limit = 1 << 20
        guard entry.isTaken else {
            #expect(throws: (any Error).self) {
                try inflater.expand(zlib: entry.bytes.span, into: &output, limit: limit)
            }
            // What it writes at once may be beyond.
            #expect(output.count <= limit + 1024)
            return
        }
        try inflater.expand(zlib: entry.bytes.span, into: &output, limit: limit)
        #expect(output.allSatisfy { $0 == UInt8(ascii: "a") || $0 == UInt8(ascii: "b") })
    }
}
