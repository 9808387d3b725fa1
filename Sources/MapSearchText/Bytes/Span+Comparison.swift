extension Span<UInt8> {
    func elementsEqual(_ other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for place in indices where self[place] != other[place] { return false }
        return true
    }

    func lexicographicallyPrecedes(_ other: Span<UInt8>) -> Bool {
        for place in 0..<Swift.min(count, other.count) where self[place] != other[place] {
            return self[place] < other[place]
        }
        return count < other.count
    }
}
