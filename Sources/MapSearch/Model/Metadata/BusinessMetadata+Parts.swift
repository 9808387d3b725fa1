import MapGeometry
public import MapSearchOpeningHours

extension BusinessMetadata {
    /// A number to call.
    public struct Phone: Hashable, Sendable, Codable {
        /// What answers.
        public enum Kind: String, Hashable, Sendable, Codable {
            /// A person.
            case phone
            /// A fax machine.
            case fax
            /// Either.
            case phoneFax
        }

        /// The number as it is to be shown.
        public var number: String
        /// What answers.
        public var kind: Kind
        /// What the number is for, such as "reception", or `nil`.
        public var info: String?

        /// Creates a number.
        ///
        /// - Parameters:
        ///   - number: The number as it is to be shown.
        ///   - kind: What answers.
        ///   - info: What the number is for.
        public init(number: String, kind: Kind = .phone, info: String? = nil) {
            self.number = number
            self.kind = kind
            self.info = info
        }
    }

    /// A page of an organisation, or about it.
    public struct Link: Hashable, Sendable, Codable {
        /// What a page is for.
        public enum Kind: String, Hashable, Sendable, Codable {
            /// The organisation's own site.
            case website
            /// A profile in a social network.
            case social
            /// The source of the data.
            case attribution
            /// A page to book or reserve at.
            case booking
            /// A menu or price list.
            case menu
            /// A timetable of shows.
            case showtimes
            /// Anything else.
            case other
        }

        /// The address of the page.
        public var url: String
        /// What the page is for.
        public var kind: Kind

        /// Creates a link.
        ///
        /// - Parameters:
        ///   - url: The address of the page.
        ///   - kind: What the page is for.
        public init(url: String, kind: Kind = .website) {
            self.url = url
            self.kind = kind
        }
    }

    /// A chain of organisations under one name.
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

    /// Something that an organisation offers, or lacks.
    public struct Feature: Hashable, Sendable, Codable {
        /// What is known of a feature.
        public enum Value: Hashable, Sendable {
            /// It is there, or is known not to be.
            case flag(Bool)
            /// What there is to choose from, such as cuisines.
            case values([String])
            /// How much: a price, a number of stars.
            case number(Double)
            /// The days on which it is there, such as those of shows.
            case dates([CalendarDate])
        }

        /// The stable identifier, such as `wifi` or `cuisine`.
        public var id: String
        /// The name to show, or `nil`.
        public var name: String?
        /// What is known.
        public var value: Value

        /// Creates a feature.
        ///
        /// - Parameters:
        ///   - id: The stable identifier.
        ///   - name: The name to show.
        ///   - value: What is known.
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
    /// - Throws: `DecodingError` when there is none of these.
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

    /// Encodes a value as ``init(from:)`` reads it.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
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
    /// Decodes a number.
    ///
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
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
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            url: try members.required(.url),
            kind: try members.named(.kind, or: members.contains(.kind) ? .other : .website))
    }
}
