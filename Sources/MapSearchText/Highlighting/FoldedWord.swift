/// A folded word to find, by the algorithm of Knuth, Morris and Pratt: linear for any two texts.
///
/// D. E. Knuth, J. H. Morris, V. R. Pratt: Fast pattern matching in strings. SIAM Journal on Computing 6 (1977).
struct FoldedWord: Hashable, Sendable {
    let bytes: [UInt8]
    /// For each prefix, the length of the longest shorter prefix that is a suffix of it.
    private let borders: [Int]

    init(_ word: ArraySlice<UInt8>) {
        bytes = Array(word)
        var borders = [Int](repeating: 0, count: bytes.count)
        var length = 0
        for index in bytes.indices.dropFirst() {
            while length > 0, bytes[index] != bytes[length] { length = borders[length - 1] }
            if bytes[index] == bytes[length] { length += 1 }
            borders[index] = length
        }
        self.borders = borders
    }

    /// Calls the closure with the offset of each occurrence, including overlapping ones, until it returns `false`.
    func forEachOccurrence(in text: [UInt8], _ isToGoOn: (Int) -> Bool) {
        guard !bytes.isEmpty else { return }
        var matched = 0
        for (offset, byte) in text.enumerated() {
            while matched > 0, byte != bytes[matched] { matched = borders[matched - 1] }
            if byte == bytes[matched] { matched += 1 }
            guard matched == bytes.count else { continue }
            guard isToGoOn(offset + 1 - matched) else { return }
            matched = borders[matched - 1]
        }
    }
}
