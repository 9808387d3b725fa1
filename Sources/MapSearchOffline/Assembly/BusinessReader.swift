import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Reads the details of an object as business metadata.
struct BusinessReader {
    /// The house number of the object.
    private(set) var houseNumber: String?
    /// Nil if there are no details of a business.
    var business: BusinessMetadata?

    // Most businesses have no more of these.
    private static let usualCategories = 2
    private static let usualFeatures = 4

    /// Reads an entry of the details; without names of features, only the house number and the categories.
    init(
        _ number: Int, in facts: DecodedDetails, name: String, categories names: CategoryNames,
        features featureNames: FeatureNames?
    ) throws(IndexFormatError) {
        var business = BusinessMetadata(name: name)
        var isBusiness = false
        var cursor = try DetailTable.TextCursor(try facts.details.entries[number])
        while let key = try cursor.next() {
            if featureNames == nil, key != .houseNumber, key != .category {
                isBusiness = true
                continue
            }
            let fact = try facts.fact(key, try cursor.text)
            if case .houseNumber(let number)? = fact {
                houseNumber = number
                continue
            }
            isBusiness = true
            switch fact {
            case .category(var category)?:
                if category.name.isEmpty { category.name = names.name(of: category.id) }
                if business.categories.isEmpty { business.categories.reserveCapacity(Self.usualCategories) }
                business.categories.append(category)
            case .phone(let phone)?: business.phones.append(phone)
            case .link(let link)?: business.links.append(link)
            case .chain(let chain)?: business.chains.append(chain)
            case .feature(var feature)?:
                if feature.name == nil { feature.name = featureNames?.name(of: feature.id) }
                if business.features.isEmpty { business.features.reserveCapacity(Self.usualFeatures) }
                business.features.append(feature)
            case .openingHours(let text)?: business.openingHoursText = text
            case .houseNumber?, nil: break
            }
        }
        if business.name.isEmpty, let category = business.categories.first { business.name = category.name }
        if isBusiness { self.business = business }
    }
}
