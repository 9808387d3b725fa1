import MapGeometry
import MapSearch
import MapSearchTestSupport
import Testing

@testable import MapSearchSnapshots

/// Which names there is room for.
@Suite struct SnapshotNamesTests {
    private static let style = SnapshotStyle.light

    private static func box(_ text: Drawing.Lettering) -> DrawingBox {
        DrawingBox(
            x: text.origin.x, y: text.origin.y - LabelPlacer.ascent * text.size, width: text.width,
            height: (LabelPlacer.ascent + LabelPlacer.descent) * text.size)
    }

    private static func letterings(_ drawing: Drawing) -> [Drawing.Lettering] {
        drawing.marks.compactMap { mark in
            guard case .text(let text) = mark else { return nil }
            return text
        }
    }

    private static func snapshot(pins: Int, seed: UInt64) -> MapSnapshot {
        var generator = SplitMix64(seed: seed)
        var snapshot = MapSnapshot(size: ViewSize(width: 400, height: 300))
        snapshot.rect = MapRect(CoordinateBounds(south: 0, west: 0, north: 10, east: 10))
        snapshot.attributions = [Attribution(text: "© Somebody")]
        snapshot.legend = [.init(.heading, "Legend"), .init(.line, "A line of some length")]
        for number in 0..<pins {
            let place = Coordinate(
                latitude: Double.random(in: 0...10, using: &generator),
                longitude: Double.random(in: -2...12, using: &generator))
            snapshot.pins.append(
                .init(place, name: String(repeating: "Name ", count: number % 4 + 1), symbol: "\(number + 1)"))
            if number % 3 == 0 { snapshot.clusters.append(.init(place, count: number * number)) }
            if number % 5 == 0 { snapshot.labels.append(.init(place, "Label \(number)", isProminent: true)) }
        }
        return snapshot
    }

    @Test("names never cover each other, a pin or a panel", arguments: [(1, 1), (5, 2), (20, 3), (60, 4), (200, 5)])
    func noOverlap(pins: Int, seed: UInt64) {
        let snapshot = Self.snapshot(pins: pins, seed: seed)
        let drawing = SnapshotComposer.drawing(of: snapshot)
        let names = Self.letterings(drawing).filter { $0.halo != nil && $0.size > 10 }
        #expect(!names.isEmpty, "seed \(seed)")
        let view = DrawingBox(minX: 0, minY: 0, maxX: 400, maxY: 300)
        let projection = ScreenProjection(snapshot.visibleRect, size: snapshot.size)
        let pinBoxes = snapshot.pins.compactMap { projection.point($0.coordinate) }.map(SnapshotComposer.pinBox)
        for (index, name) in names.enumerated() {
            let box = Self.box(name)
            #expect(view.contains(box), "\(name.text), seed \(seed)")
            for other in names[..<index] {
                #expect(!box.intersects(Self.box(other)), "\(name.text) and \(other.text), seed \(seed)")
            }
            #expect(!pinBoxes.contains { $0.intersects(box) }, "\(name.text), seed \(seed)")
        }
    }

    @Test func theFirstPinIsNamedFirst() {
        var snapshot = MapSnapshot(size: ViewSize(width: 300, height: 200))
        snapshot.rect = MapRect(CoordinateBounds(south: 0, west: 0, north: 10, east: 10))
        let place = Coordinate(latitude: 5, longitude: 5)
        snapshot.pins = (0..<30).map { .init(place, name: "Pin number \($0)") }
        let names = Self.letterings(SnapshotComposer.drawing(of: snapshot)).map(\.text)
        #expect(names.contains("Pin number 0"))
        #expect(!names.contains("Pin number 29"))
    }

    @Test func longNamesAreCut() {
        let text = LabelText.oneLine(String(repeating: "long ", count: 3000), maximumWidth: 100, size: 12)
        #expect(text.hasSuffix("…"))
        #expect(StrokeFont.standard.width(of: text, size: 12) <= 100)
        #expect(LabelText.oneLine("  a\n\tb\u{0}c  ", maximumWidth: 100, size: 12) == "a b c")
        #expect(LabelText.oneLine(" \n ", maximumWidth: 100, size: 12) == "")
        #expect(LabelText.oneLine("wide", maximumWidth: 1, size: 12) == "")
    }

