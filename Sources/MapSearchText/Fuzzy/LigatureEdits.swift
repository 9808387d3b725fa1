/// The words that a misspelt word may stand for where one letter of them is folded to two, such as ß to *ss*.
///
/// Such a letter left out, mistaken or displaced is one typo, not two: *Strae*, which old encodings also make of *Straße*, *Strabe*
/// and *Straeß*.
package enum LigatureEdits {
    /// What is folded from one letter: ß, æ, œ.
    private static let pairs: [[UInt8]] = ["ss", "ae", "oe"].map { Array($0.utf8) }
    /// The letter that ß looks like.
    private static let lookalike = UInt8(ascii: "b")

    /// Calls `body` with each word that is one such typo away from a folded word.
    ///
    /// - Complexity: O(*n*) calls in the length of the word in bytes, and O(*n*) time for each *b* and *ss*.
    package static func forEach<Failure: Error>(
        of word: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        let bytes = Array(word)
        guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 0x80 }) else { return }
        for pair in pairs {
            // Left out. Beside an equal letter, each place gives the same word.
            var longer = bytes[..<1] + pair + bytes[1...]
            for place in 1...bytes.count {
                if bytes[place - 1] != pair[0] { try body(longer) }
                guard place < bytes.count else { break }
                longer[place] = bytes[place]
                longer[place + 1] = pair[0]
                longer[place + 2] = pair[1]
            }
        }
        for place in bytes.indices where bytes[place] == lookalike {
            try body((bytes[..<place] + pairs[0] + bytes[(place + 1)...])[...])
        }
        try displace(pairs[0], in: bytes, body)
    }

    /// Moves a pair over the letter before or behind it.
    private static func displace<Failure: Error>(
        _ pair: [UInt8], in bytes: [UInt8], _ body: (ArraySlice<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        guard bytes.count > pair.count else { return }
        for place in 0...bytes.count - pair.count where bytes[place..<place + pair.count].elementsEqual(pair) {
            var moved = bytes
            let end = place + pair.count
            moved.removeSubrange(place..<end)
            if place > 1, moved[place - 1] != pair[0] {
                try body((moved[..<(place - 1)] + pair + moved[(place - 1)...])[...])
            }
            if place < moved.count, moved[place] != pair[0] {
                try body((moved[...place] + pair + moved[(place + 1)...])[...])
            }
        }
    }
}
