public import MapGeometry

/// Objects that come, move and go, as pins with clusters in the part of the map that is shown.
///
/// Each call says which pins change. It is a value that belongs to no actor; ``ClusteringDisplay`` is what stands between a
/// live list and a map.
public struct ClusteredPins<Object: Locatable>: Sendable {
    private var index: ClusterIndex
    private var points: [Object.ID: Int] = [:]
    /// The objects by the number of their point.
    private(set) var objects: [Object?] = []
    /// The numbers of points that were removed, to be used again.
    private var freePoints: [Int] = []
    private var shown: [Object.ID: ClusterPin<Object>] = [:]
    private var rect = MapRect.null
    private var zoom = 0.0

    /// Creates pins without objects that show nothing.
    ///
    /// - Parameter options: How objects are gathered.
    public init(options: ClusterOptions = ClusterOptions()) {
        index = ClusterIndex(options: options)
    }

    /// The number of objects with a valid coordinate.
    public var count: Int { index.count }

    /// The pins that are shown, in no particular order.
    ///
    /// - Complexity: O(*n*) in the number of pins.
    public var pins: [ClusterPin<Object>] { Array(shown.values) }

    /// Shows a part of the map.
    ///
    /// - Parameters:
    ///   - rect: The part of the map; see ``ClusterIndex/clusters(in:zoom:)``.
    ///   - zoom: The zoom level, of which the whole part counts.
    /// - Returns: Which pins change.
    /// - Complexity: As that of ``ClusterIndex/clusters(in:zoom:)``, and O(*pins*) in those before and after.
    public mutating func show(_ rect: MapRect, zoom: Double) -> AnnotationChanges<ClusterPin<Object>> {
        self.rect = rect
        self.zoom = zoom
        return refresh()
    }

    /// Takes in what has happened to the objects.
    ///
    /// - Parameter changes: What has happened to them. What is added and there already, or gone and not there, is an update
    ///   or nothing.
    /// - Returns: Which pins change.
    /// - Complexity: As that of ``ClusterIndex/insert(_:)`` for each change, and a view; more objects at once than there are
    ///   so far are built anew with them.
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

    /// Returns the zoom level at which a pin falls into several; see ``ClusterIndex/expansionZoom(of:)``.
    ///
    /// - Parameter pin: A pin that is shown.
    /// - Returns: The level; `nil` for an object on its own, and for a pin that is not shown.
    /// - Complexity: As that of ``ClusterIndex/expansionZoom(of:)``.
    public func expansionZoom(of pin: ClusterPin<Object>) -> Int? {
        cluster(of: pin).flatMap { index.expansionZoom(of: $0) }
    }

    /// Returns the objects that a pin stands for, a page at a time; see ``ClusterIndex/members(of:offset:limit:)``.
    ///
    /// - Parameters:
    ///   - pin: A pin that is shown.
    ///   - offset: How many to skip.
    ///   - limit: How many to return at most.
    /// - Returns: The objects, that of the pin first; none for a pin that is not shown.
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
