/// A key of OpenStreetMap that says what an organisation is or has.
///
/// The raw value is its place among all of them.
package enum PlaceTag: Int, CaseIterable, Sendable {
    // What an object is, in the order in which the keys decide.
    case aeroway, railway
    case publicTransport
    case amenity, shop, tourism, leisure, office, craft, healthcare, historic, emergency, club, highway, waterway,
        natural
    case manMade
    case geological, military
    case mountainPass
    case aerialway, junction, telecom, power
    // Who keeps it.
    case brand
    case brandWikidata
    case `operator`
    case operatorWikidata
    // How to reach it.
    case phone
    case contactPhone
    case contactMobile
    case fax
    case contactFax
    case website
    case contactWebsite
    case url
    case contactFacebook
    case contactInstagram
    case contactTwitter
    case email
    case contactEmail
    case menuWebsite
    case bookingWebsite
    // What it offers.
    case openingHours
    case internetAccess
    case internetFee
    case cuisine, sport, religion, denomination, vending, stars
    case wheelchair, takeaway, delivery
    case outdoorSeating
    case indoorSeating
    case driveThrough
    case reservation
    case airConditioning
    case toilets
    case toiletsWheelchair
    case microbrewery
    case changingTable
    case dispensing
    case selfService
    case organic, smoking

    /// The key as it stands in the data.
    package var name: String { Self.names[rawValue] }

    private static let names = allCases.map(\.text)

    private var text: String {
        switch self {
        case .publicTransport: "public_transport"
        case .manMade: "man_made"
        case .mountainPass: "mountain_pass"
        case .brandWikidata: "brand:wikidata"
        case .operatorWikidata: "operator:wikidata"
        case .contactPhone: "contact:phone"
        case .contactMobile: "contact:mobile"
        case .contactFax: "contact:fax"
        case .contactWebsite: "contact:website"
        case .contactFacebook: "contact:facebook"
        case .contactInstagram: "contact:instagram"
        case .contactTwitter: "contact:twitter"
        case .contactEmail: "contact:email"
        case .menuWebsite: "website:menu"
        case .bookingWebsite: "website:booking"
        case .openingHours: "opening_hours"
        case .internetAccess: "internet_access"
        case .internetFee: "internet_access:fee"
        case .outdoorSeating: "outdoor_seating"
        case .indoorSeating: "indoor_seating"
        case .driveThrough: "drive_through"
        case .airConditioning: "air_conditioning"
        case .toiletsWheelchair: "toilets:wheelchair"
        case .changingTable: "changing_table"
        case .selfService: "self_service"
        default: "\(self)"
        }
    }

    /// The keys that make a category of an organisation.
    package static let main: [PlaceTag] = Array(allCases.prefix { $0 != .brand })
}

/// The tags of one object of OpenStreetMap, whoever holds them: a reader of extracts, the answer of a service.
package protocol PlaceTags {
    /// The value of a key, or `nil`; an empty one is none.
    func value(of key: PlaceTag) -> String?

    /// The tags whose key begins with a text, sorted by key, with the rest of their keys.
    func family(_ prefix: String) -> [(suffix: String, value: String)]
}
