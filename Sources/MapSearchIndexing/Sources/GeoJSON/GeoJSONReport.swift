/// The counts of a GeoJSON file.
public struct GeoJSONReport: Hashable, Sendable, CustomStringConvertible {
    /// How many features were read.
    public internal(set) var featureCount = 0
    /// How many records were made of them.
    public internal(set) var recordCount = 0
    /// How many features are houses of streets.
    public internal(set) var houseCount = 0
    /// The features that were skipped, with the reasons.
    public internal(set) var skipped = SkippedInputs()
    /// The names of properties of which nothing was made; empty when all were used.
    public internal(set) var unusedProperties: [String] = []

    /// The counts on one line.
    public var description: String {
        var text = "\(featureCount) features read, \(recordCount) records, \(houseCount) houses"
        if skipped.count > 0 { text += ", \(skipped.count) features skipped" }
        return text
    }
}
