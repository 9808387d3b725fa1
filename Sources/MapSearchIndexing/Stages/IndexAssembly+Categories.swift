import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension IndexAssembly {
    /// Makes a business a member of its categories and chains, where it goes by the number of its entry of details.
    mutating func group(_ business: BusinessMetadata, of document: Int, entry: UInt32) {
        let (latitude, longitude) = Self.place(records[document].coordinate)
        let point = PointIndex.Entry(
            document: entry, latitude: latitude, longitude: longitude,
            weight: Self.weight(importance: importances[document]))
        var groups: [CategoryIndex.Group] = business.categories.map { .category(id: $0.id) }
        groups += business.chains.map { .chain(name: ChainName.folded($0.name), id: $0.id) }
        for group in Set(groups) { contents.categories.append(point, to: group) }
    }

    /// How much nearer a business seems for being well known: up to four times.
    private static func weight(importance: Double) -> UInt8 {
        PointWeight.weight(nearerBy: min(4, 1 + 10 * max(0, importance - 0.05)))
    }
}