    @Test(
        "the description of a cluster",
        arguments: [
            (-1, "0"), (0, "0"), (7, "7"), (999, "999"), (1000, "1k"), (1049, "1k"), (1050, "1.1k"), (9949, "9.9k"),
            (9950, "10k"), (999_499, "999k"), (999_500, "1M"), (1_250_000, "1.3M"), (9_949_999, "9.9M"),
            (9_950_000, "9M"), (123_456_789, "123M"),
        ])
    func counts(count: Int, text: String) {
        #expect(SnapshotComposer.shortened(count) == text)
    }

    @Test func aLegendTakesNoPin() {
        var snapshot = MapSnapshot(size: ViewSize(width: 600, height: 400))
        snapshot.legend = (0..<12).map { .init(.pin("\($0)"), "A row of the legend, number \($0)") }
        for corner in [(0.0, 0.0), (0, 1), (1, 0), (1, 1)] {
            snapshot.pins.append(.init(Coordinate(latitude: corner.0, longitude: corner.1)))
        }
        let projection = ScreenProjection(snapshot.visibleRect, size: snapshot.size)
        let right = 10 + SnapshotComposer.legendWidth(of: snapshot)
        for pin in snapshot.pins {
            let tip = projection.point(pin.coordinate)
            #expect((tip?.x ?? 0) - SnapshotComposer.pinRadius > right)
        }
    }

    @Test func aLegendLongerThanThePictureSaysSo() {
        var snapshot = MapSnapshot(size: ViewSize(width: 300, height: 200))
        snapshot.legend = (0..<100).map { .init(.line, "Row \($0)") }
        let texts = Self.letterings(SnapshotComposer.drawing(of: snapshot)).map(\.text)
        #expect(texts.contains { $0.hasPrefix("… and ") })
        #expect(texts.contains("Row 0"))
        #expect(!texts.contains("Row 99"))
    }

    @Test func streetsAreNamedAlongTheirCourse() throws {
        func line(_ places: [(Double, Double)]) -> Polyline {
            Polyline(places.map { Coordinate(latitude: $0.0, longitude: $0.1) })
        }
        var snapshot = MapSnapshot(
            size: ViewSize(width: 600, height: 600),
            rect: MapRect(CoordinateBounds(south: 0, west: 0, north: 0.006, east: 0.006)))
        snapshot.baseMap = BaseMap(courses: [
            .init(.street, line([(0.001, 0.0005), (0.001, 0.0055)]), name: "Level Street"),
            .init(.street, line([(0.0055, 0.005), (0.0015, 0.005)]), name: "Steep Street"),
            .init(
                .street, line([(0.005, 0.001), (0.0045, 0.0012), (0.005, 0.0014)]), name: "A Street Too Crooked For It"),
            .init(.street, line([(0.001, 0.0005), (0.001, 0.0055)]), name: "Level Street, too"),
        ])
        let names = Self.letterings(SnapshotComposer.drawing(of: snapshot)).filter { $0.size == 9.5 }
        #expect(Set(names.map(\.text)) == ["Level Street", "Level Street, too", "Steep Street"])
        let steep = try #require(names.first { $0.text == "Steep Street" })
        #expect(steep.direction.y < -0.99, "from below to above, whichever way the street runs")
        #expect(names.first { $0.text == "Level Street" }?.direction.x ?? 0 > 0.99)
        #expect(try snapshot.svg().contains("transform=\"rotate(-90 "))
        snapshot.rect = MapRect(CoordinateBounds(south: -1, west: -1, north: 1, east: 1))
        #expect(Self.letterings(SnapshotComposer.drawing(of: snapshot)).allSatisfy { $0.size != 9.5 }, "too far away")
    }
}
