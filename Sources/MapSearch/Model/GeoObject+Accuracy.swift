import MapGeometry

extension GeoObject {
    /// The radius of uncertainty around ``coordinate`` in metres, like Core Location's `horizontalAccuracy`.
    ///
    /// It is derived from the kind of object and is not a measurement:
    /// - an object with an extent, such as a city, a street or a park, is somewhere in ``Placemark/region``;
    /// - a house that was found is within 25 m of its point, or within its box if that is larger; within 50 m if its
    ///   number has another suffix; within 100 m if it was interpolated between two others; within 250 m if it is the
    ///   nearest known house;
    /// - an organization has the accuracy of a house.
    ///
    /// If words of the text are unmatched, the value is that of the coarser place that was returned.
    public var horizontalAccuracy: Double {
        switch kind {
        case .house, .business, .intersection, .other:
            let extent = boundingBox == nil ? 0 : Placemark(self).region.radius
            let precision: Double =
                switch self[ToponymMetadata.self]?.precision {
                case .exact, nil: 25
                case .number: 50
                case .range: 100
                case .nearby: 250
                }
            return max(precision, extent)
        default:
            return Placemark(self).region.radius
        }
    }
}

extension Placemark {
    /// The radius of uncertainty around ``coordinate`` in metres, see ``GeoObject/horizontalAccuracy``.
    public var horizontalAccuracy: Double { object.horizontalAccuracy }
}
