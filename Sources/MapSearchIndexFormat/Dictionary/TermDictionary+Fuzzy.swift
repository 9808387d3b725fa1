import MapSearchText

extension TermDictionary {
    /// Terms that a misspelt word may stand for.
    package struct FuzzyMatch: Sendable {
        /// A term, or all terms with the matched prefix.
        package var terms: Range<Int>
        /// The number of edits.
        package var edits: Int

        package init(terms: Range<Int>, edits: Int) {
            self.terms = terms
            self.edits = edits
        }
    }

    /// Appends the terms within a number of edits of a word, in ascending order; none for a word of over 63 characters.
    ///
    /// Edits count characters, whatever their length in UTF-8: the automaton advances when a character is complete.
    ///
    /// - Parameters:
    ///   - edits: 1 or 2.
    ///   - word: the folded word as typed.
    ///   - firstCharacter: bytes that every term must begin with, to keep a walk with two edits short; may be empty.
    ///   - acceptsPrefix: whether a term may continue after the part that the word matched.
    ///   - budget: how many more nodes may be visited; the walk ends at 0, which bounds it for any file.
    ///   - matches: receives the terms.
    /// - Throws: `corrupt` if the file is inconsistent.
    package func appendTerms(
        within edits: Int, of word: ArraySlice<UInt8>, firstCharacter: ArraySlice<UInt8> = [],
        acceptsPrefix: Bool = false, budget: inout Int, to matches: inout [FuzzyMatch]
    ) throws(IndexFormatError) {
        guard termCount > 0, let pattern = EditPattern(folded: word) else { return }
        var walk = FuzzyWalk(
            pattern: pattern, word: word, firstCharacter: firstCharacter, acceptsPrefix: acceptsPrefix,
            budget: budget, matches: matches)
        matches = []
        let start = FuzzyWalk.Place(state: pattern.start(edits: edits))
        try visit(&walk, root, 0..<termCount, start)
        budget = walk.budget
        matches = walk.matches
    }

    private func visit(
        _ walk: inout FuzzyWalk, _ position: Int, _ terms: Range<Int>, _ place: FuzzyWalk.Place
    ) throws(IndexFormatError) {
        guard walk.budget > 0 else { return }
        walk.budget &-= 1
        let node = try node(at: position)
        var place = place
        for index in 0..<node.labelLength {
            guard walk.step(&place, try view.u8(node.label &+ index)) else { return }
            if walk.acceptsPrefix, place.isWhole, let edits = place.state.acceptedEdits {
                walk.matches.append(FuzzyMatch(terms: terms, edits: edits))
                return
            }
        }
        if node.isTerm, place.isWhole, let edits = place.state.acceptedEdits {
            walk.matches.append(FuzzyMatch(terms: terms.lowerBound..<terms.lowerBound + 1, edits: edits))
        }
        guard place.length < Self.maximumTermLength else { return }
        for first in stride(from: 0, to: node.childCount, by: UInt64.bitWidth) {
            var candidates = try openChildren(of: node, from: first, walk, place)
            while candidates != 0 {
                let index = first &+ candidates.trailingZeroBitCount
                candidates &= candidates &- 1
                var child = place
                guard walk.step(&child, try view.u8(node.firstBytes &+ index)) else { continue }
                let childTerms = try childRange(node, index, in: terms)
                if walk.acceptsPrefix, child.isWhole, let edits = child.state.acceptedEdits {
                    walk.matches.append(FuzzyMatch(terms: childTerms, edits: edits))
                } else if child.isWhole, let rest = child.state.exactRest(previousMask: child.previousMask) {
                    try follow(&walk, try childPosition(node, index), childTerms, rest, child.state.edits)
                } else {
                    try visit(&walk, try childPosition(node, index), childTerms, child)
                }
            }
        }
    }

    /// Follows the last characters of the word, in which no edit is allowed.
    private func follow(
        _ walk: inout FuzzyWalk, _ position: Int, _ terms: Range<Int>, _ characterCount: Int, _ edits: Int
    ) throws(IndexFormatError) {
        var (position, terms) = (position, terms)
        var offset = walk.characterStarts[walk.characterStarts.count - 1 - characterCount]
        while walk.budget > 0 {
            walk.budget &-= 1
            let node = try node(at: position)
            var place = node.label
            let end = place &+ node.labelLength
            while place < end, offset < walk.word.endIndex {
                guard try view.u8(place) == walk.word[offset] else { return }
                place &+= 1
                offset &+= 1
            }
            if offset == walk.word.endIndex {
                if walk.acceptsPrefix {
                    walk.matches.append(FuzzyMatch(terms: terms, edits: edits))
                } else if place == end, node.isTerm {
                    walk.matches.append(FuzzyMatch(terms: terms.lowerBound..<terms.lowerBound + 1, edits: edits))
                }
                return
            }
            guard let index = try childIndex(node, walk.word[offset]) else { return }
            terms = try childRange(node, index, in: terms)
            position = try childPosition(node, index)
            offset &+= 1
        }
    }

