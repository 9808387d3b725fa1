/// Finds the word that the user may have meant.
enum Spelling {
    /// Returns the closest word in a list; nil if none is close.
    ///
    /// A word is close if it has at most one typo for each three letters (at least one is allowed), or is the beginning
    /// of the word. Letters that are only left out count less: “strt” is “street”, not “sort”.
    static func closest(to word: String, among words: [String]) -> String? {
        let word = Array(word.lowercased())
        guard !word.isEmpty else { return nil }
        var best: (rank: Int, word: String)?
        for candidate in words {
            let letters = Array(candidate.lowercased())
            let distance =
                word.count >= 2 && letters.starts(with: word) ? 0 : distance(from: word, to: letters)
            guard distance <= max(1, max(word.count, letters.count) / 3) else { continue }
            let rank = 2 * distance + (hasInOrder(letters, word) ? 0 : 3)
            if rank < best?.rank ?? .max { best = (rank, candidate) }
        }
        return best?.word
    }

    private static func hasInOrder(_ letters: [Character], _ word: [Character]) -> Bool {
        var rest = letters[...]
        return word.allSatisfy { letter in
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }

    /// The number of letters to insert, delete, replace or swap with a neighbour: the optimal string alignment distance.
    static func distance(from first: [Character], to second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                var cost = min(current[column] + 1, last[column + 1] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
