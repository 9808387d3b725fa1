/// Three directions at right angles, for boxes that fit segments more tightly than those along the axes of the Earth.
struct SpaceFrame: Sendable {
    private let first: SpaceVector
    private let second: SpaceVector
    private let third: SpaceVector

    /// The vector in these directions.
    @inline(__always)
    func callAsFunction(_ vector: SpaceVector) -> SpaceVector {
        SpaceVector(x: vector.dot(first), y: vector.dot(second), z: vector.dot(third))
    }

    /// Creates the directions: the one that most segments have, the other one on the ground, and upwards.
    init(_ directions: Directions) {
        let first = directions.principal
        var up = directions.middle - first * directions.middle.dot(first)
        if up.squaredLength < 1e-6 * directions.middle.squaredLength || up.squaredLength == 0 {
            // The line is around the Earth.
            let axis = first.z.magnitude < 0.7 ? SpaceVector(x: 0, y: 0, z: 1) : SpaceVector(x: 1, y: 0, z: 0)
            up = axis - first * axis.dot(first)
        }
        third = up.normalized
        second = third.cross(first)
        self.first = first
    }

    /// The directions of segments, weighted by their lengths.
    struct Directions {
        private var xx = 0.0
        private var yy = 0.0
        private var zz = 0.0
        private var xy = 0.0
        private var xz = 0.0
        private var yz = 0.0
        /// The sum of all ends.
        private(set) var middle = SpaceVector(x: 0, y: 0, z: 0)

        /// Adds a segment and returns the length of its chord.
        mutating func add(from start: SpaceVector, to end: SpaceVector) -> Double {
            let along = end - start
            let length = along.squaredLength.squareRoot()
            middle = middle + end
            guard length > 0 else { return 0 }
            let share = along * (1 / length)
            xx += share.x * along.x
            yy += share.y * along.y
            zz += share.z * along.z
            xy += share.x * along.y
            xz += share.x * along.z
            yz += share.y * along.z
            return length
        }

        /// The direction that most have, nearly: by powers of the matrix of their products.
        var principal: SpaceVector {
            var axis =
                xx >= yy && xx >= zz
                ? SpaceVector(x: xx, y: xy, z: xz)
                : yy >= zz ? SpaceVector(x: xy, y: yy, z: yz) : SpaceVector(x: xz, y: yz, z: zz)
            guard axis.squaredLength > 0 else { return SpaceVector(x: 1, y: 0, z: 0) }
            for _ in 0..<32 {
                axis = axis.normalized
                axis = SpaceVector(
                    x: xx * axis.x + xy * axis.y + xz * axis.z, y: xy * axis.x + yy * axis.y + yz * axis.z,
                    z: xz * axis.x + yz * axis.y + zz * axis.z)
            }
            return axis.normalized
        }
    }
}

extension SpaceVector {
    /// The vector of length 1 in the same direction; that of the vector must not be 0.
    fileprivate var normalized: SpaceVector { self * (1 / squaredLength.squareRoot()) }
}
