import MapSearch
import MapSearchSnapshots

/// A map of characters: outlines in Braille dots, two by four per cell, and pins with the numbers of a list.
struct CellMap {
    /// A pin of the map.
    struct Pin {
        var coordinate: Coordinate
        var label: String
        var isChosen = false
    }

    private static let dot: Character = "•"

    let columns: Int
    let rows: Int
    /// The visible part, in the proportions of the cells.
    let rect: MapRect
    private var dots: [UInt8]

    /// Creates an empty map that shows all of the coordinates, or the world.
    init(showing coordinates: [Coordinate], columns: Int, rows: Int, closestZoomLevel: Double = 6) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        let size = ViewSize(width: Double(2 * self.columns), height: Double(4 * self.rows))
        let valid = coordinates.filter(\.isValid)
        let content = valid.isEmpty ? MapRect.world : MapRect(covering: valid)
        rect = content.fitted(to: size, padding: EdgePadding(8), maximumZoomLevel: closestZoomLevel)
        dots = Array(repeating: 0, count: self.columns * self.rows)
    }

    /// Draws the outlines of a map.
    mutating func draw(_ map: BaseMap) {
        for area in map.areas {
            for polygon in area.polygons {
                for ring in [polygon.outer] + polygon.holes { draw(ring + ring.prefix(1)) }
            }
        }
        for course in map.courses { draw(course.line.coordinates) }
    }

    private mutating func draw(_ line: [Coordinate]) {
        var previous: (x: Double, y: Double)?
        for coordinate in line where coordinate.isValid {
            var point = position(of: coordinate)
            // The shorter way round the Earth.
            if let previous {
                let world = WebMercator.worldSize / rect.width * Double(2 * columns)
                point.x += ((previous.x - point.x) / world).rounded() * world
                draw(from: previous, to: point)
            }
            previous = point
        }
    }

    /// The position of a coordinate, in dots; in the copy of the world that is nearest to the middle of the map.
    private func position(of coordinate: Coordinate) -> (x: Double, y: Double) {
        let point = MapPoint(coordinate)
        let turns = ((rect.midX - point.x) / WebMercator.worldSize).rounded()
        let x = point.x + turns * WebMercator.worldSize
        return (
            (x - rect.minX) / rect.width * Double(2 * columns), (point.y - rect.minY) / rect.height * Double(4 * rows)
        )
    }

    private mutating func draw(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
        let (width, height) = (Double(2 * columns), Double(4 * rows))
        guard max(start.x, end.x) >= 0, min(start.x, end.x) < width else { return }
        guard max(start.y, end.y) >= 0, min(start.y, end.y) < height else { return }
        let steps = min(4096, max(1, Int(max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up))))
        for step in 0...steps {
            let part = Double(step) / Double(steps)
            let (x, y) = (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
            if x >= 0, x < width, y >= 0, y < height { set(Int(x), Int(y)) }
        }
    }

    private mutating func set(_ x: Int, _ y: Int) {
        // The dots of a Braille cell are numbered down its two columns, and the lowest row was added later.
        let bit: UInt8 = y % 4 == 3 ? (x % 2 == 0 ? 0x40 : 0x80) : 1 << UInt8(y % 4 + (x % 2) * 3)
        dots[y / 4 * columns + x / 2] |= bit
    }

    /// The lines of the map.
    ///
    /// If several pins share a cell, the selected one is shown, or otherwise the first.
    func lines(_ pins: [Pin]) -> [CellLine] {
        var labels: [Int: (character: Character, isChosen: Bool)] = [:]
        for pin in pins.filter(\.isChosen) + pins.filter({ !$0.isChosen }) where pin.coordinate.isValid {
            let (x, y) = position(of: pin.coordinate)
            guard x >= 0, x < Double(2 * columns), y >= 0, y < Double(4 * rows) else { continue }
            let first = min(Int(x) / 2, max(0, columns - pin.label.count)) + Int(y) / 4 * columns
            let cells = first..<min(first + pin.label.count, columns * rows)
            // Adjacent numbers would read as one, so the second is replaced by a dot.
            let around = max(0, cells.lowerBound - 1)..<min(cells.upperBound + 1, columns * rows)
            guard around.allSatisfy({ labels[$0] == nil || labels[$0]?.character == Self.dot }) else {
                if labels[first] == nil { labels[first] = (Self.dot, pin.isChosen) }
                continue
            }
            for (cell, character) in zip(cells, pin.label) { labels[cell] = (character, pin.isChosen) }
        }
        return (0..<rows).map { row in
            var line = CellLine()
            for column in 0..<columns {
                let cell = row * columns + column
                if let label = labels[cell] {
                    line.append(String(label.character), label.isChosen ? [.inverse, .bold] : .bold)
                } else if dots[cell] == 0 {
                    line.append(" ")
                } else {
                    line.append(String(Character(Unicode.Scalar(0x2800 + UInt32(dots[cell])) ?? " ")), .dim)
                }
            }
            return line
        }
    }
}
