/// The OpenStreetMap keys that this library uses.
///
/// The raw value is the index; the string pools of an extract begin with these keys.
package enum OSMKey: UInt32, CaseIterable, Sendable {
    // The main keys. The first one that is present determines the kind of an object.
    case place, boundary, aeroway, railway, publicTransport, amenity, shop, tourism, leisure, office, craft, healthcare
    case historic, emergency, club, highway, waterway, natural, landuse, manMade, geological, military, mountainPass
    case aerialway, junction, building, telecom, power
    // Names.
    case name, altName, oldName, shortName, officialName, intName, locName, regName, natName, brand, brandWikidata
    case `operator`, operatorWikidata, ref, iata, icao, network, networkWikidata
    // Places and boundaries.
    case type, adminLevel, population, capital, wikidata, wikipedia, postalCode, countryCode, countryAlpha2, regionCode
    case timezone, borderType
    // Addresses.
    case houseNumber, street, addrPlace, postcode, city, interpolation, conscriptionNumber, provisionalNumber
    case streetNumber, houseName, suburb, hamlet, country
    // Details.
    case station, water, area, service, cuisine, takeaway, delivery, outdoorSeating, indoorSeating, wheelchair
    case internetAccess, internetFee, smoking, stars, driveThrough, reservation, airConditioning, toilets
    case toiletsWheelchair, openingHours, phone, fax, website, url, email, sport, religion, denomination, vending,
        elevation, speciality
    case contactPhone, contactMobile, contactFax, contactWebsite, contactEmail, contactFacebook, contactInstagram
    case contactTwitter, microbrewery, changingTable, dispensing, selfService, organic, access, fee, bus, train, tram
    case subway, ferry, information, isCapitalOf, menuWebsite, bookingWebsite, buildingPart, construction, level
    case entrance, disused, abandoned

    /// The key as written in the data.
    package var name: String { Self.names[Int(rawValue)] }

    private static let names = allCases.map(\.text)

    private var text: String {
        switch self {
        case .publicTransport: "public_transport"
        case .manMade: "man_made"
        case .mountainPass: "mountain_pass"
        case .altName: "alt_name"
        case .oldName: "old_name"
        case .shortName: "short_name"
        case .officialName: "official_name"
        case .intName: "int_name"
        case .locName: "loc_name"
        case .regName: "reg_name"
        case .natName: "nat_name"
        case .brandWikidata: "brand:wikidata"
        case .operatorWikidata: "operator:wikidata"
        case .networkWikidata: "network:wikidata"
        case .adminLevel: "admin_level"
        case .postalCode: "postal_code"
        case .countryCode: "ISO3166-1"
        case .countryAlpha2: "ISO3166-1:alpha2"
        case .regionCode: "ISO3166-2"
        case .borderType: "border_type"
        case .speciality: "healthcare:speciality"
        case .houseNumber: "addr:housenumber"
        case .street: "addr:street"
        case .addrPlace: "addr:place"
        case .postcode: "addr:postcode"
        case .city: "addr:city"
        case .interpolation: "addr:interpolation"
        case .conscriptionNumber: "addr:conscriptionnumber"
        case .provisionalNumber: "addr:provisionalnumber"
        case .streetNumber: "addr:streetnumber"
        case .houseName: "addr:housename"
        case .suburb: "addr:suburb"
        case .hamlet: "addr:hamlet"
        case .country: "addr:country"
        case .outdoorSeating: "outdoor_seating"
        case .indoorSeating: "indoor_seating"
        case .internetAccess: "internet_access"
        case .internetFee: "internet_access:fee"
        case .driveThrough: "drive_through"
        case .airConditioning: "air_conditioning"
        case .toiletsWheelchair: "toilets:wheelchair"
        case .openingHours: "opening_hours"
        case .elevation: "ele"
        case .contactPhone: "contact:phone"
        case .contactMobile: "contact:mobile"
        case .contactFax: "contact:fax"
        case .contactWebsite: "contact:website"
        case .contactEmail: "contact:email"
        case .contactFacebook: "contact:facebook"
        case .contactInstagram: "contact:instagram"
        case .contactTwitter: "contact:twitter"
        case .changingTable: "changing_table"
        case .selfService: "self_service"
        case .isCapitalOf: "is_capital"
        case .menuWebsite: "website:menu"
        case .bookingWebsite: "website:booking"
        case .buildingPart: "building:part"
        default: "\(self)"
        }
    }

    /// The number of keys.
    package static let count = allCases.count

    /// The main keys, in the order in which they decide.
    package static let main: [OSMKey] = allCases.filter { $0.rawValue <= OSMKey.power.rawValue }

    /// Those of them that are categories of an organization.
    package static let categories: [OSMKey] = main.filter { ![.place, .boundary, .landuse, .building].contains($0) }

    /// Those whose objects people visit, and may find closed; a ruin or a former railway is what it is.
    package static let businesses: [OSMKey] = [.amenity, .shop, .tourism, .leisure, .office, .craft, .healthcare]

    /// Prefixes of families of keys.
    private static let families: [[UInt8]] = [
        "name:", "payment:", "diet:", "fuel:", "alt_name:", "official_name:", "disused:", "abandoned:", "was:",
    ].map { Array($0.utf8) }

    /// Whether the reader needs tags with a key that is not listed here.
    package static func isOfFamily(_ key: ArraySlice<UInt8>) -> Bool {
        key.count < 64 && families.contains { key.starts(with: $0) }
    }
}
