extension PointIndex {
    /// The nearest points that are accepted, best first.
    ///
    /// The position is in units of ``FixedAngle``. At most `count` points are returned, with a score (see ``Neighbor/score``)
    /// below `limit`; `weighed` says whether their weights count. `accept` is called only for points that would be among
    /// the best.
    ///
    /// - Complexity: O(log *n*) on average for a small `count`.
    package func nearest(
        latitude: Int32, longitude: Int32, count: Int = 1, weighed: Bool = false, limit: Float = .infinity,
        accept: (UInt32) throws(IndexFormatError) -> Bool = { _ in true }
    ) throws(IndexFormatError) -> [Neighbor] {
        guard count > 0 else { return [] }
        let query = NearestQuery(latitude: latitude, longitude: longitude)
        let scales = weighed ? PointWeight.scales : nil
        var search = NearestSearch(count: count, limit: limit)
        try groups.search(query, scales, &search) { number, search throws(IndexFormatError) in
            try look(at: try leaf(number), query, scales, &search, accept)
        }
        return search.best
    }

    /// Examines the points of a leaf, the best of eight first, so that most of the others need no further calculation.
    private func look(
        at leaf: PointLeaf, _ query: NearestQuery, _ scales: [Float]?, _ search: inout NearestSearch,
        _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        for index in stride(from: 0, to: leaf.count, by: 8) {
            var reaches = query.bounds(try leaf.places(index))
            if let scales { reaches *= try leaf.weights(index).picked(from: scales) }
            for lane in min(8, leaf.count &- index)..<8 { reaches[lane] = .infinity }
            while let lane = reaches.least(below: search.limit) {
                reaches[lane] = .infinity
                let place = try leaf.location(index &+ lane)
                let haversine = query.haversine(place.latitude, place.longitude)
                let score =
                    if let scales { haversine * scales[Int(try leaf.weight(index &+ lane))] } else { haversine }
                guard score < search.limit else { continue }
                let document = try leaf.document(index &+ lane)
                guard try accept(document) else { continue }
                search.insert(
                    Neighbor(
                        document: document, latitude: place.latitude, longitude: place.longitude,
                        haversine: haversine, score: score))
            }
        }
    }
}
