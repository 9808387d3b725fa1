import MapGeometry
import Testing

@Suite struct JSONEscapeTests {
    private static func string(_ json: String) throws -> String {
        var reader = JSONReader(bytes: Array(json.utf8), isStrict: true)
        return try reader.string()
    }

    @Test func hexadecimalDigits() throws {
        let values: [UInt32] = [
            0, 0x9, 0xA, 0xF, 0x10, 0x7F, 0x80, 0x7FF, 0x800, 0xABCD, 0xD7FF, 0xE000, 0xEF9F, 0xFFFF,
        ]
        for value in values {
            let digits = String(value, radix: 16)
            let padded = String(repeating: "0", count: 4 - digits.count) + digits
            for text in [padded, padded.uppercased()] {
                let scalar = try #require(Unicode.Scalar(value))
                #expect(
                    try Self.string("\"a\\u\(text)b\"").unicodeScalars.elementsEqual(["a", scalar, "b"]), "\(text)")
            }
        }
        #expect(try Self.string("\"\\uD83D\\uDDFA\"") == "\u{1F5FA}")
    }

    @Test func everyOtherByteIsRefused() {
        let digits = Set("0123456789abcdefABCDEF".utf8)
        for place in 0..<4 {
            for byte in UInt8.min...UInt8.max where !digits.contains(byte) {
                var bytes = Array("\"\\u00e9\"".utf8)
                bytes[3 + place] = byte
                var reader = JSONReader(bytes: bytes)
                #expect(throws: GeometryFormatError.self, "byte \(byte) at \(place)") { try reader.string() }
            }
        }
        for end in 2..<7 {
            var reader = JSONReader(bytes: Array(Array("\"\\u00e9\"".utf8)[..<end]))
            #expect(throws: GeometryFormatError.self, "\(end) bytes") { try reader.string() }
        }
    }
}
