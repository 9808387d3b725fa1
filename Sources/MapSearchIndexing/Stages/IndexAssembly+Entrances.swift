import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension IndexAssembly {
    /// Writes the entrances of an object and of its houses, if any are known.
    mutating func describeEntrances(of record: IndexRecord, _ document: Int) throws(IndexFormatError) {
        var houses: [EntranceTable.Group] = []
        for house in record.houses where !house.entrances.isEmpty {
            let group = Self.group(house.entrances, at: house.coordinate)
            // Several numbers of one building share its entrances.
            if houses.last != group { houses.append(group) }
        }
        guard !record.entrances.isEmpty || !houses.isEmpty else { return }
        try entrances.append(
            Self.group(record.entrances, at: record.coordinate), houses: houses, of: UInt32(document))
    }

    private static func group(_ entrances: [Entrance], at coordinate: Coordinate) -> EntranceTable.Group {
        let (latitude, longitude) = place(coordinate)
        let sorted = entrances.sorted { $0.kind.number < $1.kind.number }
        return EntranceTable.Group(
            latitude: latitude, longitude: longitude,
            entrances: sorted.map { entrance in
                let (latitude, longitude) = place(entrance.coordinate)
                return .init(kind: entrance.kind.number, latitude: latitude, longitude: longitude)
            })
    }
}
