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

    /// The automaton against the textbook table, whole words and prefixes, over small alphabets of several scripts.
    @Test(arguments: [31, 32, 33, 34] as [UInt64])
    func agreesWithTheTable(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let alphabets = ["ab", "abcd", "aеéя", "东京都a", "abcdefghij", "\u{1F600}\u{1F680}aא"].map {
            Array($0.unicodeScalars.map(\.value))
        }
        for round in 0..<25_000 {
            let alphabet = alphabets[round % alphabets.count]
            let longest = round % 50 == 0 ? 63 : 9
            let word = random.word(1...longest, of: alphabet)
            let other = round % 2 == 0 ? random.word(0...longest, of: alphabet) : random.edited(word, of: alphabet)
            let pattern = try #require(EditPattern(String(word)))
            let row = optimalStringAlignment(word, other)
            let edits = Int.random(in: 0...2, using: &random)
            var label: String { "seed \(seed), round \(round): \(word) \(other) within \(edits)" }
            #expect(
                pattern.distance(to: String(other), edits: edits) == row.last.flatMap { $0 <= edits ? $0 : nil },
                "\(label)")
            #expect(
                pattern.distance(toPrefixOf: String(other), edits: edits)
                    == row.min().flatMap { $0 <= edits ? $0 : nil },
                "\(label)")
        }
    }
}

/// The distances between `a` and each prefix of `b`, by the recurrence that defines them.
func optimalStringAlignment(_ a: [UInt32], _ b: [UInt32]) -> [Int] {
    var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
        for j in 0...b.count {
            guard i > 0, j > 0 else {
                table[i][j] = i + j
                continue
            }
            var best = min(table[i - 1][j], table[i][j - 1]) + 1
            best = min(best, table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, table[i - 2][j - 2] + 1) }
            table[i][j] = best
        }
    }
    return table[a.count]
}

extension EditPattern {
    init?(_ word: String) { self.init(folded: Array(word.utf8)[...]) }

    /// Walks the word; a dead state must stay so.
    fileprivate func states(over word: String, edits: Int) -> [State] {
        var states = [start(edits: edits)]
        var previousMask: UInt64 = 0
        for scalar in word.unicodeScalars {
            let mask = mask(of: scalar.value)
            let state = step(states[states.count - 1], mask: mask, previousMask: previousMask)
            if states[states.count - 1].isDead { #expect(state.isDead) }
            if state.isDead { #expect(state.acceptedEdits == nil) }
            states.append(state)
            previousMask = mask
        }
        return states
    }

    fileprivate func distance(to word: String, edits: Int) -> Int? {
        states(over: word, edits: edits).last?.acceptedEdits
    }

    fileprivate func distance(toPrefixOf word: String, edits: Int) -> Int? {
        states(over: word, edits: edits).compactMap(\.acceptedEdits).min()
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
