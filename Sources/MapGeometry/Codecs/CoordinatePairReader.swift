/// Reads a pair of angles from tokens and judges whether they are meant as a coordinate.
struct CoordinatePairReader {
    struct Result {
        var coordinate: Coordinate
        var isSexagesimal: Bool
        var tokens: Range<Int>
    }

    let tokens: [CoordinateToken]
    private let reference: Coordinate?
    /// Whether the letter s behind a third number means seconds even where no other letter follows.
    private(set) var readsSeconds = false

    init(tokens: [CoordinateToken], reference: Coordinate?) {
        self.tokens = tokens
        self.reference = reference
    }

    /// Returns the first pair that is meant as a coordinate.
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

    // MARK: Where a pair may stand

    private func canBegin(at index: Int) -> Bool {
        switch tokens[index].kind {
        case .number, .dotted, .hemisphere, .label, .plus, .minus: break
        default: return false
        }
        guard index > 0 else { return true }
        switch (tokens[index].kind, tokens[index - 1].kind) {
        // A number without the letter or the sign before it would be half an angle.
        case (.number, .hemisphere), (.dotted, .hemisphere), (.number, .label), (.dotted, .label): return false
        // What is behind a comma may be the fraction of the number before it.
        case (.number, .separator(UInt8(ascii: ","))) where isWithinNumber(at: index): return false
        default: break
        }
        guard !tokens[index].isSpaced else { return true }
        switch tokens[index - 1].kind {
        case .bracket, .separator, .colon, .minuteMark, .secondMark, .other: return true
        default: return false
        }
    }

