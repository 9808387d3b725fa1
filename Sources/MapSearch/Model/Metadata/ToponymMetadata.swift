public import MapGeometry

/// What is known of a place that has an address: a country, a street, a house, a lake.
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
    /// How well the house number fits the one asked for, or `nil` when none was asked for, as in reverse geocoding.
    public var precision: Precision?
    /// The point to open a balloon at: the label point of the place, or after reverse geocoding the point of the
    /// place nearest to the coordinate asked for.
    public var balloonPoint: Coordinate?
    /// A name that the place had before, or `nil`.
    public var formerName: String?
    /// Names by BCP 47 language tag; empty when the backend gives none.
    public var localizedNames: [String: String]
    /// The number of inhabitants, or `nil` when unknown.
    public var population: Int?
    /// The identifier of the time zone in the IANA database, such as `Europe/Zurich`, or `nil` when unknown.
    public var timeZoneIdentifier: String?
    /// The kind of water, or `nil` when the place is land.
    public var waterBody: WaterBody?
    /// Well-known places that the object lies in, such as a park or a landmark.
    public var areasOfInterest: [String]

    /// Creates metadata of a place.
    ///
    /// - Parameters:
    ///   - address: The address of the place.
    ///   - precision: How well the house number fits.
    ///   - balloonPoint: The point to open a balloon at.
    ///   - formerName: A name that the place had before.
    ///   - localizedNames: Names by language tag.
    ///   - population: The number of inhabitants.
    ///   - timeZoneIdentifier: The identifier of the time zone.
    ///   - waterBody: The kind of water.
    ///   - areasOfInterest: Well-known places that the object lies in.
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
    /// Decodes metadata of a place.
    ///
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
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
