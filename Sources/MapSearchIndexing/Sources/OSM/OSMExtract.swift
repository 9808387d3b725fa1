import MapSearchIndexFormat

/// OpenStreetMap data in PBF format, such as extracts of countries and cities.
///
/// ```swift
/// var builder = IndexBuilder(name: "Alps")
/// let report = try OSMExtract(paths: ["austria.osm.pbf", "switzerland.osm.pbf"]).read(into: &builder)
/// try builder.write(to: "alps.mapindex")
/// ```
///
/// The files are read as one, so streets and boundaries that are in several of them are complete and not duplicated.
/// The following become records, with a URI such as `osm:n123`, `osm:w123` or `osm:r123`:
///
/// - boundaries and settlements; the node of a settlement is merged with the boundary around it;
/// - streets with their house numbers; pieces are merged if they touch, or are close together in the same settlement;
/// - points of interest with their details, stations, airports, waters, mountains and parks;
/// - postal codes, from boundaries or, as `postcode:LI-9490`, from addresses.
///
/// Each record belongs to the smallest area or settlement around it or, without a boundary, to the settlement that
/// seems nearest for its size. OpenStreetMap data are licensed under the Open Database License, which is set in the
/// builder.
public struct OSMExtract: Sendable {
    /// The paths of the files, which are read as one.
    public let paths: [String]

    /// The ISO 3166-1 alpha-2 code of the country for objects outside any country in the data, or `nil` to use the
    /// codes of boundaries within 50 km, if they agree.
    public var countryCode: String?

    /// Creates a reference to files without reading them.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - countryCode: The country for objects outside any country in the data.
    public init(paths: [String], countryCode: String? = nil) {
        self.paths = paths
        self.countryCode = countryCode
    }

    /// Reads the files and adds a record for each searchable object.
    ///
    /// The files are read three times, block by block on all cores; searchable objects and the positions they need are
    /// kept in memory. The result does not depend on the order of objects in the files.
    ///
    /// - Parameters:
    ///   - builder: The builder for the records, and for the date, licence and attribution unless they are set.
    ///   - progress: Called every few blocks with the progress, on the calling thread.
    /// - Returns: The counts of records and skipped objects.
    /// - Throws: ``IndexingError`` with file and offset if a file cannot be read, is damaged or incomplete, is not an
    ///   extract, or is not compressed with zlib; `CancellationError` if the task is cancelled.
    /// - Complexity: O(*n* log *n*) in the objects; memory holds two bytes for each node of a searchable object, its
    ///   tags, and the streets.
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
