/// What a file says about itself: source, date, licence, attribution.
///
/// Layout:
/// ```
/// section  = count:varint  (key:string value:string) × count      keys may be repeated
/// ```
package struct IndexInfo: Sendable {
    package private(set) var entries: [(key: String, value: String)] = []

    /// The largest number of entries.
    package static let maximumCount = 1024

    package init() {}

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        let count = try view.varint(&offset)
        guard count <= Self.maximumCount else { throw view.corrupt(at: 0) }
        for _ in 0..<count { entries.append((try view.string(&offset), try view.string(&offset))) }
    }

    /// The values of a key in their order; empty if there are none.
    package func values(_ key: String) -> [String] { entries.filter { $0.key == key }.map(\.value) }

    package mutating func append(_ key: String, _ value: String) { entries.append((key, value)) }

    package func encode() -> [UInt8] {
        var writer = ByteWriter()
        writer.varint(entries.count)
        for entry in entries {
            writer.string(entry.key)
            writer.string(entry.value)
        }
        return writer.bytes
    }
}