    /// Returns the children, up to 64, to which a walk may continue according to their first bytes, as bits.
    ///
    /// Most nodes have dozens of children, of which a walk needs one or two: a loop that does nothing else stays in
    /// registers.
    @inline(__always)
    private func openChildren(
        of node: Node, from first: Int, _ walk: borrowing FuzzyWalk, _ place: FuzzyWalk.Place
    ) throws(IndexFormatError) -> UInt64 {
        let count = min(node.childCount &- first, UInt64.bitWidth)
        guard place.isWhole else { return .max &>> UInt64(UInt64.bitWidth &- count) }
        let start = node.firstBytes &+ first
        var candidates: UInt64 = 0
        if let wanted = place.state.wantedPlaces(previousMask: place.previousMask) {
            try view.forEachByte(start, count) { index, byte in
                candidates |= (walk.firstMasks[Int(byte)] & wanted == 0 ? 0 : 1) &<< UInt64(index)
            }
        } else {
            try view.forEachByte(start, count) { index, byte in
                candidates |= (walk.scriptMasks[Int(byte)] & 1) &<< UInt64(index)
            }
        }
        return candidates
    }
}

/// The state of a walk that is the same at every node, and its results.
private struct FuzzyWalk {
    let pattern: EditPattern
    let word: ArraySlice<UInt8>
    /// The start of each character of the word, and the end of the last one.
    let characterStarts: [Int]
    let firstCharacter: ArraySlice<UInt8>
    let acceptsPrefix: Bool
    var budget: Int
    var matches: [TermDictionary.FuzzyMatch]
    /// The masks of all characters that begin with a byte; for ASCII, which most steps need, that is a single character.
    let firstMasks: [UInt64]
    /// All bits for the first bytes of permitted characters: those in the scripts of the pattern.
    ///
    /// Nobody mistypes a letter as one of another script, and a walk over all scripts would visit every ideograph.
    private(set) var scriptMasks = [UInt64](repeating: 0, count: 256)

    /// The position of a walk: the automaton, and the bytes of an incomplete character.
    struct Place {
        var state: EditPattern.State
        var previousMask: UInt64 = 0
        var length = 0
        var scalar: UInt32 = 0
        var missingBytes: UInt8 = 0

        var isWhole: Bool { missingBytes == 0 }
    }

    init(
        pattern: EditPattern, word: ArraySlice<UInt8>, firstCharacter: ArraySlice<UInt8>, acceptsPrefix: Bool,
        budget: Int, matches: [TermDictionary.FuzzyMatch]
    ) {
        self.pattern = pattern
        self.word = word
        characterStarts = word.indices.filter { word[$0] & 0xC0 != 0x80 } + [word.endIndex]
        self.firstCharacter = firstCharacter
        self.acceptsPrefix = acceptsPrefix
        self.budget = budget
        self.matches = matches
        firstMasks = pattern.masksByFirstByte()
        for byte in word where (byte < 0x80 || byte >= 0xC0) && scriptMasks[Int(byte)] == 0 {
            for other in Self.script(of: byte) { scriptMasks[Int(other)] = .max }
        }
    }

    /// The first bytes of characters that are written together with those that begin with a byte.
    private static func script(of byte: UInt8) -> ClosedRange<UInt8> {
        switch byte {
        case ..<0x80: 0x00...0x7F
        case 0xC2...0xCB: 0xC2...0xCB  // Latin letters without a base
        case 0xCC...0xCF: 0xCC...0xCF  // Greek
        case 0xD0...0xD4: 0xD0...0xD4  // Cyrillic
        case 0xD5...0xD7: 0xD5...0xD7  // Armenian, Hebrew
        case 0xD8...0xDF: 0xD8...0xDF  // Arabic
        case 0xE0...0xE2: 0xE0...0xE2  // Indic, Thai, Georgian, Ethiopic
        case 0xE3...0xE9: 0xE3...0xE9  // Kana, Han
        case 0xEA...0xED: 0xEA...0xED  // Hangul
        default: 0xEE...0xFF
        }
    }

    /// Moves a position forward by one byte; returns false if no term continues there.
    @inline(__always)
    func step(_ place: inout Place, _ byte: UInt8) -> Bool {
        if place.length < firstCharacter.count, byte != firstCharacter[firstCharacter.startIndex &+ place.length] {
            return false
        }
        place.length &+= 1
        guard place.missingBytes == 0 else { return multibyteStep(&place, byte) }
        guard scriptMasks[Int(byte)] != 0 else { return false }
        return byte < 0x80 ? step(&place, mask: firstMasks[Int(byte)]) : multibyteStep(&place, byte)
    }

    @inline(__always)
    private func step(_ place: inout Place, mask: UInt64) -> Bool {
        place.state = pattern.step(place.state, mask: mask, previousMask: place.previousMask)
        place.previousMask = mask
        return !place.state.isDead
    }

    private func multibyteStep(_ place: inout Place, _ byte: UInt8) -> Bool {
        guard place.missingBytes > 0 else {
            // The number of leading ones is the length; the bits after the following zero are the first bits of the scalar.
            let length = UInt8((~byte).leadingZeroBitCount)
            place.missingBytes = min(max(length, 2), 4) &- 1
            place.scalar = UInt32(byte & (0x7F &>> length))
            return true
        }
        place.scalar = place.scalar &<< 6 | UInt32(byte & 0x3F)
        place.missingBytes &-= 1
        return place.missingBytes > 0 || step(&place, mask: pattern.mask(of: place.scalar))
    }
}
