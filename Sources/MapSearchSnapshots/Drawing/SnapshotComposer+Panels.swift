import MapGeometry
import MapSearch

extension SnapshotComposer {
    private static let rowHeight = 19.0
    private static let rowSize = 11.5
    private static let signWidth = 26.0
    /// The ratio of the widths of bold and regular letters.
    private static let boldness = 1.06
    private static let creditSize = 9.0
    private static let creditHeight = 12.0

    /// Keeps labels away from the occupied corners.
    mutating func reservePanels() {
        for box in [legendBox, creditBox, scaleBar?.box].compactMap(\.self) { placer.occupy(box) }
    }

    /// Draws the legend, the credits and the scale above everything else.
    mutating func drawPanels() {
        drawLegend()
        drawScaleBar()
        drawCredit()
    }

    // MARK: The legend

    /// The legend covers at most this fraction of a picture.
    private static let largestLegend = 0.25

    /// The rows for which there is space, and the number of the remaining ones.
    private var legendRows: (rows: ArraySlice<MapSnapshot.LegendRow>, rest: Int) {
        let share = snapshot.size.width * snapshot.size.height * Self.largestLegend
        let height = min(snapshot.size.height - 60, share / Self.legendWidth(of: snapshot) - 10)
        let room = max(1, Int(height / Self.rowHeight))
        let rows = snapshot.legend
        return rows.count <= room ? (rows[...], 0) : (rows.prefix(room - 1), rows.count - room + 1)
    }

    private static func text(
        of row: MapSnapshot.LegendRow, in snapshot: MapSnapshot
    ) -> (text: String, indent: Double) {
        let indent = row.sign == .heading ? 0 : signWidth
        let room = snapshot.size.width * 0.34 - indent
        return (LabelText.oneLine(row.text, maximumWidth: room, size: rowSize), indent)
    }

    /// The width of the legend's panel.
    static func legendWidth(of snapshot: MapSnapshot) -> Double {
        let widths = snapshot.legend.map { row in
            let (text, indent) = text(of: row, in: snapshot)
            return indent + StrokeFont.standard.width(of: text, size: rowSize) * (indent == 0 ? boldness : 1)
        }
        return Drawing.rounded((widths.max() ?? 0) + 22)
    }

    private var legendBox: DrawingBox? {
        guard !snapshot.legend.isEmpty else { return nil }
        let (rows, rest) = legendRows
        let height = Double(rows.count + (rest > 0 ? 1 : 0)) * Self.rowHeight + 10
        return DrawingBox(x: 10, y: 10, width: Self.legendWidth(of: snapshot), height: Drawing.rounded(height))
    }

    private mutating func drawLegend() {
        guard let box = legendBox else { return }
        fill(.roundedBox(box, radius: 6), style.halo.opacity(0.9))
        stroke(.roundedBox(box, radius: 6), style.border.opacity(0.6), width: 0.8)
        let (rows, rest) = legendRows
        var y = box.minY + 5 + Self.rowHeight / 2
        for row in rows {
            let (text, indent) = Self.text(of: row, in: snapshot)
            drawSign(row, at: DrawingPoint(x: box.minX + 19, y: y))
            write(row: text, x: box.minX + 10 + indent, y: y, isBold: row.sign == .heading, color: style.text)
            y += Self.rowHeight
        }
        if rest > 0 { write(row: "… and \(rest) more", x: box.minX + 10, y: y, isBold: false, color: style.faintText) }
    }

    private mutating func write(row text: String, x: Double, y: Double, isBold: Bool, color: MapColor) {
        let width = StrokeFont.standard.width(of: text, size: Self.rowSize) * (isBold ? Self.boldness : 1)
        let origin = DrawingPoint(x: Drawing.rounded(x), y: Drawing.rounded(y + Self.rowSize * 0.36))
        write(text, at: origin, size: Self.rowSize, width: width, isBold: isBold, color: color, halo: nil)
    }

