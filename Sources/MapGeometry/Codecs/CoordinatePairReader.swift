/// Reads a pair of angles from tokens and decides whether it is a coordinate.
struct CoordinatePairReader {
    struct Result {
        var coordinate: Coordinate
        var isSexagesimal: Bool
        var tokens: Range<Int>
    }

    let tokens: [CoordinateToken]
    private let reference: Coordinate?
    /// Whether the letter s after a third number means seconds even if no other letter follows.
    private(set) var readsSeconds = false

    init(tokens: [CoordinateToken], reference: Coordinate?) {
        self.tokens = tokens
        self.reference = reference
    }

    /// Returns the first pair that is a coordinate.
    func firstPair() -> Result? {
        for start in tokens.indices where canBegin(at: start) {
            if let result = pair(at: start) { return result }
        }
        // Two letters s that cannot both be the south: `77d15m24s, 100d5m15s`.
        guard !readsSeconds, tokens.count(where: \.isSmallS) > 1 else { return nil }
        var other = self
        other.readsSeconds = true
        return other.firstPair()
    }

    // MARK: Context of a pair

    private func canBegin(at index: Int) -> Bool {
        switch tokens[index].kind {
        case .number, .dotted, .hemisphere, .label, .plus, .minus: break
        default: return false
        }
        guard index > 0 else { return true }
        switch (tokens[index].kind, tokens[index - 1].kind) {
        // A number without the letter or the sign before it would be half an angle.
        case (.number, .hemisphere), (.dotted, .hemisphere), (.number, .label), (.dotted, .label): return false
        // Digits after a comma may be the fraction of the number before it.
        case (.number, .separator(UInt8(ascii: ","))) where isWithinNumber(at: index): return false
        default: break
        }
        guard !tokens[index].isSpaced else { return true }
        switch tokens[index - 1].kind {
        case .bracket, .separator, .colon, .minuteMark, .secondMark, .other: return true
        default: return false
        }
    }

    /// Whether the token between them joins a number to the previous one.
    private func isWithinNumber(at index: Int) -> Bool {
        index > 1 && isAttached(at: index) && isAttached(at: index - 1) && isNumber(at: index - 2)
    }

    func isNumber(at index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        switch tokens[index].kind {
        case .number, .dotted: return true
        default: return false
        }
    }

    private func isSeparator(at index: Int) -> Bool {
        guard tokens.indices.contains(index), case .separator = tokens[index].kind else { return false }
        return true
    }

    func isAttached(at index: Int) -> Bool {
        tokens.indices.contains(index) && !tokens[index].isSpaced
    }

    // MARK: A pair

    private func pair(at start: Int) -> Result? {
        guard let (first, afterFirst) = angle(at: start) else { return nil }
        var next = afterFirst
        var separator: UInt8?
        if next < tokens.count, case .separator(let byte) = tokens[next].kind {
            separator = byte
            next += 1
        } else if first.hemisphere != nil, isDash(at: next) {
            separator = UInt8(ascii: "-")
            next += 1
        }
        if first.label != nil { next = label(from: next) ?? next }
        guard let (second, end) = angle(at: next) else { return nil }
        if first.isPacked, first.hasSign || second.hasSign {
            guard isOfISO6709(first, second, from: afterFirst, to: end) else { return nil }
        }
        let isWellKnownText = isPoint(before: start) && separator == nil
        // `40.7-74.0` is a range of numbers; only in ISO 6709 does the sign of the second angle alone separate two angles.
        let areJoined = first.hasSign && second.hasSign || first.label != nil && second.label != nil
        if separator == nil, !tokens[next].isSpaced, first.hemisphere == nil, !areJoined { return nil }
        let found = isWellKnownText ? coordinate(second, first) : coordinate(first, second)
        guard let coordinate = found, endsCleanly(at: end) else { return nil }
        var whole = extended(start..<end)
        if isWellKnownText { whole = start - 2..<whole.upperBound }
        let isAlone = !hasContent(before: whole.lowerBound) && !hasContent(after: whole.upperBound)
        let isMeant =
            isMarked(first, second) || isWellKnownText
            || !touchesNumber(whole)
                && (isLettered(first, second)
                    || (isAlone ? isPlainPair(first, second, separator) : isPrecise(first, second)))
        guard isMeant else { return nil }
        return Result(coordinate: coordinate, isSexagesimal: max(first.parts, second.parts) > 1, tokens: whole)
    }

    /// Whether there is a dash between spaces at a position, which may separate two angles with letters.
    private func isDash(at index: Int) -> Bool {
        guard index + 1 < tokens.count, case .minus = tokens[index].kind else { return false }
        return tokens[index].isSpaced && tokens[index + 1].isSpaced
    }

