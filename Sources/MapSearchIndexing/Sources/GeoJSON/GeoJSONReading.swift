import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The features of a file while they are converted to records.
struct GeoJSONReading: ~Copyable {
    private let file: GeoJSONFile
    private var report = GeoJSONReport()
    private var names = PropertyNames()
    private var firstFailure: IndexingError?
    /// The features with an address.
    private var table: AddressTable

    init(_ file: GeoJSONFile, space: ScratchSpace) {
        self.file = file
        table = AddressTable(scheme: file.scheme, in: space)
    }

    /// Adds features, with the lines in which they begin.
    mutating func add(
        _ features: [(line: Int, feature: Result<GeoJSON.Feature, GeometryFormatError>)],
        to builder: inout IndexBuilder
    ) throws {
        for (line, feature) in features {
            countFeature()
            if report.featureCount.isMultiple(of: 1024) { try Task.checkCancellation() }
            do throws(IndexingError) {
                switch feature {
                case .success(let feature): try add(feature, to: &builder)
                case .failure(let error): throw IndexingError("not valid GeoJSON: \(error.message)")
                }
            } catch {
                try skip(IndexingError(error.message, file: file.path, line: line))
            }
        }
    }

    /// Counts a feature; the count is also its number if it has no identifier.
    mutating func countFeature() { report.featureCount += 1 }

    private mutating func add(_ feature: GeoJSON.Feature, to builder: inout IndexBuilder) throws(IndexingError) {
        let reader = try GeoJSONRecord(feature, number: report.featureCount, of: file, &names)
        if let house = try reader.house() {
            let address = try reader.address(of: nil, in: &table.pool)
            try table.add(house: house, at: address)
            return
        }
        let record = try reader.record()
        // A feature that names its parent needs no address.
        if record.parent == nil, !Self.areas.contains(record.kind), try reader.hasAddress() {
            let address = try reader.address(of: record, in: &table.pool)
            guard try !builder.contains(record.uri) else {
                throw IndexingError("\(record.uri) was added before: URIs must be unique in an index")
            }
            try table.add(record, at: address)
        } else {
            try builder.add(record)
            report.recordCount += 1
        }
    }

    /// Features that contain addresses have none themselves.
    private static let areas: Set<ObjectKind> = [.country, .region, .county, .locality, .postcode]

    /// Counts a feature that cannot be read, or throws in strict mode.
    mutating func skip(_ failure: IndexingError) throws(IndexingError) {
        if file.isStrict { throw failure }
        if firstFailure == nil { firstFailure = failure }
        report.skipped.append(SkippedInput(line: failure.line, reason: failure.message))
    }

    /// Adds the streets and towns of the addresses.
    ///
    /// - Throws: ``IndexingError`` for the first feature if none could be read.
    consuming func finish(_ builder: inout IndexBuilder) throws -> GeoJSONReport {
        var report = report
        report.houseCount = table.houseCount
        report.unusedProperties = names.unused
        if table.groups.isEmpty {
            if let firstFailure, report.recordCount == 0 { throw firstFailure }
            return report
        }
        // If towns have a record, in this file or another one, the addresses use it.
        var containers: [IndexRecord] = []
        try builder.forEachRecord { record in
            guard record.kind == .locality || record.kind == .region else { return }
            var town = IndexRecord(uri: record.uri, kind: record.kind, name: record.name, coordinate: record.coordinate)
            town.postcode = record.postcode
            town.countryCode = record.countryCode
            containers.append(town)
        }
        for container in containers {
            try table.add(
                container,
                at: AddressTable.Address(
                    country: 0, region: 0, city: 0, street: 0, postcode: 0, coordinate: container.coordinate))
        }
        let workerCount = builder.workerCount
        try TownFinder(table).forEachRecord(workerCount: workerCount) { record in
            guard try !builder.contains(record.uri) else { return }
            try builder.add(record)
            report.recordCount += 1
        }
        FreedMemory.release()
        return report
    }
}
