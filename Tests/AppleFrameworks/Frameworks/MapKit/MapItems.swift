// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments
public import Contacts
public import CoreLocation
public import Foundation

// Map items and addresses of MapKit, as its headers have them; those of iOS 26 too.

open class MKPlacemark: CLPlacemark {
    public let coordinate: CLLocationCoordinate2D
    public let postalAddress: CNPostalAddress?

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, address: nil)
    }

    public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
        self.init(coordinate: coordinate, address: postalAddress)
    }

    public convenience init(placemark: CLPlacemark) {
        self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D(), address: nil)
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        locality = placemark.locality
        country = placemark.country
    }

    private init(coordinate: CLLocationCoordinate2D, address: CNPostalAddress?) {
        self.coordinate = coordinate
        postalAddress = address
        super.init()
        location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        guard let address else { return }
        thoroughfare = address.street.isEmpty ? nil : address.street
        locality = address.city.isEmpty ? nil : address.city
        postalCode = address.postalCode.isEmpty ? nil : address.postalCode
        country = address.country.isEmpty ? nil : address.country
        isoCountryCode = address.isoCountryCode.isEmpty ? nil : address.isoCountryCode
    }
}

open class MKAddress: NSObject {
    public let fullAddress: String
    public let shortAddress: String?

    public init?(fullAddress: String, shortAddress: String?) {
        if fullAddress.isEmpty { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
    }
}

/// Made by MapKit alone; tests make theirs with the properties.
open class MKAddressRepresentations: NSObject {
    open var cityName: String?
    open var regionName: String?
    open var region: Locale.Region?
    public var line: String?

    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { line }
}

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

extension MKPointOfInterestCategory {
    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
    public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
    public static let atm = Self(rawValue: "MKPOICategoryAtm")
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    public static let campground = Self(rawValue: "MKPOICategoryCampground")
    public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
    public static let evCharger = Self(rawValue: "MKPOICategoryEvCharger")
    public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    public static let marina = Self(rawValue: "MKPOICategoryMarina")
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    public static let park = Self(rawValue: "MKPOICategoryPark")
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    public static let police = Self(rawValue: "MKPOICategoryPolice")
    public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
    public static let school = Self(rawValue: "MKPOICategorySchool")
    public static let stadium = Self(rawValue: "MKPOICategoryStadium")
    public static let store = Self(rawValue: "MKPOICategoryStore")
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
    public static let winery = Self(rawValue: "MKPOICategoryWinery")
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

open class MKMapItem: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init?(rawValue: String) {
            if rawValue.isEmpty { return nil }
            self.rawValue = rawValue
        }
    }

    public let placemark: MKPlacemark
    public let location: CLLocation
    public let address: MKAddress?
    open var addressRepresentations: MKAddressRepresentations?
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    open var identifier: Identifier?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        location = placemark.location ?? CLLocation(latitude: 0, longitude: 0)
        address = nil
    }

    public init(location: CLLocation, address: MKAddress?) {
        placemark = MKPlacemark(coordinate: location.coordinate)
        self.location = location
        self.address = address
    }
}
