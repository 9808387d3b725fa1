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

    /// One outline as a builder knows it: rings in any order, outer ones and holes alike (even-odd).
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

    package static func encode(_ entries: [Entry]) throws(IndexFormatError) -> [UInt8] {
        var chunks = ByteWriter()
        var writer = ByteWriter()
        writer.u32(UInt32(entries.count))
        let chunkStart = 4 + entries.count * entryLength
        for entry in entries {
            let vertices = entry.rings.joined()
            let start = chunkStart + chunks.count
            guard start <= Int(UInt32.max) else { throw IndexFormatError(.tooLarge, section: .areas) }
            var chunkCount = 0
            for ring in entry.rings { chunkCount += append(ring, to: &chunks) }
            writer.u32(entry.document)
            writer.i32(vertices.lazy.map(\.latitude).min() ?? 0)
            writer.i32(vertices.lazy.map(\.latitude).max() ?? 0)
            writer.i32(vertices.lazy.map(\.longitude).min() ?? 0)
            writer.i32(vertices.lazy.map(\.longitude).max() ?? 0)
            writer.u32(extent(entry.rings).bitPattern)
            writer.u32(UInt32(start))
            writer.u32(UInt32(chunkCount))
            writer.u32(UInt32(entry.country))
        }
        writer.raw(chunks.bytes)
        return writer.bytes
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
