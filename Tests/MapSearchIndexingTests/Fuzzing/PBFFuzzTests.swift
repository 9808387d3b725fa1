import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import TestFixtures
import Testing

@testable import MapSearchIndexing

/// Damaged extracts: an index that is sound, or an error that names the file.
@Suite struct PBFFuzzTests {
    private static let original = ExtractParts(
        header: PBFWriter().header(),
        blocks: {
            var writer = PBFWriter()
            writer.blockLength = 20
            var plain = writer
            plain.isDense = false
            return writer.blocks(OSMExtractTests.valley) + plain.blocks(OSMExtractTests.valley).prefix(2)
        }())

    @Test func generated() async throws {
        let files = try TemporaryFiles()
        let run = try await FuzzRun.run("extracts", rounds: 60, heavyRounds: 5000) { random in
            try Self.isReadable(Self.original.damaged(using: &random), files)
        }
        // Damage that nothing survives would test nothing.
        #expect(run.acceptedCount * 10 > run.count)
    }

    /// Whole blocks of real ones, a few at a time.
    @Test(.enabled(if: TestRun.isHeavy, "set MAPSEARCH_HEAVY=1 to run"), .enabled(if: SharedFolder.hasExtracts))
    func real() async throws {
        let files = try TemporaryFiles()
        let extracts = try ["liechtenstein", "london"].map { try ExtractParts(path: SharedFolder.extract($0)) }
        let run = try await FuzzRun.run("real extracts", rounds: 10, heavyRounds: 100) { random in
            var parts = extracts[Int.random(in: extracts.indices, using: &random)]
            parts.blocks = (0..<3).compactMap { _ in parts.blocks.randomElement(using: &random) }
            return try Self.isReadable(parts.damaged(using: &random), files)
        }
        #expect(run.acceptedCount * 10 > run.count)
    }

    private static func isReadable(_ bytes: [UInt8], _ files: TemporaryFiles) throws -> Bool {
        var builder = IndexBuilder(name: "Map")
        do {
            try OSMExtract(paths: [try files.write(bytes)]).read(into: &builder)
        } catch is IndexingError {
            return false
        }
        // What was taken as an extract makes an index, and a sound one.
        let index = try OfflineIndex(bytes: try builder.build().bytes)
        try index.verify()
        _ = try OfflineBackend(index).answer(.text("main street 2 seat"))
        return true
    }
}

/// What the blobs of an extract expand to.
private struct ExtractParts {
    var header: [UInt8]
    var blocks: [[UInt8]]

    init(header: [UInt8], blocks: [[UInt8]]) {
        self.header = header
        self.blocks = blocks
    }

    init(path: String) throws {
        let file = try PBFFile(path: path)
        var decoder = PBFBlobDecoder(file: file)
        header = PBFWriter().header()
        blocks = try file.scan().blobs.map { try decoder.decode($0) }
    }

    /// A file with damage to what the blobs expand to, or to itself.
    func damaged(using random: inout SplitMix64) -> [UInt8] {
        var (header, blocks) = (header, blocks)
        let sort = Int.random(in: 0..<10, using: &random)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: blocks.indices, using: &random)
            switch sort {
            case 0: random.damage(&header)
            case 1...2: random.damage(&blocks[place])
            case 3: blocks.swapAt(place, Int.random(in: blocks.indices, using: &random))
            case 4: break
            default: PBFDamage.block.damage(&blocks[place], using: &random)
            }
        }
        var writer = PBFWriter()
        if sort.isMultiple(of: 2) { writer.compression = .none }
        var bytes = writer.blob("OSMHeader", header)
        for block in blocks { bytes += writer.blob("OSMData", block) }
        if sort == 4 { random.damage(&bytes) }
        return bytes
    }
}
