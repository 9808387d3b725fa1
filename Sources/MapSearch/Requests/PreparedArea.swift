package import MapGeometry
import Synchronization

/// An area with its box, prepared for many lookups once there are several.
///
/// Each lookup in a polygon goes through all of its vertices; preparing it costs as much as some lookups.
package final class PreparedArea: Sendable {
    /// The area.
    package let area: SearchArea
    /// The smallest box around the area.
    package let bounds: CoordinateBounds

    private struct State {
        var lookupCount = 0
        var index: PolygonIndex?
    }

    private let state = Mutex(State())

    package init(_ area: SearchArea) {
        self.area = area
        bounds = area.bounds
    }

    /// The point that represents the area, as ``SearchArea/center``.
    package var center: Coordinate {
        switch area.shape {
        case .point(let coordinate): coordinate
        case .circle(let circle): circle.center
        case .bounds, .polygon, .polyline: bounds.center
        }
    }

    /// Returns whether a place is in the area; a point and a line exclude nothing.
    package func contains(_ coordinate: Coordinate) -> Bool {
        guard case .polygon(let polygon) = area.shape else { return area.shape.contains(coordinate) }
        let index = state.withLock { state in
            state.lookupCount += 1
            if state.lookupCount > Self.unpreparedCount, state.index == nil { state.index = PolygonIndex(polygon) }
            return state.index
        }
        return index?.contains(coordinate) ?? polygon.contains(coordinate)
    }

    /// The number of lookups that are not worth preparing for.
    private static let unpreparedCount = 12
}