    private mutating func drawSign(_ row: MapSnapshot.LegendRow, at center: DrawingPoint) {
        let center = DrawingPoint(x: Drawing.rounded(center.x), y: Drawing.rounded(center.y))
        func at(_ x: Double, _ y: Double) -> DrawingPoint { DrawingPoint(x: center.x + x, y: center.y + y) }
        switch row.sign {
        case .heading: break
        case .pin(let symbol):
            fill(.circle(center, radius: 8), row.color ?? style.pin)
            drawSymbol(symbol, at: center)
        case .line:
            var path = DrawingPath()
            path.add([at(-7, 0), at(7, 0)], isClosed: false)
            stroke(path, row.color ?? style.line, width: 4)
        case .area:
            let path = DrawingPath.roundedBox(
                DrawingBox(x: center.x - 7, y: center.y - 6, width: 14, height: 12), radius: 2)
            fill(path, (row.color ?? style.pin).opacity(0.25))
            stroke(path, row.color ?? style.pin, width: 1.5)
        }
    }

    // MARK: The credit

    /// The lines of the credits: all are shown, however much space that takes.
    private var credits: [String] {
        let font = StrokeFont.standard
        let room = snapshot.size.width * 0.62
        var lines: [String] = []
        for attribution in snapshot.attributions {
            let text = LabelText.oneLine(attribution.text, maximumWidth: room, size: Self.creditSize)
            guard !text.isEmpty else { continue }
            let joined = lines.last.map { "\($0) · \(text)" } ?? text
            if !lines.isEmpty, font.width(of: joined, size: Self.creditSize) <= room {
                lines[lines.count - 1] = joined
            } else {
                lines.append(text)
            }
        }
        return lines
    }

    private var creditBox: DrawingBox? {
        let widths = credits.map { StrokeFont.standard.width(of: $0, size: Self.creditSize) }
        guard let widest = widths.max() else { return nil }
        let (width, height) = (Drawing.rounded(widest + 10), Double(widths.count) * Self.creditHeight + 4)
        return DrawingBox(
            x: snapshot.size.width - width, y: snapshot.size.height - height, width: width, height: height)
    }

    private mutating func drawCredit() {
        guard let box = creditBox else { return }
        fill(.roundedBox(box, radius: 0), style.halo.opacity(0.75))
        for (number, text) in credits.enumerated() {
            let y = box.minY + Double(number + 1) * Self.creditHeight - 0.8
            write(
                text, at: DrawingPoint(x: box.minX + 5, y: Drawing.rounded(y)), size: Self.creditSize,
                width: StrokeFont.standard.width(of: text, size: Self.creditSize), color: style.faintText, halo: nil)
        }
    }

    // MARK: The scale

    /// A round length of about a fifth of the picture; nil if the scale varies too much within it.
    private var scaleBar: (text: String, length: Double, box: DrawingBox)? {
        let pointsPerMeter = projection.pointsPerMeter
        guard snapshot.size.width >= 240, pointsPerMeter > 120 / 2_000_000 else { return nil }
        let longest = min(140, snapshot.size.width / 5) / pointsPerMeter
        var meters = 1.0
        while meters * 10 <= longest { meters *= 10 }
        for factor in [5.0, 2] where meters * factor <= longest {
            meters *= factor
            break
        }
        guard meters <= longest else { return nil }
        let length = Drawing.rounded(meters * pointsPerMeter)
        let text = meters >= 1000 ? "\(Int(meters / 1000)) km" : "\(Int(meters)) m"
        let box = DrawingBox(x: 10, y: snapshot.size.height - 26, width: length, height: 18)
        return (text, length, box)
    }

    private mutating func drawScaleBar() {
        guard let (text, _, box) = scaleBar else { return }
        let y = Drawing.rounded(box.maxY - 1)
        var path = DrawingPath()
        path.add(
            [(box.minX, y - 4), (box.minX, y), (Drawing.rounded(box.maxX), y), (Drawing.rounded(box.maxX), y - 4)].map {
                DrawingPoint(x: $0.0, y: $0.1)
            }, isClosed: false)
        stroke(path, style.halo.opacity(0.8), width: 3)
        stroke(path, style.text, width: 1.2)
        let width = StrokeFont.standard.width(of: text, size: 10)
        write(
            text, at: DrawingPoint(x: Drawing.rounded(box.minX + 4), y: Drawing.rounded(y - 4)), size: 10, width: width,
            color: style.text, halo: style.halo)
    }
}
