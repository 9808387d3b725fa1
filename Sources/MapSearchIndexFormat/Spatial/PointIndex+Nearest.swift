extension PointIndex {
    /// The nearest points that are accepted, best first.
    ///
    /// The place is in units of ``FixedAngle``. At most `count` points are found, with a score (see ``Neighbor/score``)
    /// below `limit`; `weighed` says whether their weights count. `accept` is asked only of points that would be among
    /// the best.
    ///
    /// - Complexity: O(log *n*) on average for a small `count`.
    package func nearest(
        latitude: Int32, longitude: Int32, count: Int = 1, weighed: Bool = false, limit: Float = .infinity,
        accept: (UInt32) throws(IndexFormatError) -> Bool = { _ in true }
    ) throws(IndexFormatError) -> [Neighbor] {
        guard count > 0, let root else { return [] }
        let query = NearestQuery(latitude: latitude, longitude: longitude)
        var search = NearestSearch(count: count, limit: limit)
        try look(into: root, query, weighed ? PointWeight.scales : nil, &search, accept)
        return search.best
    }

    /// Looks into the boxes of a group, the one that may have the best point first, as long as any may have one.
    private func look(
        into node: Node, _ query: NearestQuery, _ scales: [Float]?, _ search: inout NearestSearch,
        _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        var reaches = query.bounds(try boxes(of: node))
        if let scales {
            let heaviest = try heaviest(of: node)
            for lane in 0..<Self.fanOut { reaches[lane] *= scales[Int(heaviest[lane])] }
        }
        let count = boxCount(of: node)
        while true {
            var lane = 0
            for other in 1..<count where reaches[other] < reaches[lane] { lane = other }
            guard reaches[lane] < search.limit else { return }
            reaches[lane] = .infinity
            let index = node.index * Self.fanOut + lane
            if node.level > 0 {
                try look(into: Node(level: node.level - 1, index: index), query, scales, &search, accept)
            } else {
                let scale = if let scales { scales[Int(try heaviest(of: node)[lane])] } else { Float(1) }
                try look(at: leaf(index), query, scales, scale, &search, accept)
            }
        }
    }

    /// Looks at the points of a leaf; `scale` is that of the heaviest.
    private func look(
        at points: Range<Int>, _ query: NearestQuery, _ scales: [Float]?, _ scale: Float,
        _ search: inout NearestSearch, _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        var index = points.lowerBound
        while index < points.upperBound {
            // Eight at a time where the file holds as many.
            guard index &+ 8 <= count else {
                try look(at: index, query, scales, &search, accept)
                index &+= 1
                continue
            }
            let reaches = query.bounds(try self.points.simd16(index &* 8)) * scale
            let wanted = reaches .< search.limit
            if any(wanted) {
                for lane in 0..<min(8, points.upperBound &- index) where wanted[lane] {
                    try look(at: index &+ lane, query, scales, &search, accept)
                }
            }
            index &+= 8
        }
    }

    private func look(
        at index: Int, _ query: NearestQuery, _ scales: [Float]?, _ search: inout NearestSearch,
        _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        let place = try location(index)
        let haversine = query.haversine(place.latitude, place.longitude)
        let score = if let scales { haversine * scales[Int(try weights.u8(index))] } else { haversine }
        guard score < search.limit else { return }
        let document = try documents[index]
        guard try accept(document) else { return }
        search.insert(Neighbor(document: document, point: index, haversine: haversine, score: score))
    }
}
