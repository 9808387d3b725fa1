extension LineIndex {
    /// A line of a document, as a builder knows it.
    package struct Entry: Sendable {
        package var document: UInt32
        package var vertices: [(latitude: Int32, longitude: Int32)]

        package init(document: UInt32, vertices: [(latitude: Int32, longitude: Int32)]) {
            self.document = document
            self.vertices = vertices
        }
    }

    /// Collects lines in the order of their documents.
    package struct Writer: ~Copyable, Sendable {
        private var chunks: PlacedEntries

        package init(in space: ScratchSpace = .memory) {
            chunks = PlacedEntries(.lines, in: space)
        }

        package var isEmpty: Bool { chunks.count == 0 }

        /// Appends a line; one of fewer than two vertices is ignored.
        package mutating func append(_ line: Entry) throws(IndexFormatError) {
            guard line.vertices.count > 1 else { return }
            for start in stride(from: 0, to: line.vertices.count - 1, by: maximumChunkVertexCount - 1) {
                let end = min(start + maximumChunkVertexCount, line.vertices.count)
                let vertices = line.vertices[start..<end]
                var last = vertices[start]
                chunks.entry.varint(Int(line.document))
                chunks.entry.place(last)
                for vertex in vertices.dropFirst() {
                    chunks.entry.step(to: vertex, from: &last)
                }
                try chunks.close(FixedBox(vertices))
            }
        }

        /// The finished bytes; the same lines give the same bytes.
        package func section() throws(IndexFormatError) -> SectionBytes { try chunks.section() }
    }
}
