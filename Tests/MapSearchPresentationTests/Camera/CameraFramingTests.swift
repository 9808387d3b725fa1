import MapGeometry
import MapSearch
import MapSearchPresentation
import MapSearchTestSupport
import Testing

@Suite struct CameraFramingTests {
    private let framing = CameraFraming(viewSize: ViewSize(width: 400, height: 600), padding: .points(EdgePadding(40)))

    private func place(_ latitude: Double, _ longitude: Double, kind: ObjectKind = .business) -> GeoObject {
        GeoObject(
            name: "\(latitude) \(longitude)", coordinate: Coordinate(latitude: latitude, longitude: longitude),
            kind: kind)
    }

    private func response(_ objects: [GeoObject], _ displayType: SearchMetadata.DisplayType) -> SearchResponse {
        SearchResponse(
            objects: objects, metadata: SearchMetadata(found: objects.count, displayType: displayType), isOffline: true)
    }

    @Test func aPlaceIsShownWithItsRegion() {
        var country = place(47, 9, kind: .country)
        country.boundingBox = CoordinateBounds(south: 45, west: 6, north: 48, east: 11)
        let rect = framing.rect(for: Placemark(country))
        #expect(rect.contains(MapRect(country.boundingBox!)))
        #expect(abs(rect.width / rect.height - 400.0 / 600) < 1e-9)
        // The box takes all of the width that the padding leaves.
        #expect(abs(MapRect(country.boundingBox!).width / rect.width - 320.0 / 400) < 1e-9)

        let house = framing.rect(for: place(47, 9, kind: .house))
        #expect(framing.zoomLevel(for: rect) < 8)
        #expect(framing.zoomLevel(for: house) == 17)
    }

