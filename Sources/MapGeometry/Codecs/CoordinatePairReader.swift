/// Reads a pair of angles from tokens and judges whether they are meant as a coordinate.
struct CoordinatePairReader {
    /// One of the two angles of a pair.
    private struct Angle {
        var degrees: Double
        /// How many numbers it consists of: degrees, minutes, seconds.
        var parts = 1
        var isNegative = false
        var hasSign = false
        var hemisphere: CoordinateToken.Hemisphere?
        var label: Bool?
        /// Whether its letter comes before the number, or after white space.
        var hasDetachedLetter = false
        var hasLeadingLetter = false
        /// Whether a mark, a colon, a dash or points show that it is an angle.
        var hasMarks = false
        var fractionDigits = 0
        var isDotted = false

        var isLatitude: Bool? { hemisphere?.isLatitude ?? label }

        /// The angle with its sign; `nil` when sign and letter contradict each other.
        func signed(ambiguousO: CoordinateToken.Hemisphere) -> Double? {
            guard let hemisphere else { return isNegative ? -degrees : degrees }
            let half = hemisphere == .ambiguousO ? ambiguousO : hemisphere
            let isNegativeHalf = half == .south || half == .west
            if isNegative, !isNegativeHalf { return nil }
            return isNegativeHalf ? -degrees : degrees
        }
    }

    struct Result {
        var coordinate: Coordinate
        var isSexagesimal: Bool
        var tokens: Range<Int>
    }

    private let tokens: [CoordinateToken]
    private let reference: Coordinate?

    init(tokens: [CoordinateToken], reference: Coordinate?) {
        self.tokens = tokens
        self.reference = reference
    }

