import MapSearchTestSupport

extension SplitMix64 {
    /// A text of 0 to `count` scalars from everywhere in Unicode, half of them from its first, busiest part.
    mutating func text(upTo count: Int) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...count, using: &self) {
            let limit: UInt32 = [0x80, 0x600, 0x3100, 0x1_0000, 0x11_0000].randomElement(using: &self) ?? 0x80
            if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &self)) { text.append(scalar) }
        }
        return String(text)
    }
}
