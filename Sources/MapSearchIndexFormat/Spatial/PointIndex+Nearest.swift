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
        if let scales { reaches *= Self.scales(of: try heaviest(of: node), scales) }
        for lane in boxCount(of: node)..<Self.fanOut { reaches[lane] = .infinity }
        while let lane = Self.least(of: reaches, below: search.limit) {
            reaches[lane] = .infinity
            let index = node.index * Self.fanOut + lane
            if node.level > 0 {
                try look(into: Node(level: node.level - 1, index: index), query, scales, &search, accept)
            } else {
                try look(at: leaf(index), query, scales, &search, accept)
            }
        }
    }

    /// Looks at the points of a leaf, the best of eight first, so that most others need no second look.
    private func look(
        at points: Range<Int>, _ query: NearestQuery, _ scales: [Float]?, _ search: inout NearestSearch,
        _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        var index = points.lowerBound
        while index < points.upperBound {
            // Eight at a time where the file holds as many.
            guard index &+ 8 <= count else {
                try look(at: index, query, scales, &search, accept)
                index &+= 1
                continue
            }
            var reaches = query.bounds(try self.points.simd16(index &* 8))
            if let scales {
                reaches *= Self.scales(of: SIMD8<UInt8>(littleEndian: try weights.u64(index)), scales)
            }
            for lane in min(8, points.upperBound &- index)..<8 { reaches[lane] = .infinity }
            while let lane = Self.least(of: reaches, below: search.limit) {
                reaches[lane] = .infinity
                try look(at: index &+ lane, query, scales, &search, accept)
            }
            index &+= 8
        }
    }

    @inline(__always)
    private static func scales(of weights: SIMD8<UInt8>, _ scales: [Float]) -> SIMD8<Float> {
        SIMD8(
            scales[Int(weights[0])], scales[Int(weights[1])], scales[Int(weights[2])], scales[Int(weights[3])],
            scales[Int(weights[4])], scales[Int(weights[5])], scales[Int(weights[6])], scales[Int(weights[7])])
    }

    /// The lane of the least value, the first one of equals; nil when none is below the limit.
    @inline(__always)
    private static func least(of values: SIMD8<Float>, below limit: Float) -> Int? {
        // Vectors throughout: `min()` becomes a loop over the lanes.
        let halves = values.lowHalf.replacing(with: values.highHalf, where: values.highHalf .< values.lowHalf)
        let quarters = halves.lowHalf.replacing(with: halves.highHalf, where: halves.highHalf .< halves.lowHalf)
        let least = min(quarters.x, quarters.y)
        guard least < limit else { return nil }
        var lane = 0
        while lane < 7, values[lane] != least { lane &+= 1 }
        return lane
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
