import MapGeometry
import MapSearch
import MapSearchOpenStreetMap

extension AdministrativeAreas {
    /// So many other settlements may be within the built-up area of a city: former villages and the like.
    private static let absorbedCount = 2

    /// The size of a settlement without a boundary, in metres: a place between two settlements belongs to the one that is fewer of its
    /// own sizes away.
    ///
    /// A city or a town ends where other settlements begin: Valletta, which has the title of a city and six thousand inhabitants, does
    /// not contain the towns two kilometres away.
    func ownReach(of index: Int) -> Double {
        guard let place = all[index].place else { return 0 }
        let least = OSMPlaceType.village.reach
        guard all[index].extent == nil, place.kind == .locality, place.reach > least else { return place.reach }
        // The first is the settlement itself.
        let distances = distances(toVillagesAround: all[index].record.coordinate, within: place.reach)
        guard distances.count > Self.absorbedCount + 1 else { return place.reach }
        return max(least, distances[Self.absorbedCount + 1])
    }
}