    @Test func nothingToShowIsNull() {
        #expect(framing.rect(for: [GeoObject]()).isNull)
        #expect(framing.rect(for: MapRect.null).isNull)
        let nowhere = [place(.nan, 0), place(91, 0), place(0, 181), place(.infinity, .infinity)]
        #expect(framing.rect(for: nowhere).isNull)
        for object in nowhere { #expect(framing.rect(for: object).isNull) }
        let blind = CameraFraming(viewSize: ViewSize(width: 0, height: 600))
        #expect(blind.rect(for: [place(1, 1), place(2, 2)]).isNull)
        #expect(blind.move(for: response([place(1, 1)], .single), from: .world) == .stay)
    }

    @Test func invalidResultsAreLeftOut() {
        let good = [place(10, 10), place(10.1, 10.1)]
        #expect(framing.rect(for: [place(.nan, 3)] + good) == framing.rect(for: good))
    }

    @Test func resultsAcross180DegreesAreNearEachOther() {
        let fiji = [place(-17, 179.9), place(-17.1, -179.9)]
        let rect = framing.rect(for: fiji)
        #expect(rect.spans180thMeridian)
        #expect(rect.width < MapSize.world.width / 100)
        for object in fiji { #expect(rect.containsWrapped(MapPoint(object.coordinate))) }
    }

    @Test func placesAtOneCoordinateAreShownLikeOne() {
        let pair = [place(5, 5, kind: .locality), place(5, 5)]
        #expect(framing.rect(for: pair) == framing.rect(for: pair[0]))
    }

    @Test func onlyTheBestCount() {
        var few = framing
        few.resultCount = 2
        let results = [place(10, 10), place(10.2, 10.2), place(10.9, 10.9)]
        #expect(few.rect(for: results) == framing.rect(for: results.prefix(2)))
        few.resultCount = -3
        #expect(few.rect(for: results) == framing.rect(for: results[0]))
    }

    @Test func whatIsFarFromTheBestStaysOutWhereItWouldMergeTheOthers() {
        let paris = [(48.85, 2.35), (48.86, 2.30), (48.88, 2.38), (48.83, 2.36)].map { place($0.0, $0.1) }
        let texas = place(33.66, -95.55)
        #expect(framing.rect(for: paris + [texas]) == framing.rect(for: paris))
        #expect(framing.rect(for: [paris[0], texas] + paris.dropFirst()) == framing.rect(for: paris))
        var everything = framing
        everything.minimumSeparation = 0
        #expect(everything.rect(for: paris + [texas]).containsWrapped(MapPoint(texas.coordinate)))
        // Two neighbours among several do not draw the map to themselves.
        let twins = [place(48.85, 2.35), place(48.8501, 2.3501), place(48.9, 2.4), place(48.8, 2.3)]
        for twin in twins { #expect(framing.rect(for: twins).contains(MapPoint(twin.coordinate))) }
    }

    @Test(arguments: [
        CameraFraming.Padding.fraction(0.1), .points(EdgePadding(top: 60, left: 40, bottom: 60, right: 40)),
    ])
    func aFractionIsOfTheView(padding: CameraFraming.Padding) {
        var framing = framing
        framing.padding = padding
        #expect(framing.edgePadding == EdgePadding(top: 60, left: 40, bottom: 60, right: 40))
    }

    @Test(arguments: [-1, Double.nan, 0.45, 0.9, .infinity])
    func anyFractionLeavesSomething(share: Double) {
        var framing = framing
        framing.padding = .fraction(share)
        let rect = framing.rect(for: [place(10, 10), place(11, 11)])
        #expect(!rect.isEmpty)
        #expect(rect.contains(MapPoint(Coordinate(latitude: 10, longitude: 10))))
    }

    @Test func randomResultsLieInsideThePadding() {
        var random = SplitMix64(seed: 8)
        var framing = framing
        framing.minimumSeparation = 0
        for _ in 0..<200 {
            let center = Coordinate(
                latitude: .random(in: -70...70, using: &random), longitude: .random(in: -180...180, using: &random))
            let results = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                let spread = 5.0
                let moved = Coordinate(
                    latitude: center.latitude + .random(in: -spread...spread, using: &random),
                    longitude: center.longitude + .random(in: -spread...spread, using: &random)
                ).normalized
                return place(moved.latitude, moved.longitude)
            }
            let rect = framing.rect(for: results)
            let margin = 40 / 400 * rect.width * 0.999
            for result in results {
                #expect(rect.insetBy(dx: margin, dy: margin).containsWrapped(MapPoint(result.coordinate)), "seed 8")
            }
        }
    }
}

@Suite struct CameraMoveTests {
    private let framing = CameraFraming(viewSize: ViewSize(width: 400, height: 400))
    private let here = Coordinate(latitude: 47, longitude: 9)

    private func answer(_ coordinates: [Coordinate], _ displayType: SearchMetadata.DisplayType) -> SearchResponse {
        SearchResponse(
            objects: coordinates.map { GeoObject(name: "\($0)", coordinate: $0, kind: .business) },
            metadata: SearchMetadata(found: coordinates.count, displayType: displayType), isOffline: true)
    }

    private func view(_ center: Coordinate, zoom: Double) -> MapRect {
        MapRect(center: center, zoomLevel: zoom, viewSize: framing.viewSize)
    }

    @Test func aSingleResultInViewStays() {
        let response = answer([here], .single)
        #expect(framing.move(for: response, from: view(here, zoom: 15)) == .stay)
        #expect(framing.move(for: response, from: view(here, zoom: 3)) == .show(framing.rect(for: response.objects[0])))
        let elsewhere = view(Coordinate(latitude: 0, longitude: 0), zoom: 15)
        #expect(framing.move(for: response, from: elsewhere) == .show(framing.rect(for: response.objects[0])))
        #expect(framing.move(for: response, from: .null) == .show(framing.rect(for: response.objects[0])))
    }

    @Test func aGroupStaysWhenItsBestIsInView() {
        let far = Coordinate(latitude: 48, longitude: 10)
        #expect(framing.move(for: answer([here, far], .multiple), from: view(here, zoom: 12)) == .stay)
        let response = answer([far, here], .multiple)
        #expect(framing.move(for: response, from: view(here, zoom: 12)) == .show(framing.rect(for: response.objects)))
    }

    @Test func whatIsUnderThePaddingIsNotInView() {
        let visible = view(here, zoom: 15)
        let edge = MapPoint(x: visible.minX + visible.width * 0.05, y: visible.midY).coordinate
        #expect(framing.move(for: answer([edge], .multiple), from: visible) != .stay)
        let inner = MapPoint(x: visible.minX + visible.width * 0.15, y: visible.midY).coordinate
        #expect(framing.move(for: answer([inner], .multiple), from: visible) == .stay)
    }

    @Test func theViewMayLieAcross180Degrees() {
        let visible = view(Coordinate(latitude: 0, longitude: 180), zoom: 8)
        #expect(
            framing.move(for: answer([Coordinate(latitude: 0, longitude: -179.9)], .multiple), from: visible) == .stay)
    }

    @Test func anAnswerWithoutUsableResultsStays() {
        for displayType in [SearchMetadata.DisplayType.single, .multiple] {
            #expect(framing.move(for: answer([], displayType), from: view(here, zoom: 3)) == .stay)
            let nowhere = Coordinate(latitude: .nan, longitude: 0)
            #expect(framing.move(for: answer([nowhere], displayType), from: view(here, zoom: 3)) == .stay)
        }
    }

    @Test func aPositionShowsTheRectangle() throws {
        let rect = view(Coordinate(latitude: 20, longitude: 179.99), zoom: 9.5)
        let position = try #require(CameraPosition(rect, viewSize: framing.viewSize))
        #expect(abs(position.zoomLevel - 9.5) < 1e-9)
        #expect(abs(position.center.latitude - 20) < 1e-9)
        #expect(abs(position.center.longitude - 179.99) < 1e-9)
        #expect(CameraPosition(.null, viewSize: framing.viewSize) == nil)
        #expect(CameraPosition(rect, viewSize: ViewSize(width: 0, height: 0)) == nil)
        let vector = try #require(CameraPosition(rect, viewSize: framing.viewSize, tileSize: 512))
        #expect(abs(vector.zoomLevel - 8.5) < 1e-9)
    }
}
