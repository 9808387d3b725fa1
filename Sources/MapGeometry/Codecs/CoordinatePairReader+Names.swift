/// The letters, words and labels around the numbers of an angle.
extension CoordinatePairReader {
    /// Reads label, letter and sign before the numbers of an angle, in any order of the first two.
    func readPrefix(_ angle: inout CoordinateAngle, _ index: inout Int) {
        for _ in 0..<3 {
            if let name = bracketedName(at: index), case .hemisphere(let hemisphere)? = kind(at: name) {
                angle.hemisphere = hemisphere
                angle.hasLeadingLetter = true
                index += 3
            }
            switch kind(at: index) {
            case .label(let isLatitude)? where angle.label == nil:
                angle.label = isLatitude
                index += 1
                skipPunctuation(&index)
            // `北纬N39°` has the word and the letter.
            case .hemisphere(let hemisphere)?
            where angle.hemisphere == nil
                || angle.hemisphere?.isLatitude == hemisphere.isLatitude && isAttached(at: index):
                angle.hemisphere = angle.hemisphere ?? hemisphere
                angle.hasLeadingLetter = true
                angle.hasDetachedLetter = !isAttached(at: index + 1)
                index += 1
                skipEqualsSign(&index)
            case .glue?:
                // `nördliche geographische Breite`
                guard angle.isNamed, isName(at: index + 1) else { break }
                index += 1
            default: break
            }
        }
        switch kind(at: index) {
        case .minus? where isSign(at: index): angle.isNegative = true
        case .plus? where isAttached(at: index + 1): break
        default: return
        }
        angle.hasSign = true
        index += 1
    }

    /// Whether a minus belongs to the number after it: with a space between them only if nothing is before it, or a
    /// separator.
    private func isSign(at index: Int) -> Bool {
        if isAttached(at: index + 1) { return true }
        guard isNumber(at: index + 1) else { return false }
        switch kind(at: index - 1) {
        case nil, .separator?, .colon?, .bracket?, .label?, .hemisphere?: return true
        default: return false
        }
    }

    /// Skips the quotation marks, the colon or the equals sign and the bracket between a label and its number.
    func skipPunctuation(_ index: inout Int) {
        for _ in 0..<5 {
            switch kind(at: index) {
            case .colon?, .other?, .bracket?, .degreeMark?, .secondMark?, .minuteMark?: index += 1
            default: return
            }
        }
    }

    private func skipEqualsSign(_ index: inout Int) {
        for _ in 0..<2 {
            switch kind(at: index) {
            case .colon?, .other?: index += 1
            default: return
            }
        }
    }

    /// Reads the letter and the label after the numbers of an angle, also in brackets: `48.1 N Lat`, `48.1 (lat)`.
    func readSuffix(_ angle: inout CoordinateAngle, _ index: inout Int) {
        let hadLabel = angle.label != nil
        for _ in 0..<4 {
            if let name = bracketedName(at: index), read(at: name, hadLabel, &angle) {
                index += 3
                continue
            }
            switch kind(at: index) {
            case .hemisphere?, .label?:
                guard read(at: index, hadLabel, &angle) else { return }
                index += 1
            case .degreeMark?:
                // `48.1 N°`, and Vietnamese `vĩ độ`, which is a latitude, not a degree.
                guard angle.isNamed, isAttached(at: index) || isName(at: index + 1) else { return }
                index += 1
            case .glue?:
                guard let name = nameAfterGlue(at: index), !hadLabel || isHemisphereWord(at: name) else { return }
                index = name
            default: return
            }
        }
    }

    /// The index of a letter or a label in brackets.
    func bracketedName(at index: Int) -> Int? {
        guard case .bracket(UInt8(ascii: "("))? = kind(at: index),
            case .bracket(UInt8(ascii: ")"))? = kind(at: index + 2)
        else { return nil }
        switch kind(at: index + 1) {
        case .label?, .hemisphere?: return index + 1
        default: return nil
        }
    }

    private func isHemisphereWord(at index: Int) -> Bool {
        guard case .hemisphere? = kind(at: index) else { return false }
        return tokens[index].range.count > 2
    }

    private func nameAfterGlue(at index: Int) -> Int? {
        var name = index
        while case .glue? = kind(at: name), name < index + 3 { name += 1 }
        return isName(at: name) ? name : nil
    }

    private func isName(at index: Int) -> Bool {
        switch kind(at: index) {
        case .label?, .hemisphere?, .glue?: true
        default: false
        }
    }

    /// Reads a letter or a label that follows an angle, unless it belongs to the next one.
    private func read(at index: Int, _ hadLabel: Bool, _ angle: inout CoordinateAngle) -> Bool {
        switch kind(at: index) {
        case .hemisphere(let hemisphere)? where angle.hemisphere == nil:
            // `41.5 N 81.0`: the letter belongs to the number before it unless it is attached to the one after it.
            if tokens[index].isSpaced, isNumber(at: index + 1), isAttached(at: index + 1) { return false }
            angle.hemisphere = hemisphere
            angle.hasDetachedLetter = angle.label == nil && tokens[index].isSpaced
            return true
        case .label(let isLatitude)? where !hadLabel && !angle.hasLabelAfter:
            if let known = angle.hemisphere?.isLatitude {
                guard known == isLatitude, !angle.hasLeadingLetter else { return false }
            }
            // A colon shows that the number of the label follows it.
            switch kind(at: index + 1) {
            case .colon?, .other?: return false
            default: break
            }
            angle.label = isLatitude
            angle.hasLabelAfter = true
            return true
        default: return false
        }
    }

    /// The label of the second angle after the separator of two members: `47.1&lon=9.5`, `47.1,"lon":9.5`,
    /// `48 deg 8' N, GPS Longitude: 11 deg 34' E`.
    func label(from start: Int, isLatitude: Bool) -> Int? {
        var words = 0
        for index in start..<min(start + 8, tokens.count) {
            switch tokens[index].kind {
            case .label(let other): return other == isLatitude ? index : nil
            case .word, .minus, .cue, .glue, .joiner:
                words += 1
                if words > 2 { return nil }
            case .other, .separator, .secondMark, .minuteMark, .bracket: continue
            default: return nil
            }
        }
        return nil
    }
}
