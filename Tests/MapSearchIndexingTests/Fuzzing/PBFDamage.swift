import MapSearchTestSupport
import TestFixtures

@testable import MapSearchIndexing

/// Damage within a message of Protocol Buffers that leaves what is around it whole, so that it is met where objects are made
/// and not where lengths are checked.
indirect enum PBFDamage {
    /// Fields, and what those with a length have within.
    case message([UInt64: PBFDamage])
    /// Numbers in a row.
    case packed
    /// Anything else.
    case bytes

    /// A block of objects as the format has it.
    static let block = message([1: message([:]), 2: message([1: node, 2: dense, 3: way, 4: relation])])
    private static let node = message([2: packed, 3: packed])
    private static let dense = message([1: packed, 8: packed, 9: packed, 10: packed])
    private static let way = message([2: packed, 3: packed, 8: packed])
    private static let relation = message([2: packed, 3: packed, 8: packed, 9: packed, 10: packed])

    /// Damages one place of a message.
    func damage(_ bytes: inout [UInt8], using random: inout SplitMix64) {
        switch self {
        case .message(let shapes): damageFields(&bytes, shapes, using: &random)
        case .packed: damageNumbers(&bytes, using: &random)
        case .bytes: random.damage(&bytes, places: 1...2)
        }
    }

    private func damageFields(
        _ bytes: inout [UInt8], _ shapes: [UInt64: PBFDamage], using random: inout SplitMix64
    ) {
        var fields = Field.fields(of: bytes)
        guard let place = fields.indices.randomElement(using: &random) else { return random.damage(&bytes) }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: fields.remove(at: place)
        case 1: fields.insert(fields[place], at: Int.random(in: fields.indices, using: &random))
        case 2: fields.swapAt(place, Int.random(in: fields.indices, using: &random))
        case 3: fields[place].number = UInt64.random(in: 0...20, using: &random)
        default:
            switch fields[place].value {
            case .number: fields[place].value = .number(Self.number(using: &random))
            case .bytes(var content):
                (shapes[fields[place].number] ?? .bytes).damage(&content, using: &random)
                fields[place].value = .bytes(content)
            }
        }
        bytes = fields.reduce(into: Message()) { $1.write(to: &$0) }.content
    }

    private func damageNumbers(_ bytes: inout [UInt8], using random: inout SplitMix64) {
        var numbers: [UInt64] = []
        var reader = WireReader(bytes)
        while let number = try? reader.varint() { numbers.append(number) }
        guard let place = numbers.indices.randomElement(using: &random) else {
            numbers.append(Self.number(using: &random))
            return bytes = Self.packed(numbers)
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: numbers.remove(at: place)
        case 1: numbers.insert(numbers[place], at: place)
        case 2: numbers.swapAt(place, Int.random(in: numbers.indices, using: &random))
        case 3: numbers.removeSubrange(place...)
        default: numbers[place] = Self.number(using: &random)
        }
        bytes = Self.packed(numbers)
    }

    private static func packed(_ numbers: [UInt64]) -> [UInt8] {
        numbers.reduce(into: Packed()) { $0.number($1) }.content
    }

    /// A number at the edge of something, a small one, or any.
    private static func number(using random: inout SplitMix64) -> UInt64 {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: [0, 1, 2, 3, .max, .max - 1, 1 << 31, 1 << 32, 1 << 63, 0x7FFF_FFFF].randomElement(using: &random) ?? 0
        case 1: .random(in: 0...200, using: &random)
        default: random.next() >> UInt64.random(in: 0..<64, using: &random)
        }
    }

    private struct Field {
        enum Value {
            case number(UInt64)
            case bytes([UInt8])
        }

        var number: UInt64
        var value: Value

        /// The fields of a message as far as they can be read.
        static func fields(of bytes: [UInt8]) -> [Field] {
            var fields: [Field] = []
            var reader = WireReader(bytes)
            while let tag = try? reader.varint() {
                if tag & 7 == 0, let number = try? reader.varint() {
                    fields.append(Field(number: tag >> 3, value: .number(number)))
                } else if tag & 7 == 2, let content = try? reader.data() {
                    fields.append(Field(number: tag >> 3, value: .bytes(Array(content))))
                } else {
                    break
                }
            }
            return fields
        }

        func write(to message: inout Message) {
            switch value {
            case .number(let value): message.number(Int(number), value)
            case .bytes(let content): message.bytes(Int(number), content)
            }
        }
    }
}
