/// One search for the nearest points: the place asked for, what was found, and what is left to look at.
struct NearestSearch {
    let latitude: Int32
    let longitude: Int32
    let cosine: Float
    let weighed: Bool
    let count: Int
    /// The score below which a point is still wanted.
    var limit: Float
    var best: [Neighbor] = []
    /// The sides of splits that were not looked at yet.
    var postponed: [NearestCell] = []
    /// At hand, since a search asks for one at each node.
    private let scales = PointWeight.scales

    func scale(_ weight: UInt8) -> Float { scales[Int(weight)] }

    init(latitude: Int32, longitude: Int32, count: Int, weighed: Bool, limit: Float) {
        self.latitude = latitude
        self.longitude = longitude
        self.cosine = Self.cosine(latitude)
        self.weighed = weighed
        self.count = count
        self.limit = limit
        // One for each level; small enough for an allocator's quick path.
        postponed.reserveCapacity(16)
    }

    /// The cosine of a latitude to 1e-7, by its even Taylor series to the tenth power.
    static func cosine(_ latitude: Int32) -> Float {
        let x = Float(latitude) * FixedAngle.radiansPerUnit
        let y = x * x
        return 1 + y * (-0.5 + y * (1 / 24 + y * (-1 / 720 + y * (1 / 40320 + y * (-1 / 3_628_800)))))
    }

    /// sin²(x / 2) of an angle difference, by the sine's series; an error below 1e-6 of the value.
    static func haversine(_ difference: Int32) -> Float {
        let x = abs(Float(difference)) * (FixedAngle.radiansPerUnit / 2)
        let y = x * x
        let sine = x * (1 + y * (-1 / 6 + y * (1 / 120 + y * (-1 / 5040 + y * (1 / 362_880)))))
        return sine * sine
    }

    /// The haversines to eight points, each a latitude and a longitude; a few units of the last place off.
    @inline(__always)
    func haversines(_ points: SIMD16<Int32>) -> SIMD8<Float> {
        let latitudes = points.evenHalf
        let cosines = Self.cosines(SIMD8<Float>(latitudes))
        return Self.haversines(latitudes &- latitude) + cosines * Self.haversines(points.oddHalf &- longitude) * cosine
    }

    @inline(__always)
    private static func cosines(_ latitudes: SIMD8<Float>) -> SIMD8<Float> {
        let x = latitudes * FixedAngle.radiansPerUnit
        let y = x * x
        var sum = SIMD8<Float>(repeating: -1 / 3_628_800)
        sum = sum * y + 1 / 40320
        sum = sum * y - 1 / 720
        sum = sum * y + 1 / 24
        sum = sum * y - 0.5
        return sum * y + 1
    }

    @inline(__always)
    private static func haversines(_ differences: SIMD8<Int32>) -> SIMD8<Float> {
        let x = SIMD8<Float>(differences) * (FixedAngle.radiansPerUnit / 2)
        let y = x * x
        var sum = SIMD8<Float>(repeating: 1 / 362_880)
        sum = sum * y - 1 / 5040
        sum = sum * y + 1 / 120
        sum = sum * y - 1 / 6
        sum = sum * y + 1
        return sum * sum * y
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
