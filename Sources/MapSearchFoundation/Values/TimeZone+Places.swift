public import Foundation
public import MapSearch

extension Placemark {
    /// The time zone of the place, or `nil` if it is unknown or not available on this system.
    public var timeZone: TimeZone? { object.timeZone }
}

extension GeoObject {
    /// The time zone of the object, or `nil` if it is unknown or not available on this system.
    public var timeZone: TimeZone? {
        self[ToponymMetadata.self]?.timeZoneIdentifier.flatMap(TimeZone.init(identifier:))
    }
}
