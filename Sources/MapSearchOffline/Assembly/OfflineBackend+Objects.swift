public import MapSearch

extension OfflineBackend {
    /// Calls a function with each object of the index, in file order, where objects in a place follow that place.
    ///
    /// ```swift
    /// try backend.forEachObject { object in print(object.uri ?? "", object.name) }
    /// ```
    ///
    /// - Parameters:
    ///   - options: The search options, of which only the languages have an effect.
    ///   - body: Called with one object after another; an error thrown by it ends the iteration.
    /// - Throws: ``/MapSearch/SearchError`` with `indexCorrupt` if the index is damaged, any error thrown by `body`,
    ///   and `CancellationError` if the current task is cancelled.
    /// - Complexity: O(*n*) in the number of objects.
    public func forEachObject(
        options: SearchOptions = SearchOptions(), _ body: (GeoObject) throws -> Void
    ) throws {
        let assembler = assembler(languages: options.languages)
        for document in 0..<UInt32(index.objectCount) {
            if document.isMultiple(of: 1024) { try Task.checkCancellation() }
            try body(try index.mappingFormatErrors { try assembler.object(document) })
        }
    }
}
