import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline

/// A record in one line.
func record(
    _ uri: String, _ kind: ObjectKind, _ name: String, _ latitude: Double = 47, _ longitude: Double = 9,
    parent: String? = nil, _ change: (inout IndexRecord) -> Void = { _ in }
) -> IndexRecord {
    var record = IndexRecord(
        uri: uri, kind: kind, name: name, coordinate: Coordinate(latitude: latitude, longitude: longitude))
    record.parent = parent
    change(&record)
    return record
}

func build(_ records: [IndexRecord], name: String = "Test") throws -> (bytes: [UInt8], report: BuildReport) {
    var builder = IndexBuilder(name: name)
    for record in records { try builder.add(record) }
    return try builder.build()
}

func backend(_ records: [IndexRecord]) throws -> OfflineBackend {
    OfflineBackend(try OfflineIndex(bytes: try build(records).bytes))
}

extension OfflineBackend {
    func found(_ text: String, options: SearchOptions = SearchOptions()) throws -> [GeoObject] {
        try answer(.text(text, options: options)).objects
    }

    func object(_ uri: String) throws -> GeoObject? {
        try answer(.uri(uri)).objects.first
    }
}
