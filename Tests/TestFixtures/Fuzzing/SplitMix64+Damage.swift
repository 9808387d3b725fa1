package import MapSearchTestSupport

extension SplitMix64 {
    /// Damages bytes in a few places; they stay as many.
    package mutating func damage(_ bytes: inout [UInt8], places: ClosedRange<Int> = 1...6) {
        guard !bytes.isEmpty else { return }
        for _ in 0..<Int.random(in: places, using: &self) {
            let place = Int.random(in: bytes.indices, using: &self)
            switch Int.random(in: 0..<4, using: &self) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
            case 1: bytes[place] = Self.edges[Int.random(in: Self.edges.indices, using: &self)]
            case 2: bytes[place] = .random(in: 0...255, using: &self)
            default: bytes.swapAt(place, Int.random(in: bytes.indices, using: &self))
            }
        }
    }

    private static let edges: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]

    /// Damages a text: bytes change, go, come twice, stop, or make room for a word of its language.
    package mutating func damage(text bytes: inout [UInt8], words: [String], places: ClosedRange<Int> = 1...4) {
        for _ in 0..<Int.random(in: places, using: &self) {
            let place = Int.random(in: 0...bytes.count, using: &self)
            let end = min(place + Int.random(in: 1...20, using: &self), bytes.count)
            switch Int.random(in: 0..<20, using: &self) {
            case 0..<4: damage(&bytes, places: 1...1)
            case 4..<7: bytes.removeSubrange(place..<end)
            case 7..<10: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &self))
            case 10..<18:
                let word = Array((words.randomElement(using: &self) ?? "").utf8)
                if Bool.random(using: &self) {
                    bytes.insert(contentsOf: word, at: place)
                } else {
                    bytes.replaceSubrange(place..<min(place + word.count, bytes.count), with: word)
                }
            case 18: bytes.removeSubrange(place...)
            default:
                // Depth and length are what recursion and tables stumble over.
                guard bytes.count < 100_000 else { continue }
                let run = Array(bytes[place..<end])
                for _ in 0..<Int.random(in: 1...300, using: &self) { bytes.insert(contentsOf: run, at: place) }
            }
        }
    }

    /// A text of a few pieces in a row.
    package mutating func text(of pieces: [String], count: ClosedRange<Int> = 0...14) -> String {
        var text = ""
        for _ in 0..<Int.random(in: count, using: &self) {
            text += pieces.randomElement(using: &self) ?? ""
            if Bool.random(using: &self) { text += " " }
        }
        return text
    }
}
