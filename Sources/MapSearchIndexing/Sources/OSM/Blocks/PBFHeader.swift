/// What the first blob of a file says of the rest.
struct PBFHeader {
    /// The seconds since 1970 of which the data are, or nil.
    var timestamp: Int64?

    private static let knownFeatures: Set<String> = ["OsmSchema-V0.6", "DenseNodes", "LocationsOnWays"]

    /// Reads a header.
    ///
    /// - Throws: ``IndexingError`` when it is damaged or needs something that is not supported.
    init(_ bytes: [UInt8], of file: PBFFile) throws(IndexingError) {
        var reader = WireReader(bytes)
        var unknown: String?
        var timestamp: Int64?
        do {
            try reader.forEachField { field, reader throws(WireReader.Fault) in
                switch field {
                case 4:
                    let feature = try reader.string()
                    if !Self.knownFeatures.contains(feature) { unknown = feature }
                case 32: timestamp = try reader.int64()
                default: return false
                }
                return true
            }
        } catch {
            throw file.failure("the header is damaged", at: error.offset)
        }
        if let unknown {
            throw IndexingError(
                unknown == "HistoricalInformation"
                    ? "the file has the history of objects: make an extract of one date, as with `osmium time-filter`"
                    : "the file needs “\(unknown.prefix(80))”, which is not supported", file: file.path)
        }
        self.timestamp = timestamp
    }

    /// The day of the data in UTC as `YYYY-MM-DD`, or nil.
    var date: String? {
        guard let timestamp, timestamp > 0, timestamp < 253_402_300_800 else { return nil }
        // Days from a March-based year (Hinnant, "chrono-compatible low-level date algorithms").
        let days = Int(timestamp / 86400) + 719_468
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shifted + 2) / 5 + 1
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        func digits(_ value: Int, _ width: Int) -> String {
            String(repeating: "0", count: max(0, width - "\(value)".count)) + "\(value)"
        }
        return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    }
}
