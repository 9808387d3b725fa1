import Foundation
import Testing

import MapSearch

@Suite struct EncodedValueTests {
    private struct Everything: Codable, Equatable {
        var bool = true
        var int8 = Int8.min
        var int64 = Int64.min
        var uint64 = UInt64.max
        var uint16 = UInt16.max
        var float: Float = 1.5
        var double = -0.25
        var whole = 3.0
        var string = "straße \u{0} 🦊"
        var none: Int?
        var list: [Int?] = [1, nil, 3]
        var lists = [["a"], [], ["b", "c"]]
        var enumeration = Shape.circle(radius: 2)
        var child: [String: [String: Bool]] = ["a": ["b": false]]
    }

    private enum Shape: Codable, Equatable {
        case circle(radius: Int)
    }

    /// Uses every way to decode that a type may ask for.
    private struct ByHand: Codable, Equatable {
        var name: String
        var numbers: [Int]

        enum Key: CodingKey { case outer, name, numbers }

        init(name: String, numbers: [Int]) {
            self.name = name
            self.numbers = numbers
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            let outer = try container.nestedContainer(keyedBy: Key.self, forKey: .outer)
            name = try outer.superDecoder(forKey: .name).singleValueContainer().decode(String.self)
            var list = try outer.nestedUnkeyedContainer(forKey: .numbers)
            numbers = []
            while !list.isAtEnd {
                if try list.decodeNil() { continue }
                var pair = try list.nestedUnkeyedContainer()
                numbers.append(try pair.decode(Int.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            var outer = container.nestedContainer(keyedBy: Key.self, forKey: .outer)
            try outer.encode(name, forKey: .name)
            var list = outer.nestedUnkeyedContainer(forKey: .numbers)
            for number in numbers {
                try list.encodeNil()
                var pair = list.nestedUnkeyedContainer()
                try pair.encode(number)
            }
        }
    }

    private func encoded(_ value: some Encodable) throws -> EncodedValue {
        try JSONDecoder().decode(EncodedValue.self, from: JSONEncoder().encode(value))
    }

    @Test func decodesWhatWasEncoded() throws {
        #expect(try encoded(Everything()).decode(Everything.self) == Everything())
        let byHand = ByHand(name: "n", numbers: [1, 2])
        #expect(try encoded(byHand).decode(ByHand.self) == byHand)
    }

    @Test(arguments: [
        EncodedValue.integer(128), .integer(-129), .number(0.5), .string("1"), .bool(true), .null, .array([]),
    ])
    func refusesWhatDoesNotFit(value: EncodedValue) {
        #expect(throws: DecodingError.self) { try value.decode(Int8.self) }
    }

    @Test func readsNumbersOfOtherTypes() throws {
        #expect(try EncodedValue.number(7).decode(Int.self) == 7)
        #expect(try EncodedValue.integer(7).decode(Double.self) == 7)
        #expect(try EncodedValue.unsigned(.max).decode(UInt64.self) == .max)
        #expect(throws: DecodingError.self) { try EncodedValue.unsigned(.max).decode(Int.self) }
        #expect(throws: DecodingError.self) { try EncodedValue.number(.nan).decode(Int.self) }
    }

    @Test func endsAtTheEndOfAList() {
        struct Pair: Decodable {
            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                _ = try list.decode(Int.self)
                _ = try list.decode(Int.self)
            }
        }
        #expect(throws: DecodingError.self) { try EncodedValue.array([.integer(1)]).decode(Pair.self) }
    }
}
