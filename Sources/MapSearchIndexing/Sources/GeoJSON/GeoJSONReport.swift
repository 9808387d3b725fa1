/// The counts of a GeoJSON file.
public struct GeoJSONReport: Hashable, Sendable, CustomStringConvertible {
    /// The number of features read.
    public internal(set) var featureCount = 0
    /// The number of records created.
    public internal(set) var recordCount = 0
    /// The number of features that are houses of streets.
    public internal(set) var houseCount = 0
    /// The skipped features, with the reasons.
    public internal(set) var skipped = SkippedInputs()
    /// The names of unused properties; empty if all were used.
    public internal(set) var unusedProperties: [String] = []

    /// The counts on one line.
    public var description: String {
        var parts = [
            CountedNoun(featureCount, "feature read"), CountedNoun(recordCount, "record"),
            CountedNoun(houseCount, "house"),
        ]
        if skipped.count > 0 { parts.append(CountedNoun(skipped.count, "feature skipped")) }
        return parts.map(\.description).joined(separator: ", ")
    }
}
