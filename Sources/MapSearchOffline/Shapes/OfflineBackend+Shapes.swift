public import MapGeometry
public import MapSearch
import MapSearchIndexFormat

extension OfflineBackend {
    /// Returns the outlines and lines in a box, from which a map can be drawn.
    ///
    /// ```swift
    /// let streets = try backend.shapes(in: visibleBounds, kinds: [.street, .water])
    /// ```
    ///
    /// Each object has its name, kind and identifier. Its ``/MapSearch/GeoObject/geometry`` contains, in full, its
    /// areas that touch the box, and the parts of its lines in the box. To get all other information, use
    /// ``/MapSearch/SearchRequest/uri(_:options:page:)``. Buildings are objects of kind `house` without a name.
    ///
    /// - Parameters:
    ///   - bounds: The box; it may cross the 180th meridian.
    ///   - kinds: The kinds to return; `nil` for all.
    ///   - options: The search options, of which only the languages have an effect.
    /// - Returns: The objects, most important first; empty if the index has no shapes there.
    /// - Throws: ``/MapSearch/SearchError`` with `indexCorrupt` if the index is damaged; `CancellationError` if the
    ///   current task is cancelled.
    /// - Complexity: O(*n*) in the number of vertices of the shapes that touch the box, and of all areas if the index
    ///   has only a few.
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

    /// A box of coordinates, in two parts if it crosses ±180°; none for the empty box.
    static func boxes(of bounds: CoordinateBounds) -> [FixedBounds] {
        guard bounds.south <= bounds.north else { return [] }
        return bounds.longitudes.ranges.map { range in
            FixedBounds(
                south: FixedAngle.clamping(bounds.south), west: FixedAngle.clamping(range.lowerBound),
                north: FixedAngle.clamping(bounds.north), east: FixedAngle.clamping(range.upperBound))
        }
    }
}
