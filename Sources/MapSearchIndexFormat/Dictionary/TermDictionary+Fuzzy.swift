package import MapSearchText

extension TermDictionary {
    /// Terms that a misspelt word may mean.
    package struct FuzzyMatch: Sendable {
        /// One term, or all terms with the prefix that was met.
        package var terms: Range<Int>
        /// The number of edits.
        package var edits: Int
    }

    /// Appends the terms within a number of edits of a pattern, in ascending order.
    ///
    /// Edits count characters, whatever their length in UTF-8: the automaton takes a step when a character is whole.
    ///
    /// - Parameters:
    ///   - pattern: the word as typed.
    ///   - edits: 1 or 2.
    ///   - firstCharacter: bytes that every term must begin with, to keep a walk with two edits short; may be empty.
    ///   - acceptsPrefix: whether a term may go on behind what the pattern matched.
    ///   - budget: how many nodes may still be visited; the walk ends early at 0, which bounds it on any file.
    package func appendTerms(
        within edits: Int, of pattern: EditPattern, firstCharacter: ArraySlice<UInt8> = [],
        acceptsPrefix: Bool = false, budget: inout Int, to matches: inout [FuzzyMatch]
    ) throws(IndexFormatError) {
        guard termCount > 0 else { return }
        var walk = FuzzyWalk(
            pattern: pattern, firstCharacter: firstCharacter, acceptsPrefix: acceptsPrefix, budget: budget,
            matches: matches)
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
            switch walk.step(&place, try view.u8(node.label &+ index)) {
            case .dead: return
            case .accepted(let edits):
                walk.matches.append(FuzzyMatch(terms: terms, edits: edits))
                return
            case .alive: continue
            }
        }
        if node.isTerm, place.isWhole, let edits = place.state.acceptedEdits {
            walk.matches.append(FuzzyMatch(terms: terms.lowerBound..<terms.lowerBound + 1, edits: edits))
        }
        guard place.length < Self.maximumTermLength else { return }
        for index in 0..<node.childCount {
            var child = place
            switch walk.step(&child, try view.u8(node.firstBytes &+ index)) {
            case .dead: continue
            case .accepted(let edits):
                walk.matches.append(FuzzyMatch(terms: try childRange(node, index, in: terms), edits: edits))
            case .alive:
                try visit(&walk, try childPosition(node, index), try childRange(node, index, in: terms), child)
            }
        }
    }
}

/// The state of a walk that does not change from node to node, and what it found.
private struct FuzzyWalk {
    let pattern: EditPattern
    let firstCharacter: ArraySlice<UInt8>
    let acceptsPrefix: Bool
    var budget: Int
    var matches: [TermDictionary.FuzzyMatch]

    /// Where a walk stands: the automaton, and the bytes of a character that is not whole yet.
    struct Place {
        var state: EditPattern.State
        var previousMask: UInt64 = 0
        var scalar: UInt32 = 0
        var missingBytes: UInt8 = 0
        var length = 0

        var isWhole: Bool { missingBytes == 0 }

        init(state: EditPattern.State) {
            self.state = state
        }
    }

    enum Step {
        case alive, dead
        case accepted(Int)
    }

    @inline(__always)
    func step(_ place: inout Place, _ byte: UInt8) -> Step {
        if place.length < firstCharacter.count, byte != firstCharacter[firstCharacter.startIndex &+ place.length] {
            return .dead
        }
        place.length &+= 1
        if place.missingBytes > 0 {
            place.scalar = place.scalar &<< 6 | UInt32(byte & 0x3F)
            place.missingBytes &-= 1
            if place.missingBytes > 0 { return .alive }
        } else if byte >= 0xC0 {
            // The number of leading ones is the length; the bits behind the zero that ends them are the scalar's first.
            let length = UInt8((~byte).leadingZeroBitCount)
            place.missingBytes = min(length, 4) &- 1
            place.scalar = UInt32(byte & (0x7F &>> length))
            return .alive
        } else {
            place.scalar = UInt32(byte)
        }
        let mask = pattern.mask(of: place.scalar)
        place.state = pattern.step(place.state, mask: mask, previousMask: place.previousMask)
        if place.state.isDead { return .dead }
        place.previousMask = mask
        if acceptsPrefix, let edits = place.state.acceptedEdits { return .accepted(edits) }
        return .alive
    }
}
