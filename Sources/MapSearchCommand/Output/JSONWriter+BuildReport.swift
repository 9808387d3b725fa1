import MapSearchIndexing

extension JSONWriter {
    /// Writes the report of a build and of each of its inputs.
    mutating func report(
        _ report: BuildReport, _ extract: OSMReport?, _ tables: [(path: String, report: DelimitedReport)],
        _ features: [(path: String, report: GeoJSONReport)], file: String
    ) {
        member("file", file)
        counts([
            ("objects", report.objectCount), ("words", report.termCount), ("outlines", report.outlineCount),
            ("bytes", report.byteCount), ("droppedNames", report.droppedNameCount),
            ("missingParents", report.orphanCount),
        ])
        if let extract { object("openStreetMap") { $0.counts(extract.counts) } }
        if !tables.isEmpty {
            objects("tables", tables) { writer, table in
                writer.member("file", table.path)
                writer.counts(table.report.counts)
            }
        }
        if !features.isEmpty {
            objects("features", features) { writer, file in
                writer.member("file", file.path)
                writer.counts([
                    ("features", file.report.featureCount), ("records", file.report.recordCount),
                    ("houses", file.report.houseCount), ("skipped", file.report.skipped.count),
                ])
            }
        }
    }

    private mutating func counts(_ counts: [(String, Int)]) {
        for (name, count) in counts {
            key(named: name)
            value(count)
        }
    }
}

extension OSMReport {
    fileprivate var counts: [(String, Int)] {
        [
            ("objects", objectCount), ("records", recordCount), ("houses", houseCount), ("joined", joinedCount),
            ("strayHouses", strayHouseCount), ("droppedHouses", homelessHouseCount),
            ("droppedRanges", brokenRangeCount),
            ("droppedBoundaries", cutBoundaryCount), ("openBoundaries", openBoundaryCount),
            ("brokenAreas", brokenAreaCount), ("droppedWays", emptyWayCount), ("droppedNodes", misplacedNodeCount),
            ("duplicates", duplicateCount),
        ]
    }
}

extension DelimitedReport {
    fileprivate var counts: [(String, Int)] {
        [
            ("rows", rowCount), ("records", recordCount), ("houses", houseCount), ("badQuoting", badQuotingCount),
            ("badEncoding", badEncodingCount), ("excessFields", excessFieldsCount), ("incomplete", incompleteCount),
            ("formerPlaces", formerPlaceCount), ("duplicates", duplicateCount),
        ]
    }
}
