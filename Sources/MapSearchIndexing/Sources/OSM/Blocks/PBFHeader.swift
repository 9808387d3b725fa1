import MapSearchOpeningHours

/// The contents of the first blob of a file.
struct PBFHeader {
    /// The date of the data in seconds since 1970, or nil.
    var timestamp: Int64?

    private static let knownFeatures: Set<String> = ["OsmSchema-V0.6", "DenseNodes", "LocationsOnWays"]

    /// Reads a header.
    ///
    /// - Throws: ``IndexingError`` if it is damaged or requires something that is not supported.
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
                    ? "the file contains object history: make an extract of one date, for example with `osmium time-filter`"
                    : "the file needs “\(unknown.prefix(80))”, which is not supported", file: file.path)
        }
        self.timestamp = timestamp
    }

    /// The day of the data in UTC as `YYYY-MM-DD`, or nil.
    var date: String? {
        guard let timestamp, timestamp > 0, timestamp < 253_402_300_800 else { return nil }
        return CivilDay(number: Int(timestamp / 86_400)).date?.description
    }
}
