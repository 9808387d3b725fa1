import Dispatch
import MapGeometry
import MapSearchIndexFormat

extension IndexAssembly {
    /// Sorts the coordinates into layers, and writes the index of each document's point.
    mutating func placePoints() throws {
        var points = PointIndex.Writer(in: space)
        var places = [UInt32](repeating: 0, count: order.count)
        var place: UInt32 = 0
        weights += repeatElement(0, count: order.count - weights.count)
        let total = order.count
        for layer in PointIndex.Layer.allCases {
            progress?(IndexingProgress(.points, Int(place), of: total))
            var entries: [PointIndex.Entry] = []
            for (document, record) in order.enumerated()
            where facts.traits[Int(record)].contains(.isSettlement) == (layer == .settlements) {
                entries.append(
                    PointIndex.Entry(
                        document: UInt32(document), latitude: facts.latitudes[Int(record)],
                        longitude: facts.longitudes[Int(record)], weight: weights[document]))
            }
            try arrange(&entries)
            // Every reverse search examines settlements.
            try points.append(entries, layer == .settlements ? .bytes : .least)
            for entry in entries {
                places[Int(entry.document)] = place
                place += 1
            }
        }
        try writeAttributes(places)
        progress?(IndexingProgress(.points, total, of: total))
        file.set(.points, points.section())
    }

    /// Sorts points in the order of their tree.
    private func arrange<Point: TreePoint>(_ points: inout [Point]) throws {
        try Task.checkCancellation()
        guard workerCount > 1 else { return PointIndex.arrange(&points) }
        PointIndex.arrange(&points) { DispatchQueue.concurrentPerform(iterations: 2, execute: $0) }
    }

    private mutating func writeAttributes(_ places: [UInt32]) throws(IndexFormatError) {
        var containerCount = 0
        for record in order { containerCount = max(containerCount, (container(of: Int(record)) ?? -1) + 1) }
        var attributes = AttributeTable.Writer(placeCount: places.count, containerCount: containerCount, in: space)
        for (document, record) in order.enumerated() {
            try attributes.append(
                AttributeTable.Row(
                    place: Int(places[document]), importance: facts.importances[Int(record)], kind: kinds[document],
                    container: container(of: Int(record))))
        }
        file.set(.attributes, attributes.section())
    }

    /// The number of the container of a record.
    func container(of record: Int) -> Int? {
        let parent = links.parents[record]
        return parent == RecordLinks.none ? nil : Int(documents.numbers[Int(parent)])
    }

    /// The factor by which a settlement seems nearer for its size.
    ///
    /// With the fourth root of the population, a city of two million is named from eight times as far as a village of
    /// five hundred: in its suburbs, but not in the next province.
    static func weight(people: Int) -> UInt8 {
        PointWeight.weight(nearerBy: (Double(max(people, 500)) / 500).squareRoot().squareRoot())
    }

    /// A coordinate in the units of the file.
    static func place(_ coordinate: Coordinate) -> (latitude: Int32, longitude: Int32) {
        (FixedAngle.wrapping(coordinate.latitude), FixedAngle.wrapping(coordinate.longitude))
    }
}
