extension CoordinatePairReader {
    /// Reads degrees, minutes and seconds without anything between: `4708N`, `N470830`, `4708.5 N`, `+470830.2-`.
    ///
    /// With a letter, the number must have the usual number of digits; ``CoordinateAngle/needsPackedPartner`` means that
    /// it may be a house number, such as `1200N`.
    func readPacked(_ number: CoordinateNumber, at index: Int, _ angle: inout CoordinateAngle) -> Bool {
        guard (4...7).contains(number.integerDigits) else { return false }
        let degreeDigits: Int
        if angle.hasSign {
            degreeDigits = number.integerDigits.isMultiple(of: 2) ? 2 : 3
        } else {
            guard let isLatitude = packedLetter(number, at: index, angle)?.isLatitude else { return false }
            degreeDigits = isLatitude ? 2 : 3
        }
        let isPadded = number.integerDigits == degreeDigits + 2 || number.integerDigits == degreeDigits + 4
        guard isPadded || number.fractionDigits > 0 && !angle.hasLeadingLetter else { return false }
        let hasSeconds = number.integerDigits > degreeDigits + 2 || number.integerDigits >= 6
        let seconds = hasSeconds ? number.value.truncatingRemainder(dividingBy: 100) : 0
        let rest = hasSeconds ? (number.value / 100).rounded(.down) : number.value
        let minutes = rest.truncatingRemainder(dividingBy: 100)
        guard minutes < 60, seconds < 60 else { return false }
        angle.degrees = (rest / 100).rounded(.down) + minutes / 60 + seconds / 3600
        angle.parts = hasSeconds ? 3 : 2
        angle.isPacked = true
        angle.hasMarks = true
        if angle.hasSign { angle.label = number.integerDigits.isMultiple(of: 2) }
        angle.needsPackedPartner = !angle.hasSign && number.integerDigits == 4 && number.fractionDigits == 0
        return true
    }

    /// The letter that belongs to a packed number: immediately after it, also after a space if the number has a fraction
    /// and so is no house number, or immediately before it.
    private func packedLetter(
        _ number: CoordinateNumber, at index: Int, _ angle: CoordinateAngle
    ) -> CoordinateHemisphere? {
        if let hemisphere = angle.hemisphere { return angle.hasDetachedLetter ? nil : hemisphere }
        guard case .hemisphere(let hemisphere)? = kind(at: index), isAttached(at: index) || number.fractionDigits > 0
        else { return nil }
        return hemisphere
    }

    /// Reads an angle whose numbers and letter are separated by one character: `48|8|19|N` in Wikipedia, `48_8_N` in its
    /// links, `4808.317,N` of a receiver.
    ///
    /// - Returns: The index after the letter; `nil` if there is no such angle.
    func readFields(at start: Int, _ result: inout CoordinateAngle) -> Int? {
        guard case .number(let first)? = kind(at: start), let separator = fieldSeparator(at: start + 1) else {
            return nil
        }
        var angle = result
        angle.degrees = first.value
        angle.fractionDigits = first.fractionDigits
        angle.integerDigits = first.integerDigits
        angle.hasMarks = true
        var index = start + 1
        while fieldSeparator(at: index) == separator, angle.parts <= 3 {
            switch kind(at: index + 1) {
            case .hemisphere(let hemisphere)?:
                angle.hemisphere = hemisphere
                // Two numbers with spaces may be those of houses.
                guard angle.parts == 3 || !tokens[index + 1].isSpaced else { return nil }
                if angle.parts == 1, first.integerDigits > 3 {
                    guard first.fractionDigits > 0, readPacked(first, at: index, &angle) else { return nil }
                }
                result = angle
                return index + 2
            case .number(let number)? where angle.parts < 3:
                guard number.value < 60, angle.fractionDigits == 0, number.integerDigits > 0 else { return nil }
                angle.degrees += number.value / (angle.parts == 1 ? 60 : 3600)
                angle.parts += 1
                angle.fractionDigits = number.fractionDigits
                index += 2
            default: return nil
            }
        }
        return nil
    }

    private func fieldSeparator(at index: Int) -> UInt8? {
        guard isAttached(at: index) else { return nil }
        switch kind(at: index) {
        case .separator(let byte)?: return byte
        case .joiner? where tokens[index].range.count == 1: return UInt8(ascii: "_")
        default: return nil
        }
    }
}
