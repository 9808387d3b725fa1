import MapGeometry

extension SnapshotComposer {
    private static let nameSize = 12.0
    private static let faintSize = 10.5
    /// A label longer than this fraction of the picture is cut off.
    private static let widestName = 0.45

    /// Writes the labels for which there is space, those of pins first.
    mutating func drawNames() {
        for pin in snapshot.pins {
            guard let tip = projection.point(pin.coordinate) else { continue }
            // The label is next to the head, where there is more space than next to the tip.
            name(pin.name, Self.nameSize, .beside(Self.pinBox(at: tip)), isBold: false, color: style.text)
        }
        for label in snapshot.labels {
            guard let point = projection.point(label.coordinate) else { continue }
            name(
                label.text, label.isProminent ? 14 : Self.nameSize, .around(point), isBold: label.isProminent,
                color: style.text)
        }
        for line in snapshot.lines {
            guard let text = line.name else { continue }
            let pieces = projection.lines(line.line.coordinates)
            guard let longest = pieces.max(by: { $0.count < $1.count }) else { continue }
            let places = [2, 1, 3, 0, 4].map { longest[min(longest.count - 1, longest.count * $0 / 4)] }
            name(text, Self.nameSize, .along(places), isBold: true, color: line.color ?? style.line)
        }
        for area in snapshot.areas {
            guard let text = area.name, let point = projection.point(area.shape.bounds.center) else { continue }
            name(text, Self.nameSize, .centered([point]), isBold: true, color: area.color ?? style.pin)
        }
        drawBaseMapNames()
        drawBaseMapPlaces()
        drawStreetNames()
    }

    /// The letter size of the place with a rank among `count`: the first ones are the most important.
    private static func placeSize(rank: Int, of count: Int) -> Double {
        switch Double(rank) / Double(max(count, 1)) {
        case ..<0.15: 12.5
        case ..<0.5: 11
        default: 9.5
        }
    }

    /// Labels waters if there is space, and then towns if there is space for the dot and the name.
    private mutating func drawBaseMapPlaces() {
        let waters = snapshot.baseMap.places.filter(\.isWater)
        for (rank, water) in waters.enumerated() {
            guard let point = projection.point(water.coordinate) else { continue }
            let size = Self.placeSize(rank: rank, of: waters.count)
            name(water.name, size, .centered([point]), isBold: false, color: style.waterText)
        }
        let places = snapshot.baseMap.places.filter { !$0.isWater }
        for (rank, place) in places.enumerated() {
            let size = Self.placeSize(rank: rank, of: places.count)
            guard let point = projection.point(place.coordinate) else { continue }
            let dot = DrawingBox(minX: point.x - 3, minY: point.y - 3, maxX: point.x + 3, maxY: point.y + 3)
            guard placer.isFree(dot.inset(by: -2)) else { continue }
            let count = drawing.marks.count
            name(place.name, size, .beside(dot), isBold: false, color: style.faintText)
            guard drawing.marks.count > count else { continue }
            placer.occupy(dot)
            fill(.circle(point, radius: 2.6), style.halo)
            fill(.circle(point, radius: 1.8), style.faintText)
        }
    }

    /// Labels areas whose visible part is large enough to hold the name: those within the land, which have few possible
    /// positions, before the land itself, and larger ones first.
    private mutating func drawBaseMapNames() {
        var candidates: [(kind: BaseMap.AreaKind, extent: Double, text: String, places: [DrawingPoint])] = []
        // If only this country is visible, its name is unnecessary.
        let whole = 1.9 * projection.view.width * projection.view.height
        for area in snapshot.baseMap.areas where isNamed(area.kind) {
            guard let text = area.name else { continue }
            var largest: (extent: Double, ring: [DrawingPoint]) = (0, [])
            for polygon in area.polygons {
                for ring in projection.rings(polygon.outer) {
                    let extent = abs(Self.area(ring))
                    if extent > largest.extent { largest = (extent, ring) }
                }
            }
            guard largest.extent > 400, area.kind != .land || largest.extent < whole else { continue }
            // Countries are in capitals to distinguish them from towns.
            let label = area.kind == .land ? text.uppercased() : text
            let size = Self.size(of: area.kind, extent: largest.extent)
            let width = StrokeFont.standard.width(of: label, size: size)
            let places = Self.middles(of: largest.ring, widerThan: width)
            if !places.isEmpty { candidates.append((area.kind, largest.extent, label, places)) }
        }
        candidates.sort { first, second in
            (first.kind == .land) == (second.kind == .land)
                ? (second.extent, first.text) < (first.extent, second.text) : second.kind == .land
        }
        for candidate in candidates.prefix(200) {
            let color = candidate.kind == .water ? style.waterText : style.faintText
            name(
                candidate.text, Self.size(of: candidate.kind, extent: candidate.extent), .centered(candidate.places),
                isBold: false, color: color)
        }
    }

    /// The letter size of an area, whose extent is twice its visible part: large countries have large letters.
    private static func size(of kind: BaseMap.AreaKind, extent: Double) -> Double {
        guard kind == .land else { return faintSize }
        return Drawing.rounded(max(8.5, min(15, (extent / 2).squareRoot() / 22)))
    }

    /// Buildings have too many names, and a map of part of a country need not name it.
    private func isNamed(_ kind: BaseMap.AreaKind) -> Bool {
        switch kind {
        case .land: snapshot.baseMap.background == .sea
        case .green, .water, .square: true
        case .ground, .building, .division: false
        }
    }

    private mutating func name(
        _ text: String, _ size: Double, _ anchor: LabelPlacer.Anchor, isBold: Bool, color: MapColor
    ) {
        let text = LabelText.oneLine(text, maximumWidth: snapshot.size.width * Self.widestName, size: size)
        guard !text.isEmpty else { return }
        let width = StrokeFont.standard.width(of: text, size: size)
        guard let origin = placer.place(width: width, size: size, anchor) else { return }
        write(text, at: origin, size: size, width: width, isBold: isBold, color: color, halo: style.halo)
    }

    // MARK: Rings

    /// Twice the signed area of a ring.
    private static func area(_ ring: [DrawingPoint]) -> Double {
        guard var last = ring.last else { return 0 }
        var sum = 0.0
        for point in ring {
            sum += last.x * point.y - point.x * last.y
            last = point
        }
        return sum
    }

    /// The centres of horizontal lines through a ring that are wide enough, widest first, at several heights.
    private static func middles(of ring: [DrawingPoint], widerThan least: Double) -> [DrawingPoint] {
        let ys = ring.lazy.map(\.y)
        guard let top = ys.min(), let bottom = ys.max() else { return [] }
        var runs: [(width: Double, middle: DrawingPoint)] = []
        for (rank, part) in [0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75].enumerated() {
            let y = top + (bottom - top) * part
            var crossings: [Double] = []
            for (index, end) in ring.enumerated() {
                let start = ring[index == 0 ? ring.count - 1 : index - 1]
                if (start.y > y) != (end.y > y) {
                    crossings.append(start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y))
                }
            }
            crossings.sort()
            for index in stride(from: 0, to: crossings.count - 1, by: 2) {
                let width = crossings[index + 1] - crossings[index]
                guard width > least else { continue }
                let middle = DrawingPoint(x: (crossings[index] + crossings[index + 1]) / 2, y: y)
                // A line must be clearly wider to move the label away from the middle.
                runs.append((width / (1 + 0.1 * Double(rank)), middle))
            }
        }
        return runs.sorted { ($1.width, $0.middle.y, $0.middle.x) < ($0.width, $1.middle.y, $1.middle.x) }.map(\.middle)
    }
}
