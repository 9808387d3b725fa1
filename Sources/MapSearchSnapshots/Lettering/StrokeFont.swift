/// The letters of pictures, as strokes: a built-in font, so that a picture has the same bytes on every machine.
///
/// Latin letters with all their marks, digits and punctuation. Other alphabets are transliterated if that is possible
/// letter by letter; any other character is drawn as a box, so that it is visible that something is missing.
struct StrokeFont: Sendable {
    /// A letter: its advance width and its strokes.
    struct Glyph: Sendable {
        var advance: Double
        var strokes: [[DrawingPoint]] = []
        var dots: [DrawingPoint] = []
    }

    private struct Mark: Sendable {
        var isBelow: Bool
        var shape: Glyph
    }

    /// The number of table units in the size of a letter.
    private static let unitsPerSize = 18.0
    private static let smallHeight = 10.0
    private static let placeholder: Unicode.Scalar = "▯"

    private let glyphs: [Unicode.Scalar: Glyph]
    private let marks: [Unicode.Scalar: Mark]
    /// The components of a letter with marks.
    private let compositions: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)]

    static let standard = StrokeFont()

    private init() {
        var glyphs: [Unicode.Scalar: Glyph] = [" ": Glyph(advance: 5.2), "\u{A0}": Glyph(advance: 5.2)]
        for line in Self.lines(of: Self.glyphTable) {
            let fields = line.split(separator: " ")
            let glyph = Self.shape(fields.dropFirst(2), advance: Double(fields[1]) ?? 0)
            for scalar in fields[0].unicodeScalars { glyphs[scalar] = glyph }
        }
        var marks: [Unicode.Scalar: Mark] = [:]
        for line in Self.lines(of: Self.markTable) {
            let fields = line.split(separator: " ")
            guard let scalar = Self.scalar(fields[0]) else { continue }
            marks[scalar] = Mark(isBelow: fields[1] == "below", shape: Self.shape(fields.dropFirst(2), advance: 0))
        }
        var compositions: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = [:]
        for line in Self.lines(of: Self.compositionTable) {
            let fields = line.split(separator: " ")
            guard let mark = Self.scalar(fields[0]) else { continue }
            let letters = Array(fields[1].unicodeScalars)
            for index in stride(from: 0, to: letters.count - 1, by: 2) {
                compositions[letters[index + 1]] = (letters[index], mark)
            }
        }
        self.glyphs = glyphs
        self.marks = marks
        self.compositions = compositions
    }

    // MARK: Reading the tables

    private static func lines(of table: StaticString) -> [Substring] {
        table.description.split(separator: "\n")
    }

    private static func scalar(_ hex: Substring) -> Unicode.Scalar? {
        UInt32(hex, radix: 16).flatMap(Unicode.Scalar.init)
    }

    private static func shape(_ words: ArraySlice<Substring>, advance: Double) -> Glyph {
        var glyph = Glyph(advance: advance)
        var control: DrawingPoint?
        for word in words {
            let command = word.first.flatMap { $0.isLetter ? $0 : nil }
            let numbers = word.drop(while: \.isLetter).split(separator: ",").compactMap { Double($0) }
            guard numbers.count == 2 else { continue }
            let point = DrawingPoint(x: numbers[0], y: numbers[1])
            switch command {
            case "M": glyph.strokes.append([point])
            case "D": glyph.dots.append(point)
            case "Q": control = point
            default:
                guard var stroke = glyph.strokes.popLast(), let start = stroke.last else { continue }
                if let pull = control {
                    stroke += (1...5).map { curve(Double($0) / 5, start, pull, point) }
                } else {
                    stroke.append(point)
                }
                control = nil
                glyph.strokes.append(stroke)
            }
        }
        return glyph
    }

    private static func curve(
        _ t: Double, _ start: DrawingPoint, _ pull: DrawingPoint, _ end: DrawingPoint
    ) -> DrawingPoint {
        let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
        return DrawingPoint(x: a * start.x + b * pull.x + c * end.x, y: a * start.y + b * pull.y + c * end.y)
    }

    // MARK: Setting text

    /// A line of text as shapes.
    struct Line: Sendable {
        /// Strokes from the start of the baseline, in points; y grows downwards.
        var strokes: [[DrawingPoint]] = []
        var dots: [DrawingPoint] = []
        var width = 0.0
    }

    /// Whether the font has a character.
    func has(_ scalar: Unicode.Scalar) -> Bool {
        glyphs[scalar] != nil || marks[scalar] != nil || compositions[scalar].map { has($0.base) } ?? false
    }

    /// Lays out a line of text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func line(_ text: String, size: Double) -> Line {
        var line = Line()
        let unit = size / Self.unitsPerSize
        var pen = 0.0
        var last: (base: Unicode.Scalar, x: Double, above: Int, below: Int)?
        for scalar in text.unicodeScalars where !Self.isInvisible(scalar) {
            if let mark = marks[scalar], var letter = last {
                place(mark, over: &letter, unit, &line)
                last = letter
                continue
            }
            let (base, applied) = decomposed(scalar)
            // A letter loses its dot below a mark.
            let isDotted = base == "i" && applied.contains { marks[$0]?.isBelow == false }
            let shown: Unicode.Scalar = glyphs[base] == nil ? Self.placeholder : isDotted ? "ı" : base
            guard let glyph = glyphs[shown] else { continue }
            append(glyph, x: pen, y: 0, unit, &line)
            var letter = (base: shown, x: pen, above: 0, below: 0)
            for mark in applied.compactMap({ marks[$0] }) { place(mark, over: &letter, unit, &line) }
            last = letter
            pen += glyph.advance
        }
        line.width = pen * unit
        return line
    }

    /// The width of a line of text, in points.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func width(of text: String, size: Double) -> Double {
        var width = 0.0
        for scalar in text.unicodeScalars where !Self.isInvisible(scalar) && marks[scalar] == nil {
            if let advance = glyphs[decomposed(scalar).base]?.advance {
                width += advance
            } else {
                // Only SVG shows other letters; Han and kana are as wide as high.
                width += scalar.value >= 0x2E80 && scalar.value < 0xFB00 || scalar.value > 0xFFFF ? 19 : 11
            }
        }
        return width * size / Self.unitsPerSize
    }

    /// The letter without marks, and the marks from the inside to the outside.
    private func decomposed(_ scalar: Unicode.Scalar) -> (base: Unicode.Scalar, marks: [Unicode.Scalar]) {
        var base = scalar
        var applied: [Unicode.Scalar] = []
        while glyphs[base] == nil, let composition = compositions[base] {
            applied.insert(composition.mark, at: 0)
            base = composition.base
        }
        return (base, applied)
    }

    private func append(_ glyph: Glyph, x: Double, y: Double, _ unit: Double, _ line: inout Line) {
        func placed(_ point: DrawingPoint) -> DrawingPoint {
            DrawingPoint(x: (point.x + x) * unit, y: -(point.y + y) * unit)
        }
        for stroke in glyph.strokes { line.strokes.append(stroke.map(placed)) }
        line.dots += glyph.dots.map(placed)
    }

    private func place(
        _ mark: Mark, over letter: inout (base: Unicode.Scalar, x: Double, above: Int, below: Int), _ unit: Double,
        _ line: inout Line
    ) {
        guard let glyph = glyphs[letter.base] else { return }
        let middle = letter.x + glyph.advance / 2
        if mark.isBelow {
            append(mark.shape, x: middle, y: Double(letter.below) * -2.5, unit, &line)
            letter.below += 1
        } else {
            let top = glyph.strokes.joined().lazy.map(\.y).max() ?? Self.smallHeight
            append(mark.shape, x: middle, y: top + Double(letter.above) * 3, unit, &line)
            letter.above += 1
        }
    }

    /// Joiners, direction marks, variation selectors: invisible and without width.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF, 0xAD: true
        default: false
        }
    }
}
