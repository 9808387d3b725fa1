import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// The area of a place of one index, for the objects of another: its outline, or otherwise its box.
struct OutlinedPlace {
    /// The index that has the outline; nil for a box alone.
    private let file: IndexFile?
    /// The number of the outline.
    let area: Int?
    let box: RecordTable.Box?

    init(_ document: UInt32, _ kind: ObjectKind, in file: IndexFile) throws(IndexFormatError) {
        self.file = file
        area = try file.areas.number(of: document)
        box = try file.box(of: document, try file.records.record(document), isStreet: kind == .street)
    }

    /// A part of a country.
    init(_ box: CountryParts.Box) {
        file = nil
        area = nil
        self.box = RecordTable.Box(
            south: FixedAngle.clamping(box.south), west: FixedAngle.clamping(box.west),
            north: FixedAngle.clamping(box.north), east: FixedAngle.clamping(box.east))
    }

    /// Whether anything is known of it.
    var isKnown: Bool { area != nil || box != nil }

    /// Whether a position is in it.
    func contains(_ latitude: Int32, _ longitude: Int32) throws(IndexFormatError) -> Bool {
        if let area, let file { return try file.areas.contains(area, latitude, min(longitude, .max - 1)) }
        guard let box, latitude >= box.south, latitude <= box.north else { return false }
        // A box that crosses the 180th meridian ends west of its start.
        return box.west <= box.east
            ? longitude >= box.west && longitude <= box.east : longitude >= box.west || longitude <= box.east
    }
}
