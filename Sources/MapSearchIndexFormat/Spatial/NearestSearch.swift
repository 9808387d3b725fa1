/// The results of one search for the nearest points.
struct NearestSearch {
    private let count: Int
    /// Points with a score below this are still needed.
    private(set) var limit: Float
    private(set) var best: [Neighbor] = []

    init(count: Int, limit: Float) {
        self.count = count
        self.limit = limit
    }

    mutating func insert(_ neighbor: Neighbor) {
        if best.count == count { best.removeLast() }
        best.append(neighbor)
        var place = best.count - 1
        while place > 0, best[place - 1].score > neighbor.score {
            best.swapAt(place, place - 1)
            place -= 1
        }
        if best.count == count { limit = best[count - 1].score }
    }
}
