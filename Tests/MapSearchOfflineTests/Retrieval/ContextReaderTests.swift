import MapSearch
import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@testable import MapSearchOffline

@Suite struct ContextReaderTests {
    /// Towns in districts whose names share some words; of many words there are more containers than are noted.
    private static func world(_ generator: inout SplitMix64) -> TinyWorld {
        let words = ["San", "Santa", "Sant", "Juan", "Rosa", "Nueva"] + (0..<30).map { "Sank\($0)a" }
        var world = TinyWorld()
        for district in 0..<60 {
            let first = words[Int.random(in: 0..<3, using: &generator)]
            let last = words.randomElement(using: &generator) ?? ""
            world.add("\(district)", .region, "\(first) \(last)", Double(district), 10)
            for town in 0..<8 {
                let name = "\(words[town % 4]) \(words.randomElement(using: &generator) ?? "")"
                world.add("\(district)/\(town)", .locality, name, Double(district), 10, in: "\(district)", people: 900)
            }
        }
        return world
    }

    /// A word is one of a container if it is in the names of the container or of one around it, however many have it.
    @Test(arguments: UInt64(1)...4)
    func equalsReadingAllNames(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let file = try Self.world(&generator).backend().index.file
        for (text, isTyping) in [("san juan", false), ("santa sant", false), ("juan san", true), ("nueva sank", true)] {
            let query = ParsedQuery(text)
            let reader = WordReader(index: file, query: query, isTyping: isTyping)
            let meanings = try (0..<query.wordCount).map { try reader.plainMeaning($0, asPrefix: isTyping && $0 == 1) }
            var contexts = ContextReader(
                meanings, of: query, in: file, areas: AreaRanges(effort: SearchEffort()), wordsOfKind: nil,
                isTyping: isTyping)
            try contexts.noteContainers()
            for container in 0..<file.containers.count {
                #expect(
                    try contexts.words(of: container) == Self.words(of: container, meanings, in: file),
                    "\(text) in \(container) with seed \(seed)")
            }
        }
    }

    private static func words(
        of container: Int, _ meanings: [WordMeaning], in file: IndexFile
    ) throws -> WordSet {
        var words: WordSet = 0
        var next: Int? = container
        while let container = next {
            var cursor = try file.forward.cursor(try file.containers.document(container))
            while let name = try file.forward.next(&cursor) {
                for place in 0..<name.termCount {
                    let term = try name.term(place)
                    for word in meanings.indices where meanings[word].entry(for: term) != nil {
                        words |= 1 << WordSet(word)
                    }
                }
            }
            next = try file.containers.parent(container)
        }
        return words
    }
}
