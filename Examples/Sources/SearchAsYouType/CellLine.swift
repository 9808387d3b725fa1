import MapSearchPresentation

/// A line of a screen: styled characters, cut and padded by cells.
struct CellLine: Equatable {
    /// The style of a character.
    struct Style: OptionSet, Hashable {
        let rawValue: UInt8
        static let bold = Style(rawValue: 1)
        static let dim = Style(rawValue: 2)
        static let inverse = Style(rawValue: 4)
    }

    /// A character with its style.
    struct Cell: Equatable {
        var character: Character
        var style: Style
    }

    private(set) var cells: [Cell] = []
    private(set) var width = 0

    init() {}

    init(_ text: some StringProtocol, _ style: Style = []) { append(text, style) }

    /// A text with its marked parts in bold.
    init(_ text: HighlightedText, _ style: Style = []) {
        for segment in text.segments { append(segment.text, segment.isHighlighted ? style.union(.bold) : style) }
    }

    /// Adds text.
    ///
    /// Names come from any source: characters that control the terminal or change the direction of the line are removed.
    mutating func append(_ text: some StringProtocol, _ style: Style = []) {
        for character in text {
            let isHarmless = character.unicodeScalars.allSatisfy { scalar in
                switch scalar.value {
                case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F: false
                default: true
                }
            }
            append(Cell(character: isHarmless ? character : "\u{FFFD}", style: style))
        }
    }

    mutating func append(_ line: CellLine) {
        for cell in line.cells { append(cell) }
    }

    private mutating func append(_ cell: Cell) {
        cells.append(cell)
        width += CellWidth.of(cell.character)
    }

    /// Its characters without their styles.
    var text: String { String(cells.map(\.character)) }

    /// The line cut to a number of cells, with an ellipsis where something is missing, and padded with spaces.
    func fitted(to columns: Int) -> CellLine {
        guard columns > 0 else { return CellLine() }
        var line = self
        if width > columns {
            while line.width > columns - 1, let last = line.cells.popLast() {
                line.width -= CellWidth.of(last.character)
            }
            line.append("…", .dim)
        }
        if line.width < columns { line.append(String(repeating: " ", count: columns - line.width)) }
        return line
    }

    /// The same with a style added throughout.
    func styled(_ style: Style) -> CellLine {
        var line = self
        for index in line.cells.indices { line.cells[index].style.formUnion(style) }
        return line
    }

    /// The line broken at spaces into lines of a number of cells; a longer word is split.
    func wrapped(to columns: Int) -> [CellLine] {
        guard columns > 0, width > columns else { return [self] }
        var lines = [CellLine()]
        for word in cells.split(whereSeparator: { $0.character == " " }) {
            let length = word.reduce(0) { $0 + CellWidth.of($1.character) }
            if let line = lines.last, line.width > 0 {
                if line.width + 1 + length <= columns {
                    lines[lines.count - 1].append(" ", line.cells.last?.style ?? [])
                } else {
                    lines.append(CellLine())
                }
            }
            for cell in word {
                if lines[lines.count - 1].width + CellWidth.of(cell.character) > columns { lines.append(CellLine()) }
                lines[lines.count - 1].append(cell)
            }
        }
        return lines
    }

    /// The line as text for a terminal.
    ///
    /// Right-to-left text is isolated, so that it keeps its position.
    ///
    /// - Parameter isPlain: Whether to omit all style codes.
    /// - Returns: The text to write.
    func terminal(isPlain: Bool) -> String {
        var output = ""
        var current: Style = []
        var isFromRight = false
        let ends = endsFromRight
        for (index, cell) in cells.enumerated() {
            let style = isPlain ? [] : cell.style
            if style != current {
                output += "\u{1B}[0m"
                if style.contains(.bold) { output += "\u{1B}[1m" }
                if style.contains(.dim) { output += "\u{1B}[2m" }
                if style.contains(.inverse) { output += "\u{1B}[7m" }
                current = style
            }
            if !isFromRight, Self.isFromRight(cell.character) == true {
                output += "\u{2068}"
                isFromRight = true
            }
            output.append(cell.character)
            if ends.contains(index) {
                output += "\u{2069}"
                isFromRight = false
            }
        }
        if !current.isEmpty { output += "\u{1B}[0m" }
        return output
    }

    /// The ends of runs of right-to-left text: the last such letter before another one or the end of the line.
    ///
    /// Spaces and digits between two such words belong to the run.
    private var endsFromRight: Set<Int> {
        var (ends, last) = (Set<Int>(), Int?.none)
        for (index, cell) in cells.enumerated() {
            switch Self.isFromRight(cell.character) {
            case true?: last = index
            case false?:
                if let last { ends.insert(last) }
                last = nil
            case nil: break
            }
        }
        if let last { ends.insert(last) }
        return ends
    }

    /// Whether a character is written from right to left; nil for one without a direction of its own.
    private static func isFromRight(_ character: Character) -> Bool? {
        guard let scalar = character.unicodeScalars.first else { return nil }
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
        default: return scalar.properties.isAlphabetic || scalar.value >= 0x2500 && scalar.value < 0x2900 ? false : nil
        }
    }
}
