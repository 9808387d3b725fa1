public import Foundation
public import MapSearch

extension Placemark {
    /// The time zone of the place, or `nil` when it is not known or this system has none of its name.
    public var timeZone: TimeZone? { object.timeZone }
}

extension GeoObject {
    /// The time zone of the object, or `nil` when it is not known or this system has none of its name.
    public var timeZone: TimeZone? {
        self[ToponymMetadata.self]?.timeZoneIdentifier.flatMap(TimeZone.init(identifier:))
    }
}
