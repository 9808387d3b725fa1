import MapGeometry
import MapSearchSnapshots

extension BaseMap {
    /// Whether a PNG can show all names.
    package var isDrawable: Bool {
        areas.allSatisfy { MapSnapshot.isDrawable($0.name ?? "") }
            && courses.allSatisfy { MapSnapshot.isDrawable($0.name ?? "") }
            && places.allSatisfy { MapSnapshot.isDrawable($0.name) }
    }

    /// Removes names that a PNG would show as boxes.
    package mutating func removeUndrawableNames() {
        for index in areas.indices where !MapSnapshot.isDrawable(areas[index].name ?? "") { areas[index].name = nil }
        for index in courses.indices where !MapSnapshot.isDrawable(courses[index].name ?? "") {
            courses[index].name = nil
        }
        places.removeAll { !MapSnapshot.isDrawable($0.name) }
    }

    /// Removes the second of two places with the same name that are close together, as two indexes have them.
    package mutating func removeRepeatedPlaces(within distance: Double) {
        var kept: [String: [Coordinate]] = [:]
        places.removeAll { place in
            let isRepeated = kept[place.name]?.contains { $0.distance(to: place.coordinate) <= distance } ?? false
            if !isRepeated { kept[place.name, default: []].append(place.coordinate) }
            return isRepeated
        }
    }
}
