public import MapGeometry
public import MapSearch
import MapSearchIndexFormat

extension OfflineBackend {
    /// Returns the most important places in a box, for example as labels of a map, without a search.
    ///
    /// ```swift
    /// let towns = try backend.places(in: visibleBounds, kinds: [.locality], limit: 30)
    /// ```
    ///
    /// Each object has its name, kind, identifier and coordinate; places without a name are left out.
    ///
    /// - Parameters:
    ///   - bounds: The box; it may cross the 180th meridian.
    ///   - kinds: The kinds to return; `nil` for all.
    ///   - limit: The maximum number of places, at least 0.
    ///   - options: The search options, of which only the languages have an effect.
    /// - Returns: The places, most important first; empty if there are none.
    /// - Throws: ``/MapSearch/SearchError`` with `indexCorrupt` if the index is damaged; `CancellationError` if the
    ///   current task is cancelled.
    /// - Complexity: O(√*n* + *places in the box*).
    public func places(
        in bounds: CoordinateBounds, kinds: Set<ObjectKind>? = nil, limit: Int = 100,
        options: SearchOptions = SearchOptions()
    ) throws -> [GeoObject] {
        let file = index.file
        let languages = assembler(languages: options.languages).languages
        return try index.mappingFormatErrors {
            var documents: [UInt32] = []
            for box in FixedBounds.boxes(of: bounds) {
                try Task.checkCancellation()
                for layer in file.points {
                    try layer.forEach(south: box.south, north: box.north, west: box.west, east: box.east) {
                        document, _, _ throws(IndexFormatError) in
                        let kind = try index.kind(of: document)
                        if kinds?.contains(kind) ?? true { documents.append(document) }
                        return true
                    }
                }
            }
            var objects: [GeoObject] = []
            for document in try file.ranked(documents.sorted(), by: \.self) {
                guard objects.count < limit else { break }
                let name = try file.records.name(document, languages: languages)
                guard !name.isEmpty else { continue }
                objects.append(
                    GeoObject(
                        name: name, coordinate: try file.coordinate(try file.attributes[document]),
                        kind: try index.kind(of: document), uri: try index.uri(document)))
            }
            return objects
        }
    }
}
