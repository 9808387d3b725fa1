import MapGeometry
package import MapSearchIndexFormat

extension OfflineIndex {
    /// Returns the object or the house with a URI; nil if there is none.
    ///
    /// - Complexity: O(log *n*), and O(*houses of the street*) for a house.
    func place(uri: String) throws(IndexFormatError) -> (document: UInt32, house: FoundHouse?)? {
        if let document = try document(uri: uri) { return (document, nil) }
        guard let houses = file.houses, let sign = uri.utf8.lastIndex(of: UInt8(ascii: "#")),
            let document = try document(uri: String(uri[..<sign])), let owner = try houses.entries.number(of: document)
        else { return nil }
        let house = try HouseFinder(houses: houses).house(uri[uri.utf8.index(after: sign)...], of: owner)
        return house.map { (document, $0) }
    }

    /// Returns the document with a URI; nil if there is none.
    ///
    /// - Complexity: O(log *n*).
    package func document(uri: String) throws(IndexFormatError) -> UInt32? {
        let bytes = Array(uri.utf8)
        let hash = XXHash64.hash(bytes)
        var low = 0
        var high = file.identifiers.count
        while low < high {
            let middle = (low + high) / 2
            if try self.hash(file.identifiers[middle]) < hash { low = middle + 1 } else { high = middle }
        }
        while low < file.identifiers.count {
            let document = try file.identifiers[low]
            // Bytes, like identifiers: strings would be normalized first.
            let candidate = Array(try self.uri(document).utf8)
            if candidate == bytes { return document }
            guard XXHash64.hash(candidate) == hash else { return nil }
            low += 1
        }
        return nil
    }

    /// The URI of a document.
    func uri(_ document: UInt32) throws(IndexFormatError) -> String {
        try uri(try file.records.record(document))
    }

    /// The URI of a record.
    func uri(_ record: RecordTable.Record) throws(IndexFormatError) -> String {
        guard record.scheme < schemes.count else { throw IndexFormatError(.corrupt, section: .records) }
        let scheme = schemes[record.scheme]
        return switch record.identifier {
        case .number(let number):
            // A number has at most nineteen digits.
            String(capacity: scheme.utf8.count + 19) { writer in
                writer.append(scheme)
                writer.append(number)
            }
        case .text(let text): scheme + text
        }
    }

    private func hash(_ document: UInt32) throws(IndexFormatError) -> UInt64 {
        XXHash64.hash(Array(try uri(document).utf8))
    }
}

extension OfflineIndex {
    /// The position on a long object, such as a railway, that is nearest to a coordinate; nil if it has no line nearby.
    func place(of document: UInt32, nearestTo coordinate: Coordinate) throws(IndexFormatError) -> Coordinate? {
        guard let lines = file.lines, try file.records.record(document).box != nil else { return nil }
        let nearest = try lines.nearest(
            latitude: FixedAngle.clamping(coordinate.latitude), longitude: FixedAngle.wrapping(coordinate.longitude),
            limit: NearbyPlaces.reach
        ) { $0.document == document }
        return nearest.map {
            Coordinate(latitude: FixedAngle.degrees($0.latitude), longitude: FixedAngle.degrees($0.longitude))
        }
    }
}
