import MapGeometry

extension SnapshotComposer {
    private static let nameSize = 12.0
    private static let faintSize = 10.5
    /// A name longer than this part of the picture is cut off.
    private static let widestName = 0.45

    /// Writes the names for which there is room, those of pins first.
    mutating func drawNames() {
        for pin in snapshot.pins {
            guard let tip = projection.point(pin.coordinate) else { continue }
            // The name stands beside the head, where there is more room than beside the tip.
            name(pin.name, Self.nameSize, .beside(Self.pinBox(at: tip)), isBold: false, color: style.text)
        }
        for label in snapshot.labels {
            guard let point = projection.point(label.coordinate) else { continue }
            name(
                label.text, label.isProminent ? 14 : Self.nameSize, .centered(point), isBold: label.isProminent,
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
            name(text, Self.nameSize, .centered(point), isBold: true, color: area.color ?? style.pin)
        }
        drawBaseMapNames()
        drawBaseMapPlaces()
    }

    /// Names towns where there is room for the dot and the name.
    private mutating func drawBaseMapPlaces() {
        for place in snapshot.baseMap.places {
            guard let point = projection.point(place.coordinate) else { continue }
            let dot = DrawingBox(minX: point.x - 3, minY: point.y - 3, maxX: point.x + 3, maxY: point.y + 3)
            guard placer.isFree(dot.inset(by: -2)) else { continue }
            let count = drawing.marks.count
            name(place.name, Self.faintSize, .beside(dot), isBold: false, color: style.faintText)
            guard drawing.marks.count > count else { continue }
            placer.occupy(dot)
            fill(.circle(point, radius: 2.6), style.halo)
            fill(.circle(point, radius: 1.8), style.faintText)
        }
    }

    /// Names areas whose part in the picture is large enough to hold the name, the largest first.
    private mutating func drawBaseMapNames() {
        var candidates: [(extent: Double, text: String, center: DrawingPoint)] = []
        for area in snapshot.baseMap.areas where isNamed(area.kind) {
            guard let text = area.name else { continue }
            var largest: (extent: Double, ring: [DrawingPoint]) = (0, [])
            for polygon in area.polygons {
                for ring in projection.rings(polygon.outer) {
                    let extent = abs(Self.area(ring))
                    if extent > largest.extent { largest = (extent, ring) }
                }
            }
            guard largest.extent > 400, let center = Self.middle(of: largest.ring) else { continue }
            let width = StrokeFont.standard.width(of: text, size: Self.faintSize)
            let xs = largest.ring.lazy.map(\.x)
            guard width < ((xs.max() ?? 0) - (xs.min() ?? 0)) * 0.95 else { continue }
            candidates.append((largest.extent, text, center))
        }
        candidates.sort { ($1.extent, $0.text) < ($0.extent, $1.text) }
        for candidate in candidates.prefix(200) {
            name(candidate.text, Self.faintSize, .centered(candidate.center), isBold: false, color: style.faintText)
        }
    }

    /// Buildings have too many names; and which country it is, a map of a part of it need not say.
    private func isNamed(_ kind: BaseMap.AreaKind) -> Bool {
        switch kind {
        case .land: snapshot.baseMap.background == .sea
        case .green, .water, .square: true
        case .building, .division: false
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

    /// The middle of the widest horizontal run of a ring, among some heights around its centre.
    private static func middle(of ring: [DrawingPoint]) -> DrawingPoint? {
        let ys = ring.lazy.map(\.y)
        guard let top = ys.min(), let bottom = ys.max() else { return nil }
        var best: (width: Double, point: DrawingPoint)?
        for part in [0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75] {
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
                // A wider run must be clearly wider to take the name away from the middle.
                let width = crossings[index + 1] - crossings[index]
                if width > (best?.width ?? 0) * 1.15 {
                    best = (width, DrawingPoint(x: (crossings[index] + crossings[index + 1]) / 2, y: y))
                }
            }
        }
        return best?.point
    }
}