    /// The label of the second angle after the separator of two members: `47.1&lon=9.5`, `47.1,"lon":9.5`.
    private func label(from start: Int) -> Int? {
        for index in start..<min(start + 3, tokens.count) {
            switch tokens[index].kind {
            case .label: return index
            case .other, .separator, .secondMark: continue
            default: return nil
            }
        }
        return nil
    }

    /// Whether the word POINT and its bracket precede a position.
    private func isPoint(before index: Int) -> Bool {
        guard index >= 2, case .bracket = tokens[index - 1].kind, case .point = tokens[index - 2].kind else {
            return false
        }
        return true
    }

    /// Whether nothing follows immediately that would make the last number part of something else.
    private func endsCleanly(at end: Int) -> Bool {
        guard tokens.indices.contains(end) else { return true }
        if case .hemisphere = tokens[end].kind { return false }
        guard !tokens[end].isSpaced else { return true }
        switch tokens[end].kind {
        case .bracket, .separator, .other, .colon, .minuteMark, .secondMark: return true
        default: return false
        }
    }

    /// The tokens of a pair with the quotation mark before its label and the surrounding brackets.
    private func extended(_ range: Range<Int>) -> Range<Int> {
        var range = range
        if range.lowerBound > 0, case .label = tokens[range.lowerBound].kind,
            case .secondMark = tokens[range.lowerBound - 1].kind
        {
            range = range.lowerBound - 1..<range.upperBound
        }
        while range.lowerBound > 0, range.upperBound < tokens.count {
            guard case .bracket = tokens[range.lowerBound - 1].kind, case .bracket = tokens[range.upperBound].kind
            else { break }
            range = range.lowerBound - 1..<range.upperBound + 1
        }
        return range
    }

    private func hasContent(before index: Int) -> Bool { tokens[..<index].contains(where: isContent) }

    private func hasContent(after index: Int) -> Bool { tokens[index...].contains(where: isContent) }

    private func isContent(_ token: CoordinateToken) -> Bool {
        switch token.kind {
        case .separator, .bracket, .colon, .other, .minuteMark, .secondMark: false
        default: true
        }
    }

    /// Whether there is another number next to the pair, which then is part of a list.
    private func touchesNumber(_ range: Range<Int>) -> Bool {
        var before = range.lowerBound - 1
        while before >= 0, isSeparator(at: before) { before -= 1 }
        var after = range.upperBound
        while isSeparator(at: after) { after += 1 }
        if after < tokens.count {
            switch tokens[after].kind {
            case .plus, .minus: after += 1
            default: break
            }
        }
        return isNumber(at: before) || isNumber(at: after)
    }

    private func coordinate(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Coordinate? {
        // One letter is enough for decimal degrees; in other notations its absence means a mistake.
        if (first.hemisphere == nil) != (second.hemisphere == nil) {
            guard first.parts == 1, second.parts == 1, first.hasMarks == second.hasMarks else { return nil }
            guard first.hasMarks || first.fractionDigits > 0 && second.fractionDigits > 0 else { return nil }
        } else if first.hemisphere == nil, first.parts != second.parts || first.isDotted != second.isDotted {
            return nil
        }
        if first.needsPackedPartner || second.needsPackedPartner {
            guard second.isPacked, first.needsPackedPartner, !second.needsPackedPartner else { return nil }
        }
        guard first.isPacked == second.isPacked, !areTimes(first, second) else { return nil }
        let isLatitudeFirst = first.isLatitude ?? second.isLatitude.map { !$0 } ?? true
        if let other = second.isLatitude, other == isLatitudeFirst { return nil }
        let (latitude, longitude) = isLatitudeFirst ? (first, second) : (second, first)
        let east = placed(latitude, longitude, .east)
        guard longitude.hemisphere == .ambiguousO else { return east }
        return resolved(east: east, west: placed(latitude, longitude, .west))
    }

    private func placed(
        _ latitude: CoordinateAngle, _ longitude: CoordinateAngle, _ ambiguousO: CoordinateToken.Hemisphere
    ) -> Coordinate? {
        guard let north = latitude.signed(ambiguousO: ambiguousO), let east = longitude.signed(ambiguousO: ambiguousO)
        else { return nil }
        let coordinate = Coordinate(latitude: north, longitude: east)
        return coordinate.isValid ? coordinate : nil
    }

    /// Decides between the two meanings of the letter O: with a reference, the nearer one.
    private func resolved(east: Coordinate?, west: Coordinate?) -> Coordinate? {
        guard let east, let west else { return east ?? west }
        if let reference, reference.isValid {
            return reference.distance(to: east) < reference.distance(to: west) ? east : west
        }
        // German uses Ost, mostly for places in Central Europe, whose mirror image is in the Atlantic.
        let isCentralEurope = (45.5...56).contains(east.latitude) && (5.5...25).contains(east.longitude)
        return isCentralEurope ? east : west
    }
}
