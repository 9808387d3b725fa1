// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments
public import CoreLocation
public import Foundation

// Map views and annotations of MapKit, as its headers have them.

/// Optional members of the real protocol have a default here.
@MainActor
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

@MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
}

@MainActor
open class MKMapView: NSObject {
    open weak var delegate: (any MKMapViewDelegate)?
    public private(set) var annotations: [any MKAnnotation] = []
    open var bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    open var visibleMapRect = MKMapRect(origin: MKMapPoint(x: 0, y: 0), size: MKMapSize(width: 1, height: 1)) {
        didSet { delegate?.mapView(self, regionDidChangeAnimated: false) }
    }
    /// For tests: what was done.
    public var calls: [String] = []

    public override nonisolated init() {}

    open var region: MKCoordinateRegion {
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        calls.append("add \(annotations.count)")
        self.annotations += annotations
    }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        calls.append("remove \(annotations.count)")
        self.annotations.removeAll { old in annotations.contains { $0.isEqual(old) } }
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        visibleMapRect = mapRect
    }
}
