import MapGeometry
import MapSearchIndexFormat

extension FixedAngle {
    /// A coordinate for the search of outlines: the pole and 180° are just inside of those that end there.
    static func insideOutlines(_ coordinate: Coordinate) -> (latitude: Int32, longitude: Int32) {
        (min(clamping(coordinate.latitude), clamping(90) - 1), min(clamping(coordinate.longitude), .max - 1))
    }
}

extension IndexFile {
    /// Where a document is, in degrees.
    func coordinate(_ row: AttributeTable.Row) throws(IndexFormatError) -> Coordinate {
        let place = try location(row)
        return Coordinate(
            latitude: FixedAngle.degrees(place.latitude), longitude: FixedAngle.degrees(place.longitude))
    }

    /// The country that a document belongs to, as two letters in one number; 0 when it is not known.
    func countryCode(of document: UInt32) throws(IndexFormatError) -> UInt16 {
        guard let container = try attributes[document].container else { return 0 }
        return try containers.country(container)
    }

    /// The same for a document with its row; what belongs to nothing, such as a country, says it itself.
    func country(of document: UInt32, _ row: AttributeTable.Row) throws(IndexFormatError) -> UInt16 {
        if let container = row.container { return try containers.country(container) }
        return try records.record(document).country
    }

    /// The documents that contain a document, nearest first.
    func containers(of document: UInt32) throws(IndexFormatError) -> [UInt32] {
        var documents: [UInt32] = []
        var container = try attributes[document].container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let current = container else { break }
            documents.append(try containers.document(current))
            container = try containers.parent(current)
        }
        return documents
    }

    /// Things of documents with the most important first; equal ones keep their order.
    func ranked<Element>(
        _ elements: [Element], by document: (Element) -> UInt32
    ) throws(IndexFormatError) -> [Element] {
        var ranks: [(importance: UInt16, place: Int)] = []
        for (place, element) in elements.enumerated() {
            ranks.append((try attributes.importance(document(element)), place))
        }
        ranks.sort { ($1.importance, $0.place) < ($0.importance, $1.place) }
        return ranks.map { elements[$0.place] }
    }

    /// The number of a country's two letters, in either case; nil for anything else.
    static func country(ofText code: String) -> UInt16? {
        let letters = Array(code.uppercased().utf8)
        guard letters.count == 2, letters.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else {
            return nil
        }
        return UInt16(letters[0]) << 8 | UInt16(letters[1])
    }

    /// The two letters of a country; nil for 0.
    static func text(ofCountry code: UInt16) -> String? {
        guard code != 0 else { return nil }
        return String(decoding: [UInt8(code >> 8), UInt8(code & 0xFF)], as: UTF8.self)
    }
}
