import MapSearchIndexFormat
import Synchronization

/// The records of a builder, in memory if they are few and otherwise in a scratch file.
///
/// Copies of a builder share one: each knows the offsets of its own records.
final class RecordSpool: Sendable {
    private let spool: Mutex<Spool>

    init(in space: ScratchSpace) {
        spool = Mutex(Spool(space))
    }

    /// Appends a record, preceded by its length, and returns its offset.
    ///
    /// - Throws: ``IndexFormatError`` with `unwritable` if the disk is full.
    func append(_ record: IndexRecord) throws(IndexFormatError) -> UInt64 {
        var writer = ByteWriter()
        RecordEncoder.append(record, to: &writer)
        return try spool.withLock { spool throws(IndexFormatError) in
            let place = UInt64(spool.count)
            spool.tail.u32(UInt32(truncatingIfNeeded: writer.count))
            spool.tail.raw(writer.bytes)
            try spool.settle()
            return place
        }
    }

    /// All records appended up to now.
    var bytes: SpooledBytes { spool.withLock { $0.bytes } }
}

/// Reads records by their offsets, fastest if they are close together.
struct RecordReader {
    private var reader: SpoolReader

    init(_ bytes: SpooledBytes) {
        reader = SpoolReader(bytes)
    }

    mutating func record(at place: UInt64) throws(IndexFormatError) -> IndexRecord {
        RecordDecoder.record(try bytes(at: place))
    }

    mutating func uri(at place: UInt64) throws(IndexFormatError) -> String {
        RecordDecoder.uri(try bytes(at: place))
    }

    private mutating func bytes(at place: UInt64) throws(IndexFormatError) -> ArraySlice<UInt8> {
        let start = Int(place)
        var length = 0
        for (index, byte) in try reader.read(start..<start + 4).enumerated() { length |= Int(byte) << (8 * index) }
        return try reader.read(start + 4..<start + 4 + length)
    }
}
