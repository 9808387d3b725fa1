extension AddressComposition {
    /// Joins the lines and records the position of each part in the text.
    func assemble(_ lines: [[Piece]]) -> FormattedAddress {
        let isOneLine = formatter.style != .lines
        let directions = isOneLine ? lines.map(Self.direction) : []
        // A line that is alone in its paragraph needs no isolation; next to a line of the other direction, both do.
        let isMixed = directions.contains(.leftToRight) && directions.contains(.rightToLeft)
        let separator = isOneLine ? self.separator(directions) : "\n"
        var text = ""
        var offsets: [(AddressPart, Range<Int>)] = []
        var texts: [String] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { text += separator }
            let isIsolated = isMixed && directions[index] != nil
            if isIsolated { text += "\u{2068}" }
            let start = text.utf8.count
            for piece in line {
                let first = text.utf8.count
                text += piece.text
                if let part = piece.part { offsets.append((part, first..<text.utf8.count)) }
            }
            if !isOneLine { texts.append(String(text[text.utf8.index(text.startIndex, offsetBy: start)...])) }
            if isIsolated { text += "\u{2069}" }
        }
        if isOneLine, !text.isEmpty { texts = [text] }
        let components = offsets.map { part, range in
            let lower = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            let upper = text.utf8.index(lower, offsetBy: range.count)
            return FormattedAddress.Component(part: part, range: lower..<upper)
        }
        return FormattedAddress(text: text, lines: texts, components: components)
    }

    private func separator(_ directions: [Direction?]) -> String {
        if isLocal { return " " }
        return directions.contains(.rightToLeft) && !directions.contains(.leftToRight) ? "، " : ", "
    }

    private enum Direction { case leftToRight, rightToLeft }

    /// The direction of the first letter of a line, or `nil` if there is none: rules P2 and P3 of UAX #9.
    private static func direction(_ line: [Piece]) -> Direction? {
        for piece in line {
            for scalar in piece.text.unicodeScalars where scalar.properties.isAlphabetic {
                return isRightToLeft(scalar) ? .rightToLeft : .leftToRight
            }
        }
        return nil
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
