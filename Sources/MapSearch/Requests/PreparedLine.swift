package import MapGeometry
import Synchronization

/// A line that is prepared once for a request: for the order of its results, and for measuring them.
package final class PreparedLine: Sendable {
    package let line: Polyline
    /// The maximum distance in metres of results that count; a little more than the width of a corridor, since distances through
    /// the Earth are not those on the ground.
    package let reach: Double
    private let prepared = Mutex<PolylineIndex?>(nil)

    package init(_ line: Polyline, reach: Double = .infinity) {
        self.line = line
        self.reach = reach
    }

    /// A line with the reach of a corridor.
    convenience init(_ corridor: Corridor) {
        self.init(corridor.line, reach: corridor.maximumDistance.map { $0 * 1.001 + 1 } ?? .infinity)
    }

    /// The line prepared for lookups, by whoever needs it first.
    package var index: PolylineIndex {
        prepared.withLock { prepared in
            if let prepared { return prepared }
            let index = PolylineIndex(line)
            prepared = index
            return index
        }
    }
}

/// A prepared line as a part of a request; it makes no difference between requests.
package struct LinePreparation: Hashable, Sendable {
    package var line: PreparedLine?

    package static func == (first: LinePreparation, second: LinePreparation) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
