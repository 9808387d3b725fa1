#if canImport(MapKit)
import CoreLocation
public import MapKit

// MapKit's map points are the ones of this module: all conversions copy numbers, null rectangles and negative sizes
// included. Only the projection differs beyond 85° of latitude; see ``WebMercator/mapKitMaximumLatitude``.

extension MapPoint {
    /// Creates a point from a MapKit point.
    public init(_ point: MKMapPoint) {
        self.init(x: point.x, y: point.y)
    }
}

extension MKMapPoint {
    /// Creates a MapKit point.
    public init(_ point: MapPoint) {
        self.init(x: point.x, y: point.y)
    }
}

extension MapSize {
    /// Creates a size from a MapKit size.
    public init(_ size: MKMapSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension MKMapSize {
    /// Creates a MapKit size.
    public init(_ size: MapSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension MapRect {
    /// Creates a rectangle from a MapKit rectangle.
    public init(_ rect: MKMapRect) {
        self.init(origin: MapPoint(rect.origin), size: MapSize(rect.size))
    }
}

extension MKMapRect {
    /// Creates a MapKit rectangle.
    public init(_ rect: MapRect) {
        self.init(origin: MKMapPoint(rect.origin), size: MKMapSize(rect.size))
    }
}

extension CoordinateSpan {
    /// Creates a span from a MapKit span.
    public init(_ span: MKCoordinateSpan) {
        self.init(latitudeDelta: span.latitudeDelta, longitudeDelta: span.longitudeDelta)
    }
}

extension MKCoordinateSpan {
    /// Creates a MapKit span.
    public init(_ span: CoordinateSpan) {
        self.init(latitudeDelta: span.latitudeDelta, longitudeDelta: span.longitudeDelta)
    }
}

extension CoordinateRegion {
    /// Creates a region from a MapKit region.
    public init(_ region: MKCoordinateRegion) {
        self.init(center: Coordinate(region.center), span: CoordinateSpan(region.span))
    }
}

extension MKCoordinateRegion {
    /// Creates a MapKit region.
    public init(_ region: CoordinateRegion) {
        self.init(center: CLLocationCoordinate2D(region.center), span: MKCoordinateSpan(region.span))
    }
}

#if !os(watchOS)
extension MKPolyline {
    /// Creates a MapKit polyline from the valid coordinates of a line.
    ///
    /// - Complexity: O(*n*).
    public convenience init(_ polyline: Polyline) {
        let coordinates = polyline.coordinates.filter(\.isValid).map(CLLocationCoordinate2D.init(_:))
        self.init(coordinates: coordinates, count: coordinates.count)
    }
}

extension MKPolygon {
    /// Creates a MapKit polygon from the valid coordinates of an area, with its holes as interior polygons.
    ///
    /// - Complexity: O(*n*).
    public convenience init(_ polygon: Polygon) {
        let outer = polygon.outer.filter(\.isValid).map(CLLocationCoordinate2D.init(_:))
        let holes = polygon.holes.map { MKPolygon(Polygon(outer: $0)) }
        self.init(coordinates: outer, count: outer.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }
}
#endif
#endif