    /// Whether a number is joined to one before it by the token between.
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
        }
        guard let (second, end) = angle(at: next) else { return nil }
        // `40.7-74.0` is a range of numbers; only ISO 6709 joins two angles by the sign of the second alone.
        if separator == nil, !tokens[next].isSpaced, first.hemisphere == nil, !(first.hasSign && second.hasSign) {
            return nil
        }
        guard let coordinate = coordinate(first, second), endsCleanly(at: end) else { return nil }
        let whole = extended(start..<end)
        let isAlone = !hasContent(before: whole.lowerBound) && !hasContent(after: whole.upperBound)
        let isMeant =
            isMarked(first, second)
            || !touchesNumber(whole)
                && (isLettered(first, second)
                    || (isAlone ? isPlainPair(first, second, separator) : isPrecise(first, second)))
        guard isMeant else { return nil }
        return Result(coordinate: coordinate, isSexagesimal: max(first.parts, second.parts) > 1, tokens: whole)
    }

    /// Whether nothing follows directly that would make the last number part of something else.
    private func endsCleanly(at end: Int) -> Bool {
        guard tokens.indices.contains(end) else { return true }
        if case .hemisphere = tokens[end].kind { return false }
        guard !tokens[end].isSpaced else { return true }
        switch tokens[end].kind {
        case .bracket, .separator, .other, .colon, .minuteMark, .secondMark: return true
        default: return false
        }
    }

    /// The tokens of a pair with the brackets or quotation marks that stand around it.
    private func extended(_ range: Range<Int>) -> Range<Int> {
        var range = range
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

    /// Whether another number stands next to the pair, which then is a part of a list.
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

    // MARK: What is meant

    /// Whether letters or marks on both angles leave no doubt, whatever stands around them.
    private func isMarked(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        guard first.hasMarks == second.hasMarks || first.hemisphere != nil && second.hemisphere != nil else {
            return false
        }
        if first.hasMarks, second.hasMarks { return true }
        if first.label != nil, second.label != nil { return true }
        guard first.hemisphere != nil, second.hemisphere != nil else { return false }
        return first.parts == second.parts && first.fractionDigits > 0 && second.fractionDigits > 0
    }

    /// Whether two angles of whole numbers have their letters where those of a coordinate stand.
    ///
    /// `40 26 46 N 79 58 56 W` and `N50 E14` can be nothing else; `N1 5 E15` may mean five minutes or not.
    private func isLettered(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        guard first.hemisphere != nil, second.hemisphere != nil, !first.hasMarks, !second.hasMarks,
            first.parts == second.parts, first.hasLeadingLetter == second.hasLeadingLetter
        else { return false }
        // Before `12 40 N`, 12 may be the number of a flat.
        if first.parts > 1 { return first.parts > 2 || first.hasLeadingLetter }
        return !first.hasDetachedLetter && !second.hasDetachedLetter && isLatitudeThenLongitude(first, second)
    }

    /// Whether whole degrees behind their letters come in the usual order, with as many digits as most have: `E40 N2` are
    /// two roads.
    private func isLatitudeThenLongitude(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        first.hasLeadingLetter && first.isLatitude == true && first.integerDigits == 2 && second.integerDigits >= 2
    }

    /// Whether a pair that is the whole text is a coordinate rather than two numbers.
    private func isPlainPair(_ first: CoordinateAngle, _ second: CoordinateAngle, _ separator: UInt8?) -> Bool {
        if first.hasMarks || second.hasMarks { return false }
        if first.hemisphere != nil, second.hemisphere != nil {
            guard first.hasLeadingLetter == second.hasLeadingLetter, first.parts == second.parts else { return false }
            if first.hasLeadingLetter { return first.parts > 1 || isLatitudeThenLongitude(first, second) }
            // `40N 74W` is a coordinate; `40 N 74 W` is a street corner in Utah and `N2 E40` two roads.
            return separator != nil || first.parts > 1 || first.fractionDigits + second.fractionDigits > 0
                || !first.hasDetachedLetter && !second.hasDetachedLetter
        }
        let hasFractions = first.fractionDigits > 0 && second.fractionDigits > 0
        guard first.parts == second.parts else { return false }
        switch separator {
        case UInt8(ascii: ","), UInt8(ascii: ";"): return true
        case nil:
            if first.parts > 1 { return hasFractions && second.hasSign }
            return hasFractions
                || second.hasSign && first.fractionDigits + second.fractionDigits > 0
                || first.hasSign && second.hasSign
        default: return hasFractions
        }
    }

    /// Whether a pair within a longer text has the digits of a coordinate rather than of a price or a version.
    private func isPrecise(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        guard first.parts == second.parts, !first.hasMarks, !second.hasMarks else { return false }
        let digits = min(first.fractionDigits, second.fractionDigits)
        return digits >= 3 || digits >= 1 && (first.hasSign || second.hasSign)
    }

    private func coordinate(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Coordinate? {
        // One letter is enough for decimal degrees; in other notations its absence means a mistake.
        if (first.hemisphere == nil) != (second.hemisphere == nil) {
            guard first.parts == 1, second.parts == 1, first.hasMarks == second.hasMarks else { return nil }
            guard first.hasMarks || first.fractionDigits > 0 && second.fractionDigits > 0 else { return nil }
        } else if first.hemisphere == nil, first.parts != second.parts || first.isDotted != second.isDotted {
            return nil
        }
        guard first.isPacked == second.isPacked, !areTimes(first, second) else { return nil }
        let isLatitudeFirst = first.isLatitude ?? second.isLatitude.map { !$0 } ?? true
        if let other = second.isLatitude, other == isLatitudeFirst { return nil }
        let (latitude, longitude) = isLatitudeFirst ? (first, second) : (second, first)
        let east = placed(latitude, longitude, .east)
        guard longitude.hemisphere == .ambiguousO else { return east }
        return resolved(east: east, west: placed(latitude, longitude, .west))
    }

    /// Whether two angles are times of day as well: `13:30, 18:30`.
    private func areTimes(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        first.mayBeTime && second.mayBeTime && first.hemisphere == nil && second.hemisphere == nil
            && first.label == nil && second.label == nil && !(first.hasSign && second.hasSign)
    }

    private func placed(
        _ latitude: CoordinateAngle, _ longitude: CoordinateAngle, _ ambiguousO: CoordinateToken.Hemisphere
    ) -> Coordinate? {
        guard let north = latitude.signed(ambiguousO: ambiguousO), let east = longitude.signed(ambiguousO: ambiguousO)
        else { return nil }
        let coordinate = Coordinate(latitude: north, longitude: east)
        return coordinate.isValid ? coordinate : nil
    }

    /// Decides between the two meanings of the letter O: the nearer one to the reference where there is one.
    private func resolved(east: Coordinate?, west: Coordinate?) -> Coordinate? {
        guard let east, let west else { return east ?? west }
        if let reference, reference.isValid {
            return reference.distance(to: east) < reference.distance(to: west) ? east : west
        }
        // German writes Ost, and mostly of places in Central Europe, whose mirror image is in the Atlantic.
        let isCentralEurope = (45.5...56).contains(east.latitude) && (5.5...25).contains(east.longitude)
        return isCentralEurope ? east : west
    }
}
