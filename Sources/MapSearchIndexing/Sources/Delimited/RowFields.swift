import MapGeometry

/// The fields of one row as bytes, in storage that is reused from row to row.
package struct RowFields: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    /// The number of fields.
    package var count: Int { ends.count }

    /// A field as written in the row.
    package subscript(index: Int) -> ArraySlice<UInt8> {
        bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    /// A field without surrounding space; nil if nothing is left.
    func trimmed(_ index: Int) -> ArraySlice<UInt8>? {
        let field = self[index]
        var (start, end) = (field.startIndex, field.endIndex)
        while start < end, Self.isSpace(field[start]) { start += 1 }
        while start < end, Self.isSpace(field[end - 1]) { end -= 1 }
        guard start < end else { return nil }
        // There is space beyond ASCII, too, and combining marks on a space.
        if field[start] < 128, field[end - 1] < 128 { return field[start..<end] }
        let text = Array(OSMNames.trimmed(String(streamSafe: field)).utf8)
        return text.isEmpty ? nil : text[...]
    }

    /// Whether a field beyond the first ones has text; spreadsheets end rows with empty fields.
    package func hasText(after count: Int) -> Bool {
        count < self.count && (count..<self.count).contains { trimmed($0) != nil }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    mutating func append(_ piece: ArraySlice<UInt8>) { bytes.append(contentsOf: piece) }
    mutating func append(_ byte: UInt8) { bytes.append(byte) }
    mutating func removeLast() { bytes.removeLast() }
    mutating func endField() { ends.append(bytes.count) }

    /// Whether the fields are UTF-8.
    var isText: Bool {
        guard bytes.contains(where: { $0 >= 128 }) else { return true }
        for field in 0..<count where String(validating: self[field], as: UTF8.self) == nil { return false }
        return true
    }

    /// The fields; invalid UTF-8 is replaced.
    package var texts: [String] { (0..<count).map { String(streamSafe: self[$0]) } }
}

extension Double {
    /// The characters of a decimal number besides digits; hexadecimal numbers, infinities and words are not numbers in a table.
    private static let marks = Set("+-.eE".utf8)

    /// Reads a decimal number like `Double(String)`, but faster if it has few digits and no exponent.
    package init?(decimal text: ArraySlice<UInt8>) {
        var number: Int64 = 0
        var digits = 0
        var decimals: Int?
        var place = text.startIndex
        let isNegative = text.first == UInt8(ascii: "-")
        if isNegative { place += 1 }
        while place < text.endIndex {
            let byte = text[place]
            if byte.isASCIIDigit {
                number = number &* 10 &+ Int64(byte &- 0x30)
                digits += 1
                if let count = decimals { decimals = count + 1 }
            } else if byte == UInt8(ascii: "."), decimals == nil {
                decimals = 0
            } else {
                digits = 0
                break
            }
            place += 1
        }
        // Both numbers are exact then, so the quotient is the closest number.
        guard (1...15).contains(digits), decimals != 0 else {
            guard text.allSatisfy({ $0.isASCIIDigit || Self.marks.contains($0) }),
                let value = Double(String(decoding: text, as: UTF8.self))
            else { return nil }
            self = value
            return
        }
        let value = Double(number) / Self.powersOfTen[decimals ?? 0]
        self = isNegative ? -value : value
    }

    private static let powersOfTen: [Double] = (0...15).map { power in
        (0..<power).reduce(1.0) { value, _ in value * 10 }
    }
}
