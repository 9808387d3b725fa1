import Synchronization

/// A file in OpenStreetMap's PBF format: a sequence of blobs, each preceded by its length.
///
/// Layout: https://wiki.openstreetmap.org/wiki/PBF_Format
package final class PBFFile: Sendable {
    /// The range of a blob's data.
    struct Blob: Hashable {
        var offset: Int
        var length: Int
    }

    /// The format does not allow longer ones, compressed or not.
    package static let maximumBlobLength = 32 << 20
    private static let maximumHeadLength = 64 << 10

    /// No extract in use reaches a fifth of this ratio of decompressed to compressed bytes.
    package static let maximumExpansion = 50
    /// The number of times a block is decompressed: once per pass.
    private static let passCount = 3

    private let file: InputFile
    /// The number of decompressed bytes of all blocks together.
    private let expandedLength = Atomic(0)
    var path: String { file.path }

    /// Opens a file.
    init(path: String) throws(IndexingError) {
        file = try InputFile(path: path)
    }

    /// Records the decompressed size of a block.
    ///
    /// - Throws: ``IndexingError`` if that is too much for a file of this length: the format limits each block,
    ///   but not the number of blocks in a file.
    func noteExpansion(_ length: Int, at offset: Int) throws(IndexingError) {
        let total = expandedLength.add(length, ordering: .relaxed).newValue
        let allowed = max(Self.maximumExpansion * file.length, 4 * Self.maximumBlobLength)
        guard total > Self.passCount * allowed else { return }
        throw failure(
            "the file expands to more than \(Self.maximumExpansion) times its size, more than any valid extract: download it again",
            at: offset)
    }

    func failure(_ message: String, at offset: Int) -> IndexingError {
        IndexingError("\(message) (byte \(offset))", file: path)
    }

    /// Reads exactly `count` bytes.
    func read(_ count: Int, at offset: Int) throws(IndexingError) -> [UInt8] {
        guard count <= file.length - offset else { throw truncated(at: offset) }
        let bytes = try file.read(count, at: offset)
        guard bytes.count == count else { throw truncated(at: offset) }
        return bytes
    }

    private func truncated(at offset: Int) -> IndexingError {
        failure("the file ends inside a block: it is incomplete; download it again", at: offset)
    }

    /// Finds all blobs by their headers.
    ///
    /// - Returns: the header of the file and the blobs with objects; blobs of other types are skipped.
    /// - Complexity: O(*blobs*).
    func scan() throws -> (header: PBFHeader, blobs: [Blob]) {
        var header: PBFHeader?
        var blobs: [Blob] = []
        var offset = 0
        while offset < file.length {
            if blobs.count.isMultiple(of: 256) { try Task.checkCancellation() }
            let start = offset
            let prefix = try read(4, at: offset)
            let headLength = prefix.reduce(0) { $0 << 8 | Int($1) }
            guard headLength > 0, headLength <= Self.maximumHeadLength else {
                throw failure(
                    start == 0
                        ? "the file is not an OpenStreetMap extract in PBF format" : "the header of a block is damaged",
                    at: start)
            }
            let (type, size) = try head(read(headLength, at: offset + 4), at: start)
            offset += 4 + headLength
            guard size <= Self.maximumBlobLength else {
                throw failure("a block has \(size) bytes; the format allows \(Self.maximumBlobLength)", at: start)
            }
            guard size <= file.length - offset else { throw truncated(at: start) }
            let blob = Blob(offset: offset, length: size)
            offset += size
            switch type {
            case "OSMHeader" where header == nil:
                var decoder = PBFBlobDecoder(file: self)
                header = try PBFHeader(try decoder.decode(blob), of: self)
            case "OSMData":
                guard header != nil else { throw failure("the file has no header before its data", at: start) }
                blobs.append(blob)
            default: break
            }
        }
        guard let header else { throw failure("the file is empty: it has no header", at: 0) }
        return (header, blobs)
    }

    /// The type and the length of a blob.
    private func head(_ bytes: [UInt8], at offset: Int) throws(IndexingError) -> (String, Int) {
        var reader = WireReader(bytes)
        var type: String?
        var size: UInt64?
        do {
            try reader.forEachField { field, reader throws(WireReader.Fault) in
                switch field {
                case 1: type = try reader.string()
                case 3: size = try reader.varint()
                default: return false
                }
                return true
            }
        } catch {
            throw failure("the header of a block is damaged", at: offset)
        }
        guard let type, let size else {
            throw failure(
                offset == 0
                    ? "the file is not an OpenStreetMap extract in PBF format" : "the header of a block is damaged",
                at: offset)
        }
        return (type, Int(min(size, UInt64(UInt32.max))))
    }
}
