public import MapSearch

/// A question whose answer is known.
public struct Question {
    /// What is asked for.
    public enum Kind: String, CaseIterable {
        /// A house by street, number and town.
        case house
        /// A street by its name and town.
        case street
        /// An organization by its name and town.
        case business
        /// A settlement, with its country where it has one.
        case town
        /// A settlement by its name alone, which may well be a name of another place, mistyped.
        case name
        /// An organization by its name alone, which may begin or end like that of a place anywhere.
        case businessName
        /// A street by a name that no street has, and a town.
        case invented
        /// A street by a name with so many wrong letters that it is another one, and its town.
        case garbled
        /// A street and a town that it is not in.
        case elsewhere
        /// A settlement and a country that it is not in.
        case abroad

        /// Whether a settlement is asked for.
        var isSettlement: Bool { self == .town || self == .name }

        /// Whether nothing but a name is asked, which may mean something else.
        public var isNameAlone: Bool { self == .name || self == .businessName }
    }

    /// What is asked for.
    public let kind: Kind
    /// What is asked; its page is one result longer than what is graded.
    public let request: SearchRequest
    /// The words that an object has that is asked for, those of numbers and postal codes apart.
    public let words: [String]
    /// What is asked for; for a street that is nowhere, another one of the settlement; for a settlement abroad, the country.
    public let truth: GeoObject
    /// The name of the settlement in the question.
    public let town: String

    /// The postal code in the question; empty when it has none.
    public let postcode: String
    /// Whether the question has a country.
    public let isCountryNamed: Bool

    /// Creates a question.
    public init(
        kind: Kind, request: SearchRequest, words: [String], truth: GeoObject, town: String, postcode: String = "",
        isCountryNamed: Bool
    ) {
        self.kind = kind
        self.request = request
        self.words = words
        self.truth = truth
        self.town = town
        self.postcode = postcode
        self.isCountryNamed = isCountryNamed
    }

    /// Whether the question says by a country or a postal code which of several settlements of a name is meant.
    public var isLocated: Bool { isCountryNamed || !postcode.isEmpty }

    /// What is asked, as text.
    public var text: String {
        switch request.operation {
        case .text(let text, _): text
        case .address(let address, _): "fields \(address.singleLine)"
        default: ""
        }
    }
}

extension Question {
    /// Whether what is asked for is of the third that is left for the end.
    public var isHeldBack: Bool { truth.isHeldBack }
}
