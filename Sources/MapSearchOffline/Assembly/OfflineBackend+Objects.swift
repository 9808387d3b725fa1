public import MapSearch

extension OfflineBackend {
    /// Calls a function with each object of the index, in the order of the file: what belongs to a place follows it.
    ///
    /// ```swift
    /// try backend.forEachObject { object in print(object.uri ?? "", object.name) }
    /// ```
    ///
    /// - Parameters:
    ///   - options: The languages of names count here, the other options do not.
    ///   - body: Receives one object after another; what it throws ends the walk.
    /// - Throws: ``/MapSearch/SearchError`` with `indexCorrupt` when the index is damaged, what `body` throws, and
    ///   `CancellationError` when the current task is cancelled.
    /// - Complexity: O(*n*) in the number of objects.
    public func forEachObject(
        options: SearchOptions = SearchOptions(), _ body: (GeoObject) throws -> Void
    ) throws {
        let assembler = assembler(.text("", options: options))
        for document in 0..<UInt32(index.objectCount) {
            if document.isMultiple(of: 1024) { try Task.checkCancellation() }
            try body(try reading { try assembler.object(document) })
        }
    }
}
