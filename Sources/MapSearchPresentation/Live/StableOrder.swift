/// Finds the objects to move between two orders: as few as possible, and of several smallest sets the one with the
/// fewest unchanged objects.
///
/// The objects that stay are a heaviest ascending subsequence. Objects that are adjacent in both orders form a piece
/// with a weight, so the costs depend on the changes and not on the length of the list. M. L. Fredman, *On computing
/// the length of longest increasing subsequences* (1975), with a tree of prefix maxima after P. M. Fenwick (1994) for
/// the weights.
struct StableOrder {
    /// The cost of moving a piece: the number of objects first, then the number of unchanged ones.
    struct Weight: Comparable {
        var count: Int
        var unchanged: Int

        static let zero = Weight(count: 0, unchanged: 0)

        static func < (first: Weight, second: Weight) -> Bool {
            first.count == second.count ? first.unchanged < second.unchanged : first.count < second.count
        }

        static func + (first: Weight, second: Weight) -> Weight {
            Weight(count: first.count + second.count, unchanged: first.unchanged + second.unchanged)
        }
    }

    /// A run of objects that are adjacent in both orders.
    struct Piece {
        /// The position of the first one in the old order.
        var old: Int
        var weight: Weight

        init(old: Int, count: Int, changed: Int = 0) {
            self.old = old
            weight = Weight(count: count, unchanged: count - changed)
        }

        /// Adds the next object, which has not changed.
        mutating func extend() { weight = weight + Weight(count: 1, unchanged: 1) }
    }

    /// Returns which pieces stay.
    ///
    /// - Parameter pieces: The pieces in the new order, with distinct positions.
    /// - Returns: Whether each stays.
    /// - Complexity: O(*p* log *p*).
    static func stays(_ pieces: [Piece]) -> [Bool] {
        var stays = [Bool](repeating: false, count: pieces.count)
        let ranked = pieces.indices.sorted { pieces[$0].old < pieces[$1].old }
        var rank = [Int](repeating: 0, count: pieces.count)
        for (position, piece) in ranked.enumerated() { rank[piece] = position + 1 }
        // The heaviest subsequence that ends at or before a rank: its weight and last piece.
        var heaviest = [(weight: Weight, piece: Int)](repeating: (.zero, -1), count: pieces.count + 1)
        var previous = [Int](repeating: -1, count: pieces.count)
        var best = (weight: Weight.zero, piece: -1)
        for piece in pieces.indices {
            var before = (weight: Weight.zero, piece: -1)
            var position = rank[piece] - 1
            while position > 0 {
                if heaviest[position].weight > before.weight { before = heaviest[position] }
                position &= position - 1
            }
            previous[piece] = before.piece
            let weight = before.weight + pieces[piece].weight
            if weight > best.weight { best = (weight, piece) }
            position = rank[piece]
            while position < heaviest.count {
                if weight > heaviest[position].weight { heaviest[position] = (weight, piece) }
                position += position & -position
            }
        }
        var piece = best.piece
        while piece >= 0 {
            stays[piece] = true
            piece = previous[piece]
        }
        return stays
    }
}
