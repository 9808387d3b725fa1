import MapSearchIndexFormat

/// OpenStreetMap data in PBF format, as extracts of countries and cities come.
///
/// ```swift
/// var builder = IndexBuilder(name: "Alps")
/// let report = try OSMExtract(paths: ["austria.osm.pbf", "switzerland.osm.pbf"]).read(into: &builder)
/// try builder.write(to: "alps.mapindex")
/// ```
///
/// The files are read as one, so that streets and boundaries that several of them have come out whole, and once. What
/// becomes a record, under its URI `osm:n123`, `osm:w123` or `osm:r123`:
///
/// - boundaries and settlements, the node of a settlement joined with the boundary around it;
/// - streets, whose pieces are one where they touch or are near in the same settlement, with the numbers of their houses;
/// - points of interest with what is known of them, stations, airports, waters, mountains and parks;
/// - postal codes, from boundaries or under `postcode:LI-9490` from addresses.
///
/// Each belongs to the smallest area or settlement around it; where no boundary tells, to the settlement that seems nearest
/// for its size. The data of OpenStreetMap are under the Open Database License, which the builder is told.
public struct OSMExtract: Sendable {
    /// The paths of the files, which are read as one.
    public let paths: [String]

    /// The ISO 3166-1 alpha-2 code of the country of what lies in no country of the data, or `nil` to take it from the
    /// codes of boundaries within 50 km, if these agree.
    public var countryCode: String?

    /// Names files; nothing is read yet.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - countryCode: The country of what lies in no country of the data.
    public init(paths: [String], countryCode: String? = nil) {
        self.paths = paths
        self.countryCode = countryCode
    }

    /// Reads the files and adds a record for each thing that can be found.
    ///
    /// Files are read three times, block by block on all cores; in memory is what may be found and the positions that it
    /// needs. The result does not depend on the order of objects in the files.
    ///
    /// - Parameters:
    ///   - builder: Receives the records, and date, licence and attribution unless it has them.
    ///   - progress: Is told every few blocks how far the reading has come, on the calling thread.
    /// - Returns: What was read and what was dropped.
    /// - Throws: ``IndexingError`` with file and offset when a file cannot be read, is damaged, cut off or no extract, or
    ///   is compressed otherwise than with zlib; `CancellationError` when the task was cancelled.
    /// - Complexity: O(*n* log *n*) in the objects; in memory are two bytes for each node of what can be found, its tags, and
    ///   the streets.
    @discardableResult
    public func read(
        into builder: inout IndexBuilder, progress: ((OSMProgress) -> Void)? = nil
    ) throws -> OSMReport {
        let files = try paths.map { path throws(IndexingError) in try PBFFile(path: path) }
        var passes = OSMPasses(
            files: files, workerCount: builder.workerCount, space: builder.recordSpace, progress: progress)
        let data: OSMData
        do {
            data = try passes.run()
        } catch let error as IndexFormatError {
            throw IndexingError(error, file: nil)
        }
        var duplicateCount = 0
        let before = builder.count
        var report = try OSMAssembly(data, countryCode: countryCode) { record in
            if try builder.contains(record.uri) { duplicateCount += 1 } else { try builder.add(record) }
        }.report
        if let failure = data.failure { throw IndexingError(failure, file: nil) }
        report.duplicateCount = duplicateCount
        report.recordCount = builder.count - before
        if builder.date.isEmpty, let date = data.date { builder.date = date }
        if builder.license.isEmpty { builder.license = "ODbL-1.0" }
        let attribution = "© OpenStreetMap contributors"
        if !builder.attributions.contains(attribution) { builder.attributions.append(attribution) }
        return report
    }
}
