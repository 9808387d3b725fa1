import MapSearchIndexing

extension IndexBuilder {
    /// The records in the order in which they were added.
    var records: [IndexRecord] {
        var records: [IndexRecord] = []
        do {
            try forEachRecord { records.append($0) }
        } catch {
            fatalError("the scratch file cannot be read: \(error)")
        }
        return records
    }
}
