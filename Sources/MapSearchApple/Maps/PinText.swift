import MapSearch
import MapSearchPresentation

/// The texts of a pin, for types of objects that this library knows.
struct PinText {
    var title: String?
    var subtitle: String?

    /// The texts of an object or a placemark; for a cluster, those of its only object, or the number of objects.
    init(_ value: some Locatable) {
        switch value {
        case let object as GeoObject: self.init(title: object.name, subtitle: object.descriptionText)
        case let placemark as Placemark: self.init(placemark.object)
        case let cluster as any PinCluster: self = cluster.text
        default: self.init(title: nil)
        }
    }

    fileprivate init(title: String?, subtitle: String? = nil) {
        self.title = title
        self.subtitle = subtitle
    }
}

/// A cluster of objects of any type.
private protocol PinCluster {
    var text: PinText { get }
}

extension ClusterPin: PinCluster {
    fileprivate var text: PinText { isSingle ? PinText(object) : PinText(title: String(count)) }
}
