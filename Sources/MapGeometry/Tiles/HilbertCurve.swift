/// The order of the cells of a square grid along the Hilbert curve, which keeps neighbours close to each other.
///
/// The grid has 2^order cells per side. D. Hilbert, *Ueber die stetige Abbildung einer Linie auf ein Flächenstück*,
/// Math. Ann. 38 (1891); the iteration over bits is that of H. S. Warren, *Hacker's Delight*, chapter 16.
public struct HilbertCurve: Hashable, Sendable {
    /// The number of bits of a column or row, 1…32.
    public let order: Int

    /// Creates the curve of a grid.
    ///
    /// - Parameter order: The number of bits of a column or row; clamped to 1…32.
    public init(order: Int) {
        self.order = min(max(order, 1), 32)
    }

    /// Returns the position of a cell on the curve.
    ///
    /// - Parameters:
    ///   - x: The column; bits above the order are ignored.
    ///   - y: The row; bits above the order are ignored.
    /// - Returns: 0..<4^order.
    public func index(x: UInt32, y: UInt32) -> UInt64 {
        var x = x & mask
        var y = y & mask
        var index: UInt64 = 0
        for level in (0..<order).reversed() {
            let right = x >> UInt32(level) & 1
            let upper = y >> UInt32(level) & 1
            index = index << 2 | UInt64(3 * right ^ upper)
            turn(&x, &y, right, upper)
        }
        return index
    }

    /// Returns the cell at a position on the curve.
    ///
    /// - Parameter index: The position; bits above twice the order are ignored.
    /// - Returns: The column and the row.
    public func cell(at index: UInt64) -> (x: UInt32, y: UInt32) {
        var x: UInt32 = 0
        var y: UInt32 = 0
        for level in 0..<order {
            let digit = UInt32(truncatingIfNeeded: index >> UInt64(2 * level)) & 3
            let right = digit >> 1
            let upper = (digit ^ right) & 1
            let low = level == 0 ? 0 : UInt32.max >> UInt32(32 - level)
            if upper == 0 {
                if right == 1 {
                    x = ~x & low
                    y = ~y & low
                }
                swap(&x, &y)
            }
            x |= right << UInt32(level)
            y |= upper << UInt32(level)
        }
        return (x, y)
    }

    private var mask: UInt32 { UInt32.max >> UInt32(32 - order) }

    /// Transforms the chosen quarter of the square to the position of the whole.
    private func turn(_ x: inout UInt32, _ y: inout UInt32, _ right: UInt32, _ upper: UInt32) {
        guard upper == 0 else { return }
        if right == 1 {
            x = ~x & mask
            y = ~y & mask
        }
        swap(&x, &y)
    }
}
