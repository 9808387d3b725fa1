extension CoordinatePairReader {
    /// A heading that says in which order the two numbers after it are: `Lat/Lon:`, `POINT (`, `"coordinates": [`.
    struct Heading {
        var isLatitudeFirst: Bool
        /// The index after the heading.
        var end: Int
    }

    /// Reads a heading that begins at a token.
    func heading(at start: Int) -> Heading? {
        switch kind(at: start) {
        case .label(let isLatitude)?: return labels(at: start, isLatitude)
        case .heading(let isLatitudeFirst)?:
            return Heading(isLatitudeFirst: isLatitudeFirst, end: afterHeading(start + 1))
        case .point(let isFunction)?: return wellKnownText(at: start, isFunction)
        case .cue?: return coordinateArray(at: start)
        default: return nil
        }
    }

    private func afterHeading(_ start: Int) -> Int {
        var index = start
        skipPunctuation(&index)
        return index
    }

    /// The names of both axes one after the other: `lat, lon`, `Breite/Länge`.
    private func labels(at start: Int, _ isLatitude: Bool) -> Heading? {
        var index = start + 1
        while index < start + 4 {
            switch kind(at: index) {
            case .separator?, .joiner?, .minus?, .other?, .glue?: index += 1
            case .label(let other)?:
                return other == isLatitude ? nil : Heading(isLatitudeFirst: isLatitude, end: afterHeading(index + 1))
            default: return nil
            }
        }
        return nil
    }

    /// The word POINT of well-known text and of SQL.
    ///
    /// In prose, `meeting point (48.1 11.5)`, it follows another word and is not in capitals, and the element `<point>` of GeoRSS has the
    /// latitude first.
    private func wellKnownText(at start: Int, _ isFunction: Bool) -> Heading? {
        var bracket = start + 1
        // The dimensions Z, M or ZM.
        switch kind(at: bracket) {
        case .unit?, .minuteMark?, .word?: if tokens[bracket].range.count <= 2 { bracket += 1 }
        default: break
        }
        guard case .bracket(UInt8(ascii: "("))? = kind(at: bracket) else { return nil }
        switch kind(at: start - 1) {
        // "Camp at POINT (11.5 48.1)" is no prose.
        case .word? where isFunction, .cue? where isFunction: break
        case .word?, .cue?, .number?, .bracket(UInt8(ascii: "<"))?: return nil
        default: break
        }
        guard let (_, end) = angle(at: bracket + 1) else { return nil }
        // With a comma it is a function, whose bracket follows immediately.
        if case .separator? = kind(at: end), !isFunction || !isAttached(at: bracket) { return nil }
        return Heading(isLatitudeFirst: false, end: bracket + 1)
    }

    /// The member `"coordinates": [` of GeoJSON and the element `<coordinates>` of KML.
    private func coordinateArray(at start: Int) -> Heading? {
        switch (kind(at: start - 1), kind(at: start + 1)) {
        case (.bracket(UInt8(ascii: "<"))?, .bracket(UInt8(ascii: ">"))?):
            return isPlural(at: start) ? Heading(isLatitudeFirst: false, end: start + 2) : nil
        case (.secondMark?, .secondMark?), (.minuteMark?, .minuteMark?):
            var index = start + 2
            guard case .colon? = kind(at: index) else { return nil }
            index += 1
            guard case .bracket(UInt8(ascii: "["))? = kind(at: index) else { return nil }
            while case .bracket? = kind(at: index) { index += 1 }
            return Heading(isLatitudeFirst: false, end: index)
        default: return nil
        }
    }

    /// Whether a token is the word `coordinates`.
    private func isPlural(at index: Int) -> Bool { tokens[index].range.count == "coordinates".utf8.count }
}
