import MapSearchIndexFormat
import Testing

@Suite struct ByteViewTests {
    private static let varints: [(value: Int, length: Int)] = [
        (0, 1), (1, 1), (127, 1), (128, 2), (129, 2), (16_383, 2), (16_384, 3), (2_097_151, 3), (2_097_152, 4),
        (0xFFF_FFFF, 4), (0x1000_0000, 5), (0x7_FFFF_FFFF, 5), (0x8_0000_0000, 6), (0xFF_FFFF_FFFF_FFFF, 8),
        (0x100_0000_0000_0000, 9), (Int.max, 9),
    ]

    @Test(arguments: varints)
    func varintComesBackInItsLength(value: Int, length: Int) throws {
        let bytes = written { $0.varint(value) }
        #expect(bytes.count == length)
        try withView(bytes) { view throws in
            var offset = 0
            #expect(try view.varint(&offset) == value)
            #expect(offset == length)
        }
    }

    @Test(arguments: [0, 1, -1, 63, -64, 64, -65, 8191, -8192, 8192, Int.max / 2, Int.min / 2])
    func signedVarintComesBack(value: Int) throws {
        try withView(written { $0.signedVarint(value) }) { view throws in
            var offset = 0
            #expect(try view.signedVarint(&offset) == value)
            #expect(offset == view.count)
        }
    }

    /// Small numbers of either sign take one byte.
    @Test func zigzagKeepsSmallNumbersShort() {
        for value in -64...63 { #expect(written { $0.signedVarint(value) }.count == 1) }
    }

    @Test func varintMayHaveNeedlessZeros() throws {
        try withView([0x85, 0x80, 0x00, 9]) { view throws in
            var offset = 0
            #expect(try view.varint(&offset) == 5)
            #expect(offset == 3)
        }
    }

    /// Ten bytes would be more than 63 bits, and an incomplete number is invalid.
    @Test(
        arguments: [
            [], [0x80], [0xFF, 0xFF], [UInt8](repeating: 0x80, count: 9) + [0], [UInt8](repeating: 0xFF, count: 12),
        ] as [[UInt8]])
    func varintThatDoesNotEndIsCorrupt(bytes: [UInt8]) throws {
        try withView(bytes) { view throws in
            var offset = 0
            #expect(throws: IndexFormatError.self) { try view.varint(&offset) }
        }
    }

    @Test func integersAreLittleEndianAtAnyAddress() throws {
        try withView([0, 1, 2, 3, 4, 5, 6, 7, 8, 0xFF, 0xFF, 0xFF, 0xFF]) { view throws in
            #expect(try view.u8(3) == 3)
            #expect(try view.u16(1) == 0x0201)
            #expect(try view.u32(1) == 0x0403_0201)
            #expect(try view.u64(1) == 0x0807_0605_0403_0201)
            #expect(try view.i32(9) == -1)
            let widths = try (1...4).map { try view.uint(1, width: $0) }
            #expect(widths == [0x01, 0x0201, 0x03_0201, 0x0403_0201])
        }
    }

    /// Each read one byte too far, before the beginning, and at offsets whose sum with a length would overflow.
    @Test(arguments: [9, 10, -1, Int.max, Int.max - 1, Int.min])
    func readOutsideThrows(offset: Int) throws {
        try withView([UInt8](repeating: 7, count: 8)) { view throws in
            #expect(throws: IndexFormatError(.corrupt, offset: offset)) { try view.u8(offset) }
            #expect(throws: IndexFormatError(.corrupt, offset: offset)) { try view.u16(offset) }
            #expect(throws: IndexFormatError(.corrupt, offset: offset)) { try view.u32(offset) }
            #expect(throws: IndexFormatError(.corrupt, offset: offset)) { try view.u64(offset) }
            #expect(throws: IndexFormatError.self) { try view.slice(offset, 1) }
            #expect(throws: IndexFormatError.self) { try view.slice(0, offset) }
            #expect(throws: IndexFormatError.self) { try view.string(offset, 1) }
            #expect(throws: IndexFormatError.self) { try view.suffix(from: offset) }
        }
    }

    @Test func readsThatJustFit() throws {
        try withView([1, 2, 3, 4, 5, 6, 7, 8]) { view throws in
            #expect(try view.u8(7) == 8)
            #expect(throws: IndexFormatError.self) { try view.u8(8) }
            #expect(try view.u16(6) == 0x0807)
            #expect(throws: IndexFormatError.self) { try view.u16(7) }
            #expect(throws: IndexFormatError.self) { try view.u32(5) }
            #expect(throws: IndexFormatError.self) { try view.u64(1) }
            #expect(try view.slice(8, 0).count == 0)
            #expect(try view.suffix(from: 8).count == 0)
        }
    }

    @Test(arguments: ["", "Vaduz", "Zürich", "東京", "👩‍👩‍👧", String(repeating: "ß", count: 200)])
    func stringComesBack(text: String) throws {
        try withView(written { $0.string(text) }) { view throws in
            var offset = 0
            #expect(try view.string(&offset) == text)
            #expect(offset == view.count)
        }
    }

    @Test func illFormedTextIsReplaced() throws {
        try withView([0xFF, 0x61, 0xC3]) { view throws in #expect(try view.string(0, 3) == "\u{FFFD}a\u{FFFD}") }
    }

    @Test func sectionNamesItselfInErrors() throws {
        try withView([UInt8](repeating: 0, count: 8)) { view throws in
            let section = try view.section(.postings, 4, 4)
            #expect(throws: IndexFormatError(.corrupt, section: .postings, offset: 4)) { try section.u8(4) }
            #expect(throws: IndexFormatError.self) { try view.section(.postings, 4, 5) }
        }
    }

    /// Also next to bytes that differ in one bit or in a carry, at each place and length around a word of eight.
    @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 255])
    func firstIndexOfByteEqualsBruteForce(length: Int) throws {
        for byte in [0, 1, 0x7F, 0x80, 0x81, 0xFF] as [UInt8] {
            for place in 0...length {
                var bytes = Array(repeating: byte ^ 0x80, count: length)
                for index in bytes.indices where index % 3 == 1 { bytes[index] = byte &+ 1 }
                if place < length { bytes[place] = byte }
                if place + 1 < length { bytes[length - 1] = byte }
                try withView([byte, byte] + bytes + [byte]) { view throws in
                    #expect(try view.firstIndex(of: byte, in: 2, length) == bytes.firstIndex(of: byte))
                }
            }
        }
        try withView(Array(repeating: 7, count: length)) { view throws in
            #expect(throws: IndexFormatError.self) { try view.firstIndex(of: 7, in: 1, length) }
            #expect(throws: IndexFormatError.self) { try view.firstIndex(of: 7, in: -1, length) }
        }
    }
}
