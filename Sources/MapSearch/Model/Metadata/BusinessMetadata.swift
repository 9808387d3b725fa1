import MapGeometry

/// Information about an organization or point of interest.
public struct BusinessMetadata: ObjectMetadata {
    /// `business`.
    public static let identifier = "business"

    /// The name of the organization.
    public var name: String
    /// The address, or `nil` if unknown.
    public var address: Address?
    /// The categories, the main one first.
    public var categories: [PlaceCategory]
    /// The phone and fax numbers.
    public var phones: [Phone]
    /// The web pages.
    public var links: [Link]
    /// The chains that the organization belongs to.
    public var chains: [Chain]
    /// The features it offers: wireless network, step-free access, a cuisine.
    public var features: [Feature]
    /// The opening hours as written in the source, usually in the format of OpenStreetMap's `opening_hours`, or `nil`
    /// if unknown.
    public var openingHoursText: String?

    /// Creates metadata for an organization.
    ///
    /// - Parameters:
    ///   - name: The name of the organization.
    ///   - address: The address.
    ///   - categories: The categories.
    ///   - phones: The phone and fax numbers.
    ///   - links: The web pages.
    ///   - chains: The chains that the organization belongs to.
    ///   - features: The features it offers.
    ///   - openingHoursText: The opening hours as written in the source.
    public init(
        name: String,
        address: Address? = nil,
        categories: [PlaceCategory] = [],
        phones: [Phone] = [],
        links: [Link] = [],
        chains: [Chain] = [],
        features: [Feature] = [],
        openingHoursText: String? = nil
    ) {
        self.name = name
        self.address = address
        self.categories = categories
        self.phones = phones
        self.links = links
        self.chains = chains
        self.features = features
        self.openingHoursText = openingHoursText
    }
}

extension BusinessMetadata {
    /// Decodes metadata for an organization.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try members.required(.name),
            address: try members.optional(.address),
            categories: try members.value(.categories, or: []), phones: try members.value(.phones, or: []),
            links: try members.value(.links, or: []), chains: try members.value(.chains, or: []),
            features: try members.knownElements(.features),
            openingHoursText: try members.optional(.openingHoursText))
    }
}
