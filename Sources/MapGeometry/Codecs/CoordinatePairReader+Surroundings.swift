/// What is around a pair: brackets, an altitude, other numbers.
extension CoordinatePairReader {
    /// The tokens of a pair with the words that announce it, the quotation mark before its label and the surrounding
    /// brackets.
    func extended(_ range: Range<Int>) -> Range<Int> {
        var range = range
        if case .label = tokens[range.lowerBound].kind, case .secondMark? = kind(at: range.lowerBound - 1) {
            range = range.lowerBound - 1..<range.upperBound
        }
        while case .bracket? = kind(at: range.lowerBound - 1), case .bracket? = kind(at: range.upperBound) {
            range = range.lowerBound - 1..<range.upperBound + 1
        }
        return range
    }

    /// The tokens of a pair with the words before it that announce it, `GPS position:`, and the brackets that it closes.
    func announced(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        var index = start - 1
        loop: while index >= 0 {
            switch tokens[index].kind {
            case .cue, .glue, .label, .heading: start = index
            // `EPSG:4326`, `ST_Point`, `LatLng(`: parts of a name.
            case .number where isAttached(at: index) && isCue(at: index - 2): start = index
            case .word where isAttached(at: index + 1) && isPartOfName(at: index + 1): start = index
            case .colon, .other, .bracket, .secondMark, .minuteMark, .minus, .joiner: break
            default: break loop
            }
            index -= 1
        }
        while case .bracket(let byte)? = kind(at: end), ")]}>".utf8.contains(byte), isUnmatched(byte, start..<end) {
            end += 1
        }
        return start..<end
    }

    /// Whether a closing bracket has its opening one among some tokens.
    private func isUnmatched(_ closing: UInt8, _ range: Range<Int>) -> Bool {
        // In ASCII an opening bracket is one or two before the closing one.
        var depth = 0
        for token in tokens[range] {
            guard case .bracket(let byte) = token.kind else { continue }
            if byte == closing { depth -= 1 } else if byte < closing, closing - byte <= 2 { depth += 1 }
        }
        return depth > 0
    }

    private func isCue(at index: Int) -> Bool {
        if case .cue? = kind(at: index) { true } else { false }
    }

    private func isPartOfName(at index: Int) -> Bool {
        switch kind(at: index) {
        case .bracket(UInt8(ascii: "("))?: true
        case .joiner?: tokens[index].range.count == 1
        default: false
        }
    }

    func hasContent(before index: Int) -> Bool { tokens[..<index].contains(where: isContent) }

    func hasContent(after index: Int) -> Bool { tokens[index...].contains(where: isContent) }

    private func isContent(_ token: CoordinateToken) -> Bool {
        switch token.kind {
        case .separator, .bracket, .colon, .other, .minuteMark, .secondMark, .cue, .heading: false
        default: true
        }
    }

    /// The index after an altitude or the zoom level of a map behind a precise pair: `, 519 m`, `,17z`, `(519 m)`,
    /// `±5m`, and in ISO 6709 `+010.0/`.
    func afterAltitude(_ end: Int, _ first: CoordinateAngle, _ second: CoordinateAngle) -> Int {
        var index = end
        if isAttached(at: end), first.hasSign, second.hasSign, isSign(at: end), isAttached(at: end + 1),
            isNumber(at: end + 1)
        {
            return end + 2
        }
        guard isExact(first, second) || first.hasMarks && second.hasMarks else { return end }
        var opening = 0
        for _ in 0..<3 {
            switch kind(at: index) {
            case .bracket(UInt8(ascii: "("))?:
                opening += 1
                index += 1
            case .separator?, .other?, .plus?, .minus?: index += 1
            default: break
            }
        }
        guard case .number(let number)? = kind(at: index), number.fractionDigits <= 3 || index > end else { return end }
        index += 1
        let isUnit =
            switch kind(at: index) {
            case .unit?: true
            // The letter m also means metres.
            case .minuteMark?: tokens[index].character == UInt8(ascii: "m")
            default: false
            }
        if isUnit { index += 1 }
        if opening > 0 {
            guard case .bracket? = kind(at: index) else { return end }
            return index + 1
        }
        // A bare number is an altitude only at the end of the text; before other words it may be that of a house.
        guard isUnit || index == tokens.count && number.fractionDigits <= 3 else { return end }
        return index
    }

    private func isSign(at index: Int) -> Bool {
        switch kind(at: index) {
        case .plus?, .minus?: true
        default: false
        }
    }

    /// Whether there is another number next to the pair, which then is part of a list.
    ///
    /// Beside a pair with many decimals, a whole number before it may be that of a line, and a date or a time may be on
    /// either side.
    func isInList(_ range: Range<Int>, _ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        var before = range.lowerBound - 1
        while before >= 0, isSeparator(at: before) { before -= 1 }
        var after = range.upperBound
        while isSeparator(at: after) { after += 1 }
        if isSign(at: after) { after += 1 }
        let isExact = isExact(first, second)
        let isListedBefore =
            isNumber(at: before) && !tokens[range.lowerBound].isOnNewLine && !(isExact && isWhole(at: before))
        let isListedAfter = isNumber(at: after) && !tokens[after].isOnNewLine && !(isExact && isTime(at: after))
        return isListedBefore || isListedAfter
    }

    private func isWhole(at index: Int) -> Bool {
        if case .number(let number)? = kind(at: index) { number.fractionDigits == 0 } else { false }
    }

    private func isTime(at index: Int) -> Bool {
        guard isWhole(at: index), case .colon? = kind(at: index + 1) else { return false }
        return isNumber(at: index + 2)
    }
}
