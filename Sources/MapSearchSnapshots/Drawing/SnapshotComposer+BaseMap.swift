import MapGeometry

extension SnapshotComposer {
    /// Draws the map below everything else.
    mutating func drawBaseMap() {
        let map = snapshot.baseMap
        drawAreas(of: [.ground], style.land, border: nil)
        drawAreas(of: [.land], style.land, border: style.border)
        drawAreas(of: [.green], style.green, border: nil)
        // If the sea is visible, lakes have the same colour.
        drawAreas(of: [.water], map.background == .sea ? style.sea : style.water, border: nil)
        drawCourses(of: .water, map)
        drawAreas(of: [.square], style.street, border: style.streetEdge)
        drawAreas(of: [.building], style.building, border: style.streetEdge)
        drawCourses(of: .street, map)
        drawAreas(of: [.division], nil, border: style.border)
    }

    private mutating func drawAreas(of kinds: Set<BaseMap.AreaKind>, _ color: MapColor?, border: MapColor?) {
        for area in snapshot.baseMap.areas where kinds.contains(area.kind) {
            let path = projection.path(area.polygons)
            if let color { fill(path, color) }
            if let border { stroke(path, border, width: area.kind == .land || area.kind == .division ? 1 : 0.6) }
        }
    }

    private mutating func drawCourses(of kind: BaseMap.CourseKind, _ map: BaseMap) {
        var path = DrawingPath()
        for course in map.courses where course.kind == kind {
            for piece in projection.lines(course.line.coordinates) { path.add(piece, isClosed: false) }
        }
        switch kind {
        case .water: stroke(path, style.water, width: width(ofMeters: 12, from: 1, to: 10))
        case .street:
            let width = width(ofMeters: 9, from: 0.8, to: 11)
            // At small scales there is only space for the edge.
            if width > 1.5 { stroke(path, style.streetEdge, width: width + 1.2) }
            stroke(path, width > 1.5 ? style.street : style.streetEdge, width: width)
        }
    }

    private func width(ofMeters meters: Double, from low: Double, to high: Double) -> Double {
        max(low, min(high, meters * projection.pointsPerMeter))
    }
}
