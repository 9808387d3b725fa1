#if canImport(CoreLocation)
import CoreLocation
import MapSearch

extension Address {
    /// The parts of a place that Core Location knows; empty if there are none.
    init(_ placemark: CLPlacemark) {
        let parts: [(name: String?, kind: Component.Kinds)] = [
            (placemark.country, .country), (placemark.administrativeArea, .region),
            (placemark.subAdministrativeArea, .county), (placemark.locality, .locality),
            (placemark.subLocality, .district), (placemark.thoroughfare, .street), (placemark.subThoroughfare, .house),
        ]
        self.init(
            components: parts.compactMap { part in
                part.name.flatMap { $0.isEmpty ? nil : Component(name: $0, kinds: part.kind) }
            },
            postalCode: placemark.postalCode, countryCode: placemark.isoCountryCode?.uppercased())
    }
}

extension ObjectKind {
    /// The kind of the smallest part with a name in Core Location, which does not say what a placemark is.
    init(_ placemark: CLPlacemark) {
        self =
            if placemark.ocean != nil || placemark.inlandWater != nil {
                .water
            } else if placemark.subThoroughfare != nil {
                .house
            } else if placemark.thoroughfare != nil {
                .street
            } else if let name = placemark.name, name == placemark.postalCode {
                .postcode
            } else if placemark.subLocality != nil {
                .district
            } else if placemark.locality != nil {
                .locality
            } else if placemark.subAdministrativeArea != nil {
                .county
            } else if placemark.administrativeArea != nil {
                .region
            } else {
                placemark.country == nil ? .other : .country
            }
    }
}
#endif
