extension LineIndex {
    /// One line of a document as a builder knows it.
    package struct Entry: Sendable {
        package var document: UInt32
        package var vertices: [(latitude: Int32, longitude: Int32)]

        package init(document: UInt32, vertices: [(latitude: Int32, longitude: Int32)]) {
            self.document = document
            self.vertices = vertices
        }
    }

    private struct Chunk {
        var document: UInt32
        var vertices: ArraySlice<(latitude: Int32, longitude: Int32)>
        let box: FixedBox
        let place: UInt64
        /// Where in its line the chunk begins.
        var start: Int { vertices.startIndex }

        init(_ document: UInt32, _ vertices: ArraySlice<(latitude: Int32, longitude: Int32)>) {
            self.document = document
            self.vertices = vertices
            box = FixedBox(vertices)
            place = box.place
        }
    }

    /// Encodes lines of two vertices or more; the same lines give the same bytes.
    package static func encode(_ lines: [Entry]) throws(IndexFormatError) -> [UInt8] {
        var chunks: [Chunk] = []
        for line in lines where line.vertices.count > 1 {
            for start in stride(from: 0, to: line.vertices.count - 1, by: maximumChunkVertexCount - 1) {
                let end = min(start + maximumChunkVertexCount, line.vertices.count)
                chunks.append(Chunk(line.document, line.vertices[start..<end]))
            }
        }
        chunks.sort { ($0.place, $0.document, $0.start) < ($1.place, $1.document, $1.start) }
        var writer = ByteWriter()
        writer.u32(UInt32(chunks.count))
        writer.tree(chunks.map(\.box))
        var body = ByteWriter()
        var ends: [Int] = []
        for chunk in chunks {
            body.varint(Int(chunk.document))
            guard var last = chunk.vertices.first else { continue }
            body.i32(last.latitude)
            body.i32(last.longitude)
            for vertex in chunk.vertices.dropFirst() {
                body.signedVarint(Int(vertex.latitude) - Int(last.latitude))
                body.signedVarint(Int(vertex.longitude) - Int(last.longitude))
                last = vertex
            }
            ends.append(body.count)
        }
        try writer.entries(body.bytes, ends: ends, section: .lines)
        return writer.bytes
    }
}
