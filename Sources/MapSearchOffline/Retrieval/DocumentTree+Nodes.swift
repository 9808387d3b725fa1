import MapGeometry
import MapSearchIndexFormat

extension DocumentTree.Node {
    /// Whether the box has a part of another one.
    func touches(_ box: FixedBounds) -> Bool {
        south <= box.north && north >= box.south && west <= box.east && east >= box.west
    }

    /// A circle in metres around the box.
    var circle: (center: Coordinate, radius: Double) {
        let southWest = Coordinate(latitude: FixedAngle.degrees(south), longitude: FixedAngle.degrees(west))
        let northEast = Coordinate(latitude: FixedAngle.degrees(north), longitude: FixedAngle.degrees(east))
        let center = Coordinate(
            latitude: (southWest.latitude + northEast.latitude) / 2,
            longitude: (southWest.longitude + northEast.longitude) / 2)
        // Of the corners those nearer to the equator are the farther ones; wide boxes bulge beyond their corners.
        guard northEast.longitude - southWest.longitude < 90 else { return (center, .infinity) }
        let corners = [
            southWest, northEast, Coordinate(latitude: southWest.latitude, longitude: northEast.longitude),
            Coordinate(latitude: northEast.latitude, longitude: southWest.longitude),
            Coordinate(latitude: max(min(0, northEast.latitude), southWest.latitude), longitude: northEast.longitude),
        ]
        return (center, (corners.map { center.distance(to: $0) }.max() ?? 0) * 1.001)
    }
}
