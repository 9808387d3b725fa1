/// The height and width of a region in degrees.
public struct CoordinateSpan: Hashable, Sendable, Codable {
    /// The extent from south to north in degrees; 0…180 if valid.
    public var latitudeDelta: Double

    /// The extent from west to east in degrees; 0…360 if valid.
    public var longitudeDelta: Double

    /// Creates a span from degrees, stored unchanged.
    ///
    /// - Parameters:
    ///   - latitudeDelta: The extent from south to north.
    ///   - longitudeDelta: The extent from west to east.
    public init(latitudeDelta: Double, longitudeDelta: Double) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}
