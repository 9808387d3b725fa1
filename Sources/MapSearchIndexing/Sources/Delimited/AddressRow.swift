import MapGeometry
import MapSearchIndexFormat

/// A row of a table with an address, as stored in a scratch file: group, postal code, position, and a house number or a
/// record.
struct AddressRow {
    private let bytes: [UInt8]

    private static let headerLength = 25

    /// Reads a stored row, without its length.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Writes a house, preceded by the length of its row; the postal code is a number in the pool of the table.
    static func append(
        house number: String, group: UInt32, at coordinate: Coordinate, postcode: UInt32, to writer: inout ByteWriter
    ) {
        writer.varint(headerLength + number.utf8.count)
        head(group, postcode, coordinate, isHouse: true, &writer)
        writer.raw(number.utf8)
    }

    /// Writes an object, preceded by the length of its row.
    static func append(_ record: IndexRecord, group: UInt32, to writer: inout ByteWriter) {
        var row = ByteWriter()
        head(group, 0, record.coordinate, isHouse: false, &row)
        RecordEncoder.append(record, to: &row)
        writer.varint(row.count)
        writer.raw(row.bytes)
    }

    private static func head(
        _ group: UInt32, _ postcode: UInt32, _ coordinate: Coordinate, isHouse: Bool, _ writer: inout ByteWriter
    ) {
        writer.u32(group)
        writer.u32(postcode)
        writer.u64(coordinate.latitude.bitPattern)
        writer.u64(coordinate.longitude.bitPattern)
        writer.u8(isHouse ? 1 : 0)
    }

    /// The number of its group in the table.
    var group: UInt32 { UInt32(truncatingIfNeeded: integer(0, 4)) }
    var postcode: UInt32 { UInt32(truncatingIfNeeded: integer(4, 4)) }
    var coordinate: Coordinate {
        Coordinate(latitude: Double(bitPattern: integer(8, 8)), longitude: Double(bitPattern: integer(16, 8)))
    }
    /// The house number; nil if it is not a house.
    var houseNumber: String? {
        bytes[Self.headerLength - 1] == 1 ? String(streamSafe: bytes[Self.headerLength...]) : nil
    }
    /// The record, if it is not a house.
    var record: IndexRecord { RecordDecoder.record(bytes[Self.headerLength...]) }

    private func integer(_ offset: Int, _ width: Int) -> UInt64 {
        var value: UInt64 = 0
        for place in 0..<width { value |= UInt64(bytes[offset + place]) << UInt64(8 * place) }
        return value
    }
}
