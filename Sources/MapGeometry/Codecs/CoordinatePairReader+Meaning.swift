extension CoordinatePairReader {
    /// Whether letters or marks on both angles leave no doubt, regardless of the surrounding text.
    func isMarked(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        if isLetterAndSign(first, second) { return true }
        guard first.hasMarks == second.hasMarks || first.hemisphere != nil && second.hemisphere != nil else {
            return false
        }
        if first.hasMarks, second.hasMarks { return true }
        if first.label != nil, second.label != nil { return true }
        guard first.hemisphere != nil, second.hemisphere != nil else { return false }
        return first.parts == second.parts && first.fractionDigits > 0 && second.fractionDigits > 0
    }

    /// Whether two angles of whole numbers have their letters in the positions of a coordinate.
    ///
    /// `40 26 46 N 79 58 56 W` and `N50 E14` are unambiguous; `N1 5 E15` may mean five minutes or not.
    func isLettered(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        guard first.hemisphere != nil, second.hemisphere != nil, !first.hasMarks, !second.hasMarks,
            first.parts == second.parts, first.hasLeadingLetter == second.hasLeadingLetter
        else { return false }
        // Before `12 40 N`, 12 may be the number of a flat.
        if first.parts > 1 { return first.parts > 2 || first.hasLeadingLetter }
        return !first.hasDetachedLetter && !second.hasDetachedLetter && isLatitudeThenLongitude(first, second)
    }

    /// Whether whole degrees after their letters are in the usual order, with the usual number of digits: `E40 N2` are
    /// two roads.
    private func isLatitudeThenLongitude(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        first.hasLeadingLetter && first.isLatitude == true && first.integerDigits == 2 && second.integerDigits >= 2
    }

    /// Whether a pair that is the whole text is a coordinate rather than two numbers.
    func isPlainPair(_ first: CoordinateAngle, _ second: CoordinateAngle, _ separator: UInt8?) -> Bool {
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
        case UInt8(ascii: "-"): return isExact(first, second)
        case nil:
            // Degrees, minutes and seconds with spaces only: telephone numbers have neither fractions nor a minus.
            if first.parts > 1 {
                if hasFractions { return second.hasSign || first.fractionDigits >= 3 && second.fractionDigits >= 3 }
                return first.parts == 3 && (first.isNegative || second.isNegative)
            }
            return hasFractions
                || second.hasSign && first.fractionDigits + second.fractionDigits > 0
                || first.hasSign && second.hasSign
        default: return hasFractions
        }
    }

    /// Whether a pair in a longer text has the digits of a coordinate, not of a price or a version.
    ///
    /// Exactly three decimals on both may be thousands: `12.345 inhabitants`.
    func isPrecise(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        guard first.parts == second.parts, !first.hasMarks, !second.hasMarks else { return false }
        let digits = min(first.fractionDigits, second.fractionDigits)
        if digits == 3, max(first.fractionDigits, second.fractionDigits) == 3 {
            return first.hasSign || second.hasSign || !mayBeThousands(first, second)
        }
        return digits >= 3 || digits >= 1 && (first.hasSign || second.hasSign)
    }

    /// Whether two numbers with three decimals may be thousands: there is a word for a quantity, one of them is round, or
    /// both are below ten.
    private func mayBeThousands(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        func isRound(_ angle: CoordinateAngle) -> Bool {
            (angle.degrees * 1000).rounded().truncatingRemainder(dividingBy: 10) == 0
        }
        let hasQuantity = tokens.contains { if case .quantity = $0.kind { true } else { false } }
        return hasQuantity || isRound(first) || isRound(second) || max(first.degrees, second.degrees) < 10
    }

    /// Whether both numbers have at least four decimals, which hardly anything else has.
    func isExact(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        guard first.parts == 1, second.parts == 1 else { return false }
        return min(first.fractionDigits, second.fractionDigits) >= 4
    }

    /// Whether one angle has a letter and the other one the sign of decimal degrees: `47°08′27″N, -9.52`.
    func isLetterAndSign(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        func isSigned(_ angle: CoordinateAngle) -> Bool {
            angle.hasSign && angle.parts == 1 && angle.fractionDigits > 0 && angle.hemisphere == nil
        }
        func isLettered(_ angle: CoordinateAngle) -> Bool { angle.hemisphere != nil && angle.hasMarks }
        return isLettered(first) && isSigned(second) || isSigned(first) && isLettered(second)
    }

    /// Whether two angles may also be times of day: `13:30, 18:30`.
    func areTimes(_ first: CoordinateAngle, _ second: CoordinateAngle) -> Bool {
        first.mayBeTime && second.mayBeTime && first.hemisphere == nil && second.hemisphere == nil
            && first.label == nil && second.label == nil && !(first.hasSign && second.hasSign)
    }

    /// Whether two signed runs of digits are a point of ISO 6709 and not a telephone number: separated only by the sign of the
    /// second, with fractions, or with a slash after them.
    func isOfISO6709(
        _ first: CoordinateAngle, _ second: CoordinateAngle, from afterFirst: Int, to end: Int
    ) -> Bool {
        guard first.hasSign, second.hasSign, !tokens[afterFirst].isSpaced, first.parts == second.parts else {
            return false
        }
        if first.fractionDigits > 0, second.fractionDigits > 0 { return true }
        guard end < tokens.count, case .separator(UInt8(ascii: "/")) = tokens[end].kind else { return false }
        return isAttached(at: end)
    }
}
