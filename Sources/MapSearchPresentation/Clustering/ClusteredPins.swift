public import MapGeometry

/// A set of changing objects, shown as clustered pins in the visible part of the map.
///
/// Each call returns the changes to the pins. It is a value that is not bound to an actor; to connect a live list to a
/// map, use ``ClusteringDisplay``.
public struct ClusteredPins<Object: Locatable>: Sendable {
    private var index: ClusterIndex
    private var points: [Object.ID: Int] = [:]
    /// The objects by the number of their point.
    package private(set) var objects: [Object?] = []
    /// The numbers of removed points, to be reused.
    private var freePoints: [Int] = []
    private var shown: [Object.ID: ClusterPin<Object>] = [:]
    private var rect = MapRect.null
    private var zoom = 0.0

    /// Creates an empty set that shows no part of the map.
    ///
    /// - Parameter options: The clustering options.
    public init(options: ClusterOptions = ClusterOptions()) {
        index = ClusterIndex(options: options)
    }

    /// The number of objects with a valid coordinate.
    public var count: Int { index.count }

    /// The visible pins, in no particular order.
    ///
    /// - Complexity: O(*n*) in the number of pins.
    public var pins: [ClusterPin<Object>] { Array(shown.values) }

    /// Shows a part of the map.
    ///
    /// - Parameters:
    ///   - rect: The part of the map; see ``ClusterIndex/clusters(in:zoom:)``.
    ///   - zoom: The zoom level, rounded down.
    /// - Returns: The changes to the pins.
    /// - Complexity: As ``ClusterIndex/clusters(in:zoom:)``, and O(*pins*) in those before and after.
    public mutating func show(_ rect: MapRect, zoom: Double) -> AnnotationChanges<ClusterPin<Object>> {
        self.rect = rect
        self.zoom = zoom
        return refresh()
    }

    /// Applies changes to the objects.
    ///
    /// - Parameter changes: The changes. Adding an existing object is an update, and removing an unknown one has no
    ///   effect.
    /// - Returns: The changes to the pins.
    /// - Complexity: As ``ClusterIndex/insert(_:)`` for each change, plus one view; adding more objects than there are
    ///   rebuilds the index.
    public mutating func apply(_ changes: AnnotationChanges<Object>) -> AnnotationChanges<ClusterPin<Object>> {
        for object in changes.removed {
            guard let point = points.removeValue(forKey: object.id) else { continue }
            index.remove(point)
            objects[point] = nil
            freePoints.append(point)
        }
        for change in changes.changed { put(change.new) }
        if changes.added.count > max(64, index.count) {
            build(with: changes.added)
        } else {
            for object in changes.added { put(object) }
        }
        return refresh()
    }

    /// Returns the zoom level at which a pin splits; see ``ClusterIndex/expansionZoom(of:)``.
    ///
    /// - Parameter pin: A visible pin.
    /// - Returns: The level; `nil` for a single object, and for a pin that is not visible.
    /// - Complexity: As that of ``ClusterIndex/expansionZoom(of:)``.
    public func expansionZoom(of pin: ClusterPin<Object>) -> Int? {
        cluster(of: pin).flatMap { index.expansionZoom(of: $0) }
    }

    /// Returns the objects that a pin represents, one page at a time; see ``ClusterIndex/members(of:offset:limit:)``.
    ///
    /// - Parameters:
    ///   - pin: A visible pin.
    ///   - offset: The number of objects to skip.
    ///   - limit: The maximum number of objects to return.
    /// - Returns: The objects, that of the pin first; none for a pin that is not visible.
    /// - Complexity: As that of ``ClusterIndex/members(of:offset:limit:)``.
    public func members(of pin: ClusterPin<Object>, offset: Int = 0, limit: Int = .max) -> [Object] {
        guard let cluster = cluster(of: pin) else { return [] }
        return index.members(of: cluster, offset: offset, limit: limit).compactMap { objects[$0] }
    }

    private func cluster(of pin: ClusterPin<Object>) -> PointCluster? {
        guard let point = points[pin.id] else { return nil }
        let cluster = index.cluster(containing: point, zoom: zoom)
        return cluster?.point == point ? cluster : nil
    }

    private mutating func put(_ object: Object) {
        if let point = points[object.id] {
            if objects[point]?.coordinate != object.coordinate { index.move(point, to: object.coordinate) }
            objects[point] = object
        } else if let point = freePoints.popLast() {
            index.restore(point, at: object.coordinate)
            points[object.id] = point
            objects[point] = object
        } else {
            points[object.id] = index.insert(object.coordinate)
            objects.append(object)
        }
    }

    private mutating func build(with added: [Object]) {
        var all = objects.compactMap { $0 }
        points = [:]
        for (point, object) in all.enumerated() { points[object.id] = point }
        for object in added {
            if let point = points[object.id] {
                all[point] = object
            } else {
                points[object.id] = all.count
                all.append(object)
            }
        }
        index = ClusterIndex(all.lazy.map(\.coordinate), options: index.options)
        objects = all
        freePoints = []
    }

    private mutating func refresh() -> AnnotationChanges<ClusterPin<Object>> {
        var changes = AnnotationChanges<ClusterPin<Object>>()
        var next: [Object.ID: ClusterPin<Object>] = [:]
        for cluster in index.clusters(in: rect, zoom: zoom) {
            guard let object = objects[cluster.point] else { continue }
            let pin = ClusterPin(object: object, count: cluster.count)
            next[object.id] = pin
            switch shown.removeValue(forKey: object.id) {
            case let old?: if old != pin { changes.changed.append(.init(old: old, new: pin)) }
            case nil: changes.added.append(pin)
            }
        }
        changes.removed = Array(shown.values)
        shown = next
        return changes
    }
}
