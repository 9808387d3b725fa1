import MapGeometry
public import MapSearchOpeningHours

extension BusinessMetadata {
    /// A phone or fax number.
    public struct Phone: Hashable, Sendable, Codable {
        /// The kind of device that answers.
        public enum Kind: String, Hashable, Sendable, Codable {
            /// A phone.
            case phone
            /// A fax machine.
            case fax
            /// A phone and fax on the same number.
            case phoneFax
        }

        /// The number in the form to show.
        public var number: String
        /// The kind of device that answers.
        public var kind: Kind
        /// The purpose of the number, such as "reception", or `nil`.
        public var info: String?

        /// Creates a phone number.
        ///
        /// - Parameters:
        ///   - number: The number in the form to show.
        ///   - kind: The kind of device that answers.
        ///   - info: The purpose of the number.
        public init(number: String, kind: Kind = .phone, info: String? = nil) {
            self.number = number
            self.kind = kind
            self.info = info
        }
    }

    /// A web page of an organization, or about it.
    public struct Link: Hashable, Sendable, Codable {
        /// The purpose of a web page.
        public enum Kind: String, Hashable, Sendable, Codable {
            /// The organization's own website.
            case website
            /// A profile on a social network.
            case social
            /// The source of the data.
            case attribution
            /// A page for bookings or reservations.
            case booking
            /// A menu or price list.
            case menu
            /// A schedule of shows.
            case showtimes
            /// Anything else.
            case other
        }

        /// The URL of the page.
        public var url: String
        /// The purpose of the page.
        public var kind: Kind

        /// Creates a link.
        ///
        /// - Parameters:
        ///   - url: The URL of the page.
        ///   - kind: The purpose of the page.
        public init(url: String, kind: Kind = .website) {
            self.url = url
            self.kind = kind
        }
    }

    /// A chain of organizations with a common name.
    public struct Chain: Hashable, Sendable, Codable {
        /// The stable identifier, such as a Wikidata item.
        public var id: String
        /// The name of the chain.
        public var name: String

        /// Creates a chain.
        ///
        /// - Parameters:
        ///   - id: The stable identifier.
        ///   - name: The name of the chain.
        public init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }

    /// Something that an organization offers or does not offer.
    public struct Feature: Hashable, Sendable, Codable {
        /// The value of a feature.
        public enum Value: Hashable, Sendable {
            /// The feature is available, or known to be unavailable.
            case flag(Bool)
            /// The available options, such as cuisines.
            case values([String])
            /// A quantity: a price, a number of stars.
            case number(Double)
            /// The days on which the feature is available, such as show dates.
            case dates([CalendarDate])
        }

        /// The stable identifier, such as `wifi` or `cuisine`.
        public var id: String
        /// The name to show, or `nil`.
        public var name: String?
        /// The value.
        public var value: Value

        /// Creates a feature.
        ///
        /// - Parameters:
        ///   - id: The stable identifier.
        ///   - name: The name to show.
        ///   - value: The value.
        public init(id: String, name: String? = nil, value: Value) {
            self.id = id
            self.name = name
            self.value = value
        }
    }
}

extension BusinessMetadata.Feature.Value: Codable {
    private enum Key: CodingKey { case dates }

    /// Decodes a flag from a Boolean, a number from a number, values from a list of strings, and dates from an object
    /// with a list of `dates`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the value is none of these.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self) {
            guard container.contains(.dates) else { throw DecodingError.unknownCase(decoder.codingPath) }
            self = .dates(try container.decode([CalendarDate].self, forKey: .dates))
            return
        }
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .values(try container.decode([String].self))
        }
    }

    /// Encodes a value in the format that ``init(from:)`` reads.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .flag(let flag): try flag.encode(to: encoder)
        case .values(let values): try values.encode(to: encoder)
        case .number(let number): try number.encode(to: encoder)
        case .dates(let dates):
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(dates, forKey: .dates)
        }
    }
}

extension BusinessMetadata.Phone {
    /// Decodes a phone number.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            number: try members.required(.number), kind: try members.named(.kind, or: .phone),
            info: try members.optional(.info))
    }
}

extension BusinessMetadata.Link {
    /// Decodes a link.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            url: try members.required(.url),
            kind: try members.named(.kind, or: members.contains(.kind) ? .other : .website))
    }
}
