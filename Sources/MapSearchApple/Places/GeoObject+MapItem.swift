#if canImport(MapKit)
#if canImport(Contacts)
import Contacts
#endif
import CoreLocation
import Foundation
import MapGeometry
public import MapKit
public import MapSearch

extension GeoObject {
    /// The prefix of identifiers of objects created from map items with an identifier: `apple:`.
    static let mapItemScheme = "apple:"

    /// Creates an object from a MapKit map item.
    ///
    /// It has the item's name, address, phone number, website, time zone and category, as far as they are known. An
    /// item with a point-of-interest category has the kind `business`; otherwise the kind is that of the smallest part
    /// of its address. Its identifier is that of the item with the prefix `apple:`, which ``AppleSearchBackend`` can
    /// resolve.
    ///
    /// - Parameter item: The item.
    public init(_ item: MKMapItem) {
        let address = Address(item)
        var toponym = ToponymMetadata(address: address)
        toponym.timeZoneIdentifier = (item.timeZone ?? item.placemark.timeZone)?.identifier
        toponym.waterBody =
            item.placemark.ocean != nil ? .ocean : item.placemark.inlandWater != nil ? .inland : nil
        toponym.areasOfInterest = item.placemark.areasOfInterest ?? []
        let category = item.pointOfInterestCategory.map(PlaceCategory.init)
        let names = [item.name, item.placemark.name, address.components.last?.name, address.formatted]
        let name = names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? "?"
        var metadata = MetadataContainer(toponym)
        if category != nil || item.phoneNumber != nil || item.url != nil {
            metadata[BusinessMetadata.self] = BusinessMetadata(
                name: name, address: address, categories: category.map { [$0] } ?? [],
                phones: item.phoneNumber.map { [BusinessMetadata.Phone(number: $0)] } ?? [],
                links: item.url.map { [BusinessMetadata.Link(url: $0.absoluteString)] } ?? [])
        }
        self.init(
            name: name, descriptionText: Self.description(of: address, without: name),
            coordinate: Coordinate(Self.location(of: item).coordinate),
            kind: category == nil ? ObjectKind(item.placemark) : .business,
            uri: item.identifier.map { Self.mapItemScheme + $0.rawValue }, metadata: metadata)
    }

    private static func location(of item: MKMapItem) -> CLLocation {
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) { return item.location }
        let coordinate = item.placemark.coordinate
        return CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    /// The address line without the name that it begins with; nil if nothing is left.
    private static func description(of address: Address, without name: String) -> String? {
        let parts = address.components.reversed().map(\.name)
        let line = address.formatted.isEmpty ? parts.joined(separator: ", ") : address.formatted
        guard line.hasPrefix(name) else { return line.isEmpty ? nil : line }
        let rest = line.dropFirst(name.count).drop { $0 == "," || $0.isWhitespace }
        return rest.isEmpty ? nil : String(rest)
    }
}

extension Address {
    /// The address of a map item: its line from MapKit's newer types if available, its parts from the placemark.
    init(_ item: MKMapItem) {
        self.init(item.placemark)
        guard #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) else { return }
        let texts = item.addressRepresentations
        let line =
            texts?.fullAddress(includingRegion: true, singleLine: true)
            ?? item.address?.fullAddress.split(whereSeparator: \.isNewline).joined(separator: ", ")
        formatted = line ?? ""
        if countryCode == nil { countryCode = texts?.region?.identifier }
        if components.isEmpty {
            let parts: [(String?, Component.Kinds)] = [(texts?.regionName, .country), (texts?.cityName, .locality)]
            components = parts.compactMap { part in part.0.map { Component(name: $0, kinds: part.1) } }
        }
    }
}

extension MKMapItem {
    /// Creates a map item from an object, for example for Maps or directions.
    ///
    /// On iOS 26 and later, its address is an `MKAddress` with the address line in its country's format; on earlier
    /// versions, and for Contacts, it is that of its placemark.
    ///
    /// - Parameter object: The object. If its coordinate is invalid, so is that of the item.
    public convenience init(_ object: GeoObject) {
        let coordinate = CLLocationCoordinate2D(object.coordinate)
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            let short = [object.address?.street, object.address?.houseNumber].compactMap(\.self).joined(separator: " ")
            self.init(
                location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
                address: MKAddress(
                    fullAddress: object.address?.formatted ?? "", shortAddress: short.isEmpty ? nil : short))
        } else {
            self.init(placemark: Self.placemark(of: object))
        }
        name = object.name
        let business = object[BusinessMetadata.self]
        phoneNumber = business?.phones.first { $0.kind != .fax }?.number
        url = business?.links.first { $0.kind == .website }.flatMap { URL(string: $0.url) }
        timeZone = object[ToponymMetadata.self]?.timeZoneIdentifier.flatMap { TimeZone(identifier: $0) }
        pointOfInterestCategory = business?.categories.lazy.compactMap(MKPointOfInterestCategory.init).first
    }

    /// Creates a map item from a place; see ``init(_:)-(GeoObject)``.
    ///
    /// - Parameter placemark: The place.
    public convenience init(_ placemark: Placemark) {
        self.init(placemark.object)
    }

    /// Creates items on systems without `MKAddress`.
    static func placemark(of object: GeoObject) -> MKPlacemark {
        let coordinate = CLLocationCoordinate2D(object.coordinate)
        #if canImport(Contacts)
        guard object.address != nil else { return MKPlacemark(coordinate: coordinate) }
        return MKPlacemark(coordinate: coordinate, postalAddress: CNMutablePostalAddress(Placemark(object)))
        #else
        return MKPlacemark(coordinate: coordinate)
        #endif
    }
}
#endif
