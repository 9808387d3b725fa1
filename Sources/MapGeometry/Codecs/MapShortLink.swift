/// The codes in which map sites encode a place.
enum MapShortLink {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

    /// Decodes `osm.org/go/…`: three bits each of longitude and latitude per character, the south-western corner.
    ///
    /// See `ShortLink` of the OpenStreetMap web site.
    static func openStreetMap(_ code: Substring) -> Coordinate? {
        var x: UInt64 = 0
        var y: UInt64 = 0
        var bits: UInt64 = 0
        for byte in code.utf8 {
            guard let value = value(byte, last: [UInt8(ascii: "_"), UInt8(ascii: "~")]) ?? (byte == 0x40 ? 63 : nil)
            else {
                break
            }
            interleave(value, evenInto: &y, oddInto: &x)
            bits += 3
            guard bits <= 30 else { return nil }
        }
        guard bits >= 6 else { return nil }
        let cells = Double(UInt64(1) << bits)
        return Coordinate(latitude: Double(y) / cells * 180 - 90, longitude: Double(x) / cells * 360 - 180)
    }

    /// Decodes `omaps.app/…` and `om://…`: a character for the zoom level, then up to ten as above, with latitude
    /// in the higher bit; the centre of the cell.
    ///
    /// See `libs/ge0` of Organic Maps.
    static func organicMaps(_ code: Substring) -> Coordinate? {
        let bytes = Array(code.utf8)
        guard (4...11).contains(bytes.count) else { return nil }
        var latitude: UInt64 = 0
        var longitude: UInt64 = 0
        for byte in bytes.dropFirst() {
            guard let value = value(byte, last: [UInt8(ascii: "-"), UInt8(ascii: "_")]) else { return nil }
            interleave(value, evenInto: &longitude, oddInto: &latitude)
        }
        let bits = UInt64(3 * (bytes.count - 1))
        let shift = 30 - bits
        let half: UInt64 = shift > 0 ? 1 << (shift - 1) : 0
        let north = Double(latitude << shift + half) / Double((1 << 30) - 1) * 180 - 90
        let east = Double(longitude << shift + half) / Double(1 << 30) * 360 - 180
        return Coordinate(latitude: min(north, 90), longitude: east)
    }

    private static func value(_ byte: UInt8, last: [UInt8]) -> UInt64? {
        if let index = letters.firstIndex(of: byte) { return UInt64(index) }
        return last.firstIndex(of: byte).map { UInt64(62 + $0) }
    }

    /// Distributes six bits, highest first, to two numbers.
    private static func interleave(_ value: UInt64, evenInto even: inout UInt64, oddInto odd: inout UInt64) {
        for pair in stride(from: 4, through: 0, by: -2) {
            odd = odd << 1 | (value >> UInt64(pair + 1)) & 1
            even = even << 1 | (value >> UInt64(pair)) & 1
        }
    }
}