    /// Returns the first pair that is meant as a coordinate.
    func firstPair() -> Result? {
        for start in tokens.indices where canBegin(at: start) {
            if let result = pair(at: start) { return result }
        }
        return nil
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
        default: break
        }
        guard !tokens[index].isSpaced else { return true }
        switch tokens[index - 1].kind {
        case .bracket, .separator, .colon, .minuteMark, .secondMark, .other: return true
        default: return false
        }
    }

    private func isNumber(at index: Int) -> Bool {
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

    private func isAttached(at index: Int) -> Bool {
        tokens.indices.contains(index) && !tokens[index].isSpaced
    }

    private func isMark(at index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        switch tokens[index].kind {
        case .degreeMark, .minuteMark, .secondMark: return true
        default: return false
        }
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
            || !touchesNumber(whole) && (isAlone ? isPlainPair(first, second, separator) : isPrecise(first, second))
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
    private func isMarked(_ first: Angle, _ second: Angle) -> Bool {
        guard first.hasMarks == second.hasMarks || first.hemisphere != nil && second.hemisphere != nil else {
            return false
        }
        if first.hasMarks, second.hasMarks { return true }
        if first.label != nil, second.label != nil { return true }
        guard first.hemisphere != nil, second.hemisphere != nil else { return false }
        return first.fractionDigits > 0 && second.fractionDigits > 0
    }

    /// Whether a pair that is the whole text is a coordinate rather than two numbers.
    private func isPlainPair(_ first: Angle, _ second: Angle, _ separator: UInt8?) -> Bool {
        if first.hasMarks || second.hasMarks { return false }
        if first.hemisphere != nil, second.hemisphere != nil {
            // `40N 74W` is a coordinate; `40 N 74 W` is a street corner in Utah and `N2 E40` two roads.
            return !first.hasLeadingLetter && !second.hasLeadingLetter
                && (separator != nil || !first.hasDetachedLetter && !second.hasDetachedLetter)
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
    private func isPrecise(_ first: Angle, _ second: Angle) -> Bool {
        guard first.parts == second.parts, !first.hasMarks, !second.hasMarks else { return false }
        let digits = min(first.fractionDigits, second.fractionDigits)
        return digits >= 3 || digits >= 1 && (first.hasSign || second.hasSign)
    }

    private func coordinate(_ first: Angle, _ second: Angle) -> Coordinate? {
        // One letter is enough for decimal degrees; in other notations its absence means a mistake.
        if (first.hemisphere == nil) != (second.hemisphere == nil) {
            guard first.parts == 1, second.parts == 1, first.hasMarks == second.hasMarks else { return nil }
        } else if first.hemisphere == nil, first.parts != second.parts || first.isDotted != second.isDotted {
            return nil
        }
        let isLatitudeFirst = first.isLatitude ?? second.isLatitude.map { !$0 } ?? true
        if let other = second.isLatitude, other == isLatitudeFirst { return nil }
        let (latitude, longitude) = isLatitudeFirst ? (first, second) : (second, first)
        let east = placed(latitude, longitude, .east)
        guard longitude.hemisphere == .ambiguousO else { return east }
        return resolved(east: east, west: placed(latitude, longitude, .west))
    }

    private func placed(
        _ latitude: Angle, _ longitude: Angle, _ ambiguousO: CoordinateToken.Hemisphere
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

// MARK: - An angle

extension CoordinatePairReader {
    private func angle(at start: Int) -> (Angle, end: Int)? {
        var index = start
        var angle = Angle(degrees: 0)
        readPrefix(&angle, &index)
        guard index < tokens.count else { return nil }
        switch tokens[index].kind {
        case .dotted(let degrees, let minutes, let seconds):
            guard minutes < 60, seconds < 60 else { return nil }
            angle.degrees = degrees + minutes / 60 + seconds / 3600
            angle.parts = 3
            angle.isDotted = true
            angle.hasMarks = true
            angle.fractionDigits = 1
            index += 1
        case .number(let number):
            guard readNumbers(first: number, &angle, &index) else { return nil }
        default: return nil
        }
        readSuffix(&angle, &index)
        return (angle, index)
    }

    private func readPrefix(_ angle: inout Angle, _ index: inout Int) {
        if index < tokens.count, case .label(let isLatitude) = tokens[index].kind {
            angle.label = isLatitude
            index += 1
            if index < tokens.count {
                switch tokens[index].kind {
                case .colon, .other: index += 1
                default: break
                }
            }
        }
        if index < tokens.count, case .hemisphere(let hemisphere) = tokens[index].kind {
            angle.hemisphere = hemisphere
            angle.hasLeadingLetter = true
            index += 1
            if index < tokens.count, case .colon = tokens[index].kind { index += 1 }
        }
        guard index + 1 < tokens.count, isAttached(at: index + 1) else { return }
        switch tokens[index].kind {
        case .minus: angle.isNegative = true
        case .plus: break
        default: return
        }
        angle.hasSign = true
        index += 1
    }

    /// How the numbers of an angle are kept apart.
    private enum Joint {
        case mark, colon, dash, space
    }

    private func readNumbers(first: CoordinateNumber, _ angle: inout Angle, _ index: inout Int) -> Bool {
        angle.degrees = first.value
        angle.fractionDigits = first.fractionDigits
        index += 1
        if let packed = packed(first, at: index) {
            angle.degrees = packed.degrees
            angle.parts = packed.parts
            angle.hasMarks = true
            return true
        }
        guard first.integerDigits <= 3 else { return false }
        let hasDegreeMark = skipMark(.degree, &index)
        angle.hasMarks = hasDegreeMark
        guard first.fractionDigits == 0 else { return true }

        let joint: Joint? = hasDegreeMark ? .mark : joint(at: index)
        guard let joint, let minutes = part(after: joint, &index, angle: angle) else { return true }
        guard minutes.value < 60 else { return false }
        angle.degrees += minutes.value / 60
        angle.parts = 2
        angle.fractionDigits = minutes.fractionDigits
        let hasMinuteMark = skipMark(.minute, &index)
        if hasMinuteMark || joint == .colon || joint == .dash { angle.hasMarks = true }
        guard minutes.fractionDigits == 0 else { return true }

        let nextJoint = hasMinuteMark ? Joint.mark : joint == .mark ? .space : joint
        guard let seconds = part(after: nextJoint, &index, angle: angle) else { return true }
        guard seconds.value < 60 else { return false }
        angle.degrees += seconds.value / 3600
        angle.parts = 3
        angle.fractionDigits = seconds.fractionDigits
        if !skipMark(.second, &index) { skipSecondLetter(&index) }
        return true
    }

    private func joint(at index: Int) -> Joint? {
        guard index < tokens.count else { return nil }
        switch tokens[index].kind {
        case .colon where isAttached(at: index): return .colon
        case .minus where isAttached(at: index) && isAttached(at: index + 1): return .dash
        case .number where tokens[index].isSpaced: return .space
        default: return nil
        }
    }

    /// Reads minutes or seconds, unless the number is the degrees of the next angle.
    private func part(after joint: Joint, _ index: inout Int, angle: Angle) -> CoordinateNumber? {
        var position = index
        switch joint {
        case .colon:
            guard position < tokens.count, case .colon = tokens[position].kind, isAttached(at: position) else {
                return nil
            }
            position += 1
        case .dash:
            guard position < tokens.count, case .minus = tokens[position].kind, isAttached(at: position) else {
                return nil
            }
            position += 1
        case .mark, .space: break
        }
        guard position < tokens.count, case .number(let number) = tokens[position].kind,
            joint == .mark || joint == .space || isAttached(at: position), number.integerDigits <= 2
        else { return nil }
        if position + 1 < tokens.count, case .degreeMark = tokens[position + 1].kind { return nil }
        index = position + 1
        return number
    }

    private enum Mark { case degree, minute, second }

    private func skipMark(_ mark: Mark, _ index: inout Int) -> Bool {
        guard index < tokens.count else { return false }
        switch (tokens[index].kind, mark) {
        case (.degreeMark, .degree), (.minuteMark, .minute), (.secondMark, .second): break
        default: return false
        }
        index += 1
        return true
    }

    /// Skips the letter s after a third number where it means seconds and not south: in lower case, or before a letter
    /// of a hemisphere.
    private func skipSecondLetter(_ index: inout Int) {
        guard index < tokens.count, case .hemisphere(.south) = tokens[index].kind, !tokens[index].isSpaced,
            tokens[index].range.count == 1, index + 1 < tokens.count
        else { return }
        if case .hemisphere = tokens[index + 1].kind { index += 1 }
    }

    private func readSuffix(_ angle: inout Angle, _ index: inout Int) {
        guard angle.hemisphere == nil, index < tokens.count, case .hemisphere(let hemisphere) = tokens[index].kind
        else { return }
        // `41.5 N 81.0`: the letter belongs to the number before it unless it is attached to the one after it.
        if tokens[index].isSpaced, isNumber(at: index + 1), isAttached(at: index + 1) { return }
        angle.hemisphere = hemisphere
        angle.hasDetachedLetter = tokens[index].isSpaced
        index += 1
        if isMark(at: index), isAttached(at: index), case .degreeMark = tokens[index].kind { index += 1 }
    }

    /// Reads degrees, minutes and seconds written without anything between: `4025.0999N`, `402505.994N`, `0743828W`.
    ///
    /// Only with a letter directly after it, and with a fraction or the padding of ISO 6709: `1200N` is a house number.
    private func packed(_ number: CoordinateNumber, at index: Int) -> (degrees: Double, parts: Int)? {
        guard number.integerDigits >= 4, number.integerDigits <= 7, isAttached(at: index),
            case .hemisphere(let hemisphere) = tokens[index].kind
        else { return nil }
        let degreeDigits = hemisphere.isLatitude ? 2 : 3
        let isPadded = number.integerDigits == degreeDigits + 2 || number.integerDigits == degreeDigits + 4
        guard isPadded && number.integerDigits >= 5 || number.fractionDigits > 0 else { return nil }
        let hasSeconds = number.integerDigits > degreeDigits + 2 || number.integerDigits >= 6
        let seconds = hasSeconds ? number.value.truncatingRemainder(dividingBy: 100) : 0
        let rest = hasSeconds ? (number.value / 100).rounded(.down) : number.value
        let minutes = rest.truncatingRemainder(dividingBy: 100)
        guard minutes < 60, seconds < 60 else { return nil }
        return ((rest / 100).rounded(.down) + minutes / 60 + seconds / 3600, hasSeconds ? 3 : 2)
    }
}
