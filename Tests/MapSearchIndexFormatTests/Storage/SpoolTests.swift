import Foundation
import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct SpoolTests {
    private static let folder = FileManager.default.temporaryDirectory.path

    /// Buffers of a byte, of a few, and memory alone.
    private static let spaces: [ScratchSpace] =
        [1, 7, 64, 5_000].map { ScratchSpace(folder: folder, bufferLength: $0) } + [.memory]

    @Test(arguments: spaces.indices)
    func bytesComeBack(space: Int) throws {
        var generator = SplitMix64(seed: UInt64(space))
        var spool = Spool(Self.spaces[space])
        var expected: [UInt8] = []
        for length in [0, 1, 2, 6, 7, 8, 63, 64, 65, 100, 3_000, 0, 9] {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            spool.tail.raw(bytes)
            try spool.settle()
            expected += bytes
        }
        let bytes = spool.bytes
        #expect(bytes.count == expected.count)
        #expect(try Array(bytes.read(0..<expected.count)) == expected)
        var pieces: [UInt8] = []
        try bytes.forEachPiece { pieces += $0 }
        #expect(pieces == expected)
        var reader = SpoolReader(bytes)
        for _ in 0..<200 {
            let start = Int.random(in: 0..<expected.count, using: &generator)
            let end = Int.random(in: start...expected.count, using: &generator)
            #expect(try Array(reader.read(start..<end)) == Array(expected[start..<end]), "seed \(space)")
        }
        var entries = EntryReader(bytes)
        #expect(try entries.bytes(expected.count) == expected)
        #expect(!entries.hasMore)
        #expect(throws: IndexFormatError.self) { try entries.u8() }
    }

    @Test func numbersComeBack() throws {
        var spool = Spool(ScratchSpace(folder: Self.folder, bufferLength: 3))
        for number in [0, 1, 127, 128, 1 << 20, Int.max] {
            spool.tail.varint(number)
            try spool.settle()
        }
        spool.tail.u32(.max)
        spool.tail.u64(.max - 1)
        var reader = EntryReader(spool.bytes)
        for number in [0, 1, 127, 128, 1 << 20, Int.max] { #expect(try reader.varint() == number) }
        #expect(try reader.u32() == .max)
        #expect(try reader.u64() == .max - 1)
    }

    /// Values that were read remain unchanged while more is written.
    @Test func bytesAreThoseOfTheirTime() throws {
        var spool = Spool(ScratchSpace(folder: Self.folder, bufferLength: 4))
        spool.tail.raw([1, 2, 3])
        let early = spool.bytes
        spool.tail.raw([4, 5])
        try spool.settle()
        #expect(try Array(early.read(0..<early.count)) == [1, 2, 3])
        #expect(try Array(spool.bytes.read(0..<5)) == [1, 2, 3, 4, 5])
    }

    @Test func folderThatIsNone() {
        var spool = Spool(ScratchSpace(folder: "/no/such/folder", bufferLength: 1))
        spool.tail.u8(1)
        let error = #expect(throws: IndexFormatError.self) { try spool.settle() }
        #expect(error?.reason == .unwritable(errno: ENOENT))
    }

    /// No file has a name after it was made, and none is left.
    @Test func scratchFilesHaveNoName() throws {
        let folder = Self.folder + "/scratch-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var spool = Spool(ScratchSpace(folder: folder, bufferLength: 1))
        spool.tail.u8(1)
        try spool.settle()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
}
