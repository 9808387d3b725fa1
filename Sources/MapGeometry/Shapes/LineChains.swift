/// Joins the pieces of lines.
package enum LineChains {
    /// The numbers of the pieces of each line, in the order in which one begins at the end of the last.
    ///
    /// Lines with a beginning come first, and then rings. A piece is in one line only, and none is turned round.
    ///
    /// - Parameter pieces: The pieces, each with at least one coordinate.
    /// - Returns: A list of numbers for each line; empty if there are no pieces.
    /// - Complexity: O(*n*) in the number of pieces, unless many begin at the same place.
    package static func chains(of pieces: [[Coordinate]]) -> [[Int]] {
        var starts: [Coordinate: [Int]] = [:]
        for (number, piece) in pieces.enumerated() { starts[piece[0], default: []].append(number) }
        let ends = Set(pieces.compactMap(\.last))
        var isTaken = [Bool](repeating: false, count: pieces.count)
        let beginnings = pieces.indices.filter { !ends.contains(pieces[$0][0]) }
        return (beginnings + pieces.indices).compactMap { first in
            guard !isTaken[first] else { return nil }
            isTaken[first] = true
            var chain = [first]
            while let end = pieces[chain[chain.count - 1]].last,
                let next = starts[end]?.first(where: { !isTaken[$0] })
            {
                isTaken[next] = true
                chain.append(next)
            }
            return chain
        }
    }

    /// The lines that pieces form, where one begins at the end of another; see ``chains(of:)``.
    package static func joined(_ pieces: [[Coordinate]]) -> [[Coordinate]] {
        chains(of: pieces).map { line(of: $0, pieces) }
    }

    /// The line of a chain of pieces.
    package static func line(of chain: [Int], _ pieces: [[Coordinate]]) -> [Coordinate] {
        chain.dropFirst().reduce(into: pieces[chain[0]]) { $0 += pieces[$1].dropFirst() }
    }
}
