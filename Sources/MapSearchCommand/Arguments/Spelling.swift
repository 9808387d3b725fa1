/// Finds the word that the user may have meant.
enum Spelling {
    /// Returns the closest word in a list; nil if none is close.
    ///
    /// A word is close if it has at most one typo for each three letters (at least one is allowed), or is the beginning
    /// of the word.
    static func closest(to word: String, among words: [String]) -> String? {
        let word = Array(word.lowercased())
        guard !word.isEmpty else { return nil }
        var best: (distance: Int, word: String)?
        for candidate in words {
            let letters = Array(candidate.lowercased())
            let distance =
                word.count >= 2 && letters.starts(with: word) ? 0 : distance(from: word, to: letters)
            if distance <= max(1, max(word.count, letters.count) / 3), distance < best?.distance ?? .max {
                best = (distance, candidate)
            }
        }
        return best?.word
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
