extension Address {
    /// A component of an address.
    public struct Component: Hashable, Sendable, Codable {
        /// The name of the component, in the language of the response.
        public var name: String
        /// The kinds of the component: often one, sometimes a general and a specific one.
        public var kinds: Kinds

        /// Creates a component.
        ///
        /// - Parameters:
        ///   - name: The name of the component.
        ///   - kinds: The kinds of the component.
        public init(name: String, kinds: Kinds) {
            self.name = name
            self.kinds = kinds
        }
    }
}

extension Address.Component {
    /// The kinds of an address component.
    ///
    /// A metro station is both a ``station`` and a ``metroStation``. In JSON, a value is a list of member names;
    /// unknown names are ignored when decoding.
    public struct Kinds: OptionSet, Hashable, Sendable {
        /// The members as bits.
        ///
        /// The values are not stable; store the names instead.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        ///
        /// - Parameter rawValue: The members as bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A country.
        public static let country = Kinds(rawValue: 1 << 0)
        /// A first-order division: state, province.
        public static let region = Kinds(rawValue: 1 << 1)
        /// A second-order division: county, district of a state.
        public static let county = Kinds(rawValue: 1 << 2)
        /// An area without a settlement of its own: municipality, metropolitan area, island.
        public static let area = Kinds(rawValue: 1 << 3)
        /// A city, town or village.
        public static let locality = Kinds(rawValue: 1 << 4)
        /// A part of a locality.
        public static let district = Kinds(rawValue: 1 << 5)
        /// A street or square.
        public static let street = Kinds(rawValue: 1 << 6)
        /// A house number.
        public static let house = Kinds(rawValue: 1 << 7)
        /// An entrance of a house.
        public static let entrance = Kinds(rawValue: 1 << 8)
        /// A floor.
        public static let level = Kinds(rawValue: 1 << 9)
        /// An apartment or unit.
        public static let apartment = Kinds(rawValue: 1 << 10)
        /// A numbered or named road outside of settlements.
        public static let route = Kinds(rawValue: 1 << 11)
        /// A station or stop.
        public static let station = Kinds(rawValue: 1 << 12)
        /// A metro station.
        public static let metroStation = Kinds(rawValue: 1 << 13)
        /// A railway station.
        public static let railwayStation = Kinds(rawValue: 1 << 14)
        /// A forest, park or garden.
        public static let vegetation = Kinds(rawValue: 1 << 15)
        /// A body of water.
        public static let water = Kinds(rawValue: 1 << 16)
        /// An airport.
        public static let airport = Kinds(rawValue: 1 << 17)
        /// Anything else.
        public static let other = Kinds(rawValue: 1 << 18)
    }
}

extension Address.Component.Kinds: Codable, CustomStringConvertible {
    static let names: OptionNames<Self> = [
        (.country, "country"), (.region, "region"), (.county, "county"), (.area, "area"), (.locality, "locality"),
        (.district, "district"), (.street, "street"), (.house, "house"), (.entrance, "entrance"), (.level, "level"),
        (.apartment, "apartment"), (.route, "route"), (.station, "station"), (.metroStation, "metroStation"),
        (.railwayStation, "railwayStation"), (.vegetation, "vegetation"), (.water, "water"), (.airport, "airport"),
        (.other, "other"),
    ]

    /// Decodes the set from a list of names; unknown names are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the value is not a list of strings.
    public init(from decoder: any Decoder) throws {
        self = Self.names.set(of: try [String](from: decoder))
    }

    /// Encodes the set as the list of the names of its members.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        try Self.names.names(in: self).encode(to: encoder)
    }

    /// The names of the members, such as `[station, metroStation]`.
    public var description: String { Self.names.description(of: self) }
}
