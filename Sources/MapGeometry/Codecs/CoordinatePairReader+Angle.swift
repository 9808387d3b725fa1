extension CoordinatePairReader {
    /// Reads an angle that begins at a token, with its letter, label, sign and marks.
    func angle(at start: Int) -> (CoordinateAngle, end: Int)? {
        var index = start
        var angle = CoordinateAngle(degrees: 0)
        readPrefix(&angle, &index)
        guard index < tokens.count else { return nil }
        if angle.hemisphere == nil, let end = readFields(at: index, &angle) { return (angle, end) }
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

    /// The separation of an angle's numbers.
    private enum Joint {
        case mark, colon, dash, comma, space
    }

    private func readNumbers(first: CoordinateNumber, _ angle: inout CoordinateAngle, _ index: inout Int) -> Bool {
        angle.degrees = first.value
        angle.fractionDigits = first.fractionDigits
        angle.integerDigits = first.integerDigits
        index += 1
        if readPacked(first, at: index, &angle) { return true }
        guard first.integerDigits <= 3 else { return false }
        let hasDegreeMark = skipDegreeMark(&angle, &index)
        guard first.fractionDigits == 0 else { return true }
        if hasDegreeMark, let fraction = fraction(&index) {
            angle.degrees += fraction.value
            angle.fractionDigits = fraction.fractionDigits
            return true
        }

        if hasDegreeMark { readInnerLetter(&angle, &index) }
        let joint: Joint? = hasDegreeMark ? .mark : joint(at: index)
        guard let joint, let minutes = part(after: joint, &index) else { return true }
        guard minutes.value < 60 else { return false }
        angle.degrees += minutes.value / 60
        angle.parts = 2
        angle.fractionDigits = minutes.fractionDigits
        let hasSwappedMarks = areMarksSwapped(at: index)
        let hasMinuteMark = skipMark(hasSwappedMarks ? .second : .minute, &index)
        if hasMinuteMark || joint == .colon || joint == .dash || joint == .comma { angle.hasMarks = true }
        if hasMinuteMark, let fraction = fraction(&index) {
            angle.degrees += fraction.value / 60
            angle.fractionDigits = fraction.fractionDigits
            return true
        }
        angle.mayBeTime = joint == .colon && minutes.fractionDigits == 0 && first.value <= 24
        guard minutes.fractionDigits == 0 else { return true }

        let nextJoint = hasMinuteMark ? Joint.mark : joint == .mark ? self.joint(at: index) ?? .space : joint
        guard let seconds = part(after: nextJoint, &index) else { return true }
        guard seconds.value < 60 else { return false }
        angle.degrees += seconds.value / 3600
        angle.parts = 3
        angle.mayBeTime = angle.mayBeTime && seconds.fractionDigits == 0
        angle.fractionDigits = seconds.fractionDigits
        if !skipMark(hasSwappedMarks ? .minute : .second, &index) {
            skipSecondLetter(&index, of: angle)
        } else if let fraction = fraction(&index) {
            angle.degrees += fraction.value / 3600
            angle.fractionDigits = fraction.fractionDigits
        }
        return true
    }

    /// Reads a letter between degrees and minutes: `48°N 08′`.
    private func readInnerLetter(_ angle: inout CoordinateAngle, _ index: inout Int) {
        guard angle.hemisphere == nil, case .hemisphere(let hemisphere)? = kind(at: index), isNumber(at: index + 1),
            case .minuteMark? = kind(at: index + 2)
        else { return }
        angle.hemisphere = hemisphere
        index += 1
    }

    /// Whether a mark of seconds follows the minutes and one of minutes the seconds: `08″19′`.
    private func areMarksSwapped(at index: Int) -> Bool {
        guard case .secondMark? = kind(at: index), isNumber(at: index + 1), case .minuteMark? = kind(at: index + 2)
        else {
            return false
        }
        return true
    }

    private func joint(at index: Int) -> Joint? {
        guard index < tokens.count else { return nil }
        switch tokens[index].kind {
        case .colon where isAttached(at: index) && isAttached(at: index + 1): return .colon
        case .minus where isAttached(at: index) && isAttached(at: index + 1): return .dash
        case .separator(UInt8(ascii: ",")) where isCommaOfMetadata(at: index): return .comma
        case .number where joinsNumbers && tokens[index].isSpaced: return .space
        default: return nil
        }
    }

    /// Whether a comma separates degrees and minutes as in the metadata of photos, `48,8.317N`: the last number has a
    /// fraction, or there are three, and a letter follows immediately.
    private func isCommaOfMetadata(at index: Int) -> Bool {
        guard isAttached(at: index), isAttached(at: index + 1), case .number(let number)? = kind(at: index + 1) else {
            return false
        }
        if isHemisphere(at: index + 2) { return number.fractionDigits > 0 || isComma(before: index) }
        guard case .separator(UInt8(ascii: ","))? = kind(at: index + 2), isNumber(at: index + 3) else { return false }
        return isAttached(at: index + 2) && isAttached(at: index + 3) && isHemisphere(at: index + 4)
    }

    private func isComma(before index: Int) -> Bool {
        guard case .separator(UInt8(ascii: ","))? = kind(at: index - 2) else { return false }
        return isNumber(at: index - 3) && isAttached(at: index - 1) && isAttached(at: index - 2)
    }

    private func isHemisphere(at index: Int) -> Bool {
        guard case .hemisphere? = kind(at: index) else { return false }
        return isAttached(at: index)
    }

    /// Reads minutes or seconds, unless the number is the degrees of the next angle.
    private func part(after joint: Joint, _ index: inout Int) -> CoordinateNumber? {
        var position = index
        switch joint {
        case .colon, .dash, .comma:
            guard self.joint(at: position) == joint else { return nil }
            position += 1
        // `40° - 44.9′`, `48 degrees, 8 minutes`: only a number with the mark of a part belongs to the angle.
        case .mark where isPartSeparator(at: position): position += 1
        case .mark, .space: break
        }
        guard position < tokens.count, case .number(let number) = tokens[position].kind,
            (1...2).contains(number.integerDigits)
        else { return nil }
        if case .degreeMark? = kind(at: position + 1) { return nil }
        index = position + 1
        return number
    }

    /// Whether there is a comma or a dash between a mark and a number with the mark of minutes or seconds.
    private func isPartSeparator(at index: Int) -> Bool {
        switch kind(at: index) {
        case .separator(UInt8(ascii: ","))?: break
        case .minus? where tokens[index].isSpaced && !isAttached(at: index + 1): break
        default: return false
        }
        guard isNumber(at: index + 1) else { return false }
        switch kind(at: index + 2) {
        case .minuteMark?, .secondMark?: return true
        default: return false
        }
    }

    /// Reads the fraction of the number before a mark: `08′.317`.
    private func fraction(_ index: inout Int) -> CoordinateNumber? {
        guard isAttached(at: index), case .number(let number)? = kind(at: index), number.integerDigits == 0 else {
            return nil
        }
        index += 1
        return number
    }

    private enum Mark { case minute, second }

    private func skipMark(_ mark: Mark, _ index: inout Int) -> Bool {
        switch (kind(at: index), mark) {
        case (.minuteMark?, .minute), (.secondMark?, .second): break
        default: return false
        }
        index += 1
        return true
    }

    private func skipDegreeMark(_ angle: inout CoordinateAngle, _ index: inout Int) -> Bool {
        guard case .degreeMark(let isCertain)? = kind(at: index),
            isCertain || angle.fractionDigits == 0 || !isNumber(at: index + 1)
        else { return false }
        // A question mark separates degrees from minutes, but does not make an angle of two numbers.
        angle.hasMarks = isCertain
        angle.hasDoubtfulMark = !isCertain
        index += 1
        return true
    }

    /// Skips the letter s after a third number where it means seconds and not south: if the angle already has its letter,
    /// or one follows.
    private func skipSecondLetter(_ index: inout Int, of angle: CoordinateAngle) {
        guard isSecondLetter(at: index) else { return }
        if angle.hemisphere != nil || readsSeconds && tokens[index].character == UInt8(ascii: "s") {
            if angle.hasMarks { index += 1 }
            return
        }
        if case .hemisphere? = kind(at: index + 1) { index += 1 }
    }

    /// Whether a token is the letter s immediately after a number.
    func isSecondLetter(at index: Int) -> Bool {
        isAttached(at: index) && tokens[index].character.map { $0 | 0x20 } == UInt8(ascii: "s")
            && isNumber(at: index - 1)
    }
}
