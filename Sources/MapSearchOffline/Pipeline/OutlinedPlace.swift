import MapSearch
import MapSearchIndexFormat

/// The area of a place of one index, for the objects of another: its outline, or otherwise its box.
struct OutlinedPlace {
    private let file: IndexFile
    /// The number of the outline.
    let area: Int?
    let box: RecordTable.Box?

    init(_ document: UInt32, _ kind: ObjectKind, in file: IndexFile) throws(IndexFormatError) {
        self.file = file
        area = try file.areas.number(of: document)
        box = try file.box(of: document, try file.records.record(document), isStreet: kind == .street)
    }

    /// Whether anything is known of it.
    var isKnown: Bool { area != nil || box != nil }

    /// Whether a position is in it.
    func contains(_ latitude: Int32, _ longitude: Int32) throws(IndexFormatError) -> Bool {
        if let area { return try file.areas.contains(area, latitude, min(longitude, .max - 1)) }
        guard let box, latitude >= box.south, latitude <= box.north else { return false }
        // A box that crosses the 180th meridian ends west of its start.
        return box.west <= box.east
            ? longitude >= box.west && longitude <= box.east : longitude >= box.west || longitude <= box.east
    }
}
