#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension AreaIndex {
    /// A vertex in units of ``FixedAngle``.
    package struct Vertex: Hashable, Sendable {
        package var latitude: Int32
        package var longitude: Int32

        package init(latitude: Int32, longitude: Int32) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    /// An outline, as a builder knows it: rings in any order, outer ones and holes alike (even-odd).
    package struct Entry: Sendable {
        package var document: UInt32
        package var country: UInt16
        package var rings: [[Vertex]]

        package init(document: UInt32, country: UInt16, rings: [[Vertex]]) {
            self.document = document
            self.country = country
            self.rings = rings
        }
    }

    /// Collects outlines in the order of their documents.
    package struct Writer: ~Copyable, Sendable {
        private var chunks: Spool
        /// The entries, each with the index of its first chunk.
        private var heads: [Head] = []

        private struct Head {
            var document: UInt32
            var box: FixedBox
            var extent: Float
            var start: UInt32
            var chunkCount: UInt32
            var country: UInt16
        }

        package init(in space: ScratchSpace = .memory) {
            chunks = Spool(space)
        }

        package var count: Int { heads.count }

        package mutating func append(_ entry: Entry) throws(IndexFormatError) {
            guard chunks.count <= Int(UInt32.max) else { throw IndexFormatError(.tooLarge, section: .areas) }
            var head = Head(
                document: entry.document, box: FixedBox(), extent: extent(entry.rings), start: UInt32(chunks.count),
                chunkCount: 0, country: entry.country)
            for ring in entry.rings {
                for vertex in ring { head.box.extend(FixedBox(latitude: vertex.latitude, longitude: vertex.longitude)) }
                head.chunkCount += UInt32(AreaIndex.append(ring, to: &chunks.tail))
            }
            heads.append(head)
            try chunks.settle()
        }

        package func section() throws(IndexFormatError) -> SectionBytes {
            var writer = ByteWriter()
            writer.u32(UInt32(heads.count))
            let chunkStart = 4 + heads.count * entryLength
            guard chunkStart + chunks.count <= Int(UInt32.max) else {
                throw IndexFormatError(.tooLarge, section: .areas)
            }
            for head in heads {
                let isEmpty = head.box.south > head.box.north
                writer.u32(head.document)
                for edge in [head.box.south, head.box.north, head.box.west, head.box.east] {
                    writer.i32(isEmpty ? 0 : edge)
                }
                writer.u32(head.extent.bitPattern)
                writer.u32(UInt32(chunkStart) + head.start)
                writer.u32(head.chunkCount)
                writer.u32(UInt32(head.country))
            }
            var section = SectionBytes(writer.bytes)
            section.append(chunks.bytes)
            return section
        }

        /// The bytes of an ``AreaTree``; nil if there are few areas.
        package func tree() -> SectionBytes? {
            heads.count < AreaTree.fewestAreas ? nil : SectionBytes(AreaTree.encode(heads.map(\.box)))
        }
    }

    private static func append(_ ring: [Vertex], to chunks: inout ByteWriter) -> Int {
        guard let first = ring.first, ring.count > 2 else { return 0 }
        let closed = ring.last == first ? ring : ring + [first]
        var chunkCount = 0
        var start = 0
        while start < closed.count - 1 {
            let part = closed[start..<min(closed.count, start + maximumChunkVertexCount)]
            var body = ByteWriter()
            body.i32(part[start].latitude)
            body.i32(part[start].longitude)
            for index in part.indices.dropFirst() {
                body.signedVarint(Int(part[index].latitude) - Int(part[index - 1].latitude))
                body.signedVarint(Int(part[index].longitude) - Int(part[index - 1].longitude))
            }
            chunks.i32(part.lazy.map(\.latitude).min() ?? 0)
            chunks.i32(part.lazy.map(\.latitude).max() ?? 0)
            chunks.i32(part.lazy.map(\.longitude).max() ?? 0)
            chunks.u16(UInt16(body.count))
            chunks.raw(body.bytes)
            chunkCount += 1
            start = part.endIndex - 1
        }
        return chunkCount
    }

    /// The shoelace area of all rings in square degrees, each weighed by the cosine of its middle latitude.
    private static func extent(_ rings: [[Vertex]]) -> Float {
        var total = 0.0
        for ring in rings {
            guard var previous = ring.last else { continue }
            var sum = 0.0
            var low = Double.infinity
            var high = -Double.infinity
            for vertex in ring {
                let (lat, lon) = (FixedAngle.degrees(vertex.latitude), FixedAngle.degrees(vertex.longitude))
                sum +=
                    FixedAngle.degrees(previous.longitude) * lat - lon * FixedAngle.degrees(previous.latitude)
                low = min(low, lat)
                high = max(high, lat)
                previous = vertex
            }
            total += abs(sum) / 2 * cos((low + high) / 2 * .pi / 180)
        }
        return Float(total)
    }
}
