extension CoordinatePairReader {
    /// Reads an angle that begins at a token, with its letter, sign and marks.
    func angle(at start: Int) -> (CoordinateAngle, end: Int)? {
        var index = start
        var angle = CoordinateAngle(degrees: 0)
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

    private func readPrefix(_ angle: inout CoordinateAngle, _ index: inout Int) {
        if index < tokens.count, case .label(let isLatitude) = tokens[index].kind {
            angle.label = isLatitude
            index += 1
            // The quotation mark of JSON, then the separator between a label and its number.
            if index < tokens.count, case .secondMark = tokens[index].kind, isAttached(at: index) { index += 1 }
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
            angle.hasDetachedLetter = !isAttached(at: index + 1)
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

    /// The separation of an angle's numbers.
    private enum Joint {
        case mark, colon, dash, space
    }

    private func readNumbers(first: CoordinateNumber, _ angle: inout CoordinateAngle, _ index: inout Int) -> Bool {
        angle.degrees = first.value
        angle.fractionDigits = first.fractionDigits
        angle.integerDigits = first.integerDigits
        index += 1
        if let packed = packed(first, at: index, isSigned: angle.hasSign) {
            angle.degrees = packed.degrees
            angle.parts = packed.parts
            angle.isPacked = true
            if angle.hasSign { angle.label = first.integerDigits.isMultiple(of: 2) }
            angle.needsPackedPartner = !angle.hasSign && first.integerDigits == 4 && first.fractionDigits == 0
            angle.hasMarks = true
            return true
        }
        guard first.integerDigits <= 3 else { return false }
        let hasDegreeMark = skipMark(.degree, &index)
        angle.hasMarks = hasDegreeMark
        guard first.fractionDigits == 0 else { return true }

        let joint: Joint? = hasDegreeMark ? .mark : joint(at: index)
        guard let joint, let minutes = part(after: joint, &index) else { return true }
        guard minutes.value < 60 else { return false }
        angle.degrees += minutes.value / 60
        angle.parts = 2
        angle.fractionDigits = minutes.fractionDigits
        let hasMinuteMark = skipMark(.minute, &index)
        if hasMinuteMark || joint == .colon || joint == .dash { angle.hasMarks = true }
        angle.mayBeTime = joint == .colon && minutes.fractionDigits == 0 && first.value <= 24
        guard minutes.fractionDigits == 0 else { return true }

        let nextJoint = hasMinuteMark ? Joint.mark : joint == .mark ? .space : joint
        guard let seconds = part(after: nextJoint, &index) else { return true }
        guard seconds.value < 60 else { return false }
        angle.degrees += seconds.value / 3600
        angle.parts = 3
        angle.mayBeTime = false
        angle.fractionDigits = seconds.fractionDigits
        if !skipMark(.second, &index) { skipSecondLetter(&index, of: angle) }
        return true
    }

    private func joint(at index: Int) -> Joint? {
        guard index < tokens.count else { return nil }
        switch tokens[index].kind {
        case .colon where isAttached(at: index) && isAttached(at: index + 1): return .colon
        case .minus where isAttached(at: index) && isAttached(at: index + 1): return .dash
        case .number where tokens[index].isSpaced: return .space
        default: return nil
        }
    }

    /// Reads minutes or seconds, unless the number is the degrees of the next angle.
    private func part(after joint: Joint, _ index: inout Int) -> CoordinateNumber? {
        var position = index
        if joint == .colon || joint == .dash {
            guard self.joint(at: position) == joint else { return nil }
            position += 1
        }
        guard position < tokens.count, case .number(let number) = tokens[position].kind, number.integerDigits <= 2
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

    /// Skips the letter s after a third number where it means seconds and not south: if the angle already has its letter,
    /// or one follows.
    private func skipSecondLetter(_ index: inout Int, of angle: CoordinateAngle) {
        guard index < tokens.count, isSecondLetter(at: index) else { return }
        if angle.hemisphere != nil || readsSeconds && tokens[index].isSmallS {
            if angle.hasMarks { index += 1 }
            return
        }
        guard index + 1 < tokens.count else { return }
        if case .hemisphere = tokens[index + 1].kind { index += 1 }
    }

    /// Whether a token is the letter s immediately after a number.
    func isSecondLetter(at index: Int) -> Bool {
        guard case .hemisphere(.south) = tokens[index].kind, !tokens[index].isSpaced else { return false }
        return tokens[index].range.count == 1 && isNumber(at: index - 1)
    }

    private func readSuffix(_ angle: inout CoordinateAngle, _ index: inout Int) {
        guard angle.hemisphere == nil, index < tokens.count, case .hemisphere(let hemisphere) = tokens[index].kind
        else { return }
        // `41.5 N 81.0`: the letter belongs to the number before it unless it is attached to the one after it.
        if tokens[index].isSpaced, isNumber(at: index + 1), isAttached(at: index + 1) { return }
        angle.hemisphere = hemisphere
        angle.hasDetachedLetter = tokens[index].isSpaced
        index += 1
        if isAttached(at: index) { _ = skipMark(.degree, &index) }
    }

    /// Reads degrees, minutes and seconds written without separators: `4025.0999N`, `402505.994N`, `0743828W`, and in
    /// ISO 6709 with signs: `+4025.0999-07438.4668`.
    ///
    /// With a letter immediately after it, it must have the usual number of digits; ``CoordinateAngle/needsPackedPartner`` means
    /// that it may be a house number, such as `1200N`.
    private func packed(
        _ number: CoordinateNumber, at index: Int, isSigned: Bool
    ) -> (degrees: Double, parts: Int)? {
        guard number.integerDigits >= 4, number.integerDigits <= 7 else { return nil }
        let degreeDigits: Int
        if isSigned {
            degreeDigits = number.integerDigits.isMultiple(of: 2) ? 2 : 3
        } else {
            guard isAttached(at: index), case .hemisphere(let hemisphere) = tokens[index].kind else { return nil }
            degreeDigits = hemisphere.isLatitude ? 2 : 3
        }
        let isPadded = number.integerDigits == degreeDigits + 2 || number.integerDigits == degreeDigits + 4
        guard isPadded || number.fractionDigits > 0 else { return nil }
        let hasSeconds = number.integerDigits > degreeDigits + 2 || number.integerDigits >= 6
        let seconds = hasSeconds ? number.value.truncatingRemainder(dividingBy: 100) : 0
        let rest = hasSeconds ? (number.value / 100).rounded(.down) : number.value
        let minutes = rest.truncatingRemainder(dividingBy: 100)
        guard minutes < 60, seconds < 60 else { return nil }
        return ((rest / 100).rounded(.down) + minutes / 60 + seconds / 3600, hasSeconds ? 3 : 2)
    }
}
