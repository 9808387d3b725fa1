public import MapGeometry

/// Information about a place that has an address: a country, a street, a house, a lake.
public struct ToponymMetadata: ObjectMetadata {
    /// `toponym`.
    public static let identifier = "toponym"

    /// A kind of water.
    public enum WaterBody: String, Hashable, Sendable, Codable {
        /// A lake, river or reservoir.
        case inland
        /// An ocean or sea.
        case ocean
    }

    /// The address of the place.
    public var address: Address
    /// How well the house number matches the requested one, or `nil` if none was requested, as in reverse geocoding.
    public var precision: Precision?
    /// The anchor point of a callout: the label point of the place, or after reverse geocoding the point of the place
    /// nearest to the requested coordinate.
    public var balloonPoint: Coordinate?
    /// A former name of the place, or `nil`.
    public var formerName: String?
    /// Names by BCP 47 language tag; empty if the backend provides none.
    public var localizedNames: [String: String]
    /// The number of inhabitants, or `nil` if unknown.
    public var population: Int?
    /// The IANA time zone identifier, such as `Europe/Zurich`, or `nil` if unknown.
    public var timeZoneIdentifier: String?
    /// The kind of water, or `nil` if the place is land.
    public var waterBody: WaterBody?
    /// Well-known places that contain the object, such as a park or a landmark.
    public var areasOfInterest: [String]

    /// Creates metadata for a place.
    ///
    /// - Parameters:
    ///   - address: The address of the place.
    ///   - precision: How well the house number matches.
    ///   - balloonPoint: The anchor point of a callout.
    ///   - formerName: A former name of the place.
    ///   - localizedNames: Names by language tag.
    ///   - population: The number of inhabitants.
    ///   - timeZoneIdentifier: The IANA time zone identifier.
    ///   - waterBody: The kind of water.
    ///   - areasOfInterest: Well-known places that contain the object.
    public init(
        address: Address,
        precision: Precision? = nil,
        balloonPoint: Coordinate? = nil,
        formerName: String? = nil,
        localizedNames: [String: String] = [:],
        population: Int? = nil,
        timeZoneIdentifier: String? = nil,
        waterBody: WaterBody? = nil,
        areasOfInterest: [String] = []
    ) {
        self.address = address
        self.precision = precision
        self.balloonPoint = balloonPoint
        self.formerName = formerName
        self.localizedNames = localizedNames
        self.population = population
        self.timeZoneIdentifier = timeZoneIdentifier
        self.waterBody = waterBody
        self.areasOfInterest = areasOfInterest
    }
}

extension ToponymMetadata {
    /// Decodes metadata for a place.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            address: try members.required(.address), precision: try members.named(.precision),
            balloonPoint: try members.optional(.balloonPoint),
            formerName: try members.optional(.formerName),
            localizedNames: try members.value(.localizedNames, or: [:]),
            population: try members.optional(.population),
            timeZoneIdentifier: try members.optional(.timeZoneIdentifier),
            waterBody: try members.named(.waterBody), areasOfInterest: try members.value(.areasOfInterest, or: []))
    }
}
