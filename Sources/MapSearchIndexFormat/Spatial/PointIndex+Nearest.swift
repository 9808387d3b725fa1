#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

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
        guard count > 0, self.count > 0 else { return [] }
        var search = NearestSearch(
            latitude: latitude, longitude: longitude, count: count, weighed: weighed, limit: limit)
        var cell = NearestCell(points: 0..<self.count, around: search)
        while true {
            try descend(&search, from: cell, accept)
            // What was left aside on the way down, the last and smallest first; most of it is too far by now.
            repeat {
                guard let next = search.postponed.popLast() else { return search.best }
                cell = next
            } while cell.reach >= search.limit
        }
    }

    /// Goes down to the leaf on the nearer side of each split and postpones the other sides.
    private func descend(
        _ search: inout NearestSearch, from start: NearestCell, _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        var cell = start
        while cell.count > Self.leafCount {
            let middle = cell.middle
            let place = try location(Int(middle))
            let split = NearestSplit(place.latitude, place.longitude, from: search)
            try take(Int(middle), split.haversine(from: search), &search, accept)
            var far = cell
            let lowIsNearer =
                cell.splitsLongitude ? search.longitude < split.longitude : search.latitude < split.latitude
            if lowIsNearer {
                cell.keepLow(of: split, at: middle)
                far.keepHigh(of: split, at: middle)
            } else {
                cell.keepHigh(of: split, at: middle)
                far.keepLow(of: split, at: middle)
            }
            if try isInReach(&far, search) { search.postponed.append(far) }
            guard try isInReach(&cell, search) else { return }
        }
        try takeLeaf(cell, &search, accept)
    }

    /// Whether something in a cell may be near enough; notes the best score that it may have.
    @inline(__always)
    private func isInReach(_ cell: inout NearestCell, _ search: borrowing NearestSearch) throws(IndexFormatError)
        -> Bool
    {
        guard cell.count > 0 else { return false }
        let bound = cell.lowerBound(from: search)
        // A box around the place asked for needs no look at its weights.
        cell.reach = search.weighed && bound > 0 ? bound * search.scale(try weightBound(Int(cell.node))) : bound
        return cell.reach < search.limit
    }

    /// The largest weight below a node; a damaged file may store too few.
    private func weightBound(_ node: Int) throws(IndexFormatError) -> UInt8 {
        node < heaviest.count ? try heaviest.u8(node) : .max
    }

    private func takeLeaf(
        _ cell: NearestCell, _ search: inout NearestSearch, _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        let scale = search.weighed ? search.scale(try weightBound(Int(cell.node))) : 1
        var index = Int(cell.lower)
        let end = Int(cell.upper)
        while index < end {
            // Eight at a time where the file holds as many; a rounding error must not lose the nearest one.
            guard index &+ 8 <= count else {
                try take(index, nil, &search, accept)
                index &+= 1
                continue
            }
            let scores = search.haversines(try points.simd16(index &* 8)) * (scale * 0.999_99)
            let wanted = scores .< search.limit
            if any(wanted) {
                for lane in 0..<min(8, end &- index) where wanted[lane] {
                    try take(index &+ lane, nil, &search, accept)
                }
            }
            index &+= 8
        }
    }

    /// Takes a point when it is among the best; its haversine is worked out unless it is known.
    @inline(__always)
    private func take(
        _ index: Int, _ known: Float?, _ search: inout NearestSearch,
        _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        let haversine: Float
        if let known {
            haversine = known
        } else {
            let place = try location(index)
            haversine = NearestSplit(place.latitude, place.longitude, from: search).haversine(from: search)
        }
        let score = search.weighed ? haversine * search.scale(try weights.u8(index)) : haversine
        guard score < search.limit else { return }
        let document = try documents[index]
        guard try accept(document) else { return }
        search.insert(Neighbor(document: document, point: index, haversine: haversine, score: score))
    }
}

/// What a weight of a point does to its score.
package enum PointWeight {
    static let scales: [Float] = (0...255).map { weight in
        // 2^(−2 · weight / 16): the score is a squared distance. Multiplying in a fixed order keeps it reproducible.
        var scale: Float = 1
        for _ in 0..<weight { scale *= 0.917_004_04 }
        return scale
    }

    /// The weight that makes a point seem `factor` (≥ 1) times nearer.
    package static func weight(nearerBy factor: Double) -> UInt8 {
        UInt8(clamping: Int((16 * log2(max(1, factor))).rounded()))
    }
}
