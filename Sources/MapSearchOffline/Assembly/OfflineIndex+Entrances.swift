import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension OfflineIndex {
    /// The entrances of an object, or of its house at a coordinate; nil if none are known.
    func entrances(of document: UInt32, house: Coordinate?) throws(IndexFormatError) -> EntranceMetadata? {
        guard let groups = try file.entrances?.entrances(of: document) else { return nil }
        var group: EntranceTable.Group? = groups.own
        if let house { group = groups.houses.first { Self.coordinate($0.latitude, $0.longitude) == house } }
        let entrances = group.map(Self.entrances) ?? []
        return entrances.isEmpty ? nil : EntranceMetadata(entrances: entrances)
    }

    static func entrances(_ group: EntranceTable.Group) -> [Entrance] {
        group.entrances.map { entrance in
            Entrance(
                kind: Entrance.Kind(number: entrance.kind),
                coordinate: coordinate(entrance.latitude, entrance.longitude))
        }
    }
}
