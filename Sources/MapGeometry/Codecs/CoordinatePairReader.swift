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

    /// Whether numbers with a space between them may be degrees and minutes.
    private(set) var joinsNumbers = true

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
        guard !readsSeconds, tokens.count(where: { $0.character == UInt8(ascii: "s") }) > 1 else { return nil }
        var other = self
        other.readsSeconds = true
        return other.firstPair()
    }

    /// The meaning of a token; `nil` before the first and after the last one.
    func kind(at index: Int) -> CoordinateToken.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    func isNumber(at index: Int) -> Bool {
        switch kind(at: index) {
        case .number?, .dotted?: true
        default: false
        }
    }

    func isSeparator(at index: Int) -> Bool {
        if case .separator? = kind(at: index) { true } else { false }
    }

    func isAttached(at index: Int) -> Bool {
        tokens.indices.contains(index) && !tokens[index].isSpaced
    }

    // MARK: The beginning of a pair

    private func canBegin(at index: Int) -> Bool {
        switch tokens[index].kind {
        case .number, .dotted, .hemisphere, .label, .plus, .minus: break
        case .heading, .point, .cue: return true
        // `(N) 48.1`
        case .bracket: return bracketedName(at: index) != nil
        default: return false
        }
        guard index > 0 else { return true }
        switch (tokens[index].kind, tokens[index - 1].kind) {
        // A number without the letter or the sign before it would be half an angle.
        case (.number, .hemisphere), (.dotted, .hemisphere), (.number, .label), (.dotted, .label): return false
        // Digits after a comma may be the fraction of the number before it.
        case (.number(let number), .separator(UInt8(ascii: ","))) where number.fractionDigits == 0:
            if isWithinNumber(at: index) { return false }
        default: break
        }
        guard !tokens[index].isSpaced, !tokens[index - 1].isUnspacedScript else { return true }
        switch tokens[index - 1].kind {
        case .bracket, .separator, .colon, .minuteMark, .secondMark, .joiner, .other: return true
        // `data-lat=`
        case .minus: if case .label = tokens[index].kind { return true } else { return false }
        default: return false
        }
    }

    /// Whether the token between them joins a number to the previous one.
    private func isWithinNumber(at index: Int) -> Bool {
        index > 1 && isAttached(at: index) && isAttached(at: index - 1) && isNumber(at: index - 2)
    }

    // MARK: A pair

    private func pair(at start: Int) -> Result? {
        let heading = heading(at: start)
        if heading == nil, isHeading(at: start) { return nil }
        guard let (firstAngle, afterFirst) = angle(at: heading?.end ?? start) else { return nil }
        var first = firstAngle
        var next = afterFirst
        let separator = skipSeparator(&next, after: first)
        if !first.hasLabelAfter, let label = first.label { next = self.label(from: next, isLatitude: !label) ?? next }
        guard let (secondAngle, end) = angle(at: next) else {
            // `lat lon 48 11`
            guard heading != nil, joinsNumbers else { return nil }
            var other = self
            other.joinsNumbers = false
            return other.pair(at: start)
        }
        var second = secondAngle
        if let heading {
            first.label = heading.isLatitudeFirst
            second.label = !heading.isLatitudeFirst
        } else if !areLabelsPaired(first, second, end) {
            return nil
        }
        if first.isPacked, first.hasSign || second.hasSign {
            guard isOfISO6709(first, second, from: afterFirst, to: end) else { return nil }
        }
        // `40.7-74.0` is a range of numbers; only in ISO 6709 does the sign of the second angle alone separate two angles.
        let areJoined = first.hasSign && second.hasSign || first.label != nil && second.label != nil
        if separator == nil, !tokens[next].isSpaced, first.hemisphere == nil, !areJoined {
            guard second.hasSign, isExact(first, second) else { return nil }
        }
        let whole = extended(start..<afterAltitude(end, first, second))
        guard let coordinate = coordinate(first, second), endsCleanly(at: whole.upperBound) else { return nil }
        let isAlone = !hasContent(before: whole.lowerBound) && !hasContent(after: whole.upperBound)
        let isMeant =
            isMarked(first, second)
            || !isInList(whole, first, second)
                && (isLettered(first, second)
                    || (isAlone ? isPlainPair(first, second, separator) : isPrecise(first, second)))
        guard isMeant else { return nil }
        return Result(
            coordinate: coordinate, isSexagesimal: max(first.parts, second.parts) > 1,
            tokens: isMarkup ? tokens.indices : announced(whole))
    }

    /// Whether the text is XML, JSON or a sentence of a receiver, of which nothing remains beside the coordinate.
    private var isMarkup: Bool {
        switch kind(at: 0) {
        case .bracket(UInt8(ascii: "<"))?: true
        case .bracket(UInt8(ascii: "{"))?: !isNumber(at: 1)
        case .quantity?: tokens[0].character == UInt8(ascii: "$") && !isNumber(at: 1)
        default: false
        }
    }

    /// Whether a token has a meaning only as a heading.
    private func isHeading(at index: Int) -> Bool {
        switch tokens[index].kind {
        case .heading, .point, .cue: true
        default: false
        }
    }

    /// Skips what is between two angles: a separator, a word such as `and`, or a dash between spaces.
    private func skipSeparator(_ index: inout Int, after first: CoordinateAngle) -> UInt8? {
        switch kind(at: index) {
        case .separator(let byte)?:
            index += 1
            if case .separator(byte)? = kind(at: index) { index += 1 }
            return byte
        case .degreeMark(isCertain: false)?:
            index += 1
            return UInt8(ascii: "-")
        case .minus?:
            guard isSpacedDash(at: index) || first.hemisphere != nil && angle(at: index + 1)?.0.hemisphere != nil else {
                return nil
            }
            index += 1
            return UInt8(ascii: "-")
        case .joiner?, .other?, .colon?:
            let isLettered =
                if case .colon? = kind(at: index) { false } else { first.hemisphere != nil || first.hasMarks }
            guard isLettered || first.parts == 1 && first.fractionDigits >= 4 else { return nil }
            index += 1
            return UInt8(ascii: "-")
        default: return nil
        }
    }

    private func isSpacedDash(at index: Int) -> Bool {
        tokens[index].isSpaced && index + 1 < tokens.count && tokens[index + 1].isSpaced
    }

    /// Whether labels behind the numbers are behind both, `48.1 lat 11.5 lon`, and not one of them before the next number.
    private func areLabelsPaired(_ first: CoordinateAngle, _ second: CoordinateAngle, _ end: Int) -> Bool {
        guard first.hasLabelAfter || second.hasLabelAfter else { return true }
        if first.hemisphere != nil, second.hemisphere != nil { return true }
        return first.hasLabelAfter && second.hasLabelAfter && !isNumber(at: end)
    }

    /// Whether nothing follows immediately that would make the last number part of something else.
    private func endsCleanly(at end: Int) -> Bool {
        guard let next = kind(at: end) else { return true }
        if case .hemisphere = next { return false }
        guard !tokens[end].isSpaced else { return true }
        switch next {
        case .bracket, .separator, .other, .colon, .minuteMark, .secondMark, .joiner: return true
        default: return tokens[end].isUnspacedScript
        }
    }

    // MARK: The meaning of a pair

    private func coordinate(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Coordinate? {
        guard isConsistent(first, second) else { return nil }
        var found: [Coordinate] = []
        for sides in CoordinateHemisphere.sides(first.hemisphere, second.hemisphere) {
            let firstAxis = sides.first?.isLatitude ?? first.label
            let secondAxis = sides.second?.isLatitude ?? second.label
            let isLatitudeFirst = firstAxis ?? secondAxis.map { !$0 } ?? true
            guard secondAxis != isLatitudeFirst, first.label == nil || first.label == isLatitudeFirst,
                let one = first.signed(sides.first), let other = second.signed(sides.second)
            else { continue }
            let coordinate = Coordinate(
                latitude: isLatitudeFirst ? one : other, longitude: isLatitudeFirst ? other : one)
            if coordinate.isValid, !found.contains(coordinate) { found.append(coordinate) }
        }
        guard found.count == 2 else { return found.count == 1 ? found[0] : nil }
        return resolved(found[0], found[1])
    }

    /// Whether two angles are written alike enough to belong together.
    private func isConsistent(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        let haveLetters = first.hemisphere != nil && second.hemisphere != nil
        if (first.hemisphere == nil) != (second.hemisphere == nil) {
            guard isLetterAndSign(first, second) || isOneLetterEnough(first, second) else { return false }
        } else if !haveLetters, first.parts != second.parts || first.isDotted != second.isDotted {
            return false
        }
        // Without a letter, a label or a minus, numbers with points are dates and versions; a question mark ends a question.
        let areDotted = (first.isDotted || second.isDotted) && !first.isNegative
        let needsNames = areDotted || first.hasDoubtfulMark || second.hasDoubtfulMark
        if needsNames, !(first.isNamed && second.isNamed) { return false }
        if first.needsPackedPartner || second.needsPackedPartner {
            guard second.isPacked, first.needsPackedPartner, !second.needsPackedPartner else { return false }
        }
        return first.isPacked == second.isPacked && !areTimes(first, second)
    }

    /// One letter is enough for decimal degrees; in other notations its absence means a mistake.
    private func isOneLetterEnough(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        guard first.parts == 1, second.parts == 1, first.hasMarks == second.hasMarks else { return false }
        return first.hasMarks || first.fractionDigits > 0 && second.fractionDigits > 0
    }

    /// Decides between the two meanings of the letter O: with a reference, the nearer one.
    private func resolved(_ one: Coordinate, _ other: Coordinate) -> Coordinate? {
        guard one.latitude == other.latitude, one.longitude == -other.longitude else { return nil }
        let (east, west) = one.longitude > 0 ? (one, other) : (other, one)
        if let reference, reference.isValid {
            return reference.distance(to: east) < reference.distance(to: west) ? east : west
        }
        // German uses Ost, mostly for places in Central Europe, whose mirror image is in the Atlantic.
        let isCentralEurope = (45.5...56).contains(east.latitude) && (5.5...25).contains(east.longitude)
        return isCentralEurope ? east : west
    }
}
