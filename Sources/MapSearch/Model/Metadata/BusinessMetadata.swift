import MapGeometry

/// What is known of an organisation or point of interest.
public struct BusinessMetadata: ObjectMetadata {
    /// `business`.
    public static let identifier = "business"

    /// The name of the organisation.
    public var name: String
    /// Where it is, or `nil` when unknown.
    public var address: Address?
    /// The rubrics that it is filed under, the main one first.
    public var categories: [PlaceCategory]
    /// The numbers to call.
    public var phones: [Phone]
    /// Its pages.
    public var links: [Link]
    /// The chains that it belongs to.
    public var chains: [Chain]
    /// What it offers: wireless network, step-free access, a cuisine.
    public var features: [Feature]
    /// The opening hours as the source writes them, usually in the grammar of OpenStreetMap's `opening_hours`,
    /// or `nil` when unknown.
    public var openingHoursText: String?

    /// Creates metadata of an organisation.
    ///
    /// - Parameters:
    ///   - name: The name of the organisation.
    ///   - address: Where it is.
    ///   - categories: The rubrics that it is filed under.
    ///   - phones: The numbers to call.
    ///   - links: Its pages.
    ///   - chains: The chains that it belongs to.
    ///   - features: What it offers.
    ///   - openingHoursText: The opening hours as the source writes them.
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
    /// Decodes metadata of an organisation.
    ///
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
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
