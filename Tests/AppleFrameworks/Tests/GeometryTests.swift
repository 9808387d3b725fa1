import CoreLocation
import MapGeometry
import MapKit
import MapSearch
import MapSearchApple
import Testing

@Suite struct GeometryTests {
    @Test func numbersAreCopied() {
        for rect in [MapRect.world, .null, MapRect(x: -5, y: 7, width: -1, height: 2)] {
            #expect(MapRect(MKMapRect(rect)) == rect)
        }
        let region = CoordinateRegion(
            center: Coordinate(latitude: -17, longitude: 179), span: CoordinateSpan(latitudeDelta: 3, longitudeDelta: 4)
        )
        #expect(CoordinateRegion(MKCoordinateRegion(region)) == region)
        let line = Polyline([(0, 0), (1, 1), (91, 0)].map { Coordinate(latitude: $0, longitude: $1) })
        #expect(MKPolyline(line).pointCount == 2)
        let square = [(0, 0), (0, 1), (1, 1), (1, 0)].map { Coordinate(latitude: $0, longitude: $1) }
        let polygon = MKPolygon(Polygon(outer: square, holes: [Array(square.dropLast())]))
        #expect(polygon.pointCount == Polygon(outer: square).outer.count)
        #expect(polygon.interiorPolygons?.count == 1)
    }

    /// A place is shown as large as it is, across 180° too.
    @Test func camera() {
        let fiji = CoordinateBounds(south: -21, west: 176, north: -12, east: -178)
        let placemark = Placemark(
            GeoObject(
                name: "Fiji", coordinate: Coordinate(latitude: -18, longitude: 178), boundingBox: fiji, kind: .country))
        let rect = MapRect(MKMapRect(placemark))
        #expect(rect == MapRect(fiji))
        #expect(rect.containsWrapped(MapPoint(Coordinate(latitude: -18, longitude: -179))))
        let region = MKCoordinateRegion(placemark)
        #expect(abs(region.span.longitudeDelta - 6) < 1e-6)
        #expect(abs(region.span.latitudeDelta - 9) < 1e-6)
        // Without a box it is the usual circle: 50 m around a house.
        let house = Placemark(
            GeoObject(name: "House", coordinate: Coordinate(latitude: 47, longitude: 9), kind: .house))
        #expect(abs(MKCoordinateRegion(house).span.latitudeDelta * 111_000 - 100) < 1)
        let nowhere = Placemark(GeoObject(name: "", coordinate: Coordinate(latitude: .nan, longitude: 0)))
        #expect(MapRect(MKMapRect(nowhere)).isEmpty)

        #expect(MapCameraPosition.placemark(placemark).rect.map { MapRect($0) } == rect)
        #expect(MapCameraPosition.placemark(nowhere).rect == nil)
        #expect(MapCameraPosition.showing(.null).rect == nil)
        #expect(MapCameraPosition.showing(.world).rect.map { MapRect($0) } == .world)
    }

    @Test func regionsAreAreas() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 180),
            span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
        let area = SearchArea.region(region, .required)
        #expect(area.strictness == .required)
        #expect(abs(area.bounds.west - 178) < 1e-6)
        #expect(abs(area.bounds.east + 178) < 1e-6)
    }
}
