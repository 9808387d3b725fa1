/// The finished bytes of a section, in memory or in scratch files.
package struct SectionBytes: Sendable {
    package private(set) var pieces: [SpooledBytes] = []
    private(set) var count = 0

    package init() {}

    package init(_ bytes: [UInt8]) {
        append(bytes)
    }

    package mutating func append(_ bytes: [UInt8]) { append(SpooledBytes(bytes)) }

    package mutating func append(_ bytes: SpooledBytes) {
        guard bytes.count > 0 else { return }
        pieces.append(bytes)
        count += bytes.count
    }

    package mutating func append(_ other: SectionBytes) {
        pieces += other.pieces
        count += other.count
    }
}
