#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The factor by which a weight changes a point's score.
package enum PointWeight {
    static let scales: [Float] = (0...255).map { weight in
        // 2^(−2 · weight / 16): the score is a squared distance. Multiplying in a fixed order keeps it reproducible.
        var scale: Float = 1
        for _ in 0..<weight { scale *= 0.917_004_04 }
        return scale
    }

    /// How much nearer a well-known member of a category seems: at most four times.
    ///
    /// - Parameter importance: The importance of the member, from 0 to 1.
    /// - Returns: a factor of at least 1.
    package static func nearness(ofImportance importance: Double) -> Double {
        min(4, 1 + 10 * max(0, importance - 0.05))
    }

    /// The weight that makes a point seem `factor` (≥ 1) times nearer.
    package static func weight(nearerBy factor: Double) -> UInt8 {
        UInt8(clamping: Int((16 * log2(max(1, factor))).rounded()))
    }
}
