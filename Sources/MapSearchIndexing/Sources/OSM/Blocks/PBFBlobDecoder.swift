/// Reads blobs and decompresses them, with one inflater for all.
struct PBFBlobDecoder {
    private let file: PBFFile
    private var inflater = Inflater()

    init(file: PBFFile) {
        self.file = file
    }

    /// The decompressed bytes of a blob.
    mutating func decode(_ blob: PBFFile.Blob) throws(IndexingError) -> [UInt8] {
        let bytes = try file.read(blob.length, at: blob.offset)
        var reader = WireReader(bytes)
        var raw: ArraySlice<UInt8>?
        var zlib: ArraySlice<UInt8>?
        var expandedLength: UInt64 = 0
        var other: String?
        do {
            try reader.forEachField { field, reader throws(WireReader.Fault) in
                switch field {
                case 1: raw = try reader.data()
                case 2: expandedLength = try reader.varint()
                case 3: zlib = try reader.data()
                case 4: other = "LZMA"
                case 5: other = "bzip2"
                case 6: other = "LZ4"
                case 7: other = "Zstandard"
                default: break
                }
                return [1, 2, 3].contains(field)
            }
        } catch {
            throw file.failure("a block is damaged", at: blob.offset + error.offset)
        }
        guard expandedLength <= UInt64(PBFFile.maximumBlobLength) else {
            throw file.failure(
                "a block expands to \(expandedLength) bytes; the format allows \(PBFFile.maximumBlobLength)",
                at: blob.offset)
        }
        try file.noteExpansion(Int(expandedLength), at: blob.offset)
        if let zlib { return try expand(zlib, to: Int(expandedLength), blob) }
        if let raw { return Array(raw) }
        if let other {
            throw file.failure(
                "a block is compressed with \(other), which is not supported: convert the file with "
                    + "`osmium cat -f pbf,pbf_compression=zlib`", at: blob.offset)
        }
        throw file.failure("a block is empty", at: blob.offset)
    }

    private mutating func expand(
        _ zlib: ArraySlice<UInt8>, to length: Int, _ blob: PBFFile.Blob
    ) throws(IndexingError) -> [UInt8] {
        var output: [UInt8] = []
        do {
            try inflater.expand(zlib: zlib.span, into: &output, limit: length)
        } catch {
            throw file.failure("a block is damaged: \(error)", at: blob.offset)
        }
        guard output.count == length else {
            throw file.failure(
                "a block is damaged: it expands to \(output.count) bytes instead of \(length)", at: blob.offset)
        }
        return output
    }
}
