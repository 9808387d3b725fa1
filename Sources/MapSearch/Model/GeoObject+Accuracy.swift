import MapGeometry

extension GeoObject {
    /// How far from ``coordinate`` what is meant may be, in metres: the radius of a circle for a map, as Core Location's
    /// `horizontalAccuracy`.
    ///
    /// It follows from what the object is, and is no measurement of a surveyor:
    /// - what has an extent, such as a city, a street or a park, is somewhere in ``Placemark/region``;
    /// - a house that was found is within 25 m, or its box if that is larger, of its point; where the number had another suffix,
    ///   within 50 m; where it was worked out between two others, within 100 m; where the nearest one was taken, within 250 m;
    /// - an organisation is where a house is.
    ///
    /// For a text of which words are unmatched it is that of the coarser place, which is the answer.
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
    /// How far from ``coordinate`` what is meant may be, in metres, see ``GeoObject/horizontalAccuracy``.
    public var horizontalAccuracy: Double { object.horizontalAccuracy }
}
