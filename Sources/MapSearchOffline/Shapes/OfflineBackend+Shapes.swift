public import MapGeometry
public import MapSearch
import MapSearchIndexFormat

extension OfflineBackend {
    /// The outlines and courses that the index holds in a box: what a map is drawn from.
    ///
    /// ```swift
    /// let streets = try backend.shapes(in: visibleBounds, kinds: [.street, .hydro])
    /// ```
    ///
    /// Each object has its name, its kind, its identifier and, in ``/MapSearch/GeoObject/geometry``, its areas as far as
    /// they touch the box, whole, and the pieces of its lines there; the rest of what is known of it is told by
    /// ``/MapSearch/SearchRequest/uri(_:options:page:)``. Buildings of houses are objects of the kind `house`, without a name.
    ///
    /// - Parameters:
    ///   - bounds: The box; it may cross the 180th meridian.
    ///   - kinds: The kinds that are wanted; `nil` for all.
    ///   - options: The languages of names count here, the other options do not.
    /// - Returns: The objects, the most important first; empty when the index has no shapes there.
    /// - Throws: ``/MapSearch/SearchError`` with `indexCorrupt` when the index is damaged; `CancellationError` when the current
    ///   task is cancelled.
    /// - Complexity: O(*n*) in the number of vertices of what touches the box, and in that of all areas in an index of few.
    public func shapes(
        in bounds: CoordinateBounds, kinds: Set<ObjectKind>? = nil, options: SearchOptions = SearchOptions()
    ) throws -> [GeoObject] {
        let assembler = assembler(languages: options.languages)
        var collector = ShapeCollector(index, kinds: kinds)
        for box in FixedBounds.boxes(of: bounds) {
            try index.mappingFormatErrors { try collector.collect(box) }
            try Task.checkCancellation()
        }
        return try index.mappingFormatErrors {
            try collector.objects { document, isHouse throws(IndexFormatError) in
                guard !isHouse else { return ("", nil) }
                return (try index.file.records.name(document, languages: assembler.languages), try index.uri(document))
            }
        }
    }
}

/// A box in units of ``FixedAngle`` that does not cross ±180°.
struct FixedBounds {
    var south: Int32
    var west: Int32
    var north: Int32
    var east: Int32

    /// A box of coordinates, in two parts when it crosses ±180°; none for the empty box.
    static func boxes(of bounds: CoordinateBounds) -> [FixedBounds] {
        guard bounds.south <= bounds.north else { return [] }
        return bounds.longitudes.ranges.map { range in
            FixedBounds(
                south: FixedAngle.clamping(bounds.south), west: FixedAngle.clamping(range.lowerBound),
                north: FixedAngle.clamping(bounds.north), east: FixedAngle.clamping(range.upperBound))
        }
    }
}
