/// A ray from a position to the east: an outline that it crosses an odd number of times contains the position.
struct EastwardRay {
    private let latitude: Int
    private let longitude: Double

    @inline(__always)
    init(latitude: Int32, longitude: Int32) {
        self.latitude = Int(latitude)
        self.longitude = Double(longitude)
    }

    /// Whether the ray crosses an edge.
    ///
    /// The southern end of an edge belongs to it, the northern one does not, so that two
    /// edges that meet are crossed once.
    @inline(__always)
    func crosses(_ latitude: Int, _ longitude: Int, _ nextLatitude: Int, _ nextLongitude: Int) -> Bool {
        guard (latitude > self.latitude) != (nextLatitude > self.latitude) else { return false }
        // In Double: the products of two 33-bit differences do not fit into an Int.
        let share = Double(self.latitude &- latitude) / Double(nextLatitude &- latitude)
        return self.longitude < Double(longitude) + Double(nextLongitude &- longitude) * share
    }
}
