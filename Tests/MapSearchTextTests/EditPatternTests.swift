import MapSearchTestSupport
import MapSearchText
import Testing

@Suite struct EditPatternTests {
    @Test(
        arguments: [
            ("oslo", "oslo", 0), ("oslo", "olso", 1), ("oslo", "osl", 1), ("oslo", "osslo", 1), ("oslo", "oslu", 1),
            ("ca", "abc", nil), ("berlin", "brelni", 2), ("berlin", "bern", 2), ("berlin", "bonn", nil),
            ("москва", "масква", 1), ("москва", "мсокав", 2), ("东京", "京东", 1), ("a", "", 1), ("ab", "", 2),
            ("abc", "", nil), ("a", "b", 1), ("\u{10FFFF}", "\u{10FFFF}", 0),
        ] as [(String, String, Int?)])
    func distance(pattern: String, word: String, expected: Int?) throws {
        #expect(try #require(EditPattern(pattern)).distance(to: word, edits: 2) == expected)
    }

    @Test func lengths() {
        #expect(EditPattern("") == nil)
        #expect(EditPattern(String(repeating: "é", count: 64)) == nil)
        let longest = EditPattern(String(repeating: "é", count: 63))
        #expect(longest?.characterCount == 63)
        #expect(longest?.distance(to: String(repeating: "é", count: 63), edits: 0) == 0)
        #expect(longest?.distance(to: String(repeating: "é", count: 61), edits: 2) == 2)
        #expect(longest?.distance(to: String(repeating: "é", count: 66), edits: 2) == nil)
    }

    /// Sixty-three different scalars that all fall on few slots of the mask table.
    @Test func crowdedMasks() throws {
        var scalars: [UInt32] = []
        for low in 0..<7 as Range<UInt32> {
            for high in 0..<9 as Range<UInt32> { scalars.append(0x4E00 + high * 128 + low) }
        }
        let pattern = try #require(EditPattern(String(scalars)))
        for (place, scalar) in scalars.enumerated() { #expect(pattern.mask(of: scalar) == 1 << UInt64(place)) }
        #expect(pattern.mask(of: 0x4E00 + 9 * 128) == 0)
        #expect(pattern.mask(of: 0x61) == 0)
    }

    @Test(arguments: [-5, 0, 1, 2, 9])
    func limits(edits: Int) throws {
        let pattern = try #require(EditPattern("london"))
        let found = ["london", "lndon", "lnodno", "lxndxx"].map { pattern.distance(to: $0, edits: edits) }
        #expect(found == [0, edits > 0 ? 1 : nil, edits > 1 ? 2 : nil, nil])
    }

    /// Bytes that no text consists of, as a damaged index may hold them: any answer, but an answer.
    @Test(
        arguments: [[0xF0], [0x80, 0x80], [0xFF, 0xFF, 0xFF], [0x61, 0xE4], [0xF0, 0xF0, 0xF0, 0xF0, 0xF0]] as [[UInt8]]
    )
    func illFormedBytes(bytes: [UInt8]) {
        let pattern = EditPattern(folded: bytes[...])
        #expect(1...bytes.count ~= pattern?.characterCount ?? 0)
        #expect(pattern?.mask(of: UInt32.max - 1) == 0)
        #expect(EditCost.cost(of: bytes[...], for: Array("abc".utf8)[...]) > 0)
        #expect(EditCost.cost(of: bytes[...], for: bytes[...]) == 0)
    }

    /// The automaton against the textbook table, whole words and prefixes, over small alphabets of several scripts.
    @Test(arguments: [31, 32, 33, 34] as [UInt64])
    func agreesWithTheTable(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let alphabets = ["ab", "abcd", "aеéя", "东京都a", "abcdefghij", "\u{1F600}\u{1F680}aא"].map {
            Array($0.unicodeScalars.map(\.value))
        }
        for round in 0..<4_000 {
            let alphabet = alphabets[round % alphabets.count]
            let longest = round % 50 == 0 ? 63 : 9
            let word = random.word(1...longest, of: alphabet)
            let other = round % 2 == 0 ? random.word(0...longest, of: alphabet) : random.edited(word, of: alphabet)
            let pattern = try #require(EditPattern(String(word)))
            let row = optimalStringAlignment(word, other)
            let edits = Int.random(in: 0...2, using: &random)
            let found = pattern.distances(to: String(other), edits: edits)
            let expected = (whole: row.last ?? 0, prefix: row.min() ?? 0)
            if found.whole != (expected.whole <= edits ? expected.whole : nil)
                || found.prefix != (expected.prefix <= edits ? expected.prefix : nil)
            {
                Issue.record("seed \(seed), round \(round): \(word) \(other) within \(edits): \(found), \(expected)")
            }
        }
    }
}

/// The distances between `a` and each prefix of `b`, by the recurrence that defines them.
func optimalStringAlignment(_ a: [UInt32], _ b: [UInt32]) -> [Int] {
    let width = b.count + 1
    var table = [Int](repeating: 0, count: (a.count + 1) * width)
    for i in 0...a.count {
        for j in 0...b.count {
            guard i > 0, j > 0 else {
                table[i * width + j] = i + j
                continue
            }
            let above = (i - 1) * width + j
            var best = min(table[above], table[i * width + j - 1]) + 1
            best = min(best, table[above - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                best = min(best, table[above - width - 2] + 1)
            }
            table[i * width + j] = best
        }
    }
    return Array(table.suffix(width))
}

extension EditPattern {
    init?(_ word: String) { self.init(folded: Array(word.utf8)[...]) }

    fileprivate func distance(to word: String, edits: Int) -> Int? { distances(to: word, edits: edits).whole }

    /// Walks the word; a dead state must stay so.
    fileprivate func distances(to word: String, edits: Int) -> (whole: Int?, prefix: Int?) {
        var state = start(edits: edits)
        var prefix = state.acceptedEdits
        var previousMask: UInt64 = 0
        for scalar in word.unicodeScalars {
            let mask = mask(of: scalar.value)
            let wasDead = state.isDead
            state = step(state, mask: mask, previousMask: previousMask)
            if wasDead, !state.isDead || state.acceptedEdits != nil {
                Issue.record("a dead state came alive in \(word)")
            }
            if let edits = state.acceptedEdits { prefix = min(prefix ?? edits, edits) }
            previousMask = mask
        }
        return (state.acceptedEdits, prefix)
    }
}

extension String {
    init(_ scalars: [UInt32]) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
        self.init(view)
    }
}

extension SplitMix64 {
    mutating func word(_ lengths: ClosedRange<Int>, of alphabet: [UInt32]) -> [UInt32] {
        (0..<Int.random(in: lengths, using: &self)).map { _ in
            alphabet[Int.random(in: 0..<alphabet.count, using: &self)]
        }
    }

    /// The word after up to three random edits.
    mutating func edited(_ word: [UInt32], of alphabet: [UInt32]) -> [UInt32] {
        var word = word
        for _ in 0..<Int.random(in: 0...3, using: &self) {
            let place = Int.random(in: 0...word.count, using: &self)
            let letter = alphabet[Int.random(in: 0..<alphabet.count, using: &self)]
            switch Int.random(in: 0..<4, using: &self) {
            case 0: word.insert(letter, at: place)
            case 1 where place < word.count: word.remove(at: place)
            case 2 where place < word.count: word[place] = letter
            case 3 where place + 1 < word.count: word.swapAt(place, place + 1)
            default: break
            }
        }
        return word
    }
}
